import type { Amount, AmountOf } from '../../../resources/kegiatan/amount.ts';
import {
  DeclarationError,
  type Programme,
  type Registry,
  type Resource,
  splitSource,
} from '../../../resources/kit/index.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { column, tableName } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/db.ts';
import { grouped } from '../../platform/engine/grouped.ts';
import { readSetting } from '../pengaturan/settings.ts';

/** The statement behind amounts of one tied row; $1 are the participations. @throws DeclarationError for an unknown tie */
function tiedSql(
  registry: Registry,
  { name, ties, detail }: Programme,
  tied: string,
  fields: readonly string[],
): string {
  const fail = (what: string) => new DeclarationError(`program ${name}: ${what}`);
  const tie = ties.find(known => known.field === tied);
  if (!tie) throw fail(`tidak terikat pada "${tied}"`);
  const { part, name: source } = splitSource(tied);
  const owner: Resource = part ? registry.get(detail?.resource ?? part) : pendaftar;
  const reference = owner.fields[source];
  if (reference?.kind !== 'ref') throw fail(`"${tied}" bukan rujukan`);
  const at = part ? 'o.id_pendaftar_mbkm' : 'o.id';
  const target = registry.get(tie.of?.resource ?? reference.to);
  const unknown = fields.find(field => !Object.hasOwn(target.fields, field));
  if (unknown !== undefined) throw fail(`"${target.name}" tidak punya kolom "${unknown}"`);
  const numbers = fields.map(field => `t.${column(field)}::float8`).join(', ');
  return `select distinct on (${at}) ${at} as id, array[${numbers}] as n from ${tableName(owner)} o
    join ${tableName(target)} t on t.${column(tie.of?.by ?? 'id')} = o.${column(source)} where ${at} = any($1::uuid[])`;
}

/** A declared number by participation; null where the tied row has none. */
export type NumberOf = (idPendaftarMbkm: string) => number | null;

const isTied = (amount: Amount): amount is AmountOf => typeof amount === 'object' && 'tied' in amount;

/** Declared numbers for each of several participations of a programme, each tied row asked once. */
export async function amountsOf(
  on: Queryable,
  registry: Registry,
  programme: Programme,
  amounts: readonly Amount[],
  ids: readonly string[],
): Promise<readonly NumberOf[]> {
  const found = new Map<AmountOf, NumberOf>();
  for (const [tie, own] of grouped(amounts.filter(isTied), ({ tied }) => tied)) {
    const fields = own.map(({ field }) => field);
    const rows = await on.query<{ id: string; n: (number | null)[] }>(
      tiedSql(registry, programme, tie, fields),
      [ids],
      {
        prepare: true,
      },
    );
    const byId = new Map(rows.map(({ id, n }) => [id, n]));
    for (const [i, amount] of own.entries()) found.set(amount, id => byId.get(id)?.[i] ?? null);
  }
  const all: NumberOf[] = [];
  for (const amount of amounts) {
    const value = typeof amount === 'number' ? amount : isTied(amount) ? null : await readSetting(on, amount.setting);
    all.push((isTied(amount) ? found.get(amount) : undefined) ?? (() => value));
  }
  return all;
}

/** A declared number for one participation. */
export const amountOf = async (
  on: Queryable,
  registry: Registry,
  programme: Programme,
  amount: Amount,
  idPendaftarMbkm: string,
): Promise<number | null> => {
  const [own] = await amountsOf(on, registry, programme, [amount], [idPendaftarMbkm]);
  return own?.(idPendaftarMbkm) ?? null;
};
