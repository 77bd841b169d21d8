import { createContext } from 'react';
import type { RaRecord } from 'react-admin';
import type { Kind, Resource } from '../../../../../resources/kit/index.ts';
import { lockOf } from '../../form/FormMode.ts';

/** Kinds whose value is one word, number, day or choice, which a cell has room for. */
const shortKinds: ReadonlySet<Kind> = new Set<Kind>([
  'text',
  'email',
  'phone',
  'url',
  'time',
  'integer',
  'decimal',
  'money',
  'date',
  'enum',
  'boolean',
  'ref',
]);

/** The cell that is being changed. */
export interface EditedCell {
  row: RaRecord;
  source: string;
  /** Its element, beside which the editor opens. */
  at: HTMLElement;
}

interface CellEdit {
  /** Columns whose cells the person may change where they stand, in their order. */
  sources: readonly string[];
  edit: (cell: EditedCell) => void;
}

export const CellEditContext = createContext<CellEdit>({ sources: [], edit: () => undefined });

/** Address of a cell's element within its row. */
export const cellSelector = (source: string): string => `[data-sel="${source}"]`;

/**
 * Those of the columns whose cells may be changed where they stand: short values that the declaration and the role leave
 * open, and that neither touch people (`weighty`), are covered, nor belong to a form of their own.
 */
export function cellsToEdit(
  resource: Resource,
  columns: readonly string[],
  { readOnly, hidden }: { readOnly: ReadonlySet<string>; hidden: ReadonlySet<string> },
): string[] {
  return columns.filter(source => {
    const field = resource.fields[source];
    if (!field || !shortKinds.has(field.kind) || hidden.has(source)) return false;
    // What may be chosen follows from another field, which is not in sight.
    if (field.kind === 'ref' && field.dependsOn) return false;
    if (field.within || field.secret || field.sensitive || resource.weighty?.fields.includes(source)) return false;
    return !lockOf({ resource, source, mode: 'edit', record: undefined, readOnly });
  });
}
