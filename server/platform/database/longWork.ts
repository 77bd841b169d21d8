import type { FastifyInstance } from 'fastify';
import { calledOf } from '../callTable.ts';
import type { Db } from './db.ts';
import { rememberSaves } from './lostConnection.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Many rows at once: imports and synchronisation. Their statements have ten minutes instead of seconds. */
    long?: boolean;
  }
}

/** Time of one statement of imports, synchronisation and jobs, in milliseconds. */
export const longWork = 600_000;

/**
 * Gives routes marked `long` the longer statement time (docs/api.md "Limits"), and tracks in every call whether
 * something was saved.
 */
export function registerLongWork(app: FastifyInstance, db: Db): void {
  app.addHook('preHandler', (request, _reply, done) => {
    rememberSaves(() => {
      if (calledOf(request).config.long) db.unhurried(longWork, done);
      else done();
    });
  });
}
