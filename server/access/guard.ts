import type { FastifyInstance, FastifyRequest } from 'fastify';
import { messages } from '../../resources/kit/index.ts';
import { createCallLimit } from '../callLimit.ts';
import { forbidden, unauthenticated } from '../errors.ts';
import type { Caller } from './caller.ts';
import type { Access } from './context.ts';
import { registerTenant } from './tenant.ts';
import { bearerToken } from './token.ts';

/**
 * Who may reach a route at all. `public`: anybody. `optional`: anybody, with the caller if there is one. `session`: a
 * live session. `firstSteps`: a live session, even while the password must be changed (docs/domain/10 §1 step 2).
 */
export type RouteAccess = 'public' | 'optional' | 'session' | 'firstSteps';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess;
  }
  interface FastifyRequest {
    /** Who calls; null on public routes. Use `callerOf` where there must be somebody. */
    caller: Caller | null;
  }
}

/** Calls without a session by one address in a minute (docs/api.md "Limits"); a campus may be one address. */
export const strangersPerMinute = 300;

/** The caller of a route that needs one. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw unauthenticated();
  return request.caller;
}

const needsDeclaration = (url: string): boolean => /^\/api(\/|$)/.test(url) && !/^\/api\/docs(\/|$)/.test(url);

/**
 * Resolves the caller before a body is read. Default is deny: below /api a route that does not say who may reach it
 * stops the start, and would answer 403 if it did not.
 */
export function registerGuard(app: FastifyInstance, access: Access): void {
  app.decorateRequest('caller', null);
  registerTenant(app);
  const strangers = createCallLimit(strangersPerMinute);

  const undeclared = new Set<string>();
  app.addHook('onRoute', route => {
    if (needsDeclaration(route.url) && !route.config?.access) undeclared.add(`${String(route.method)} ${route.url}`);
  });
  app.addHook('onReady', async () => {
    if (undeclared.size) throw new Error(`Rute tanpa pernyataan akses: ${[...undeclared].join(', ')}`);
  });

  app.addHook('onRequest', async request => {
    const { url, config } = request.routeOptions;
    if (request.is404 || url === undefined || !needsDeclaration(url)) return;
    if (config.access === 'public') return config.rateLimit === false ? undefined : strangers.count(request.ip);
    const token = bearerToken(request.headers.authorization);
    if (!token) {
      if (config.access === 'optional') return strangers.count(request.ip);
      throw unauthenticated();
    }
    const caller = await access.sessions.resolve(token);
    if (!config.access) throw forbidden();
    if (caller.mustChangePassword && config.access !== 'firstSteps') throw forbidden(messages.mustChangePassword);
    request.caller = caller;
  });
}

/** @throws HttpError 403 for everybody but the Super Admin */
export function mustBeSuperAdmin(request: FastifyRequest): Caller {
  const caller = callerOf(request);
  if (caller.baseRole !== 'HA01') throw forbidden();
  return caller;
}
