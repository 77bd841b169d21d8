import type { Kind } from '../../resources/kit/index.ts';
import { type CellTable, plainCells } from './cells/plain.tsx';
import { RowsTable } from './cells/RowsTable.tsx';

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** How a value of each kind is shown. */
export const cells: CellTable = {
  ...plainCells,
  rows: ({ value, field, source, full }) =>
    full ? <RowsTable source={source} field={field} value={list(value)} /> : `${list(value).length} baris`,
};

/** Kinds whose columns stand at the right edge, digits under digits. */
export const isNumeric = (kind: Kind): boolean => kind === 'integer' || kind === 'decimal' || kind === 'money';
