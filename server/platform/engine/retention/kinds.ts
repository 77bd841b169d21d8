import { type Field, type Message, ownerOf, type Registry, type Resource } from '../../../../resources/kit/index.ts';
import { role } from '../../../../resources/roles.ts';
import { type ScopeCaller, scopeSql } from '../../access/scope.ts';
import { ownerSql } from '../../access/sensitive/cover.ts';
import { column, tableName, typeOf } from '../../database/columns.ts';
import type { DbRow, Queryable } from '../../database/db.ts';

/** A kind of personal data whose years can be set: whole persons, or what rows of theirs say. */
export interface Kind {
  readonly resource: Resource;
  readonly label: string;
  readonly help: string;
  /** The resource of the persons. */
  readonly person: Resource;
  readonly whole: boolean;
}

/** A kind of data beside those of persons: a job of its area takes it out once its years are over, without a run. */
export interface TrimmedKind {
  /** Name under which its years are kept: the resource. */
  readonly jenis: string;
  readonly label: string;
  readonly keterangan: string;
}

/** Every kind that a resource declares (`retention.kind`). */
export const kindsOf = (registry: Registry): readonly Kind[] =>
  registry.resources.flatMap(resource => {
    const kind = resource.retention?.kind;
    const person = kind && ownerOf(registry.find, resource)?.person;
    return kind && person ? [{ ...kind, resource, person, whole: resource.person !== null }] : [];
  });

/** Scopes of retention look at values only, whoever asks. */
const nobody: ScopeCaller = {
  baseRole: role.superAdmin,
  userId: '',
  idProgramProdi: null,
  idPegawai: null,
  idMahasiswa: null,
  idMitra: null,
  idMhsInbound: null,
  today: undefined,
};

/** Reasons that may block a row of a kind, in the order of the numbers that `dueSql` answers. */
export function reasonsOf(registry: Registry, kind: Kind): readonly Message[] {
  const { retention } = kind.resource;
  const own = retention?.over ? [retention.over.says] : [];
  return [...own, ...beside(registry, kind).flatMap(({ retention: of }) => (of?.open ?? []).map(({ says }) => says))];
}

/** Resources whose days and open matters count for a kind: all rows of the person, or those on the way to the person. */
function beside(registry: Registry, kind: Kind): readonly Resource[] {
  if (kind.whole)
    return registry.resources.filter(r => r.retention && ownerOf(registry.find, r)?.person === kind.person);
  const path = ownerOf(registry.find, kind.resource)?.path ?? [];
  const found: Resource[] = [kind.resource];
  for (const name of path) {
    const field = found.at(-1)?.fields[name];
    const next = field?.kind === 'ref' ? registry.find(field.to) : undefined;
    if (next && !next.person) found.push(next);
  }
  return found;
}

const latest = (r: Resource, alias: string): string =>
  `greatest(${(r.retention?.days ?? []).map(name => `${alias}.${column(name)}::date`).join(', ')})`;

/** SQL of the id of the row in each resource on the way from a row `t` of a kind to the person. */
function idsOnTheWay(registry: Registry, kind: Kind): ReadonlyMap<Resource, string> {
  const ids = new Map<Resource, string>();
  let at: Resource | undefined = kind.resource;
  let sql = 't.id';
  const path = ownerOf(registry.find, kind.resource)?.path ?? [];
  for (const [i, name] of ['', ...path].entries()) {
    if (name && at) {
      const field: Field | undefined = at.fields[name];
      sql =
        i === 1
          ? `t.${column(name)}`
          : `(select w${i}.${column(name)} from ${tableName(at)} w${i} where w${i}.id = ${sql})`;
      at = field?.kind === 'ref' ? registry.find(field.to) : undefined;
    }
    if (at) ids.set(at, sql);
  }
  return ids;
}

/** SQL condition: row `alias` belongs to one of these persons; asked from the persons on, by the indexes of the references. */
export function ownedBySql(registry: Registry, r: Resource, alias: string, ids: string): string {
  const under = (at: Resource, as: string, [first, ...rest]: readonly string[]): string => {
    if (first === undefined) return `${as}.id = any(${ids})`;
    const field = at.fields[first];
    if (!rest.length || field?.kind !== 'ref') return `${as}.${column(first)} = any(${ids})`;
    const next = registry.get(field.to);
    return `${as}.${column(first)} in (select o${rest.length}.id from ${tableName(next)} o${rest.length} where ${under(next, `o${rest.length}`, rest)})`;
  };
  return under(r, alias, ownerOf(registry.find, r)?.path ?? []);
}

