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

/** The statement behind an amount of a tied row; $1 is the participation. @throws DeclarationError for an unknown tie */
function tiedSql(registry: Registry, { name, ties, detail }: Programme, { tied, field }: AmountOf): string {
  const fail = (what: string) => new DeclarationError(`program ${name}: ${what}`);
  const tie = ties.find(known => known.field === tied);
  if (!tie) throw fail(`tidak terikat pada "${tied}"`);
  const { part, name: source } = splitSource(tied);
  const owner: Resource = part ? registry.get(detail?.resource ?? part) : pendaftar;
  const reference = owner.fields[source];
  if (reference?.kind !== 'ref') throw fail(`"${tied}" bukan rujukan`);
  const target = registry.get(tie.of?.resource ?? reference.to);
  if (!Object.hasOwn(target.fields, field)) throw fail(`"${target.name}" tidak punya kolom "${field}"`);
  const at = part ? 'o.id_pendaftar_mbkm' : 'o.id';
  return `select t.${column(field)}::float8 as n from ${tableName(owner)} o
    join ${tableName(target)} t on t.${column(tie.of?.by ?? 'id')} = o.${column(source)} where ${at} = $1 limit 1`;
}

/** A declared number for a participation of a programme; null where the tied row has none. */
export async function amountOf(
  on: Queryable,
  registry: Registry,
  programme: Programme,
  amount: Amount,
  idPendaftarMbkm: string,
): Promise<number | null> {
  if (typeof amount === 'number') return amount;
  if ('setting' in amount) return readSetting(on, amount.setting);
  const found = await on.one<{ n: number | null }>(tiedSql(registry, programme, amount), [idPendaftarMbkm], {
    prepare: true,
  });
  return found?.n ?? null;
}
