import { usePermissions, useStore } from 'react-admin';
import { sheetFields, steppedFields } from '../../../../resources/kit/index.ts';
import { extensionsOf } from '../extensions.ts';
import { type Permissions, useFieldAccess } from '../permissions.ts';
import { useDeclaration } from '../registry.ts';
import { allColumns, columnsKey, firstColumns, inOrder, orderKey, widthsKey } from './listFields.ts';
import { useAsSheet } from './useAsSheet.ts';
import { useFixed } from './useFixed.ts';

export type Density = 'small' | 'medium';

/** How close rows stand, for all lists. */
export const useDensity = () => useStore<Density>('daftar.kerapatan', 'medium');

/** Widths of columns in pixels, by field; a column without one is as wide as its content. */
export type Widths = Readonly<Record<string, number>>;

const asContent: Widths = {};

/** Widths of the columns of a list, which the person has drawn. */
export const useWidths = (resource: string) => useStore<Widths>(widthsKey(resource), asContent);

const asDeclared: string[] = [];

/** Columns of the list in the order that the person chose, and those that they have hidden. */
export function useColumns() {
  const resource = useDeclaration();
  const { hidden: forbidden } = useFieldAccess();
  const without = new Set([...forbidden, ...useFixed()]);
  const declared = allColumns(resource, without);
  const first = firstColumns(resource, without);
  const hiddenAtFirst = declared.filter(name => !first.includes(name));
  const [order, setOrder] = useStore<string[]>(orderKey(resource.name), asDeclared);
  const [, setWidths] = useStore<Widths>(widthsKey(resource.name), asContent);
  const columns = order.length ? inOrder(declared, order) : declared;
  const [hidden, setHidden] = useStore<string[]>(columnsKey(resource.name), hiddenAtFirst);
  return {
    columns,
    hiddenAtFirst,
    hidden,
    /** Chosen order; empty while it is the declared one. */
    order,
    setOrder,
    move: (from: number, to: number) => {
      const name = columns[from];
      if (name !== undefined) setOrder(columns.toSpliced(from, 1).toSpliced(to, 0, name));
    },
    visible: columns.filter(name => !hidden.includes(name)),
    toggle: (name: string) =>
      setHidden(hidden.includes(name) ? hidden.filter(each => each !== name) : [...hidden, name]),
    reset: () => {
      setHidden(hiddenAtFirst);
      setOrder(asDeclared);
      setWidths(asContent);
    },
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
