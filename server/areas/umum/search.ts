import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { allRoles, messages } from '../../../resources/kit/index.ts';
import { cariTerpanjang, type JawabanCari } from '../../../resources/umum/cari.ts';
import { callerOf } from '../../platform/access/guard.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { findEverywhere } from '../../platform/engine/find.ts';
import { badRequest } from '../../platform/errors.ts';

const query = z.object({ q: z.string().trim().max(cariTerpanjang) });

/** `GET /api/cari?q=`: people, partners, registrations, letters … as far as the caller's role reads and opens them. */
export function registerSearch(app: FastifyInstance, engine: Engine): void {
  const config = { access: 'session', roles: allRoles, summary: 'Cari di seluruh portal' } as const;
  app.get('/api/cari', { config }, async (request): Promise<JawabanCari> => {
    const asked = query.safeParse(request.query);
    if (!asked.success) throw badRequest(messages.badFilter);
    return findEverywhere(engine, callerOf(request), asked.data.q.replace(/\s+/g, ' '));
  });
}
