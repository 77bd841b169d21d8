import {
  type Action,
  type Actor,
  type Arrow,
  type Resource,
  type Scope,
  type StatusField,
  stepKey,
  usesRelations,
} from '../../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import { mayDo } from '../access/permission.ts';
import { scopeSql } from '../access/scope.ts';
import { tableName } from '../database/columns.ts';
import type { RowData } from '../database/db.ts';
import { ofResource } from './builtOnce.ts';
import type { Engine } from './context.ts';
import { asksNeeds, needsSql } from './needs.ts';

/** Status fields of a resource with their workflows, the first before others. */
export const statusFieldsOf = ofResource((r): readonly (readonly [name: string, field: StatusField])[] =>
  Object.entries(r.fields).flatMap(([name, field]) => (field.kind === 'status' ? [[name, field] as const] : [])),
);

/** The first status field of a resource. */
export function statusFieldOf(r: Resource) {
  const [first] = statusFieldsOf(r);
  return first && { name: first[0], workflow: first[1].workflow };
}

/** True if the caller has the actor's role, relation to the row aside. */
export const isOf = (caller: Pick<Caller, 'baseRole' | 'system'>, { role }: Actor): boolean =>
  caller.system ? role === 'system' : role === caller.baseRole;

/** True if the caller may take the step on some row. */
export const isSomebodys = (caller: Caller, { arrows }: Action): boolean =>
  arrows.some(({ by }) => by.some(actor => isOf(caller, actor)));

/**
 * `aksi` of a row: keys of the steps that the caller may take on it now, as an SQL array; undefined where the role and
 * the row alone tell it. Notes and versions are asked for only when a step is taken.
 */
export function stepsSql(
  engine: Engine,
  caller: Caller,
  r: Resource,
  alias: string,
  values: unknown[],
): string | undefined {
  const fields = statusFieldsOf(r);
  if (!fields.some(([, { workflow }]) => usesRelations(workflow)) && !asksNeeds(engine, r)) return undefined;
  const writable = mayDo(caller, r, 'action') ? engine.rowsOf(caller, r, 'write', alias, values) : 'false';
  if (writable === 'false') return `'[]'::json`;
  const bind = (value: unknown) => `$${values.push(value)}`;
  const keys = fields.flatMap(([field, { workflow }], i) =>
    Object.entries(workflow.actions).flatMap(([name, { arrows }]) => {
      const ways = waysSql(engine, caller, r, alias, field, arrows, values);
      if (!ways.length) return [];
      const key = stepKey(name, field, i === 0);
      const needs = needsSql(engine, caller, r, { field, name }, alias, values);
      const open = [`(${ways.join(' or ')})`, ...needs].join(' and ');
      return [`case when ${open} then ${bind(key)}::text end`];
    }),
  );
  const offered = `to_json(array_remove(array[${keys.join(', ')}]::text[], null))`;
  return writable === 'true' ? offered : `case when ${writable} then ${offered} else '[]'::json end`;
}

/** A step of a resource, and as SQL where the row's state and the caller's relation to it allow it. */
interface OpenWay {
  readonly field: string;
  /** Of the resource's first status field. */
  readonly first: boolean;
  readonly name: string;
  readonly action: Action;
  readonly sql: string;
}

/** The steps of the caller's role, whatever they need of what the row belongs to. */
export function openWaysSql(engine: Engine, caller: Caller, r: Resource, alias: string, values: unknown[]): OpenWay[] {
  if (!mayDo(caller, r, 'action')) return [];
  const writable = engine.rowsOf(caller, r, 'write', alias, values);
  return statusFieldsOf(r).flatMap(([field, { workflow }], i) =>
    Object.entries(workflow.actions).flatMap(([name, action]): OpenWay[] => {
      const ways = waysSql(engine, caller, r, alias, field, action.arrows, values);
      return ways.length
        ? [{ field, first: i === 0, name, action, sql: `(${writable} and (${ways.join(' or ')}))` }]
        : [];
    }),
  );
}

/**
 * `bolehUbah` of a row: whether its form is offered to the caller now, as SQL; undefined where the role alone decides.
 * Writes are checked regardless.
 */
function editableSql(
  engine: Engine,
  caller: Caller,
  r: Resource,
  alias: string,
  values: unknown[],
): string | undefined {
  const rule = r.access[caller.baseRole];
  if (!rule || r.serverOnly || !(['update', 'delete'] as const).some(flag => mayDo(caller, r, flag))) return undefined;
  const { writeScope, offered } = rule;
  const parts = [
    ...(writeScope ? [engine.rowsOf(caller, r, 'write', alias, values)] : []),
    ...(offered ? [scopeSql(engine.registry, r, caller, offered, alias, values)] : []),
  ];
  return parts.length ? `coalesce((${parts.join(' and ')}), false)` : undefined;
}

/** The ways in which a step may be taken by the caller's role, each as SQL. */
const waysSql = (
  engine: Engine,
  caller: Caller,
  r: Resource,
  alias: string,
  field: string,
  arrows: readonly Arrow[],
  values: unknown[],
): string[] =>
  arrows.flatMap(arrow =>
    arrow.by
      .filter(actor => isOf(caller, actor))
      .map(actor => waySql(engine, caller, r, alias, field, arrow, actor, values)),
  );

function waySql(
  engine: Engine,
  caller: Caller,
  r: Resource,
  alias: string,
  field: string,
  { from, when }: Arrow,
  { of, except }: Actor,
  values: unknown[],
): string {
  const equal = (name: string, wanted: readonly (string | boolean | null)[]) =>
    scopeSql(engine.registry, r, caller, { type: 'value', field: name, in: wanted }, alias, values);
  const scope = (which: Scope) => scopeSql(engine.registry, r, caller, which, alias, values);
  const parts = [
    equal(field, from),
    ...Object.entries(when).map(([name, wanted]) => equal(name, wanted)),
    scope(of),
    ...(except ? [`not coalesce(${scope(except.of)}, false)`] : []),
  ];
  return `(${parts.join(' and ')})`;
}

/** The rights on a row that its reader is told: named SQL, empty where the role alone decides. */
export function rightsSql(engine: Engine, caller: Caller, r: Resource, alias: string, values: unknown[]): string[] {
  const steps = stepsSql(engine, caller, r, alias, values);
  const editable = editableSql(engine, caller, r, alias, values);
  return [...(steps ? [`${steps} as aksi`] : []), ...(editable ? [`${editable} as "bolehUbah"`] : [])];
}

/** The same of one stored row. */
export async function rightsOf(engine: Engine, caller: Caller, r: Resource, id: unknown): Promise<RowData> {
  const values: unknown[] = [id];
  const rights = rightsSql(engine, caller, r, 't', values);
  if (!rights.length) return {};
  const sql = `select ${rights.join(', ')} from ${tableName(r)} t where t.id = $1`;
  return (await engine.db.one<RowData>(sql, values, { prepare: true })) ?? { aksi: [], bolehUbah: false };
}
