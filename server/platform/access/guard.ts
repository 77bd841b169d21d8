import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { messages, type Role } from '../../../resources/kit/index.ts';
import { refusals } from '../../../resources/platformRefusals.ts';
import { role } from '../../../resources/roles.ts';
import { createCallLimit } from '../callLimit.ts';
import { calledOf } from '../callTable.ts';
import { forbidden, unauthenticated } from '../errors.ts';
import type { Caller } from './caller.ts';
import type { Access } from './createAccess.ts';
import { isKey, type SystemKeys } from './narrowed.ts';
import type { Narrowed } from './reach.ts';
import { registerTenant } from './tenant.ts';
import { bearerToken } from './token.ts';

/**
 * Access to a route. `public`: anybody. `optional`: anybody, with the caller if there is one. `session`: a live
 * session. `firstSteps`: a live session, even while the password must be changed or a second factor set up
 * (docs/domain/10 §1 step 2).
 */
export type RouteAccess = 'public' | 'optional' | 'session' | 'firstSteps';

/**
 * Roles that may call, once there is a session: base roles; `everybody` with a session, for calls about the caller's
 * own or public data; `policy`: plain CRUD of the resource, whose declaration gives the rights.
 */
export type RouteRoles = readonly Role[] | 'everybody' | 'policy';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess;
    /** Left out by public calls only. */
    roles?: RouteRoles;
    /** Keys of other systems may call it, as far as they reach the resource; `own`: the call itself looks how far. */
    systems?: true | 'own';
  }
  interface FastifyRequest {
    /** Null on public routes. Use `callerOf` where a caller is required. */
    caller: Caller | null;
  }
}

/** Calls without a session by one address in a minute (docs/api.md "Limits"); a campus may be one address. */
export const strangersPerMinute = 300;

/** Where no area keeps keys. */
const noKeys: SystemKeys = { resolve: () => Promise.reject(unauthenticated(refusals.systemKey.unknown)) };

/** The caller of a route that needs one. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw unauthenticated(messages.loginFirst);
  return request.caller;
}

const needsDeclaration = (url: string): boolean => /^\/api(\/|$)/.test(url) && !/^\/api\/docs(\/|$)/.test(url);

/**
 * Resolves the caller before a body is read. Default is deny: below /api a route that does not say who may reach it, and
 * as which role, stops the start, and would answer 403 if it did not.
 */
export function registerGuard(app: FastifyInstance, access: Access, keys: SystemKeys = noKeys): void {
  app.decorateRequest('caller', null);
  registerTenant(app);
  const strangers = createCallLimit(strangersPerMinute);

  const undeclared = new Set<string>();
  app.addHook('onRoute', route => {
    const { access: reach, roles, resource } = route.config ?? {};
    if (!needsDeclaration(route.url) || reach === 'public') return;
    const named = Array.isArray(roles) ? roles.length > 0 : roles === 'everybody' || (roles && resource);
    if (!reach || !named) undeclared.add(`${String(route.method)} ${route.url}`);
  });
  app.addHook('onReady', async () => {
    if (undeclared.size) throw new Error(`Rute tanpa pernyataan akses dan peran: ${[...undeclared].join(', ')}`);
  });

  app.addHook('onRequest', async request => {
    const { url, config } = calledOf(request);
    if (url === undefined || !needsDeclaration(url)) return;
    if (config.access === 'public') return config.rateLimit === false ? undefined : strangers.count(request.ip);
    const token = bearerToken(request.headers.authorization);
    if (!token) {
      if (config.access === 'optional') return strangers.count(request.ip);
      // Somebody who never had a session is not told that it ended.
      throw unauthenticated(request.headers.authorization === undefined ? messages.loginFirst : undefined);
    }
    const caller = isKey(token) ? await keys.resolve(token, request.ip) : await access.sessions.resolve(token);
    // Before anything is refused: a refusal is said in the caller's language.
    request.caller = caller;
    if (!config.access) throw forbidden();
    if (caller.narrowed) mustBeForKeys(config, caller.narrowed);
    if (config.access !== 'firstSteps') {
      if (caller.mustChangePassword) throw forbidden(messages.mustChangePassword);
      if (caller.mustSetUpFactor) throw forbidden(refusals.factor.setUpFirst);
    }
    if (Array.isArray(config.roles) && !config.roles.includes(caller.baseRole)) throw forbidden();
  });
}

/** @throws HttpError 403 for a call that the key of a system does not reach, or that no key may make */
function mustBeForKeys({ systems, resource = '' }: FastifyContextConfig, narrowed: Narrowed): void {
  if (systems === 'own') return;
  if (!narrowed.has(resource)) throw forbidden(refusals.systemKey.beyond);
  if (!systems) throw forbidden(refusals.systemKey.notByKey);
}

/** @throws HttpError 403 for everybody but the Super Admin */
export function mustBeSuperAdmin(request: FastifyRequest): Caller {
  const caller = callerOf(request);
  if (caller.baseRole !== role.superAdmin) throw forbidden();
  return caller;
}
