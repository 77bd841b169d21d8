import { ownerOf, personalFields, type Registry, type Resource } from '../../../../resources/kit/index.ts';
import { rowsFields, tableName, typeOf } from '../../database/columns.ts';
import type { DbRow, Queryable } from '../../database/db.ts';
import { dueBefore, dueSql, type Kind, ownedBySql, reasonsOf } from './kinds.ts';

/** Persons or rows that one run may take of a kind; more wait for the next one. */
const mostAtOnce = 50_000;
/** Rows that a preview shows as examples. */
const samples = 3;

/** Preview of a run for a kind, in numbers without names. */
export interface Numbers {
  readonly jenis: string;
  /** Days before this one are over. */
  readonly batas: string;
  readonly jumlah: number;
  readonly siap: number;
  readonly ditahan: number;
  readonly halangan: readonly { readonly alasan: string; readonly jumlah: number }[];
  readonly terlama: string | null;
  readonly terbaru: string | null;
  /** Fields to be emptied, by resource. */
  readonly baris: readonly { readonly label: string; readonly jumlah: number; readonly kolom: readonly string[] }[];
  readonly berkas: number;
  /** A few of them: the last day, and how many rows lead to each. */
  readonly contoh: readonly { readonly hari: string; readonly baris: number }[];
}

interface Counted extends DbRow {
  jumlah: number;
  siap: number;
  ditahan: number;
  terlama: string | null;
  terbaru: string | null;
  /** How many rows each reason blocks, by its number. */
  alasan: { i: number; jumlah: number }[];
  /** Rows and files of `emptiedBy`, in its order. */
  baris: number[];
  berkas: number[];
  contoh: { hari: string; baris: number }[];
}

const free = 'cardinality(halangan) = 0 and not ditahan';

/** SQL of the ids of what a run would take, the oldest first; values are pushed to `params`. */
export function readySql(registry: Registry, kind: Kind, before: string, params: unknown[]): string {
  const due = dueSql(registry, kind, before, params);
  return `select id from (${due}) d where ${free} order by hari, id limit ${mostAtOnce}`;
}

/** Reasons that block some rows by now; rows without an entry are not due (any more). */
export async function stillReady(
  on: Queryable,
  registry: Registry,
  kind: Kind,
  before: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly halangan: readonly number[]; readonly ditahan: boolean }>> {
  const params: unknown[] = [];
  const due = dueSql(registry, kind, before, params, ids);
  const rows = await on.query<{ id: string; halangan: number[]; ditahan: boolean }>(
    `select id, halangan, ditahan from (${due}) d`,
    params,
  );
  return new Map(rows.map(row => [row.id, row]));
}

/** Counts what is due of a kind. @param says the words of a reason, in the reader's language */
export async function numbersOf(
  on: Queryable,
  registry: Registry,
  kind: Kind,
  {
    years,
    today,
    says,
  }: { years: number; today: string; says: (reason: ReturnType<typeof reasonsOf>[number]) => string },
): Promise<Numbers> {
  const batas = dueBefore(today, years);
  const emptied = emptiedBy(registry, kind);
  const params: unknown[] = [];
  const text = numbersSql(registry, kind, batas, emptied, params);
  const counted = await on.one<Counted>(text, params);
  const { alasan, baris, berkas, ...found } = counted ?? nothing;
  const reasons = reasonsOf(registry, kind);
  const byReason = new Map<string, number>();
  for (const { i, jumlah } of alasan) {
    const reason = reasons[i];
    const words = reason ? says(reason) : '';
    byReason.set(words, (byReason.get(words) ?? 0) + jumlah);
  }
  return {
    jenis: kind.resource.name,
    batas,
    ...found,
    halangan: [...byReason].map(([reason, jumlah]) => ({ alasan: reason, jumlah })),
    baris: emptied.flatMap((r, i) => {
      const jumlah = baris[i] ?? 0;
      const kolom = personalFields(r).map(name => r.fields[name]?.label ?? name);
      return jumlah && (kolom.length || rowsFields(r).length) ? [{ label: r.label, jumlah, kolom }] : [];
    }),
    berkas: berkas.reduce((sum, n) => sum + n, 0),
  };
}

const nothing = {
  jumlah: 0,
  siap: 0,
  ditahan: 0,
  terlama: null,
  terbaru: null,
  alasan: [],
  baris: [],
  berkas: [],
  contoh: [],
};

/** Resources of which a run of a kind empties rows. */
const emptiedBy = (registry: Registry, kind: Kind): readonly Resource[] =>
  kind.whole
    ? registry.resources.filter(r => !r.view && ownerOf(registry.find, r)?.person === kind.person)
    : [kind.resource];

/**
 * Everything of a preview in one statement: who is due is worked out once, and no id of theirs comes here. Rows are asked
 * from the persons on, by the indexes of the references.
 */
function numbersSql(
  registry: Registry,
  kind: Kind,
  before: string,
  emptied: readonly Resource[],
  params: unknown[],
): string {
  const due = dueSql(registry, kind, before, params);
  const type = typeOf(kind.resource, 'id', registry);
  const ready = `select id, hari from d where ${free} order by hari, id`;
  /** SQL condition: a row `t` of a resource is of these persons, or one of these rows of the kind. */
  const isOf = (r: Resource, ids: string) => (kind.whole ? ownedBySql(registry, r, 't', ids) : `t.id = any(${ids})`);
  const all = `array(select id from siap)`;
  const rows = (r: Resource, ids: string) => `(select count(*)::int from ${tableName(r)} t where ${isOf(r, ids)})`;
  const files = (r: Resource) =>
    `(select count(*)::int from internal_berkas b where b.resource = $${params.push(r.name)} and b.dihapus_pada is null
       and b.id_baris in (select t.id::text from ${tableName(r)} t where ${isOf(r, all)}))`;
  const listOf = (values: readonly string[]) => `to_json(array[${values.join(', ')}]::int[])`;
  return `with d as materialized (${due}),
      siap as materialized (select n.id::${type} as id from (${ready} limit ${mostAtOnce}) n)
    select count(*)::int as jumlah, count(*) filter (where ${free})::int as siap,
      count(*) filter (where ditahan)::int as ditahan, (min(hari) filter (where ${free}))::text as terlama,
      (max(hari) filter (where ${free}))::text as terbaru,
      (select coalesce(json_agg(x order by x.i), '[]') from (
        select h.i, count(*)::int as jumlah from d, unnest(d.halangan) as h(i) group by h.i) x) as alasan,
      ${listOf(emptied.map(r => rows(r, all)))} as baris,
      ${listOf(emptied.map(files))} as berkas,
      (select coalesce(json_agg(json_build_object('hari', c.hari::text, 'baris',
          ${emptied.map(r => rows(r, `array[c.id::${type}]`)).join(' + ')}) order by c.hari, c.id), '[]')
        from (${ready} limit ${samples}) c) as contoh
    from d`;
}
