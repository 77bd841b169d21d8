import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyRequest,
  RouteHandlerMethod,
  RouteOptions,
  RouteShorthandOptions,
} from 'fastify';
import findMyWay, { type HTTPMethod } from 'find-my-way';
import { messages } from '../../resources/kit/index.ts';
import { HttpError } from './errors.ts';

/** How the server reads addresses, here and in fastify. */
export const addresses = { ignoreTrailingSlash: true, maxParamLength: 300 };

/** A call as those know it who guard it. */
export interface Called {
  /** Undefined where nobody answers. */
  readonly url: string | undefined;
  readonly config: FastifyContextConfig;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The table's call that is answered; null outside the table. */
    called: Called | null;
  }
}

/** The call that a request makes. */
export const calledOf = ({ called, is404, routeOptions: { url, config } }: FastifyRequest): Called =>
  called ?? { url: is404 ? undefined : url, config };

interface Entry extends Called {
  readonly methods: HTTPMethod[];
  readonly url: string;
  readonly handler: RouteHandlerMethod;
}
type Found = { params: Readonly<Record<string, string | undefined>>; entry: Entry | null };
type Find = (method: string, url: string) => Found | undefined;

const root = '/api/';
const everything = `${root}*`;
const answered = ['GET', 'POST', 'PUT', 'DELETE'] as const satisfies HTTPMethod[];
const asAnswered = (method: string): HTTPMethod | undefined => answered.find(one => one === method.toUpperCase());
const isEntry = (called: Called): called is Entry => 'handler' in called;
const unknown: Called = { url: undefined, config: {} };

/** `/api/mbkm/:id/aksi` and `/api/mbkm/:kunci/aksi` are one address. */
const shapeOf = (method: string, url: string): string =>
  `${method.toUpperCase()} ${url.replace(/:\w+/g, ':').replace(/\/$/, '')}`;

/** Leading segments of a path that tell its calls from others; a resource's has two of them, shared by some 25 calls. */
const deepest = 2;

/** Leading segments below /api that an address fixes: `mbkm/konfigurasi` of `/api/mbkm/konfigurasi/:kunci`. */
function fixedPart(url: string): string {
  const segments = url.slice(root.length).split('/');
  const open = segments.findIndex(segment => /[:*]/.test(segment));
  return segments.slice(0, open < 0 ? deepest : Math.min(open, deepest)).join('/');
}

/** Calls of one fixed part by method and address; undefined = unknown, without entry = a parameter is too long. */
function finderOf(entries: readonly Entry[]): Find {
  const router = findMyWay({ ...addresses, onMaxParamLength: () => undefined });
  for (const entry of entries) router.on(entry.methods, entry.url, () => undefined, entry);
  return (method, url) => {
    const known = asAnswered(method);
    const found = known && router.find(known, url);
    return found ? { params: found.params, entry: found.store } : undefined;
  };
}

/** Entries by fixed part; the router of a part is made when one of its calls is first asked for. */
function createEntries() {
  const shapes = new Set<string>();
  const waiting = new Map<string, Entry[]>();
  const finders = new Map<string, Find>();
  const finderAt = (part: string): Find | undefined => {
    const entries = waiting.get(part);
    if (entries) finders.set(part, finderOf(entries));
    waiting.delete(part);
    return finders.get(part);
  };
  return {
    has: (method: string, url: string) => shapes.has(shapeOf(method, url)),
    /** @throws Error for an address that is taken */
    add: (entry: Entry) => {
      for (const method of entry.methods) {
        const shape = shapeOf(method, entry.url);
        if (shapes.has(shape)) throw new Error(`Rute dua kali: ${method} ${entry.url}`);
        shapes.add(shape);
      }
      const part = fixedPart(entry.url);
      waiting.set(part, [...(waiting.get(part) ?? []), entry]);
    },
    /**
     * @param below the path below /api, without its parameters in code
     * @throws HttpError 414 for a parameter that is too long
     */
    find: (method: string, url: string, below: string): { params: Found['params']; entry: Entry } | undefined => {
      const segments = below.split('/').slice(0, deepest);
      let tooLong = false;
      // What an address fixes comes before what it leaves open.
      for (let depth = segments.length; depth >= 0; depth--) {
        const found = finderAt(segments.slice(0, depth).join('/'))?.(method, url);
        if (found?.entry) return { params: found.params, entry: found.entry };
        tooLong ||= found !== undefined;
      }
      if (tooLong) throw new HttpError(414, messages.invalid);
      return undefined;
    },
  };
}

/**
 * Keeps the calls below /api beside fastify, which takes longer to register three thousand of them than all the rest of a
 * start takes: one route of its own answers for all. Nothing changes where they are registered, and hooks see them as they
 * see fastify's routes, `onRoute` included. Calls with options beside `config`, and those of an inner scope (`register`),
 * stay fastify's own and come before these.
 * @returns the instance to register calls at
 */
export function withCallTable(app: FastifyInstance): FastifyInstance {
  const entries = createEntries();
  const listeners: ((route: RouteOptions) => void)[] = [];
  const route = (options: RouteOptions): FastifyInstance => {
    const { method, url, config = {}, handler, ...others } = options;
    const methods = [method].flat().map(asAnswered);
    const known = methods.filter(one => one !== undefined);
    if (!url.startsWith(root) || known.length < methods.length || Object.keys(others).length) return app.route(options);
    for (const listener of listeners) listener(options);
    entries.add({ methods: known, url, config, handler });
    return api;
  };
  const shorthand =
    (method: HTTPMethod) =>
    (url: string, ...given: [RouteHandlerMethod] | [RouteShorthandOptions, RouteHandlerMethod]): FastifyInstance => {
      const [options, handler] = given.length === 1 ? [{}, given[0]] : given;
      return route({ ...options, method, url, handler });
    };
  const api: FastifyInstance = Object.create(app);
  Object.assign(api, {
    route,
    get: shorthand('GET'),
    post: shorthand('POST'),
    put: shorthand('PUT'),
    delete: shorthand('DELETE'),
    hasRoute: (asked: { method: string; url: string }) => entries.has(asked.method, asked.url) || app.hasRoute(asked),
    addHook: (name: string, hook: never) => {
      if (name === 'onRoute') listeners.push(hook);
      Reflect.apply(app.addHook, app, [name, hook]);
      return api;
    },
  });

  app.decorateRequest('called', null);
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.url === everything) {
      const { '*': below = '' } = request.params as { '*'?: string };
      const found = entries.find(request.method, request.url, below);
      request.called = found?.entry ?? unknown;
      if (found) request.params = found.params;
    }
    done();
  });
  app.route({
    method: [...answered],
    url: everything,
    config: { access: 'session', roles: 'everybody' },
    handler(request, reply) {
      const { called } = request;
      return called && isEntry(called) ? called.handler.call(this, request, reply) : reply.callNotFound();
    },
  });
  return api;
}
