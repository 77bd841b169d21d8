import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { longestMatch, messages, type Registry } from '../../resources/kit/index.ts';
import { appPage, createIsAppPath } from '../../resources/publicPaths.ts';
import type { Access } from './access/createAccess.ts';
import type { IdentitySource } from './access/identity.ts';
import { readAppPage, serveAppFiles, serveWorker } from './appFiles.ts';
import type { Config } from './config.ts';
import type { Db } from './database/db.ts';
import { notFound } from './errors.ts';
import { createFirstScreens, type FirstScreenSource } from './firstScreen.ts';
import { languageOf } from './http.ts';
import { serveIdentity } from './identityFiles.ts';
import {
  type FormSource,
  type Landing,
  type LetterSource,
  type NewsSource,
  type ReportSource,
  registerLanding,
} from './landing/index.ts';
import { perIdentity } from './landing/perIdentity.ts';
import { photoBytes, servePhotos } from './landing/photoFiles.ts';
import { type Prepared, prepare, send, sendInParts } from './landing/prepared.ts';
import type { SiteTexts } from './landing/siteTexts.ts';
import { refusalIn } from './refusalIn.ts';

/** Data sources of the public pages. */
export interface FrontSources {
  readonly news: NewsSource;
  readonly letters: LetterSource;
  readonly reports: ReportSource;
  readonly forms: FormSource;
}

export interface FrontOptions extends FrontSources {
  registry: Registry;
  config: Config;
  db: Db;
  access: Access;
  identity: IdentitySource;
  firstScreens: readonly FirstScreenSource[];
  /** How long a page waits for its first screen, in milliseconds; undefined = as long as suits people. */
  patience: number | undefined;
  /** Edited texts of the public pages. */
  site: SiteTexts;
  /** Folder of the built front ends, undefined = API only. */
  distDir: string | undefined;
}

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/';

/**
 * Serves the built front ends: the public pages, the back office's page for its screens, files with a hash for a year,
 * and 404 for the rest: JSON below /api, the specification's page elsewhere (docs/domain/60 §3, spec §2).
 */
export async function registerFront(app: FastifyInstance, options: FrontOptions): Promise<void> {
  const isAppPath = createIsAppPath(options.registry.screens);
  serveIdentity(app, options);
  servePhotos(app, options);
  const landing = options.distDir ? await servePublicPages(app, options.distDir, isAppPath, options) : undefined;
  const page = options.distDir ? await serveApp(app, options.distDir, options) : undefined;
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    if (/^\/api(\/|$)/.test(path))
      return reply
        .code(404)
        .send({ statusCode: 404, ...refusalIn(notFound(messages.unknownCall), languageOf(request)) });
    if (page && request.method === 'GET' && isAppPath(path)) return page(request, reply);
    if (landing) return landing.notFound(request, reply);
    return reply.code(404).type('text/html; charset=utf-8').send('This page could not be found');
  });
}

async function servePublicPages(
  app: FastifyInstance,
  distDir: string,
  isAppPath: (path: string) => boolean,
  { config, news, letters, reports, forms, identity, site, db }: FrontOptions,
): Promise<Landing | undefined> {
  const folder = join(distDir, 'landing');
  if (!existsSync(join(folder, 'assets.json'))) {
    app.log.warn('halaman publik belum dibangun: jalankan node scripts/build.mjs');
    return undefined;
  }
  return registerLanding(app, {
    ...news,
    ...letters,
    ...reports,
    ...forms,
    identity,
    site,
    photo: photoBytes({ db, identity }),
    distDir: folder,
    baseUrl: config.baseUrl,
    isAppPath,
  });
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The title of the screen at a path, which the page says before its scripts do; undefined outside the back office. */
function createTitleOf({ screens }: Registry): (path: string) => string | undefined {
  const byPath = new Map(screens.map(screen => [screen.path, screen]));
  const links = [...byPath.keys()];
  return path => byPath.get(longestMatch(links, path) ?? '')?.title;
}

/** The browser fetches the scripts that the first part names while the second is being made. */
async function* inOrder(before: string, between: Promise<string>, after: string): AsyncIterable<string> {
  yield before;
  yield await between;
  yield after;
}

const asPage = { type: 'text/html; charset=utf-8', headers: { 'x-robots-tag': 'noindex' } };

/** Files and page of the back office; the page itself is kept by nobody and found by no search engine. */
async function serveApp(
  app: FastifyInstance,
  distDir: string,
  { config, registry, identity, access, firstScreens, patience }: FrontOptions,
): Promise<Answer | undefined> {
  const folder = join(distDir, 'app');
  const html = await readAppPage(folder, config.apiKey);
  if (!html) return undefined;
  serveAppFiles(app, folder);
  serveWorker(app, folder, async () => html((await identity.read()).identity, '').join(''));
  const titleOf = createTitleOf(registry);
  // One for each title there is, made when it is first asked for.
  const pagesOf = perIdentity(identity, () => new Map<string | undefined, Promise<Prepared>>());
  const pageOf = async (title: string | undefined) => {
    const [known, pages] = await pagesOf();
    const before = pages.get(title);
    if (before) return before;
    const made = prepare(html(known.identity, title).join(''), { ...asPage, cache: 'no-cache' });
    pages.set(title, made);
    return made;
  };
  app.get(appPage, async (request, reply) => send(request, reply, await pageOf('')));
  const firstScreenOf = createFirstScreens(access, firstScreens, patience);
  return async (request, reply) => {
    const path = pathOf(request);
    const screen = firstScreenOf(request, path);
    if (!screen) return send(request, reply, await pageOf(titleOf(path)));
    const { identity: current } = await identity.read();
    const [before, after] = html(current, titleOf(path));
    return sendInParts(request, reply, asPage, inOrder(before, screen, after));
  };
}
