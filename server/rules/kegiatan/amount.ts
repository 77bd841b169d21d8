import type { Amount, AmountOf } from '../../../resources/kegiatan/amount.ts';
import {
  DeclarationError,
  type Programme,
  type Registry,
  type Resource,
  splitSource,
} from '../../../resources/kit/index.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { column, tableName } from '../../database/columns.ts';
import type { Queryable } from '../../database/db.ts';
import { readSetting } from '../pengaturan/settings.ts';

/** The statement behind an amount of a tied row; $1 are the participations. @throws DeclarationError for an unknown tie */
function tiedSql(registry: Registry, { name, ties, detail }: Programme, { tied, field }: AmountOf): string {
  const fail = (what: string) => new DeclarationError(`program ${name}: ${what}`);
  const tie = ties.find(known => known.field === tied);
  if (!tie) throw fail(`tidak terikat pada "${tied}"`);
  const { part, name: source } = splitSource(tied);
  const owner: Resource = part ? registry.get(detail?.resource ?? part) : pendaftar;
  const reference = owner.fields[source];
  if (reference?.kind !== 'ref') throw fail(`"${tied}" bukan rujukan`);
  const at = part ? 'o.id_pendaftar_mbkm' : 'o.id';
  const target = registry.get(tie.of?.resource ?? reference.to);
  if (!Object.hasOwn(target.fields, field)) throw fail(`"${target.name}" tidak punya kolom "${field}"`);
  return `select distinct on (${at}) ${at} as id, t.${column(field)}::float8 as n from ${tableName(owner)} o
    join ${tableName(target)} t on t.${column(tie.of?.by ?? 'id')} = o.${column(source)} where ${at} = any($1::uuid[])`;
}

/** A declared number for each of several participations of a programme; null where the tied row has none. */
export async function amountsOf(
  on: Queryable,
  registry: Registry,
  programme: Programme,
  amount: Amount,
  ids: readonly string[],
): Promise<(idPendaftarMbkm: string) => number | null> {
  if (typeof amount === 'number') return () => amount;
  if ('setting' in amount) {
    const value = await readSetting(on, amount.setting);
    return () => value;
  }
  const rows = await on.query<{ id: string; n: number | null }>(tiedSql(registry, programme, amount), [ids], {
    prepare: true,
  });
  const found = new Map(rows.map(({ id, n }) => [id, n]));
  return id => found.get(id) ?? null;
}

/** A declared number for one participation. */
export const amountOf = async (
  on: Queryable,
  registry: Registry,
  programme: Programme,
  amount: Amount,
  idPendaftarMbkm: string,
): Promise<number | null> => (await amountsOf(on, registry, programme, amount, [idPendaftarMbkm]))(idPendaftarMbkm);
