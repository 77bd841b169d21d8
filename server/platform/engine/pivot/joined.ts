import { type Resource, zone } from '../../../../resources/kit/index.ts';
import {
  type DatePart,
  type Dimension,
  type FieldAt,
  lookedUp,
  type SeesField,
} from '../../../../resources/kit/pivot.ts';
import type { Caller } from '../../access/caller.ts';
import { mayDo, mayLookUp } from '../../access/permission.ts';
import type { Purpose } from '../../access/scope.ts';
import { narrowSight, type Sight, sightOf } from '../../access/visibleFields.ts';
import { tableName } from '../../database/columns.ts';
import type { Engine } from '../context.ts';

const mayLookUpField = (caller: Caller, r: Resource, name: string): boolean =>
  mayLookUp(caller, r) && lookedUp(r).has(name) && !narrowSight(caller, r).hidden.has(name);

/**
 * Fields by which a caller may count rows: those that they see of the rows themselves, and those that they read or look
 * up of referenced rows.
 */
export function seesOf(engine: Engine, caller: Caller): SeesField {
  const reads = (r: Resource, name: string) =>
    mayDo(caller, r, 'read') && !sightOf(engine.registry, caller, r).hidden.has(name);
  return (r, name, far) => reads(r, name) || (far && mayLookUpField(caller, r, name));
}

/** As whose rows a caller sees the field of a row that is referred to: those to look up, or those to read. */
export const purposeOf = (caller: Caller, r: Resource, name: string): 'read' | 'reference' =>
  mayLookUpField(caller, r, name) ? 'reference' : 'read';

/** The sight that goes with it. */
export const sightFor = (engine: Engine, caller: Caller, r: Resource, purpose: Purpose): Sight =>
  purpose === 'read' ? sightOf(engine.registry, caller, r) : narrowSight(caller, r);

/** SQL of a group that the rules of the rows under `alias` work out; undefined for a field. */
export function computedGroupSql(
  { rulesOf, registry, now }: Engine,
  r: Resource,
  name: string,
  alias: string,
  params: unknown[],
): string | undefined {
  if (!Object.hasOwn(r.computedGroups, name)) return undefined;
  const group = rulesOf(r).groups?.[name];
  if (!group) throw new Error(`${r.name}.${name}: no rule works it out`);
  return group({ registry, now: now(), alias, params });
}

/** The rows that references lead to, each joined once and only as far as the caller may see it. */
export interface Joined {
  /** SQL of a field as the caller sees it; null in rows that the caller does not. */
  at(field: FieldAt): string;
  /** Left joins in their order. */
  sql(): string;
}

interface Step {
  alias: string;
  sight: Sight;
}

/**
 * @param r rows that stand under `alias`
 * @param params receives what the joins bind
 * @param prefix of the joined rows' aliases
 */
export function joinedTo(
  engine: Engine,
  caller: Caller,
  r: Resource,
  alias: string,
  params: unknown[],
  prefix = 'r',
): Joined {
  const joins: string[] = [];
  const known = new Map<string, Step>();
  const start: Step = { alias, sight: sightOf(engine.registry, caller, r) };
  const reach = (from: Step, names: string, step: string, target: Resource, purpose: Purpose): Step => {
    const key = `${names} ${purpose}`;
    const found = known.get(key);
    if (found) return found;
    const next = `${prefix}${joins.length}`;
    const scope = engine.rowsOf(caller, target, purpose, next, params);
    const seen = scope === 'true' ? '' : ` and ${scope}`;
    const reference = from.sight.at(step, from.alias, params);
    joins.push(`left join ${tableName(target)} ${next} on ${next}.id = ${reference}${seen}`);
    const reached = { alias: next, sight: sightFor(engine, caller, target, purpose) };
    known.set(key, reached);
    return reached;
  };
  return {
    at: ({ path, name }) => {
      const computed = path.length ? undefined : computedGroupSql(engine, r, name, alias, params);
      if (computed !== undefined) return computed;
      let from = start;
      let holder = r;
      for (const [i, step] of path.entries()) {
        const field = holder.fields[step];
        if (field?.kind !== 'ref') throw new Error(`${holder.name}.${step}: not a reference`);
        holder = engine.registry.get(field.to);
        const purpose = purposeOf(caller, holder, path[i + 1] ?? name);
        from = reach(from, path.slice(0, i + 1).join('.'), step, holder, purpose);
      }
      return from.sight.at(name, from.alias, params);
    },
    sql: () => joins.join(' '),
  };
}

const partSql: Readonly<Record<DatePart, (day: string) => string>> = {
  hari: day => `to_char(${day}, 'YYYY-MM-DD')`,
  minggu: day => `to_char(date_trunc('week', ${day}), 'YYYY-MM-DD')`,
  bulan: day => `to_char(${day}, 'YYYY-MM')`,
  semester: day => `to_char(${day}, 'YYYY-') || case when extract(month from ${day}) <= 6 then '1' else '2' end`,
  tahun: day => `to_char(${day}, 'YYYY')`,
};

/** A field's value with a moment as its day in the portal's time zone. */
export const daySql = ({ part, field }: Pick<Dimension, 'part' | 'field'>, value: string): string =>
  part && field.kind === 'datetime' ? `(${value} at time zone '${zone().id}')::date` : value;

/** The value by which a row is grouped, of what `daySql` says. */
export const groupedSql = ({ part }: Pick<Dimension, 'part'>, day: string): string => (part ? partSql[part](day) : day);
