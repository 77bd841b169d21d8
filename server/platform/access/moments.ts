import { type Moment, type Registry, zone } from '../../../resources/kit/index.ts';
import { column, tableName } from '../database/columns.ts';
import type { Caller } from './caller.ts';

/** Whose answers are asked for, and on which day. */
type Asked = Pick<Caller, 'userId'> & { readonly today?: string | undefined };

/** Of a moment week by week: SQL of the row's Monday and Sunday, and the condition that the row stands for its week. */
export function weekSql(
  registry: Registry,
  { of, since, about, weekly }: Moment,
  alias: string,
): { readonly first: string; readonly last: string; readonly stands: string } | undefined {
  if (!weekly || about === undefined) return undefined;
  const monday = (row: string) => `date_trunc('week', ${row}.${column(since)})::date`;
  const values = weekly.in.map(value => `'${value.replaceAll("'", "''")}'`).join(', ');
  const [first, last] = [monday(alias), `(${monday(alias)} + 6)`];
  return {
    first,
    last,
    stands: `not exists (select 1 from ${tableName(registry.get(of))} w where w.${column(about)} = ${alias}.${column(about)}
      and w.${column(since)} between ${first} and ${last} and w.${column(weekly.field)} in (${values}) and w.id < ${alias}.id)`,
  };
}

/**
 * SQL condition: the form under `form`, which names the moment, is open and the row under `alias` came to the moment since
 * the form was opened. Without a day its days are no limit.
 */
export function openForSql(
  registry: Registry,
  moment: Moment,
  { today }: Pick<Asked, 'today'>,
  { form, alias }: { form: string; alias: string },
  params: unknown[],
): string {
  const { of, since } = moment;
  const day = today === undefined ? undefined : `$${params.push(today)}::date`;
  const at = `${alias}.${column(since)}`;
  const week = weekSql(registry, moment, alias);
  const came = week
    ? week.last
    : registry.get(of).fields[since]?.kind === 'datetime'
      ? `(${at} at time zone '${zone().id}')::date`
      : at;
  const released = `(select min(v.waktu at time zone '${zone().id}')::date from ${tableName(registry.get('formulir/versi'))} v
    where v.id_formulir = ${form}.id and v.nomor > 0)`;
  const days = day
    ? ` and coalesce(${form}.tanggal_buka <= ${day}, true) and coalesce(${form}.tanggal_tutup >= ${day}, true)`
    : '';
  const over = week ? ` and ${week.stands}${day ? ` and ${week.last} < ${day}` : ''}` : '';
  return `(${form}.status = 'rilis'${days}${over} and ${came} >= coalesce(${form}.tanggal_buka, ${released}))`;
}

/** SQL condition: a form that has to be answered at the moment waits for the caller's answers about the row of `alias`. */
export function asksAboutSql(
  registry: Registry,
  moment: Moment,
  caller: Asked,
  alias: string,
  params: unknown[],
): string {
  const [forms, answers] = ['formulir/formulir', 'formulir/jawaban'].map(name => tableName(registry.get(name)));
  const key = `$${params.push(moment.key)}`;
  const user = `$${params.push(caller.userId)}`;
  return `exists (select 1 from ${forms} asking where asking.momen = 'kejadian' and asking.kejadian = ${key} and asking.wajib
    and ${openForSql(registry, moment, caller, { form: 'asking', alias }, params)}
    and not exists (select 1 from ${answers} given where given.id_formulir = asking.id and given.id_user::text = ${user}
      and given.id_baris = ${alias}.id::text and given.keadaan = 'terkirim'))`;
}
