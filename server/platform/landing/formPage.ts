import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { IsianTerbuka } from '../../../landing/api.ts';
import { messages } from '../../../resources/kit/index.ts';
import { HttpError } from '../errors.ts';
import { send } from './prepared.ts';
import type { Site } from './site.ts';

/** Pages of one address in a minute: a whole class may sit behind one. */
const perMinute = 60;

/**
 * /isi?t=, a form that is answered without an account: nobody keeps the page, no search engine finds it, and the link
 * stands behind the question mark, which is written to no log.
 */
export async function registerFormPage(
  app: FastifyInstance,
  site: Site,
  form: (tautan: string, kode: string | undefined) => Promise<IsianTerbuka | null>,
): Promise<void> {
  await app.register(async scope => {
    await scope.register(rateLimit, {
      max: perMinute,
      timeWindow: '1 minute',
      errorResponseBuilder: () => new HttpError(429, messages.tooManyRequests({ minutes: 1 })),
    });
    scope.get<{ Querystring: { t?: unknown; kode?: unknown; bahasa?: unknown } }>('/isi', async (request, reply) => {
      const { t, kode } = request.query;
      const tautan = typeof t === 'string' ? t.slice(0, 100) : '';
      const tried = typeof kode === 'string' && kode !== '' ? kode.slice(0, 60) : undefined;
      const isian = await form(tautan, tried);
      // Questions are in one language: what stands around them speaks another where the address asks for it, not the browser.
      const language = site.renderer.letterLanguage(request.query.bahasa);
      const document = () =>
        site.renderer.renderForm({ isian, tautan, tried: tried !== undefined, language }, site.assets.isi);
      reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });
      return send(request, reply, await site.passing(await site.identity(), document, isian ? 200 : 404));
    });
  });
}
