import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { PeriksaSurat } from '../../../landing/api.ts';
import { messages } from '../../../resources/kit/index.ts';
import { languageOfPage, variesByLanguage } from '../askedLanguage.ts';
import { HttpError } from '../errors.ts';
import { send } from './prepared.ts';
import type { Site } from './site.ts';

/** As many as of the call behind it: what a page answers must not be a way to try codes out. */
const perMinute = 30;

/**
 * /verifikasi-surat/:kode, the address in the QR code of a letter: 200 with what it certifies, 404 for other codes; without
 * a code the page asks for it; in the language that the address asks for, or the browser prefers.
 */
export async function registerLetterPage(
  app: FastifyInstance,
  site: Site,
  letter: (kode: string) => Promise<PeriksaSurat | null>,
): Promise<void> {
  await app.register(async scope => {
    await scope.register(rateLimit, {
      max: perMinute,
      timeWindow: '1 minute',
      errorResponseBuilder: () => new HttpError(429, messages.tooManyRequests({ minutes: 1 })),
    });
    scope.get<{ Querystring: { kode?: unknown; bahasa?: unknown } }>('/verifikasi-surat', async (request, reply) => {
      const { kode } = request.query;
      const language = site.renderer.letterLanguage(languageOfPage(request, reply));
      const typed = typeof kode === 'string' ? kode.trim().slice(0, 60) : '';
      const asked = request.query.bahasa === undefined ? '' : `?bahasa=${language}`;
      if (typed) return reply.redirect(`/verifikasi-surat/${encodeURIComponent(typed)}${asked}`, 303);
      const document = () => site.renderer.renderLetterCheck('tanya', site.assets.berita, language);
      return send(request, reply, await site.passing(await site.identity(), document, 200), variesByLanguage);
    });
    scope.get<{ Params: { kode: string }; Querystring: { bahasa?: unknown } }>(
      '/verifikasi-surat/:kode',
      async (request, reply) => {
        const found = await letter(request.params.kode);
        const language = site.renderer.letterLanguage(languageOfPage(request, reply));
        const document = () => site.renderer.renderLetterCheck(found, site.assets.berita, language);
        return send(
          request,
          reply,
          await site.passing(await site.identity(), document, found ? 200 : 404),
          variesByLanguage,
        );
      },
    );
  });
}
