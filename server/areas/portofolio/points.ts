import type { Karya, Penulis, Works } from '../../../resources/portofolio/karyaOf.ts';
import { sharesOf } from '../../../resources/portofolio/penulis.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';

/** Points of a whole work in hundredths, 0 while it earns none (docs/domain/40 §4.5). */
export async function pointsOf(
  { tx, registry }: RuleContext,
  works: Works,
  row: Readonly<Record<string, unknown>>,
): Promise<number> {
  const { category, levels, while: only } = works.work.points;
  if (only && !only.in.some(value => value === row[only.field])) return 0;
  if (levels) {
    const level = row[levels.field];
    return typeof level === 'string' && Object.hasOwn(levels.points, level) ? (levels.points[level] ?? 0) * 100 : 0;
  }
  const field = category === undefined ? undefined : works.fields[category];
  if (!category || field?.kind !== 'ref') return 0;
  const found = await tx.one<{ n: number }>(
    `select (poin * 100)::int as n from ${tableName(registry.get(field.to))} where id = $1`,
    [row[category]],
  );
  return found?.n ?? 0;
}

/** The authors in their order, each with the points that the work gives it once it is verified. */
export function withShares(works: Works, { penulis = [] }: Partial<Karya>, points: number): Partial<Penulis>[] {
  const authors = [...penulis].sort((one, other) => Number(one.urutan) - Number(other.urutan));
  const shares = sharesOf(points, authors.length);
  return works.work.authored ? authors.map((author, i) => ({ ...author, poin: (shares[i] ?? 0) / 100 })) : [];
}

/** The owner's share of a work's points. */
export function ownShare(works: Works, row: Karya, points: number): number {
  if (!works.work.authored) return points / 100;
  const own = withShares(works, row, points).find(author =>
    row.idMahasiswa ? author.idMahasiswa === row.idMahasiswa : author.idPegawai === row.idPegawai,
  );
  return own?.poin ?? 0;
}
