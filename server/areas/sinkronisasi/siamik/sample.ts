import type { Queryable } from '../../../platform/database/db.ts';
import type { AcademicPath, AcademicSource, SourcePage, SourceRow } from './port.ts';
import { sampleChanges, sampleEvery } from './sampleChanges.ts';
import { sampleQueries } from './sampleQueries.ts';

/** The embedded academic system: the rows that came from it, with every kind of difference (docs/domain/10 §3.5). */
export const sampleAcademic = (db: Queryable, pageSize: number): AcademicSource => ({
  pageSize,
  page: (path, halaman) => samplePage(db, path, halaman, pageSize),
});

type Keyed = Record<string, unknown> & { kunci: string };

async function samplePage(db: Queryable, path: AcademicPath, halaman: number, size: number): Promise<SourcePage> {
  const { added, changed, lacksLast } = sampleChanges[path];
  // A row that the sample adds is in the portal once it was taken over: then it must not come twice.
  const own = `select * from (${sampleQueries[path]}) s where not (s.kunci = any($1::text[]))`;
  const keys = added.map(({ kunci }) => kunci);
  const found = await db.one<{ n: number }>(`select count(*)::int as n from (${own}) n`, [keys]);
  const count = found?.n ?? 0;
  const offset = (halaman - 1) * size;
  const rows = await db.query<Keyed>(`${own} order by s.kunci collate "C" limit $2 offset $3`, [keys, size, offset]);
  // With so few rows nothing is missing: an installation that starts must not lose its only row.
  const missing = lacksLast && count > changed.length + 1;
  const every = sampleEvery[path] ?? ((row: SourceRow) => row);
  const data = rows.flatMap((row, i) => {
    const at = offset + i;
    if (missing && at === count - 1) return [];
    return [every(changed[at]?.(row) ?? row)];
  });
  const isLast = offset + size >= count;
  const all = isLast ? [...data, ...added] : data;
  return { data: all.map(without), total: count - (missing ? 1 : 0) + added.length };
}

const without = ({ kunci: _, ...row }: SourceRow): SourceRow => row;
