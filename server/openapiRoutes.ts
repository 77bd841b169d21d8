import type { FastifyInstance } from 'fastify';
import type { Registry, Resource } from '../resources/kit/index.ts';
import type { RouteAccess, RouteRoles } from './access/guard.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The declared resource that the call reads or writes. */
    resource?: string;
    /** What the call does, in a few words, for /api/docs; default: from its method and address. */
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
      const { resource, access, roles, summary } = route.config ?? {};
      const { url } = route;
      notes.push({
        method: method.toLowerCase(),
        get path() {
          return openApiPath(url);
        },
        resource,
        access,
        roles,
        summary,
      });
    }
  });
  return notes;
}

const verbs: Readonly<Record<string, string>> = { get: 'Baca', post: 'Kirim', put: 'Ubah', delete: 'Hapus' };

/** `get /api/magang/program-ditawarkan/tahap` → `Baca tahap`. */
function summaryOf({ method, path, summary }: RouteNote): string {
  const named = path.split('/').filter(segment => segment && !segment.startsWith('{'));
  return summary ?? `${verbs[method] ?? method} ${named.at(-1) ?? path}`;
}

type Json = Record<string, unknown>;

/** Who may call, as words and for programs. */
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
  const names = [...note.path.matchAll(/\{(\w+)\}/g)].map(found => found[1]);
  return {
    tags: [r?.label ?? note.path.split('/')[2] ?? 'umum'],
    summary: summaryOf(note),
    ...rolesShown(note.roles),
    ...(note.access === 'public' ? { security: [] } : {}),
    parameters: names.map(name => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...(note.method === 'post' || note.method === 'put'
      ? { requestBody: { content: { 'application/json': { schema: { type: 'object' } } } } }
      : {}),
    responses: { 200: { description: 'Berhasil', content: { 'application/json': { schema } } }, ...errorAnswers },
  };
}
