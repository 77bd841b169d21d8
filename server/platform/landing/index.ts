import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type {
  Artikel,
  DaftarBerita,
  DataBeranda,
  DataLanding,
  IsianTerbuka,
  LaporanTerbuka,
  PeriksaSurat,
} from '../../../landing/api.ts';
import type { PageKey } from '../../../landing/content/types.ts';
import type { NewsQuery } from '../../../landing/newsQuery.ts';
import type { InboundDates } from '../../../landing/pages/InboundPage.tsx';
import { messages, withoutSlashes } from '../../../resources/kit/index.ts';
import type { IdentitySource } from '../access/identity.ts';
import { askedLanguage, languageOfPage, variesByLanguage } from '../askedLanguage.ts';
import { createCallLimit } from '../callLimit.ts';
import { notFound as unknownAddress } from '../errors.ts';
import { refusalIn } from '../refusalIn.ts';
import { drawingOf } from './drawPage.ts';
import { sendFile } from './files.ts';
import { registerFormPage } from './formPage.ts';
import { registerLetterPage } from './letterPage.ts';
import { renderMarkdown } from './markdown.ts';
import { perIdentity } from './perIdentity.ts';
import type { PhotoBytes } from './photoFiles.ts';
import { type Prepared, prepare, send } from './prepared.ts';
import { servePreviews } from './previews.ts';
import { registerReportPage } from './reportPage.ts';
import { loadSite } from './site.ts';
import { robotsTxt, type SitemapArticle, sitemapXml } from './sitemap.ts';
import { type KnownPages, type SiteTexts, withSiteTexts } from './siteTexts.ts';

export { renderMarkdown } from './markdown.ts';

export interface LandingOptions {
  /** Where scripts/build-landing.mjs put its work: dist/landing. */
  distDir: string;
  /** The operator. */
  identity: IdentitySource;
  /** Edited texts of the pages; without it they are as in the code. */
  site?: SiteTexts;
  /** Their pictures, for previews of links; without it those are drawn. */
  photo?: PhotoBytes;
  /** Public address of this installation, for canonical links, previews and the sitemap. */
  baseUrl: string;
  /** True if a path is a screen of the back office: such a path is handed to the app's not-found handler. */
  isAppPath: (path: string) => boolean;
  /** Current data of a landing page; without it, or when it fails, the page asks the API itself. */
  page?: (key: PageKey) => Promise<DataBeranda | DataLanding | null>;
  /** The moment that pages are rendered for; the clock's when not given. */
  now?: () => Date;
  /** When people from elsewhere may register; null while no period says. */
  inbound?: () => Promise<InboundDates | null>;
  /** A published article; null when there is none (a draft is none). */
  article?: (slug: string) => Promise<Artikel | null>;
  /** A page of published articles, for /berita without scripts; without it the page asks the API itself. */
  listArticles?: (query: NewsQuery & { perPage: number }) => Promise<DaftarBerita>;
  /** A letter by its code, for its public check; null when there is none. Without it there is no such page. */
  letter?: (kode: string) => Promise<PeriksaSurat | null>;
  /** A report by the token of its link; null where that opens nothing. Without it there is no such page. */
  report?: (token: string) => Promise<LaporanTerbuka | null>;
  /** A form by the token of its link, and its code; null where that opens nothing. Without it there is no such page. */
  form?: (tautan: string, kode: string | undefined) => Promise<IsianTerbuka | null>;
  /** All published articles, for the sitemap. */
  articles?: () => Promise<readonly SitemapArticle[]>;
}

/** Where the landing pages get published news from. */
export type NewsSource = Pick<LandingOptions, 'page' | 'now' | 'inbound' | 'article' | 'listArticles' | 'articles'>;
/** Where the public check of letters gets them from. */
export type LetterSource = Pick<LandingOptions, 'letter'>;
/** Where reports with a link get their figures from. */
export type ReportSource = Pick<LandingOptions, 'report'>;
/** Where forms with a link come from. */
export type FormSource = Pick<LandingOptions, 'form'>;

