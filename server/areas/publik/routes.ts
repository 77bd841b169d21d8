import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { messages } from '../../../resources/kit/index.ts';
import { publikRefusals } from '../../../resources/publik/refusals.ts';
import {
  artikelPublik,
  berandaPublik,
  daftarBeritaPublik,
  daftarMitraPublik,
  landingPublik,
} from '../../../resources/umum/panggilanPublik.ts';
import { serve } from '../../platform/access/serveCall.ts';
import type { FileStorage } from '../../platform/documents/files/index.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { paramOf } from '../../platform/engine/http.ts';
import { HttpError, notFound } from '../../platform/errors.ts';
import type { NewsSource } from '../../platform/landing/index.ts';
import { send } from '../../platform/landing/prepared.ts';
import type { ProgramCode } from '../../platform/landing/types.ts';
import { createPublicCache } from './cache.ts';
import { registerPublicFiles } from './files.ts';
import { inboundDates, indexData, landingData, partnerData } from './landingData.ts';
import { listNews, type NewsListQuery, readArticle, sitemapNews } from './news.ts';
import { isProgramCode } from './programs.ts';
import { publicChannel } from './sources.ts';

/** Calls per minute and address (docs/domain/60 §2). */
const perMinute = 120;

/** Other texts are no slugs and are not searched. */
const isSlug = /^[a-z0-9-]{1,160}$/;

const open = { access: 'public' } as const;

/**
 * The public endpoints (docs/domain/60 §2): read only, no personal data, answered from memory for five minutes or
 * until something that they are made of is written.
 * @returns the same news for the pages that the server renders
 */
export function registerPublic(app: FastifyInstance, engine: Engine, storage: FileStorage): NewsSource {
  const { db, now } = engine;
  const cache = createPublicCache(now);
  db.listen(publicChannel, () => cache.clear());
  const indexes = cache.keeper(berandaPublik.answer);
  const landings = cache.keeper(landingPublik.answer);
  const inbounds = cache.keeper(
    landingPublik.answer.shape.program.pick({ terbuka: true, bukaPada: true, tutupPada: true }),
  );
  const partners = cache.keeper(daftarMitraPublik.answer);
  const lists = cache.keeper(daftarBeritaPublik.answer);
  const searches = cache.keeper(daftarBeritaPublik.answer);
  const articles = cache.keeper(artikelPublik.answer);
  const sitemaps = cache.keeper(z.array(artikelPublik.answer.pick({ slug: true, diperbarui: true })));

  // Searches are as many as people think of: they are remembered apart, or they would push out what every page asks.
  const newsList = (query: NewsListQuery) => {
    const key = JSON.stringify([query.kategori, query.kode, query.page, query.perPage, query.q.toLowerCase()]);
    return (query.q ? searches : lists)(key, () => listNews(db, now(), query));
  };
  const article = (asked: string) => {
    const slug = asked.toLowerCase();
    return isSlug.test(slug) ? articles(slug, () => readArticle(db, now(), slug)) : null;
  };

  const index = () => indexes('', () => indexData(engine));
  const landing = (code: ProgramCode) => landings(code, () => landingData(engine, code));

  app.register(async scope => {
    await scope.register(rateLimit, {
      max: perMinute,
      timeWindow: '1 minute',
      errorResponseBuilder: () => new HttpError(429, messages.tooManyRequests({ minutes: 1 })),
    });

    serve(scope, berandaPublik, open, async ({ request, reply }) => {
      const found = await index();
      if (!found) throw notFound();
      return send(request, reply, found.answer);
    });

    serve(scope, landingPublik, open, async ({ request, reply }) => {
      const code = paramOf(request, 'kode').toLowerCase();
      const found = isProgramCode(code) ? await landing(code) : null;
      if (!found) throw notFound(publikRefusals.programUnknown);
      return send(request, reply, found.answer);
    });

    serve(scope, daftarMitraPublik, open, async ({ request, reply, query }) => {
      const found = await partners(query.kode ?? '', () => partnerData(engine, query.kode));
      if (!found) throw notFound();
      return send(request, reply, found.answer);
    });

    serve(scope, daftarBeritaPublik, open, async ({ request, reply, query }) => {
      const { kategori = null, kode = null, ...rest } = query;
      const found = await newsList({ kategori, kode, ...rest });
      if (!found) throw notFound();
      return send(request, reply, found.answer);
    });

    serve(scope, artikelPublik, open, async ({ request, reply }) => {
      const found = await article(paramOf(request, 'slug'));
      if (!found) throw notFound(publikRefusals.articleUnknown);
      return send(request, reply, found.answer);
    });

    registerPublicFiles(scope, engine, storage);
  });

  return {
    now,
    page: async key => (await (key === 'beranda' ? index() : landing(key)))?.value ?? null,
    inbound: async () => (await inbounds('', () => inboundDates(engine)))?.value ?? null,
    article: async slug => (await article(slug))?.value ?? null,
    listArticles: async query => (await newsList(query))?.value ?? { items: [], total: 0 },
    articles: async () => (await sitemaps('', () => sitemapNews(db, now())))?.value ?? [],
  };
}
