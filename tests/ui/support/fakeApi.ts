import type { RaRecord } from 'react-admin';
import { isRecord, Message, messages, type Registry, type Resource } from '../../../resources/kit/index.ts';
import { embedded, filtered, labelOf, type Rows, sorted } from './fakeRows.ts';

/** One request as the fake server saw it. */
export interface SeenCall {
  method: string;
  /** Without `/api/`. */
  path: string;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
}

/** Each sentence of the platform with its code. */
const codes: ReadonlyMap<string, string> = new Map(sentencesOf(messages));

function sentencesOf(catalogue: object): [string, string][] {
  return Object.values(catalogue).flatMap((said: unknown): [string, string][] => {
    if (said instanceof Message) return [[said.text, said.code]];
    return isRecord(said) ? sentencesOf(said) : [];
  });
}

/** A sentence as the server would send it. */
const told = (said: unknown, status: number) => {
  const message = String(said);
  return { code: codes.get(message) ?? (status === 409 ? 'conflict' : 'invalid'), message };
};

/**
 * Answer of a handler; a plain value is a 200. A refusal is given as sentences, for the whole and by field, and gets
 * the server's codes.
 */
export class Reply {
  readonly body: unknown;
  constructor(
    readonly status: number,
    body?: unknown,
    readonly headers: Record<string, string> = {},
  ) {
    this.body = isRecord(body) && status >= 400 ? refused(status, body) : body;
  }
}

const refused = (status: number, { errors, ...body }: Record<string, unknown>) => ({
  ...(body.message === undefined ? {} : told(body.message, status)),
  ...body,
  ...(isRecord(errors)
    ? {
        errors: Object.fromEntries(
          Object.entries(errors).map(([field, said]) => [
            field,
            isRecord(said) && !(said instanceof Message) ? said : told(said, status),
          ]),
        ),
      }
    : {}),
});

/** `'PUT user/password/:id'` → handler; `undefined` passes on to the generic engine. */
export type Handlers = Record<string, (call: SeenCall, ...ids: string[]) => unknown>;

const problem = (status: number, { code, text: message }: Message, more: object = {}) =>
  new Reply(status, { statusCode: status, code, message, ...more });

const json = <T>(text: string | undefined, fallback: T): T => (text ? JSON.parse(text) : fallback);

interface BulkBody {
  items?: { id: string; version: number }[];
  filter?: Record<string, unknown>;
  data?: Record<string, unknown>;
  coba?: boolean;
}

/** docs/api.md in memory, for any registry: list, one, create, update, delete, bulk, lookups, an empty history. */
export function createFakeApi(registry: Registry, rows: Rows) {
  let made = 0;
  const tableOf = (resource: Resource): RaRecord[] => (rows[resource.name] ??= []);

  const list = (resource: Resource, { query }: SeenCall) => {
    const found = filtered(tableOf(resource), resource, json(query.filter, {}));
    const ordered = query.sort ? sorted(found, json(query.sort, ['id', 'ASC'])) : found;
    const [from, to] = json<[number, number]>(query.range, [0, 24]);
    const page = ordered.slice(from, to + 1);
    const shown = query.rujukan
      ? page.map(row => ({ ...pick(row, resource.lookup?.columns ?? []), id: row.id, label: labelOf(resource, row) }))
      : page.map(row => asked(embedded(registry, rows, resource, row), query.kolom));
    const end = from + Math.max(shown.length - 1, 0);
    return new Reply(200, shown, { 'content-range': `items ${from}-${end}/${found.length}` });
  };

  const create = (resource: Resource, body: Record<string, unknown>) => {
    made += 1;
    const id = String(body.id ?? `baru-${made}`);
    const row = {
      ...body,
      id,
      version: 1,
      createdAt: '2026-11-21T02:00:00.000Z',
      updatedAt: '2026-11-21T02:00:00.000Z',
    };
    tableOf(resource).push(row);
    return new Reply(201, row);
  };

  const update = (resource: Resource, row: RaRecord, body: Record<string, unknown>) => {
    if (body.version === undefined) return problem(428, messages.versionMissing);
    if (body.version !== row.version) return problem(409, messages.stale, { terkini: row });
    Object.assign(row, body, { version: row.version + 1 });
    return embedded(registry, rows, resource, row);
  };

  const removeSeen = (resource: Resource, row: RaRecord, { version }: { version?: unknown }) => {
    if (version === undefined) return problem(428, messages.versionMissing);
    return version === row.version ? remove(resource, row) : problem(409, messages.stale, { terkini: row });
  };

  const remove = (resource: Resource, row: RaRecord) => {
    const table = tableOf(resource);
    table.splice(table.indexOf(row), 1);
    return row;
  };

  const bulk = (resource: Resource, { method, body }: SeenCall) => {
    const { items, filter, data, coba } = (body ?? {}) as BulkBody;
    if (items?.some(({ version }) => version === undefined)) return problem(428, messages.versionMissing);
    const chosen = items
      ? tableOf(resource).filter(row => items.some(({ id, version }) => id === row.id && version === row.version))
      : filtered(tableOf(resource), resource, filter ?? {});
    if (coba) return { berhasil: chosen.length, gagal: [], sama: 0, contoh: [] };
    for (const row of chosen) {
      if (method === 'DELETE') remove(resource, row);
      else Object.assign(row, data, { version: row.version + 1 });
    }
    return { berhasil: chosen.length, gagal: [] };
  };

  const one = (resource: Resource, id: string, call: SeenCall) => {
    const row = tableOf(resource).find(found => String(found.id) === id);
    if (!row) return problem(404, messages.notFound);
    if (call.method === 'PUT') return update(resource, row, (call.body ?? {}) as Record<string, unknown>);
    if (call.method === 'DELETE') return removeSeen(resource, row, (call.body ?? {}) as { version?: unknown });
    return embedded(registry, rows, resource, row);
  };

  return (call: SeenCall): unknown => {
    const resource = registry.resources
      .filter(r => [r.endpoint, ...r.alsoAt].some(at => call.path === at || call.path.startsWith(`${at}/`)))
      .sort((a, b) => b.endpoint.length - a.endpoint.length)[0];
    if (!resource) return problem(404, messages.unknownCall);
    const at =
      [resource.endpoint, ...resource.alsoAt].find(a => call.path === a || call.path.startsWith(`${a}/`)) ?? '';
    const [id, rest] = call.path.slice(at.length + 1).split('/');
    if (rest === 'riwayat' || (rest === 'aksi' && call.method === 'GET')) return [];
    if (id === 'all') return tableOf(resource).map(row => ({ id: row.id, label: labelOf(resource, row) }));
    if (id) return one(resource, decodeURIComponent(id), call);
    if (call.method === 'GET') return list(resource, call);
    if (call.method === 'POST') return create(resource, (call.body ?? {}) as Record<string, unknown>);
    return bulk(resource, call);
  };
}

/** A row with the fields that a list names, so that what it shows without having asked for it is missing. */
function asked(row: RaRecord, kolom: string | undefined): RaRecord {
  if (!kolom) return row;
  const wanted: string[] = json(kolom, []);
  // An extra field comes with the field that holds it.
  const names = wanted.map(name => name.split('.')[0] ?? name);
  const { _embed, ...fields } = row;
  return {
    ...pickKnown(fields, [...names, 'aksi']),
    id: row.id,
    version: row.version,
    _embed: pickKnown(_embed ?? {}, names),
  };
}

const pickKnown = (row: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.flatMap(name => (name in row ? [[name, row[name]]] : [])));

const pick = (row: RaRecord, names: readonly string[]) => Object.fromEntries(names.map(name => [name, row[name]]));
