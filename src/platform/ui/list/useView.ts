import { usePermissions, useStore } from 'react-admin';
import { sheetFields, steppedFields } from '../../../../resources/kit/index.ts';
import { extensionsOf } from '../extensions.ts';
import { type Permissions, useFieldAccess } from '../permissions.ts';
import { useDeclaration } from '../registry.ts';
import { allColumns, columnsKey, firstColumns } from './listFields.ts';
import { useAsSheet } from './useAsSheet.ts';
import { useFixed } from './useFixed.ts';

export type Density = 'small' | 'medium';

/** How close rows stand, for all lists. */
export const useDensity = () => useStore<Density>('daftar.kerapatan', 'medium');

/** Columns of the list and those that the person has hidden. */
export function useColumns() {
  const resource = useDeclaration();
  const { hidden: forbidden } = useFieldAccess();
  const without = new Set([...forbidden, ...useFixed()]);
  const columns = allColumns(resource, without);
  const first = firstColumns(resource, without);
  const hiddenAtFirst = columns.filter(name => !first.includes(name));
  const [hidden, setHidden] = useStore<string[]>(columnsKey(resource.name), hiddenAtFirst);
  return {
    columns,
    hiddenAtFirst,
    hidden,
    visible: columns.filter(name => !hidden.includes(name)),
    toggle: (name: string) =>
      setHidden(hidden.includes(name) ? hidden.filter(each => each !== name) : [...hidden, name]),
    reset: () => setHidden(hiddenAtFirst),
  };
}

/** Query of a list of these fields, without those hidden from the person; it waits while their rights are unknown. */
export function useAsked(
  fields: readonly string[],
  resource?: string,
): { enabled: boolean; meta: { kolom: readonly string[] } } {
  const { permissions } = usePermissions<Permissions>();
  const { hidden } = useFieldAccess(resource);
  return { enabled: permissions !== undefined, meta: { kolom: fields.filter(name => !hidden.has(name)) } };
}

/** Fields that the list around asks of its rows; undefined while it is not known which the person may see. */
export function useNeededFields(): readonly string[] | undefined {
  const resource = useDeclaration();
  const { permissions } = usePermissions<Permissions>();
  const { hidden: forbidden } = useFieldAccess();
  const columns = allColumns(resource, forbidden);
  const first = firstColumns(resource, forbidden);
  const [hidden] = useStore<string[]>(
    columnsKey(resource.name),
    columns.filter(name => !first.includes(name)),
  );
  const { on: asSheet } = useAsSheet();
  const visible = columns.filter(name => !hidden.includes(name));
  const { reads = [] } = extensionsOf(resource.name);
  const shown = [...visible, ...reads, ...(asSheet ? sheetFields(resource) : [])];
  return permissions && steppedFields(resource, shown).filter(name => !forbidden.has(name));
}
