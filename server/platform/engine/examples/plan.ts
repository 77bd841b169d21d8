import type { Registry, Resource, Stays } from '../../../../resources/kit/index.ts';
import { childTableName, column, rowsFields, tableName } from '../../database/columns.ts';
import type { Queryable } from '../../database/db.ts';

/** A table and which of its rows stay, as its resource declares (`stays`). */
export interface PlannedTable {
  readonly table: string;
  readonly resource: Resource;
  readonly stays: Stays | null;
  /** A table of child rows: counted with their parents. */
  readonly child: boolean;
}

/** Every table of the declarations. */
export const plannedTables = ({ resources }: Registry): readonly PlannedTable[] =>
  resources
    .filter(r => !r.view)
    .flatMap(r => [
      { table: tableName(r), resource: r, stays: r.stays, child: false },
      ...rowsFields(r).map(([name]) => ({
        table: childTableName(r, name),
        resource: r,
        // Only what stays whole keeps child rows.
        stays: r.stays === 'all' ? r.stays : null,
        child: true,
      })),
    ]);

/** References of a resource's own columns: the column and the table that it refers to. */
export function referencesOf(r: Resource, registry: Registry): readonly { column: string; to: Resource | undefined }[] {
  return Object.entries(r.fields).flatMap(([name, field]) =>
    field.kind === 'ref' ? [{ column: column(name), to: registry.find(field.to) }] : [],
  );
}

/** The account, or what is its own: the only rows of an `own` table that stay. $1 is the account. */
export const ownRows = ({ resource }: PlannedTable): string =>
  resource.fields.idUser ? 'id_user = $1::uuid' : 'id = $1::uuid';

/** Rows about rows of resources that stay whole ($2), and about the account. */
export const rowsAbout = `(resource = any($2::text[]) or (resource = 'pengaturan/user' and id_baris = $1::text))`;

/** Names of the resources whose rows stay whole. */
export const wholeResources = ({ resources }: Registry): string[] =>
  resources.filter(({ stays }) => stays === 'all').map(({ name }) => name);

/** A resource in numbers. */
export interface Counted {
  label: string;
  jumlah: number;
}

/** Rows of a table, or those that a condition names: without one PostgreSQL counts the smallest index. */
async function countOf(on: Queryable, table: string, where = 'true', values: unknown[] = []): Promise<number> {
  const found = await on.one<{ n: number }>(`select count(*)::int as n from "${table}" where ${where}`, values);
  return found?.n ?? 0;
}

/** Rows that stay of a table that does not stay whole. */
function countKept(on: Queryable, one: PlannedTable, userId: string, whole: string[]): Promise<number> | number {
  if (one.stays === 'own') return countOf(on, one.table, ownRows(one), [userId]);
  return one.stays === 'about' ? countOf(on, one.table, rowsAbout, [userId, whole]) : 0;
}

/**
 * How many rows of what go and stay, the most first; none of both is left out.
 * @param userId the account that stays
 */
export async function countExamples(
  on: Queryable,
  registry: Registry,
  userId: string,
): Promise<{ pergi: Counted[]; tetap: Counted[] }> {
  const whole = wholeResources(registry);
  const pergi: Counted[] = [];
  const tetap: Counted[] = [];
  for (const one of plannedTables(registry)) {
    if (one.child) continue;
    const semua = await countOf(on, one.table);
    const kept = one.stays === 'all' ? semua : semua && (await countKept(on, one, userId, whole));
    const { label } = one.resource;
    if (kept) tetap.push({ label, jumlah: kept });
    if (semua > kept) pergi.push({ label, jumlah: semua - kept });
  }
  const most = (a: Counted, b: Counted) => b.jumlah - a.jumlah;
  return { pergi: pergi.sort(most), tetap: tetap.sort(most) };
}
