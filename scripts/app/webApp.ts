import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import identitas from '../../config/identitas.json' with { type: 'json' };
import { fromFile } from '../../resources/identity.ts';
import { registry } from '../../resources/index.ts';
import { appPage, workerAddresses } from '../../resources/publicPaths.ts';
import { ShippedMark } from '../../src/platform/look/ShippedMark.tsx';
import { shellStyle } from './shellStyle.ts';

/** The back office as an app that can be installed, and what stands before its first script. */

const addresses = workerAddresses(registry.screens);

const mark = () => renderToStaticMarkup(createElement(ShippedMark, { size: 32 }));

/**
 * Writes the first look into index.html. Names, colours and logo are the server's to fill in (server/platform/identityPage.ts):
 * they change without a build. Only where the screens are served without it, while one works on them, the file's stand.
 */
const withFirstLook = (): Plugin => {
  let serving = false;
  return {
    name: 'rupa-awal',
    configResolved: ({ command }) => {
      serving = command === 'serve';
    },
    transformIndexHtml: {
      // Before Vite reads the style element.
      order: 'pre',
      handler: html => {
        const page = html.replaceAll('%TANDA%', `<!--tanda-->${mark()}<!--/tanda-->`).replace('/*GAYA*/', shellStyle());
        const { produk, namaPortal, namaUniversitas } = fromFile(identitas);
        const words = { PRODUK: produk, PORTAL: namaPortal, UNIVERSITAS: namaUniversitas };
        return serving
          ? Object.entries(words).reduce((text, [name, word]) => text.replaceAll(`%${name}%`, word), page)
          : page;
      },
    },
  };
};

/** Name of the piece that draws the first page; the entry asks for it itself. */
export const startChunk = 'start';

/** Has the browser ask for the start while it reads the page, without waiting for the entry to run. */
const withStartAhead = (): Plugin => ({
  name: 'awal',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.values(bundle)
        .filter(file => file.type === 'chunk' && file.name === startChunk)
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: '', href: `/${fileName}` },
          injectTo: 'head',
        })),
  },
});

/**
 * The service worker keeps the app's own files, and the page of every address of the back office; never an answer of
 * the API, so nothing personal. A new release waits until its reader agrees (src/platform/layout/UpdateBar.tsx).
 */
const withWorker = () =>
  VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    // The server writes it from the identity (server/platform/identityFiles.ts).
    manifest: false,
    workbox: {
      globPatterns: ['assets/app/**/*.{js,css,woff2}', 'logo.svg'],
      // Rarely used files are loaded when they are needed, and cached from then on.
      globIgnores: ['**/charts-*.js', '**/PointMap-*', '**/*-latin-ext-*', '**/*-vietnamese-*', '**/*-cyrillic-*'],
      // The server writes what its page depends on in place of the revision (server/platform/appFiles.ts).
      additionalManifestEntries: [{ url: appPage, revision: 'REVISI_HALAMAN' }],
      navigateFallback: appPage,
      navigateFallbackAllowlist: [addresses.allow],
      navigateFallbackDenylist: [addresses.deny],
      runtimeCaching: [
        {
          urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/app/'),
          handler: 'CacheFirst',
          options: { cacheName: 'berkas-aplikasi', expiration: { maxEntries: 80 } },
        },
      ],
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      dontCacheBustURLsMatching: /-[\w-]{8}\.\w+$/,
      sourcemap: false,
    },
  });

/** Adds to the worker, once it is written, what shows notices on the device. */
const withNotices = (): Plugin => {
  let folder = '';
  return {
    name: 'pemberitahuan',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => {
        const worker = join(folder, 'sw.js');
        if (existsSync(worker))
          appendFileSync(worker, `\n${readFileSync(fileURLToPath(new URL('pushWorker.js', import.meta.url)), 'utf8')}`);
      },
    },
  };
};

/** Everything that makes the build of the back office an app. */
export const webApp = () => [withFirstLook(), withStartAhead(), withWorker(), withNotices()];
