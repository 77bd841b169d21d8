import { dayInZone, ownerOf, type Resource, sensitiveFields } from '../../../../resources/kit/index.ts';
import type { PintuData } from '../../../../resources/pengaturan/aksesData.ts';
import { labelSql, tableName } from '../../database/columns.ts';
import type { Caller } from '../caller.ts';
import type { Core } from '../change.ts';
import { type Sight, sightOf } from '../visibleFields.ts';
import { ownerSql, ownId } from './cover.ts';

type Noting = Pick<Core, 'db' | 'registry' | 'now'>;

/** The rows and the call by which sensitive fields were seen. */
export interface Seen {
  readonly door: PintuData;
  /** `from … where …` over alias `t`, and what it binds. */
  readonly from: string;
  readonly params: readonly unknown[];
  /** Fields that were shown; undefined = all that the caller sees. */
  readonly names?: readonly string[] | undefined;
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * Notes in one statement that a caller sees sensitive values of rows; own ones, empty ones and what is hidden from the
 * caller are none. Whoever answers notes first: what cannot be noted is not shown.
 */
export async function noteSeenWhere(core: Noting, caller: Caller, r: Resource, seen: Seen): Promise<void> {
  const { registry } = core;
  const log = registry.find('pengaturan/akses-data');
  const sight = sightOf(registry, caller, r);
  const names = sensitiveFields(r).filter(
    name => !sight.hidden.has(name) && (seen.names === undefined || seen.names.includes(name)),
  );
  const owner = ownerSql(registry, r, 't');
  const person = ownerOf(registry.find, r)?.person;
  if (!log || !owner || !person || !names.length) return;
  const params: unknown[] = [...seen.params];
  const bind = (value: unknown, type: string): string => {
    params.push(value);
    return `$${params.length}::${type}`;
  };
  const now = core.now();
  const words = names.map(name => wordsOf(r, name, sight, params));
  const own = ownId(registry, caller, r);
  const columns = [
    'gen_random_uuid()',
    bind(now.toISOString(), 'timestamptz'),
    bind(dayInZone(now), 'date'),
    bind(caller.userId, 'text'),
    bind(caller.name.slice(0, 201), 'text'),
    bind(caller.roleId, 'text'),
    bind(caller.roleName.slice(0, 60), 'text'),
    'g.orang::text',
    `left((select ${labelSql(person, 'p', registry)} from ${tableName(person)} p where p.id = g.orang), 200)`,
    bind(seen.door, 'text'),
    'left(g.kolom, 300)',
    bind(r.name, 'text'),
    bind(r.label.slice(0, 80), 'text'),
    'g.id::text',
  ].join(', ');
  const others = own === null ? '' : ` and g.orang <> ${bind(own, 'uuid')}`;
  await core.db.execute(
    `insert into ${tableName(log)} (id, waktu, hari, id_user, nama_user, role_id, nama_role, id_orang, nama_orang, pintu,
       kolom, resource, nama_sumber, id_baris)
     select ${columns} from (select t.id, ${owner} as orang, concat_ws(', ', ${words.join(', ')}) as kolom ${seen.from}) g
     where g.kolom <> ''${others} on conflict do nothing`,
    params,
  );
}

/** The label of a field in rows that show a value of it. */
function wordsOf(r: Resource, name: string, sight: Sight, params: unknown[]): string {
  const value = sight.at(name, 't', params);
  const filled = r.fields[name]?.kind === 'files' ? `cardinality(${value}) > 0` : `${value} is not null`;
  return `case when ${filled} then ${literal(r.fields[name]?.label ?? name)} end`;
}

/** A row as it was read: of one version there is nothing new to see. */
export interface SeenRow {
  readonly id: unknown;
  readonly version?: unknown;
}

/**
 * Lines that this process has written today: a list that is read again and again asks the database nothing. Elsewhere
 * the unique line keeps it at one.
 */
const notedIn = new WeakMap<object, Set<string>>();
const mostNoted = 50_000;

/** The same for rows that were just read, of which each is noted once a day. */
export async function noteSeen(
  core: Noting,
  caller: Caller,
  r: Resource,
  door: PintuData,
  rows: readonly SeenRow[],
  names?: readonly string[],
): Promise<void> {
  if (!rows.length || !sensitiveFields(r).length) return;
  const noted = notedIn.get(core.db) ?? new Set<string>();
  notedIn.set(core.db, noted);
  const place = [dayInZone(core.now()), caller.userId, caller.roleId, r.name, door, names?.join() ?? '*'].join();
  const keyed = rows.map(row => ({ id: row.id, key: `${place} ${row.id} ${row.version ?? ''}`, told: row.version }));
  const fresh = keyed.filter(({ key, told }) => told === undefined || !noted.has(key));
  if (!fresh.length) return;
  const from = `from ${tableName(r)} t where t.id = any($1::${r.id === 'uuid' ? 'uuid' : 'text'}[])`;
  await noteSeenWhere(core, caller, r, { door, from, params: [fresh.map(({ id }) => id)], names });
  if (noted.size + fresh.length > mostNoted) noted.clear();
  for (const { key, told } of fresh) if (told !== undefined) noted.add(key);
}
