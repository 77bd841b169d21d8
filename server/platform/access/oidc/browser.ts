import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from '../../../../resources/kit/index.ts';
import { createIsAppPath } from '../../../../resources/publicPaths.ts';
import { newToken } from '../token.ts';

/** Cookie that ties a login on its way to one browser; no script reads it. */
const cookieName = 'mbkm_masuk';
const cookie = /(?:^|;\s*)mbkm_masuk=([\w-]{43})(?:;|$)/;
const seconds = 1200;

/** Cookie of the login that this browser began; undefined when it began none. */
export const bindingOf = ({ headers }: FastifyRequest): string | undefined => cookie.exec(headers.cookie ?? '')?.[1];

/** The same, given to a browser that has none; several windows of one browser share it. */
export function bind(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  const binding = bindingOf(request) ?? newToken();
  // Lax: the way back from the provider is a link that comes from elsewhere.
  reply.header(
    'set-cookie',
    `${cookieName}=${binding}; Path=/api; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
  );
  return binding;
}

/** @returns what keeps of an address that somebody names only a path of the portal; else null */
export function createTargets({ screens }: Registry): (named: string | undefined) => string | null {
  const isAppPath = createIsAppPath(screens);
  const here = 'http://portal.invalid';
  return named => {
    if (!named?.startsWith('/') || !URL.canParse(named, here)) return null;
    const { origin, pathname, search } = new URL(named, here);
    return origin === here && isAppPath(pathname) && !/^\/log(in|out)\b/.test(pathname) ? pathname + search : null;
  };
}
