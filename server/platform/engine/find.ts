import {
  filtered,
  hitPaths,
  kindField,
  listAbove,
  type Programme,
  pathWords,
  type Registry,
  type Resource,
  type Role,
} from '../../../resources/kit/index.ts';
import type { JawabanCari, KelompokTemuan, Temuan } from '../../../resources/umum/cari.ts';
import type { Caller } from '../access/caller.ts';
import { mayDo } from '../access/permission.ts';
import { type Sight, sightOf } from '../access/visibleFields.ts';
import { column, labelSql, searchColumn } from '../database/columns.ts';
import type { DbRow } from '../database/db.ts';
import { filterSql } from './computed.ts';
import type { Engine } from './context.ts';
import { labelOfReference } from './select.ts';
import { someInReach } from './ways.ts';
import { escapeLike, mustBeSearchable } from './where.ts';

/** Rows of one kind that are shown; one more is read, to know whether there are others. */
const most = 5;
/** Matches that are put in order: a frequent word has thousands, and whoever typed it will type on. */
const candidates = 200;
/** Time of the whole search, milliseconds: what takes longer is not worth waiting for while one types. */
const timeLimit = 2000;

/** Where rows lead: the paths for each programme whose rows lead elsewhere; `undefined` for any other row. */
type Ways = ReadonlyMap<Programme | undefined, readonly string[]>;

/** A kind of rows that a role finds. */
interface Group {
  r: Resource;
  beside: readonly string[];
  ways: Ways;
  /** Fields that the paths name, and the kind of programme. */
  needed: readonly string[];
}

const known = new WeakMap<Registry, Map<Role, readonly Group[]>>();

/**
 * Groups of the global search that a role's declarations allow, cached; the caller's menus are checked at each search.
 */
function groupsOf(registry: Registry, role: Role): readonly Group[] {
  const byRole = known.get(registry) ?? new Map<Role, readonly Group[]>();
  known.set(registry, byRole);
  const found = byRole.get(role) ?? registry.resources.flatMap(r => groupOf(registry, r, role));
  byRole.set(role, found);
  return found;
}

function groupOf(registry: Registry, r: Resource, role: Role): Group[] {
  if (!r.found || !r.access[role]) return [];
  const byProgramme = r.found.to.some(one => !one.startsWith('/'));
  const programmes = byProgramme ? [undefined, ...registry.programmes] : [undefined];
  const ways = new Map(programmes.map(programme => [programme, hitPaths(registry, r, role, programme)] as const));
  const words = new Set([...ways.values()].flat().flatMap(pathWords));
  if ([...ways.values()].every(paths => paths.length === 0)) return [];
  const needed = [...[...words].filter(word => word !== 'id'), ...(byProgramme ? [kindField] : [])];
  return [{ r, beside: r.found.beside, ways, needed }];
}

/** A row as the statement gives it. */
interface Hit {
  id: string;
  /** 0 begins with what was typed, as it is searched or as it is called; 1 has a word that does, 2 has it anywhere. */
  urutan: number;
  judul: string | null;
  samping: (string | null)[];
  perlu: Record<string, string | null>;
}

/** Text beside a found row's name; a reference shows its label. */
function besideSql(registry: Registry, r: Resource, name: string, sight: Sight, values: unknown[]): string {
  const label = sight.later.has(name) ? undefined : labelOfReference(r, registry, 't')(name);
  return `(${label ?? sight.at(name, 't', values)})::text`;
}

/** SELECT of the hits of one kind, as JSON; what it binds is pushed to `values`. */
async function hitsSql(
  engine: Engine,
  caller: Caller,
  { r, beside, needed }: Group,
  typed: string,
  values: unknown[],
): Promise<string> {
  const sight = sightOf(engine.registry, caller, r);
  const matching = await filterSql(engine, caller, r, { q: typed }, 't', values);
  const ways = engine.waysOf(caller, r, 'read', 't', values);
  const seen = beside.filter(name => !sight.hidden.has(name));
  const start = `$${values.push(`${escapeLike(typed)}%`)}`;
  const inside = `$${values.push(`% ${escapeLike(typed)}%`)}`;
  const label = labelSql(r, 't', engine.registry);
  const begins = `t.${searchColumn} like ${start} or lower(${label}) like ${start}`;
  const rank = `case when ${begins} then 0 when t.${searchColumn} like ${inside} then 1 else 2 end`;
  const columns = [
    `t.id::text as id`,
    `${rank} as urutan`,
    `${label} as judul`,
    `array[${seen.map(name => besideSql(engine.registry, r, name, sight, values)).join(', ')}]::text[] as samping`,
    `json_build_object(${needed.map(name => `'${name}', t.${column(name)}`).join(', ')}) as perlu`,
  ];
  const rows = someInReach(r, matching, ways, candidates);
  return `(select coalesce(json_agg(x), '[]') from (select ${columns.join(', ')} from (${rows}) t order by urutan, judul, id limit ${most + 1}) x)`;
}

