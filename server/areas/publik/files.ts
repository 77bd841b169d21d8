import type { FastifyInstance } from 'fastify';
import { uuid } from '../../../resources/kit/index.ts';
import { sendFile } from '../../platform/documents/files/download.ts';
import type { FileStorage } from '../../platform/documents/files/index.ts';
import { countDownload, findFile } from '../../platform/documents/files/store.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { notFound } from '../../platform/errors.ts';
import { keptSeconds } from './cache.ts';
import { publicDocument } from './documents.ts';
import { publicPartner } from './partners.ts';

/** Finds the file if it belongs to a published article, a shown partner's logo or a public document. */
const isPublicSql = `select 1 as ada where
  exists (select 1 from pengaturan_berita t where t.gambar = $1 and t.status = 'terbit' and t.tanggal_terbit <= $2)
  or exists (select 1 from master_mitra t where t.logo = $1 and ${publicPartner})
  or exists (select 1 from master_bank_dokumen t where t.berkas = $1 and ${publicDocument})`;

/** `GET /api/publik/berkas/{id}`: pictures, logos and guides of the public pages, and nothing else. */
export function registerPublicFiles(app: FastifyInstance, engine: Engine, storage: FileStorage): void {
  app.get<{ Params: { id: string } }>(
    '/api/publik/berkas/:id',
    {
      config: { access: 'public', rateLimit: false },
      // Sent as stored: compressing would change the length and break ranges.
      compress: false,
      onSend: async (_request, reply, payload) => {
        if (reply.statusCode < 400) reply.header('cache-control', `public, max-age=${keptSeconds}`);
        return payload;
      },
    },
    async (request, reply) => {
      const id = uuid.safeParse(request.params.id);
      if (!id.success) throw notFound();
      const values = [id.data, engine.now().toISOString()];
      if (!(await engine.db.one(isPublicSql, values, { prepare: true }))) throw notFound();
      const file = await findFile(engine.db, id.data);
      if (!file) throw notFound();
      await countDownload(engine.db, engine.registry.find(file.resource), file, request);
      return sendFile(request, reply, storage, file, false);
    },
  );
}