/**
 * Rows of a kind whose last day lies before a day and which were not made unknown yet: `id`, `orang`, `hari`, `halangan` (numbers of
 * `reasonsOf`) and `ditahan`.
 * @param only looks at these rows and what is theirs, and at nobody else's
 */
export function dueSql(
  registry: Registry,
  kind: Kind,
  before: string,
  params: unknown[],
  only?: readonly string[],
): string {
  const { resource: r } = kind;
  const day = `$${params.push(before)}::date`;
  const ids = only && `$${params.push(only)}::${typeOf(r, 'id', registry)}[]`;
  const ofThem = (of: Resource) => (ids ? ownedBySql(registry, of, 'x', ids) : 'true');
  const orang = ownerSql(registry, r, 't') ?? 't.id';
  const { over } = r.retention ?? {};
  const flags: string[] = [];
  const days: string[] = [];
  const joins: string[] = [];
  if (over) {
    flags.push(`not (t.${column(over.field)} = any($${params.push([...over.values])}))`);
    days.push(
      `(select max(h.waktu)::date from internal_riwayat h where h.resource = $${params.push(r.name)}
          and h.id_baris = t.id::text and (h.kolom_status = $${params.push(over.field)} or h.perubahan ? $${params.length}))`,
    );
  }
  const others = beside(registry, kind);
  if (kind.whole) {
    const unions = others.flatMap(other =>
      other.retention?.days?.length
        ? [
            `select ${ownerSql(registry, other, 'x')} as orang, ${latest(other, 'x')} as hari from ${tableName(other)} x where ${ofThem(other)}`,
          ]
        : [],
    );
    if (unions.length) {
      joins.push(
        `left join (select u.orang, max(u.hari) as hari from (${unions.join(' union all ')}) u group by u.orang) d on d.orang = t.id`,
      );
      days.push('d.hari');
    }
    for (const other of others)
      for (const { when } of other.retention?.open ?? []) {
        const where = scopeSql(registry, other, nobody, when, 'x', params);
        flags.push(
          `t.id in (select ${ownerSql(registry, other, 'x')} from ${tableName(other)} x where ${where} and ${ofThem(other)})`,
        );
      }
  } else {
    const onTheWay = idsOnTheWay(registry, kind);
    for (const other of others) {
      const id = onTheWay.get(other);
      if (other.retention?.days?.length)
        days.push(`(select ${latest(other, 'x')} from ${tableName(other)} x where x.id = ${id})`);
      for (const { when } of other.retention?.open ?? []) {
        const where = scopeSql(registry, other, nobody, when, 'x', params);
        flags.push(`exists (select 1 from ${tableName(other)} x where x.id = ${id} and ${where})`);
      }
    }
  }
  const halangan = `array_remove(array[${flags.map((flag, i) => `case when ${flag} then ${i} end`).join(', ') || 'null::integer'}], null)`;
  const done = [kind.resource, ...(kind.whole ? [] : [kind.person])].map(of => {
    const name = `$${params.push(of.name)}`;
    const id = of === kind.resource ? 't.id' : orang;
    return `not exists (select 1 from internal_anonimisasi_baris b where b.id_baris = (${id})::text and b.jenis = ${name} and b.hasil = 'selesai')`;
  });
  const held = `exists (select 1 from pengaturan_penahanan p where p.id_orang = (${orang})::text
    and p.sumber = $${params.push(kind.person.name)} and p.dilepas_pada is null)`;
  return `select g.* from (
    select t.id::text as id, (${orang})::text as orang, coalesce(greatest(${[...days, 'null'].join(', ')}), t.created_at::date) as hari,
      ${halangan} as halangan, ${held} as ditahan
    from ${tableName(r)} t ${joins.join(' ')} where ${[...done, ...(ids ? [`t.id = any(${ids})`] : [])].join(' and ')}) g where g.hari < ${day}`;
}

/** The day before which the last day of what is due lies. */
export function dueBefore(today: string, years: number): string {
  const [year = '', month = '', date = ''] = today.split('-');
  const back = String(Number(year) - years).padStart(4, '0');
  // The 29th of February is the 28th in years that have none.
  return month === '02' && date === '29' ? `${back}-02-28` : `${back}-${month}-${date}`;
}

interface SetYears extends DbRow {
  jenis: string;
  tahun: number | null;
}

/** Years by kind, as they are set; a kind without a number is kept for ever. */
export async function yearsOf(on: Queryable): Promise<ReadonlyMap<string, number>> {
  const rows = await on.query<SetYears>(
    'select jenis, tahun from pengaturan_retensi where tahun is not null limit 200',
  );
  return new Map(rows.flatMap(({ jenis, tahun }) => (tahun === null ? [] : [[jenis, tahun] as const])));
}
