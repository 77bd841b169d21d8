import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Call, inTerms, type Registry, type Resource, wordInTerms } from '../../resources/kit/index.ts';
import type { RouteAccess, RouteRoles } from './access/guard.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The declared resource that the call reads or writes. */
    resource?: string;
    /** A few words for /api/docs; default: from its method and address. */
    summary?: string;
  }
}

/** A call as fastify knows it. */
export interface RouteNote {
  method: string;
  /** OpenAPI's spelling: `/api/mbkm/konfigurasi/{kunci}`. Only made for those who ask. */
  readonly path: string;
  resource: string | undefined;
  access: RouteAccess | undefined;
  roles: RouteRoles | undefined;
  summary: string | undefined;
  /** Declaration of the call; a call without one is documented by its address. */
  call: Call | undefined;
}

/** `:id` and `:kunci(^[a-z]+$)` → `{id}`, `{kunci}`. */
const openApiPath = (url: string): string =>
  url
    .split('/')
    .map(segment => (segment.startsWith(':') ? `{${/^\w+/.exec(segment.slice(1))?.[0] ?? ''}}` : segment))
    .join('/');

/** Notes every call below /api that is registered from now on, but for the documentation's own. */
export function collectRoutes(app: FastifyInstance): RouteNote[] {
  const notes: RouteNote[] = [];
  app.addHook('onRoute', route => {
    if (!/^\/api\//.test(route.url) || /^\/api\/docs(\/|$)/.test(route.url) || route.url.includes('*')) return;
    for (const method of [route.method].flat()) {
      if (method === 'OPTIONS') continue;
      const { resource, access, roles, summary, call } = route.config ?? {};
      const { url } = route;
      notes.push({
        method: method.toLowerCase(),
        get path() {
          return openApiPath(url);
        },
        resource,
        access,
        roles,
        summary: summary ?? call?.summary,
        call,
      });
    }
  });
  return notes;
}

const verbs: Readonly<Record<string, string>> = { get: 'Baca', post: 'Kirim', put: 'Ubah', delete: 'Hapus' };

/** `get /api/magang/program-ditawarkan/tahap` → `Baca tahap`. */
function summaryOf({ method, path, summary }: RouteNote): string {
  const named = path.split('/').filter(segment => segment && !segment.startsWith('{'));
  // Noted when the route was made; said when the document is.
  return (summary && inTerms(summary)) ?? `${verbs[method] ?? method} ${named.at(-1) ?? path}`;
}

type Json = Record<string, unknown>;

/** Roles of a call, in words and for programs. */
const rolesShown = (roles: RouteRoles | undefined): Json =>
  Array.isArray(roles)
    ? { description: `Peran: ${roles.join(', ')}.`, 'x-roles': roles }
    : roles === 'everybody'
      ? { description: 'Setiap peran, atas miliknya sendiri dan yang terbuka bagi semua.', 'x-roles': roles }
      : {};

/**
 * Operation of a call that is written by hand: what can be told without a schema. Rows of a declared resource have
 * theirs, the rest is described in docs/api.md.
 * @param rows schema reference of a resource's rows, undefined without one
 */
export function operationOf(
  note: RouteNote,
  registry: Registry,
  rows: (r: Resource) => Json | undefined,
  errorAnswers: Json,
): Json {
  const r = registry.resources.find(one => one.name === note.resource);
  const row = r && rows(r);
  const list = r && note.method === 'get' && note.path === `/api/${r.endpoint}`;
  const one = r && /\{id\}$/.test(note.path);
  const schema = row && list ? { type: 'array', items: row } : row && one ? row : {};
  const { call } = note;
  const names = [...note.path.matchAll(/\{(\w+)\}/g)].map(found => found[1]);
  return {
    tags: [r?.label ?? note.path.split('/')[2] ?? 'umum'],
    summary: summaryOf(note),
    ...rolesShown(note.roles),
    // Calls of resources have their schemas from the resource.
    ...(note.roles === 'policy' ? {} : { 'x-declared': call !== undefined }),
    ...(note.access === 'public' ? { security: [] } : {}),
    parameters: [
      ...names.map(name => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...queryOf(call),
    ],
    ...(call ? bodyOf(call, registry, rows) : note.method === 'post' || note.method === 'put' ? anyBody : {}),
    responses: { ...(call ? answerOf(call) : ok(200, { 'application/json': { schema } })), ...errorAnswers },
  };
}

/** JSON Schema of a Zod schema; what JSON cannot say is left to the description. */
export const jsonSchema = (schema: z.ZodType, io: 'input' | 'output' = 'output'): Json => ({
  ...z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    // Schemas are made once; what their fields are called may have changed since.
    override: ({ jsonSchema: made }) => {
      if (made.title) made.title = wordInTerms(made.title);
    },
  }),
});

const anyBody: Json = { requestBody: { content: { 'application/json': { schema: { type: 'object' } } } } };
const ok = (status: number, content: Json): Json => ({ [status]: { description: 'Berhasil', content } });

const queryOf = (call: Call | undefined): Json[] =>
  Object.entries(call?.query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !schema.safeParse(undefined).success,
    schema: jsonSchema(schema, 'input'),
  }));

const answerOf = ({ answer, status = 200 }: Call): Json =>
  answer === 'file'
    ? ok(status, { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } })
    : ok(status, { 'application/json': { schema: jsonSchema(answer) } });

/** Request body: JSON, or a form whose part `data` is a row of a declared resource. */
function bodyOf(
  { documented, body = documented, form }: Call,
  registry: Registry,
  rows: (r: Resource) => Json | undefined,
): Json {
  if (body)
    return { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } } };
  if (!form) return {};
  const words: Json = form.words ? jsonSchema(form.words, 'input') : {};
  const files = form.files.map(name => [name, { type: 'string', format: 'binary' }]);
  const properties = {
    ...(form.data === undefined ? {} : { data: rows(registry.get(form.data)) ?? {} }),
    ...Object(words.properties),
    ...Object.fromEntries(files),
  };
  const schema = {
    type: 'object',
    properties,
    required: [...(form.data === undefined ? form.files : ['data']), ...[words.required ?? []].flat()],
  };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}
