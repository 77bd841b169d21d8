import { isRecord } from '../../../../resources/kit/index.ts';
import { dimensionOf, type PivotValue } from '../../../../resources/kit/pivot.ts';
import { RefLabel } from '../cells/RefLabel.tsx';
import { useDeclaration, useRegistry } from '../registry.ts';
import { groupWords, usePivotWords } from './usePivotWords.ts';

const isValue = (value: unknown): value is PivotValue =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** The filter by a pivot table's cell: "Fakultas: Teknik; Tanggal per bulan: Oktober 2026". */
export default function CellWords({ cell }: { cell: unknown }) {
  const resource = useDeclaration();
  const registry = useRegistry();
  const words = usePivotWords(resource);
  const entries = Object.entries(isRecord(cell) ? cell : {});
  return entries.map(([key, value], i) => {
    const dimension = dimensionOf(resource, key, registry.find, () => true);
    if (!dimension || !isValue(value)) return null;
    const { field } = dimension;
    return (
      <span key={key}>
        {i > 0 ? '; ' : ''}
        {words.dimension(dimension)}:{' '}
        {(field.kind === 'ref' || field.kind === 'refs') && value !== null ? (
          <RefLabel to={field.to} id={String(value)} />
        ) : (
          groupWords(dimension, value)
        )}
      </span>
    );
  });
}
