import { ownerOf, personalFields, type Registry, type Resource } from '../../../../resources/kit/index.ts';
import { ownerSql } from '../../access/sensitive/cover.ts';
import { rowsFields, tableName } from '../../database/columns.ts';
import type { DbRow, Queryable } from '../../database/db.ts';
import { dueBefore, dueSql, type Kind, reasonsOf } from './kinds.ts';

/** Persons or rows that one run may take of a kind; more wait for the next one. */
const mostAtOnce = 50_000;

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
  const params: unknown[] = [];
  const due = dueSql(registry, kind, batas, params);
  const counted = await on.one<Counted>(
    `select count(*)::int as jumlah, count(*) filter (where ${free})::int as siap, count(*) filter (where ditahan)::int as ditahan,
       (min(hari) filter (where ${free}))::text as terlama, (max(hari) filter (where ${free}))::text as terbaru from (${due}) d`,
    params,
  );
  const reasons = await on.query<{ i: number; jumlah: number }>(
    `select h.i, count(*)::int as jumlah from (${due}) d, unnest(d.halangan) as h(i) group by h.i order by h.i`,
    params,
  );
  const words = reasonsOf(registry, kind);
  const byReason = new Map<string, number>();
  for (const { i, jumlah } of reasons) {
    const reason = words[i];
    const alasan = reason ? says(reason) : '';
    byReason.set(alasan, (byReason.get(alasan) ?? 0) + jumlah);
  }
  const values: unknown[] = [];
  const ready = await on.query<{ id: string }>(readySql(registry, kind, batas, values), values);
  const ids = ready.map(({ id }) => id);
  const touched = ids.length ? await touchedBy(on, registry, kind, ids) : { baris: [], berkas: 0 };
  return {
    jenis: kind.resource.name,
    batas,
    ...(counted ?? { jumlah: 0, siap: 0, ditahan: 0, terlama: null, terbaru: null }),
    halangan: [...byReason].map(([alasan, jumlah]) => ({ alasan, jumlah })),
    ...touched,
    contoh: await samplesOf(on, registry, kind, batas),
  };
}

/** Resources of which a run of a kind empties rows. */
const emptiedBy = (registry: Registry, kind: Kind): readonly Resource[] =>
  kind.whole
    ? registry.resources.filter(r => !r.view && ownerOf(registry.find, r)?.person === kind.person)
    : [kind.resource];

async function touchedBy(on: Queryable, registry: Registry, kind: Kind, ids: readonly string[]) {
  const baris: { label: string; jumlah: number; kolom: string[] }[] = [];
  let berkas = 0;
  for (const r of emptiedBy(registry, kind)) {
    const owner = kind.whole ? (ownerSql(registry, r, 't') ?? 't.id') : 't.id';
    const where = `(${owner})::text = any($1::text[])`;
    const rows = await on.one<{ n: number }>(`select count(*)::int as n from ${tableName(r)} t where ${where}`, [ids]);
    const kolom = personalFields(r).map(name => r.fields[name]?.label ?? name);
    if (rows?.n && (kolom.length || rowsFields(r).length)) baris.push({ label: r.label, jumlah: rows.n, kolom });
    const files = await on.one<{ n: number }>(
      `select count(*)::int as n from internal_berkas b where b.resource = $2 and b.dihapus_pada is null
         and b.id_baris in (select t.id::text from ${tableName(r)} t where ${where})`,
      [ids, r.name],
    );
    berkas += files?.n ?? 0;
  }
  return { baris, berkas };
}

async function samplesOf(on: Queryable, registry: Registry, kind: Kind, before: string) {
  const params: unknown[] = [];
  const due = dueSql(registry, kind, before, params);
  const rows = await on.query<{ id: string; hari: string }>(
    `select id, hari::text as hari from (${due}) d where ${free} order by hari, id limit 3`,
    params,
  );
  const samples: { hari: string; baris: number }[] = [];
  for (const { id, hari } of rows) {
    let baris = 0;
    for (const r of emptiedBy(registry, kind)) {
      const owner = kind.whole ? (ownerSql(registry, r, 't') ?? 't.id') : 't.id';
      const found = await on.one<{ n: number }>(
        `select count(*)::int as n from ${tableName(r)} t where (${owner})::text = $1`,
        [id],
      );
      baris += found?.n ?? 0;
    }
    samples.push({ hari, baris });
  }
  return samples;
}
