import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { LaporanTerbuka } from '../../../landing/api.ts';
import { messages } from '../../../resources/kit/index.ts';
import { languageOfPage, variesByLanguage } from '../askedLanguage.ts';
import { HttpError } from '../errors.ts';
import { send } from './prepared.ts';
import type { Site } from './site.ts';

/** As many as of the call behind it: its figures are worked out each time. */
const perMinute = 30;

/** /angka/:token, a report for somebody without an account: nobody keeps it, and no search engine finds it. */
export async function registerReportPage(
  app: FastifyInstance,
  site: Site,
  report: (token: string) => Promise<LaporanTerbuka | null>,
): Promise<void> {
  await app.register(async scope => {
    await scope.register(rateLimit, {
      max: perMinute,
      timeWindow: '1 minute',
      errorResponseBuilder: () => new HttpError(429, messages.tooManyRequests({ minutes: 1 })),
    });
    scope.get<{ Params: { token: string } }>('/angka/:token', async (request, reply) => {
      const found = await report(request.params.token);
      const language = site.renderer.letterLanguage(languageOfPage(request, reply));
      const document = () => site.renderer.renderReport(found, site.assets.berita, language);
      reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });
      return send(
        request,
        reply,
        await site.passing(await site.identity(), document, found ? 200 : 404),
        variesByLanguage,
      );
    });
  });
}
