import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageKey } from '../../../landing/content/types.ts';
import type { PageAssets } from '../../../landing/document.ts';
import type { Identity } from '../../../resources/identity.ts';
import { type Files, filesOf } from './files.ts';
import { perIdentity } from './perIdentity.ts';
import { type Prepared, prepare } from './prepared.ts';
import type { KnownPages, PagesSource } from './siteTexts.ts';

type Renderer = typeof import('../../../landing/entry-server.tsx');

/**
 * Content security policy of a public page: nothing from other hosts, no inline code but the identity's colours,
 * allowed by their hash.
 */
const landingCsp = (style: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${style ? ` 'sha256-${createHash('sha256').update(style).digest('base64')}'` : ''}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The built landing pages in memory, with this installation's address and the current year in place. */
export interface Site {
  renderer: Renderer;
  assets: Record<PageKey | 'berita' | 'artikel' | 'isi', PageAssets>;
  files: Files;
  /** Answers by canonical path. */
  pages: () => Promise<ReadonlyMap<string, Prepared>>;
  /** The operator's identity at this moment. */
  identity: () => Promise<Identity>;
  notFound: () => Promise<Prepared>;
  /** A page rendered now. */
  html: (of: Identity, document: string) => Promise<Prepared>;
  /** A page with the address of this installation and the year in place. */
  filled: (document: string) => string;
  /** A page rendered now that nobody may keep. */
  passing: (of: Identity, document: () => string, status: number) => Promise<Prepared>;
}

const revalidate = 'public, max-age=0, must-revalidate';

/** Reads dist/landing. Says what to do when it is not there. */
export async function loadSite(distDir: string, baseUrl: string, source: PagesSource): Promise<Site> {
  const read = (path: string) =>
    readFile(join(distDir, path), 'utf8').catch(() => {
      throw new Error(`Landing pages are not built: ${path} is missing. Run node scripts/build-landing.mjs`);
    });
  const assets: Site['assets'] = JSON.parse(await read('assets.json'));
  const renderer: Renderer = await import(pathToFileURL(join(distDir, 'server/entry-server.js')).href);

  const fill = (document: string) =>
    document.replaceAll(renderer.baseUrlMark, baseUrl).replaceAll(renderer.yearMark, String(new Date().getFullYear()));
  const options = (of: Identity) => ({
    type: 'text/html; charset=utf-8',
    headers: { 'content-security-policy': landingCsp(renderer.brandCss(of)) },
  });
  const missing = (of: Identity) => fill(renderer.rendering(of, () => renderer.renderNotFound(assets.berita)));

  const prepareAll = async ({ identity: of, site }: KnownPages) => ({
    pages: new Map(
      await Promise.all(
        renderer.landingRoutes.map(async ({ key, path }): Promise<[string, Prepared]> => {
          const document = fill(await renderer.renderLanding(of, key, assets[key], null, 'id', site.get(key)));
          return [path, await prepare(document, { ...options(of), cache: revalidate })];
        }),
      ),
    ),
    notFound: await prepare(missing(of), { ...options(of), cache: 'no-store', status: 404 }),
  });
  const readyOf = perIdentity(source, () => new Map<number, ReturnType<typeof prepareAll>>());
  // Made for the first visitor. The footer says the current year, also in a process that has seen New Year.
  const current = async () => {
    const [known, ready] = await readyOf();
    const now = new Date().getFullYear();
    const made = ready.get(now) ?? prepareAll(known);
    ready.set(now, made);
    return made;
  };
  return {
    renderer,
    assets,
    files: filesOf(join(distDir, 'client')),
    pages: async () => (await current()).pages,
    identity: async () => (await source.read()).identity,
    notFound: async () => (await current()).notFound,
    filled: fill,
    passing: (of, document, status) =>
      prepare(fill(renderer.rendering(of, document)), { ...options(of), cache: 'no-store', effort: 4, status }),
    html: (of, document) => prepare(fill(document), { ...options(of), cache: revalidate, effort: 4 }),
  };
}
