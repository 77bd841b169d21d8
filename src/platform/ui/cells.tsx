import { Suspense } from 'react';
import type { Kind } from '../../../resources/kit/index.ts';
import { Loading } from '../common/Loading.tsx';
import { lazyScreen } from '../common/lazyScreen.ts';
import { inWords } from '../providers/reading.ts';
import { Amount, type CellTable, plainCells } from './cells/plain.tsx';

/** Code of its own, with that of records: a list shows no tables in its cells. */
const RowsTable = lazyScreen(async () => ({ default: (await import('./cells/RowsTable.tsx')).RowsTable }));

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** How a value of each kind is shown. */
export const cells: CellTable = {
  ...plainCells,
  rows: ({ value, field, source, full }) =>
    full ? (
      <Suspense fallback={<Loading label={inWords('Memuat tabel')} height={40 * (list(value).length + 1)} />}>
        <RowsTable source={source} field={field} value={list(value)} />
      </Suspense>
    ) : (
      <Amount n={list(value).length} of="%{n} baris" />
    ),
};

/** Kinds whose columns stand at the right edge, digits under digits. */
export const isNumeric = (kind: Kind): boolean => kind === 'integer' || kind === 'decimal' || kind === 'money';
