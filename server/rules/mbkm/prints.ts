import type { FastifyInstance } from 'fastify';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { callerOf } from '../../access/guard.ts';
import { contentDisposition } from '../../documents/files/name.ts';
import type { Engine } from '../../rest/context.ts';
import { paramOf } from '../../rest/http.ts';
import { printCoverLetter } from './coverLetter.ts';

/** What the server prints of a participation (docs/domain/20 §2 N/{id}/cetak/…). */
export function registerPrints(app: FastifyInstance, engine: Engine, baseUrl: string): void {
  const config = { access: 'session', resource: pendaftar.name, summary: 'Cetak Surat Pengantar (PDF)' } as const;
  app.get(`/api/${pendaftar.endpoint}/:id/cetak/surat-pengantar`, { config }, async (request, reply) => {
    const { pdf, filename } = await printCoverLetter(engine, callerOf(request), paramOf(request, 'id'), baseUrl);
    return reply
      .type('application/pdf')
      .header('content-disposition', contentDisposition('attachment', filename))
      .header('cache-control', 'no-store')
      .send(pdf);
  });
}