const places = { first: 0, between: 1, last: 2 } as const;

/**
 * Where a kind stands among those that were found, the lesser the further up: a name that begins with the word before an
 * address that has it somewhere, a row called so before one that belongs to it, then as it is declared.
 */
function placeOf({ r }: Group, [best]: readonly Hit[], words: readonly string[]): number {
  const title = best?.judul?.toLowerCase() ?? '';
  const called = words.every(word => title.includes(word)) ? 0 : 1;
  return ((best?.urutan ?? 3) * 2 + called) * 3 + places[r.found?.amongEqual ?? 'between'];
}

/** A stored choice or state in its words. */
function wordOf(r: Resource, name: string, value: string): string {
  const field = r.fields[name];
  if (field?.kind === 'enum' && Object.hasOwn(field.choices, value)) return field.choices[value] ?? value;
  if (field?.kind === 'status' && Object.hasOwn(field.workflow.states, value))
    return field.workflow.states[value]?.label ?? value;
  return value;
}

/** The paths of a row with its values in place; one that it has no value for is left out. */
function linksOf(paths: readonly string[], hit: Hit): string[] {
  const given = (word: string) => (word === 'id' ? hit.id : hit.perlu[word]);
  return paths
    .filter(path => pathWords(path).every(given))
    .map(path => path.replace(/:([a-zA-Z]+)/g, (_, word: string) => encodeURIComponent(given(word) ?? '')));
}

function shownGroup(
  registry: Registry,
  caller: Caller,
  group: Group,
  typed: string,
  hits: readonly Hit[],
): KelompokTemuan {
  const { r, ways } = group;
  const sight = sightOf(registry, caller, r);
  const seen = group.beside.filter(name => !sight.hidden.has(name));
  const hasil = hits.slice(0, most).map((hit): Temuan => {
    const paths = ways.get(registry.programmeOf(hit.perlu[kindField])) ?? ways.get(undefined) ?? [];
    const beside = hit.samping.flatMap((value, i) => (value ? [wordOf(r, seen[i] ?? '', value)] : []));
    return { id: hit.id, judul: hit.judul ?? '', keterangan: beside.join(' · '), tautan: linksOf(paths, hit) };
  });
  const first = [...ways.values()].flat()[0];
  const list = first && hits.length > most ? listAbove(registry, first, caller.baseRole) : null;
  const shown = hasil.filter(({ tautan }) => tautan.length > 0);
  return { nama: r.found?.group ?? r.label, hasil: shown, semua: list && filtered(list, { q: typed }) };
}

/**
 * A few rows of every kind that the caller may read and open, by the search text of their lists: one statement.
 * @param typed words that must all occur
 * @throws HttpError 400 without a word of three letters, 503 when it takes too long
 */
export async function findEverywhere(engine: Engine, caller: Caller, typed: string): Promise<JawabanCari> {
  mustBeSearchable(typed);
  const { registry } = engine;
  const groups = groupsOf(registry, caller.baseRole).filter(({ r }) => mayDo(caller, r, 'read'));
  if (!groups.length) return { kelompok: [] };
  const lower = typed.toLowerCase();
  const words = lower.split(' ');
  const values: unknown[] = [];
  const kinds: string[] = [];
  // One after the other: each pushes its values.
  for (const [i, group] of groups.entries())
    kinds.push(`${await hitsSql(engine, caller, group, lower, values)} as "k${i}"`);
  const text = `select ${kinds.join(', ')}`;
  const found = await engine.db.unhurried(timeLimit, () =>
    engine.db.reading.one<DbRow & Record<string, Hit[]>>(text, values, { prepare: true }),
  );
  const kelompok = groups
    .map((group, i) => ({ group, hits: found?.[`k${i}`] ?? [] }))
    .toSorted((a, b) => placeOf(a.group, a.hits, words) - placeOf(b.group, b.hits, words))
    .map(({ group, hits }) => shownGroup(registry, caller, group, typed, hits));
  return { kelompok: kelompok.filter(({ hasil }) => hasil.length > 0) };
}
