import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { errorsByField, isSearchable, messages } from '../../../resources/kit/index.ts';
import type { FileStorage } from '../../documents/files/index.ts';
import { HttpError, notFound } from '../../errors.ts';
import type { NewsSource } from '../../landing/index.ts';
import { send } from '../../landing/prepared.ts';
import type {
  Artikel,
  DaftarBerita,
  DataBeranda,
  DataLanding,
  InboundDates,
  MitraPublik,
  ProgramCode,
} from '../../landing/types.ts';
import type { Engine } from '../../rest/context.ts';
import { inboundDates, indexData, landingData, partnerData } from './answers.ts';
import { createPublicCache } from './cache.ts';
import { registerPublicFiles } from './files.ts';
import { listNews, type NewsListQuery, readArticle, sitemapNews } from './news.ts';
import { isProgramCode, programCodes } from './programs.ts';
import { publicChannel } from './sources.ts';

/** Calls per minute and address (docs/domain/60 §2). */
export const perMinute = 120;

const kode = z.enum(programCodes, { error: messages.choice });
const whole = (min: number, max: number) =>
  z.coerce
    .number({ error: messages.number.type })
    .int(messages.number.whole)
    .min(min, messages.number.min(min))
    .max(max, messages.number.max(max));

/** A control character is nothing that anybody types, and a NUL is nothing that the database takes. */
const searchText = z
  .string({ error: messages.wrongType })
  .trim()
  .max(100, messages.text.max(100))
  .refine(value => !/\p{Cc}/u.test(value), messages.wrongType)
  .refine(value => value === '' || isSearchable(value), messages.shortSearch);

const listQuery = z.strictObject({
  kategori: z.enum(['berita', 'pengumuman', 'agenda', 'cerita'], { error: messages.choice }).optional(),
  kode: kode.optional(),
  q: searchText.default(''),
  page: whole(1, 9999).default(1),
  perPage: whole(1, 24).default(12),
});
const partnerQuery = z.strictObject({ kode: kode.optional() });
const noQuery = z.strictObject({});

/** What cannot be a slug is not looked for. */
const isSlug = /^[a-z0-9-]{1,160}$/;

const badQuery = 'Parameter tidak valid.';
const unknownArticle = 'Berita tidak ditemukan.';
const unknownProgram = 'Program tidak ditemukan.';

/** @throws HttpError 400 naming each parameter that is wrong */
function checked<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new HttpError(400, badQuery, errorsByField(result.error));
}

const open = { config: { access: 'public' } } as const;

/**
 * The public endpoints (docs/domain/60 §2): read only, no personal data, answered from memory for five minutes or
 * until something that they are made of is written.
 * @returns the same news for the pages that the server renders
 */
export function registerPublic(app: FastifyInstance, engine: Engine, storage: FileStorage): NewsSource {
  const { db, now } = engine;
  const cache = createPublicCache(now);
  db.listen(publicChannel, () => cache.clear());
  const indexes = cache.keeper<DataBeranda>();
  const landings = cache.keeper<DataLanding>();
  const inbounds = cache.keeper<InboundDates>();
  const partners = cache.keeper<MitraPublik[]>();
  const lists = cache.keeper<DaftarBerita>();
  const searches = cache.keeper<DaftarBerita>();
  const articles = cache.keeper<Artikel>();
  const sitemaps = cache.keeper<{ slug: string; diperbarui: string }[]>();

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
      errorResponseBuilder: () => new HttpError(429, messages.tooManyRequests(1)),
    });

    scope.get('/api/publik/beranda', open, async (request, reply) => {
      checked(noQuery, request.query);
      const found = await index();
      if (!found) throw notFound();
      return send(request, reply, found.answer);
    });

    scope.get<{ Params: { kode: string } }>('/api/publik/landing/:kode', open, async (request, reply) => {
      checked(noQuery, request.query);
      const code = request.params.kode.toLowerCase();
      const found = isProgramCode(code) ? await landing(code) : null;
      if (!found) throw notFound(unknownProgram);
      return send(request, reply, found.answer);
    });

    scope.get('/api/publik/mitra', open, async (request, reply) => {
      const query = checked(partnerQuery, request.query);
      const found = await partners(query.kode ?? '', () => partnerData(engine, query.kode));
      if (!found) throw notFound();
      return send(request, reply, found.answer);
    });

    scope.get('/api/publik/berita', open, async (request, reply) => {
      const { kategori = null, kode: code = null, ...rest } = checked(listQuery, request.query);
      const found = await newsList({ kategori, kode: code, ...rest });
      if (!found) throw notFound();
      return send(request, reply, found.answer);
    });

    scope.get<{ Params: { slug: string } }>('/api/publik/berita/:slug', open, async (request, reply) => {
      checked(noQuery, request.query);
      const found = await article(request.params.slug);
      if (!found) throw notFound(unknownArticle);
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
