import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from './db.ts';
import { hasSaved, readFrom } from './lostConnection.ts';
import { positionOf } from './servers.ts';

/**
 * Says that whoever calls keeps cookies. A program that does not would lose its position, so it reads the primary.
 */
const marker = 'mbkm_posisi';
/** A replica further behind than `mostBehind` is not read from; with room for a slow clock. */
const keptSeconds = 60;
/** Instead of a position that could not be asked for: only the primary will do. */
const unknown = 'utama';

/**
 * Lets every call read on replicas that have come as far as its caller has written. The position travels in an httpOnly
 * cookie, so any process knows it; each process has a cookie of its own, so that one
 * process does not overwrite the later position of another.
 * Registered after the guard, which knows the caller, and after `rememberSaves`.
 */
export function registerPositions(app: FastifyInstance, db: Db, secure: boolean): void {
  if (!db.replicas) return;
  const own = `${marker}_${randomBytes(3).toString('hex')}`;
  const attributes = `Path=/api; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;

  app.addHook('preHandler', async request => {
    if (!request.caller || !reads(request)) return;
    const told = positionsIn(request.headers.cookie);
    if (!told.length || told.includes(unknown)) return;
    const reached = told.flatMap(text => positionOf(text) ?? []).reduce((a, b) => (a > b ? a : b), 0n);
    readFrom({ account: request.caller.userId, reached: reached || undefined });
  });
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    if (!reads(request) || hasSaved()) {
      const position = await db.position().catch(() => unknown);
      reply.header('set-cookie', `${own}=${position}; Max-Age=${keptSeconds}; ${attributes}`);
    }
    if (request.caller && !positionsIn(request.headers.cookie).length)
      reply.header('set-cookie', `${marker}=ya; ${attributes}`);
  });
}

const reads = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** Positions from the cookies of all processes, with the marker. */
function positionsIn(cookies: string | undefined): string[] {
  return (cookies ?? '').split(/; */).flatMap(cookie => {
    const [name = '', value = ''] = cookie.split('=');
    return name === marker || name.startsWith(`${marker}_`) ? [value] : [];
  });
}