export interface Landing {
  /** Answers status 404: the page for browsers, `{ statusCode, message }` for the API and for everything but GET. */
  notFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** Searches of news by one address in a minute: each may be another question to the database. */
const searchesPerMinute = 60;

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/';
const searchOf = (request: FastifyRequest): string => request.url.slice(pathOf(request).length);

/** Puts the public pages, news, sitemap and robots.txt on the app, all answered from memory. */
export async function registerLanding(app: FastifyInstance, options: LandingOptions): Promise<Landing> {
  const baseUrl = withoutSlashes(options.baseUrl);
  const source = withSiteTexts(options.identity, options.site);
  const site = await loadSite(options.distDir, baseUrl, source);
  const { renderer } = site;
  const canonical = new Map(renderer.landingRoutes.map(route => [route.path.toLowerCase(), route]));

  const notFound: Landing['notFound'] = async (request, reply) => {
    // Addresses are matched without case (docs/domain/00 "Names"); what follows is sorted out by the page's own route.
    const [, first = '', ...steps] = pathOf(request).split('/');
    const rest = steps.map(step => `/${step}`).join('');
    const lower = first.toLowerCase();
    if (lower !== first && ['mbkm', 'berita'].includes(lower) && request.method === 'GET')
      return reply.redirect(`/${lower}${rest}${searchOf(request)}`, 301);
    if (pathOf(request).toLowerCase() === renderer.inboundPath && request.method === 'GET')
      return reply.redirect(renderer.inboundPath + searchOf(request), 301);
    const forApi = /^\/api(\/|$)/.test(pathOf(request)) || request.method !== 'GET';
    if (forApi)
      return reply
        .code(404)
        .send({ statusCode: 404, ...refusalIn(unknownAddress(messages.unknownCall), askedLanguage(request)) });
    return send(request, reply, await site.notFound());
  };
  const unknown = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!options.isAppPath(pathOf(request))) return notFound(request, reply);
    reply.callNotFound();
    return reply;
  };

  // Whoever answers from a cache hands out the same object again: then the page made of it is the same too, while the
  // identity is.
  const kept = () => new WeakMap<object, Promise<Prepared>>();
  const renderedOf = perIdentity(source, () => ({ id: kept(), en: kept() }));
  const pageOf = async (
    source: object | null,
    render: (of: KnownPages) => string | Promise<string>,
    language: 'id' | 'en' = 'id',
  ): Promise<Prepared> => {
    const [pages, byLanguage] = await renderedOf();
    const rendered = byLanguage[language];
    const known = source && rendered.get(source);
    if (known) return known;
    const made = Promise.resolve(render(pages)).then(document => site.html(pages.identity, document));
    made.catch(() => source && rendered.delete(source));
    if (source) rendered.set(source, made);
    return made;
  };
  /** A page whose rendering waits for nothing. */
  const atOnce = (render: () => string) => (of: KnownPages) => renderer.rendering(of.identity, render);

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const asked = pathOf(request);
    const route = canonical.get(withoutSlashes(asked.toLowerCase()) || '/');
    if (!route) return unknown(request, reply);
    const { key, path } = route;
    if (path !== asked) return reply.redirect(path + searchOf(request), 301);
    const data = await options.page?.(key).catch(error => {
      request.log.error(error);
      return null;
    });
    const varies = renderer.hasEnglish(key) ? variesByLanguage : undefined;
    if (renderer.hasEnglish(key) && languageOfPage(request, reply) === 'en') {
      const known = !data ? null : { pada: (options.now?.() ?? new Date()).toISOString(), data };
      const render = ({ identity, site: changed }: KnownPages) =>
        renderer.renderLanding(identity, key, site.assets[key], known, 'en', changed.get(`${key}_en`));
      return send(request, reply, await pageOf(data ?? null, render, 'en'), varies);
    }
    // Without its data the page is what the build made of it, and asks for them itself.
    if (!data) return send(request, reply, (await site.pages()).get(path) ?? (await site.notFound()), varies);
    const rendered = { pada: (options.now?.() ?? new Date()).toISOString(), data };
    const render = ({ identity, site: changed }: KnownPages) =>
      renderer.renderLanding(identity, key, site.assets[key], rendered, 'id', changed.get(key));
    return send(request, reply, await pageOf(data, render), varies);
  };
  const program = async (request: FastifyRequest, reply: FastifyReply) =>
    /^\/mbkm\/?$/i.test(pathOf(request)) ? reply.redirect('/#about', 302) : page(request, reply);

  // Ready for the first visitor, without the start waiting for it.
  app.addHook('onListen', async () => void site.pages());
  app.get('/', page);
  app.get('/mbkm', program);
  app.get('/mbkm/*', program);

  const searches = createCallLimit(searchesPerMinute);
  app.get('/berita', async (request, reply) => {
    if (pathOf(request) !== '/berita') return reply.redirect(`/berita${searchOf(request)}`, 301);
    const query = renderer.parseNewsQuery(new URLSearchParams(searchOf(request)));
    if (query.q) searches.count(request.ip);
    // The page still works when the list cannot be had now: it then asks for it itself, and says so.
    const list = await options.listArticles?.({ ...query, perPage: renderer.newsPerPage }).catch(error => {
      request.log.error(error);
      return null;
    });
    const render = atOnce(() => renderer.renderNewsList(query, list ?? null, site.assets.berita));
    return send(request, reply, await pageOf(list ?? null, render));
  });
  app.get<{ Params: { slug: string } }>('/berita/:slug', async (request, reply) => {
    const article = await options.article?.(request.params.slug);
    if (!article) return unknown(request, reply);
    const canonicalPath = `/berita/${article.slug}`;
    if (pathOf(request) !== canonicalPath) return reply.redirect(canonicalPath + searchOf(request), 301);
    const render = atOnce(() => renderer.renderArticle(article, renderMarkdown(article.isi), site.assets.artikel));
    return send(request, reply, await pageOf(article, render));
  });
  app.get(renderer.inboundPath, async (request, reply) => {
    // The page itself chooses its words, by its address.
    if (languageOfPage(request, reply) === 'en' && !/[?&]bahasa=/.test(searchOf(request))) {
      const more = searchOf(request).replace('?', '&');
      return reply.header('vary', variesByLanguage).redirect(`${renderer.inboundPath}?bahasa=en${more}`, 302);
    }
    const dates = (await options.inbound?.()) ?? null;
    const render = atOnce(() => renderer.renderInbound(dates, options.now?.() ?? new Date(), site.assets.berita));
    return send(request, reply, await pageOf(dates, render), variesByLanguage);
  });
  const { letter } = options;
  if (letter) await registerLetterPage(app, site, letter);
  if (options.report) await registerReportPage(app, site, options.report);
  if (options.form) await registerFormPage(app, site, options.form);
  app.get('/sitemap.xml', async (request, reply) => {
    const xml = sitemapXml(baseUrl, renderer.sitemapPaths, (await options.articles?.()) ?? []);
    const shape = { type: 'application/xml; charset=utf-8', cache: 'public, max-age=300', effort: 4 } as const;
    return send(request, reply, await prepare(xml, shape));
  });
  const robots = await prepare(robotsTxt(baseUrl), { type: 'text/plain; charset=utf-8', cache: 'public, max-age=300' });
  app.get('/robots.txt', (request, reply) => send(request, reply, robots));

  servePreviews(app, site, { distDir: options.distDir, identity: source, photo: options.photo });
  if (options.site) options.site.draw = drawingOf(site, source, options.page);
  for (const [address, file] of site.files) {
    app.get(address, (request, reply) => sendFile(request, reply, file));
  }
  return { notFound };
}
