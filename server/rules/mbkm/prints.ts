import type { FastifyInstance } from 'fastify';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { callerOf } from '../../access/guard.ts';
import { createLetterLimit, sendLetter } from '../../documents/letters/index.ts';
import type { Engine } from '../../rest/context.ts';
import { paramOf } from '../../rest/http.ts';
import { printCoverLetter } from './coverLetter.ts';

/** What the server prints of a participation (docs/domain/20 §2 N/{id}/cetak/…). */
export function registerPrints(app: FastifyInstance, engine: Engine, baseUrl: string): void {
  const config = { access: 'session', resource: pendaftar.name, summary: 'Cetak Surat Pengantar (PDF)' } as const;
  const limit = createLetterLimit();
  app.get(`/api/${pendaftar.endpoint}/:id/cetak/surat-pengantar`, { config }, (request, reply) =>
    sendLetter(request, reply, limit, () =>
      printCoverLetter(engine, callerOf(request), paramOf(request, 'id'), baseUrl),
    ),
  );
}
