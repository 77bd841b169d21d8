import { formulirRefusals } from '../../../resources/formulir/refusals.ts';
import type { Moment, Registry, Resource } from '../../../resources/kit/index.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Core } from '../../platform/access/change.ts';
import { openForSql, weekSql } from '../../platform/access/moments.ts';
import { scopeSql } from '../../platform/access/scope.ts';
import { column, fieldWordsSql, labelSql, tableName } from '../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { conflict } from '../../platform/errors.ts';
import { type FormRow, formColumns, tables } from './forms.ts';

/** Forms that are asked at a moment (docs/domain/70 §8): about which rows, of whom, and what stands beside the answers. */

/** A form with a row about which it asks the caller, or has asked. */
export interface AboutRow extends FormRow {
  idBaris: string;
  namaBaris: string;
  keadaan: 'draf' | 'terkirim' | null;
  /** It may be answered now. */
  diminta: boolean;
  /** By which answers are counted: label → value. */
  kelompok: Readonly<Record<string, string>>;
}

type Place = Pick<Core, 'registry' | 'rowsOf'>;

/** The rows that are shown for those of a moment, as `s` beside `t`. */
function shownOf(registry: Registry, { of, about }: Moment): { shown: Resource; join: string } {
  const r = registry.get(of);
  const reference = about === undefined ? undefined : r.fields[about];
  if (about === undefined || reference?.kind !== 'ref')
    return { shown: r, join: `join ${tableName(r)} s on s.id = t.id` };
  const shown = registry.get(reference.to);
  return { shown, join: `join ${tableName(shown)} s on s.id = t.${column(about)}` };
}

/** SQL of what a row of a moment is called: `t`, shown as `s`. */
function calledSql(registry: Registry, moment: Moment, shown: Resource): string {
  const label = labelSql(shown, 's', registry);
  const week = weekSql(registry, moment, 't');
  return week
    ? `${label} || ', minggu ' || to_char(${week.first}, 'DD/MM/YYYY') || ' sampai ' || to_char(${week.last}, 'DD/MM/YYYY')`
    : label;
}

const literal = (words: string): string => `'${words.replaceAll("'", "''")}'`;

/** Most rows about which somebody is asked at once. */
const mostRows = 100;

/** The rows of one moment; `only` a form, and a row of it. */
async function rowsOfMoment(
  { registry, rowsOf }: Place,
  on: Queryable,
  caller: Caller,
  moment: Moment,
  only: { form: string; row: string } | undefined,
): Promise<AboutRow[]> {
  const r = registry.get(moment.of);
  const { shown, join } = shownOf(registry, moment);
  const params: unknown[] = [moment.key, caller.userId];
  const readable = rowsOf(caller, r, 'read', 't', params);
  const come = scopeSql(registry, r, caller, moment.when, 't', params);
  const open = openForSql(registry, moment, caller, { form: 'f', alias: 't' }, params);
  const asked = `(${come} and ${open})`;
  const narrowed = only ? `and f.id = $${params.push(only.form)} and t.id::text = $${params.push(only.row)}` : '';
  const groups = moment.groups.map(name => {
    const field = shown.fields[name];
    return `${literal(field?.label ?? name)}, ${fieldWordsSql(field, `s.${column(name)}`, registry)}`;
  });
  return on.query<AboutRow>(
    `select ${formColumns}, t.id::text as id_baris, ${calledSql(registry, moment, shown)} as nama_baris, j.keadaan,
       coalesce(${asked}, false) as diminta, jsonb_strip_nulls(jsonb_build_object(${groups.join(', ')})) as kelompok
       from ${tables.form} f join ${tableName(r)} t on ${readable} ${join}
       left join ${tables.answer} j on j.id_formulir = f.id and j.id_user = $2 and j.id_baris = t.id::text
      where f.momen = 'kejadian' and f.kejadian = $1 and f.status <> 'draf' and (j.id is not null or ${asked}) ${narrowed}
      order by j.keadaan = 'terkirim' nulls first, t.id desc limit ${mostRows}`,
    params,
  );
}

/** Moments at which the caller is asked. */
const momentsOf = (registry: Registry, { baseRole }: Pick<Caller, 'baseRole'>): readonly Moment[] =>
  registry.moments.filter(({ asks }) => asks.includes(baseRole));

/** Forms and rows about which the caller is asked, or has answered; those to answer first. */
export async function formsAboutRows(place: Place, on: Queryable, caller: Caller): Promise<AboutRow[]> {
  const found = [];
  for (const moment of momentsOf(place.registry, caller))
    found.push(...(await rowsOfMoment(place, on, caller, moment, undefined)));
  return found;
}

/** The form with the row that a call names; undefined where it does not ask the caller about it. */
export async function formAboutRow(
  place: Place,
  on: Queryable,
  caller: Caller,
  form: FormRow,
  row: string | undefined,
): Promise<AboutRow | undefined> {
  const moment = momentsOf(place.registry, caller).find(({ key }) => key === form.kejadian);
  if (!moment || row === undefined) return undefined;
  return (await rowsOfMoment(place, on, caller, moment, { form: form.id, row }))[0];
}

/** What rows that answers are about are called: id → label. */
export async function rowLabels(
  registry: Registry,
  on: Queryable,
  { kejadian }: Pick<FormRow, 'kejadian'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const moment = registry.moments.find(({ key }) => key === kejadian);
  if (!moment || ids.length === 0) return new Map();
  const { shown, join } = shownOf(registry, moment);
  const rows = await on.query<DbRow & { id: string; nama: string }>(
    `select t.id::text as id, ${calledSql(registry, moment, shown)} as nama
       from ${tableName(registry.get(moment.of))} t ${join} where t.id::text = any($1::text[])`,
    [ids],
  );
  return new Map(rows.map(({ id, nama }) => [id, nama]));
}

/** @throws HttpError 409 where the form names a moment that no area declares any more */
export function mustKnowMoment(registry: Registry, kejadian: unknown): void {
  if (!registry.moments.some(({ key }) => key === kejadian)) throw conflict(formulirRefusals.unknownMoment);
}
