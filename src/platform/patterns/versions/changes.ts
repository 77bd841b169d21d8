import type { Change, HistoryEntry } from '../../providers/api.ts';

/**
 * Changes of a row since its previous submission: old and new value by field. Of a row that is being revised, since the
 * last submission; empty for one that was submitted once and not changed since.
 * @param history newest first
 * @param without fields that are left out
 */
export function changesSince(history: readonly HistoryEntry[], without: ReadonlySet<string>): Record<string, Change> {
  const hasContent = ({ perubahan }: HistoryEntry): boolean => Object.keys(perubahan).some(name => !without.has(name));
  const handedIn = history.flatMap((entry, i) => (entry.tindakan === 'ajukan' ? [i] : []));
  const [last, before] = handedIn;
  if (last === undefined) return {};
  const span =
    last > 0 && history.slice(0, last).some(hasContent) ? history.slice(0, last) : history.slice(last, before ?? last);
  const merged: Record<string, Change> = {};
  for (const { perubahan } of span.toReversed())
    for (const [name, change] of Object.entries(perubahan)) {
      if (without.has(name)) continue;
      const known = merged[name];
      merged[name] = known ? { ...change, dari: known.dari, dariLabel: known.dariLabel } : change;
    }
  return Object.fromEntries(
    Object.entries(merged).filter(([, { dari, ke }]) => JSON.stringify(dari) !== JSON.stringify(ke)),
  );
}

/** A child row as the history keeps it. */
type StoredRow = Readonly<Record<string, unknown>>;
const isRows = (value: unknown): value is StoredRow[] =>
  Array.isArray(value) && value.every(one => typeof one === 'object' && one !== null);

/** Changes of child rows, in words; their `nama` names them. */
export function rowChanges(
  dari: unknown,
  ke: unknown,
  labelOf: (name: string) => string,
): { kind: 'ditambahkan' | 'dihapus' | 'diubah'; nama: string; fields: string[] }[] {
  const [old, now] = [isRows(dari) ? dari : [], isRows(ke) ? ke : []];
  const nameOf = (row: StoredRow) => String(row.nama ?? '–');
  const same = (row: StoredRow, rows: readonly StoredRow[]) => rows.find(({ id }) => id === row.id);
  return [
    ...now.filter(row => !same(row, old)).map(row => ({ kind: 'ditambahkan' as const, nama: nameOf(row), fields: [] })),
    ...old.filter(row => !same(row, now)).map(row => ({ kind: 'dihapus' as const, nama: nameOf(row), fields: [] })),
    ...now.flatMap(row => {
      const former = same(row, old);
      const fields = former
        ? Object.keys(row).filter(name => JSON.stringify(row[name] ?? null) !== JSON.stringify(former[name] ?? null))
        : [];
      return fields.length ? [{ kind: 'diubah' as const, nama: nameOf(row), fields: fields.map(labelOf) }] : [];
    }),
  ];
}
