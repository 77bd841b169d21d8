import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageKey } from '../../../landing/content/types.ts';
import type { PageAssets } from '../../../landing/document.ts';
import { type Files, filesOf } from './files.ts';
import { type Prepared, prepare } from './prepared.ts';

type Renderer = typeof import('../../../landing/entry-server.tsx');

/** What the browser may do on a public page: nothing from elsewhere, nothing written into the page. */
const landingCsp = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
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
  assets: Record<PageKey | 'berita' | 'artikel', PageAssets>;
  files: Files;
  /** Answers by canonical path. */
  pages: () => Promise<ReadonlyMap<string, Prepared>>;
  notFoundHtml: () => string;
  notFound: () => Promise<Prepared>;
  /** A page rendered now. */
  html: (document: string) => Promise<Prepared>;
  /** A page rendered now that nobody may keep. */
  passing: (document: string, status: number) => Promise<Prepared>;
}

const revalidate = 'public, max-age=0, must-revalidate';

/** Reads dist/landing. Says what to do when it is not there. */
export async function loadSite(distDir: string, baseUrl: string): Promise<Site> {
  const read = (path: string) =>
    readFile(join(distDir, path), 'utf8').catch(() => {
      throw new Error(`Landing pages are not built: ${path} is missing. Run node scripts/build-landing.mjs`);
    });
  const assets: Site['assets'] = JSON.parse(await read('assets.json'));
  const renderer: Renderer = await import(pathToFileURL(join(distDir, 'server/entry-server.js')).href);
  const built = await Promise.all(
    renderer.landingRoutes.map(async ({ key, path }) => ({ path, document: await read(`html/${key}.html`) })),
  );
  const missing = await read('html/tidak-ada.html');

  const fill = (document: string) =>
    document.replaceAll(renderer.baseUrlMark, baseUrl).replaceAll(renderer.yearMark, String(new Date().getFullYear()));
  const options = { type: 'text/html; charset=utf-8', headers: { 'content-security-policy': landingCsp } };

  const prepareAll = async () => ({
    pages: new Map(
      await Promise.all(
        built.map(
          async ({ path, document }): Promise<[string, Prepared]> => [
            path,
            await prepare(fill(document), { ...options, cache: revalidate }),
          ],
        ),
      ),
    ),
    notFound: await prepare(fill(missing), { ...options, cache: 'no-store', status: 404 }),
  });
  let ready: ReturnType<typeof prepareAll> | undefined;
  let year: number | undefined;
  // Made for the first visitor. The footer says the current year, also in a process that has seen New Year.
  const current = () => {
    const now = new Date().getFullYear();
    if (!ready || year !== now) ready = prepareAll();
    year = now;
    return ready;
  };
  return {
    renderer,
    assets,
    files: filesOf(join(distDir, 'client')),
    pages: async () => (await current()).pages,
    notFoundHtml: () => fill(missing),
    notFound: async () => (await current()).notFound,
    passing: (document, status) => prepare(fill(document), { ...options, cache: 'no-store', effort: 4, status }),
    html: document => prepare(fill(document), { ...options, cache: revalidate, effort: 4 }),
  };
}
