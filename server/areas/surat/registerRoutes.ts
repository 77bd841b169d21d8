import type { FastifyInstance } from 'fastify';
import type { DecidedAt } from '../../../resources/kit/index.ts';
import { surat } from '../../../resources/surat/surat.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { createLetterLimit, sendLetter } from '../../platform/documents/letters/index.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { registerDecidedAt } from '../../platform/engine/decidedAt.ts';
import { paramOf } from '../../platform/engine/http.ts';
import { presented } from '../../platform/engine/present.ts';
import { findRow } from '../../platform/engine/read.ts';
import { notFound } from '../../platform/errors.ts';
import type { LetterBook } from './letterBook.ts';
import { type LetterPorts, letterFile, sealedFile } from './letterFile.ts';
import { notePrinted } from './notePrinted.ts';
import { rowsOfLetter } from './standing.ts';

const base = `/api/${surat.endpoint}`;

/** Addresses at which letters are revoked and reissued; the note is called `alasan` there. */
const decided: readonly DecidedAt[] = [
  { path: ':id/batalkan', actions: ['batalkan'], note: 'alasan' },
  { path: ':id/terbitkan-ulang', method: 'POST', actions: ['terbitkan_ulang'], note: 'alasan' },
];

/** Calls of the register (docs/domain/40 §2.2): the kept file, taking back, issuing anew. */
export function registerRegister(app: FastifyInstance, engine: Engine, ports: LetterPorts, book: LetterBook): void {
  const limit = createLetterLimit(engine.now);
  const config = { access: 'session', roles: 'policy', resource: surat.name } as const;
  app.get(`${base}/:id/berkas`, { config: { ...config, summary: 'Unduh surat (PDF)' } }, (request, reply) =>
    sendLetter(request, reply, limit, async () => {
      const caller = callerOf(request);
      mustBeAllowed(caller, surat, 'read');
      const row = await findRow(engine, engine.db, caller, surat, paramOf(request, 'id'), 'read');
      if (!row) throw notFound();
      const kind = book.get(row.jenisSurat)?.kind;
      if (kind) await notePrinted(engine, caller, kind, await rowsOfLetter(engine.db, row.id));
      const filename = `${row.nomorSurat.replaceAll('/', '-')}.pdf`;
      return { pdf: await letterFile(ports, row.id), filename };
    }),
  );
  registerDecidedAt(app, engine, surat, decided, {
    config,
    answer: async (caller, row) => {
      // Drawn at once, so that who issued it hears of a letter that cannot be drawn.
      if (typeof row.idSuratPengganti === 'string') await sealedFile(ports, row.idSuratPengganti);
      return presented(caller, surat, row);
    },
  });
}
