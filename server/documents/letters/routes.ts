import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { messages } from '../../../resources/kit/index.ts';
import type { Core } from '../../access/core.ts';
import { HttpError, notFound } from '../../errors.ts';
import { checkLetter, checksPerMinute } from './check.ts';
import type { LetterKinds } from './kinds.ts';

const unknown = 'Surat tidak ditemukan. Kode verifikasi tidak terdaftar.';

/** The public check of a letter, behind the QR code on it. */
export function registerLetters(app: FastifyInstance, core: Core, kinds: LetterKinds): void {
  app.register(async scope => {
    await scope.register(rateLimit, {
      max: checksPerMinute,
      timeWindow: '1 minute',
      errorResponseBuilder: () => new HttpError(429, messages.tooManyRequests(1)),
    });
    scope.get<{ Params: { kode: string } }>(
      '/api/publik/verifikasi-surat/:kode',
      { config: { access: 'public' } },
      async (request, reply) => {
        const found = await checkLetter(core, kinds, request.params.kode);
        if (!found) throw notFound(unknown);
        return reply.header('cache-control', 'no-store').send(found);
      },
    );
  });
}
