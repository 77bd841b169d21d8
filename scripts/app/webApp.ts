import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import identitas from '../../config/identitas.json' with { type: 'json' };
import { registry } from '../../resources/index.ts';
import { appPage, workerAddresses } from '../../resources/publicPaths.ts';
import { Mark } from '../../src/platform/look/Mark.tsx';
import { shellStyle } from './shellStyle.ts';

/** The back office as an app that can be installed, and what stands before its first script. */

const product = identitas.produk
  .replace('{namaPortal}', identitas.namaPortal)
  .replace('{namaUniversitas}', identitas.namaUniversitas);

const addresses = workerAddresses(registry.screens);

const icons = [
  { size: 192, purpose: 'any', room: 0 },
  { size: 512, purpose: 'any', room: 0 },
  // A launcher cuts up to a fifth away at each side.
  { size: 512, purpose: 'maskable', room: 0.2 },
] as const;

const iconName = ({ size, purpose }: (typeof icons)[number]) => `ikon/${purpose}-${size}.png`;

const mark = () => renderToStaticMarkup(createElement(Mark, { size: 32 }));

/** Writes the identity and the first look into index.html, so that both are right before any script runs. */
const withIdentity = (): Plugin => ({
  name: 'identitas',
  transformIndexHtml: {
    // Before Vite reads the style element.
    order: 'pre',
    handler: html => {
      const words = { PRODUK: product, PORTAL: identitas.namaPortal, UNIVERSITAS: identitas.namaUniversitas };
      const named = Object.entries(words).reduce((text, [name, word]) => text.replaceAll(`%${name}%`, word), html);
      return named.replaceAll('%TANDA%', mark()).replace('/*GAYA*/', shellStyle());
    },
  },
});

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

/** Icons of the installed app, drawn from the logo. */
const withIcons = (): Plugin => ({
  name: 'ikon',
  apply: 'build',
  async generateBundle() {
    const { Resvg } = await import('@resvg/resvg-js');
    const logo = await readFile(fileURLToPath(new URL(`../../public${identitas.logo}`, import.meta.url)), 'utf8');
    for (const icon of icons) {
      const within = Math.round(icon.size * (1 - 2 * icon.room));
      const at = (icon.size - within) / 2;
      const data = Buffer.from(logo).toString('base64');
      const ground = icon.room ? `<rect width="100%" height="100%" fill="${identitas.warnaUtama}"/>` : '';
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${icon.size}" height="${icon.size}">${ground}<image x="${at}" y="${at}" width="${within}" height="${within}" href="data:image/svg+xml;base64,${data}"/></svg>`;
      this.emitFile({ type: 'asset', fileName: iconName(icon), source: new Resvg(svg).render().asPng() });
    }
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
    manifest: {
      id: '/dashboard',
      name: product,
      short_name: identitas.namaPortal,
      description: `${product}: program belajar di luar kampus, dari pendaftaran sampai konversi SKS.`,
      lang: 'id',
      start_url: '/dashboard',
      scope: '/',
      display: 'standalone',
      theme_color: identitas.warnaUtama,
      background_color: '#ffffff',
      icons: icons.map(icon => ({
        src: `/${iconName(icon)}`,
        sizes: `${icon.size}x${icon.size}`,
        type: 'image/png',
        purpose: icon.purpose,
      })),
    },
    workbox: {
      globPatterns: ['assets/app/**/*.{js,css,woff2}', 'logo.svg'],
      // What few open is fetched when it is opened, and kept from then on.
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

/** Everything that makes the build of the back office an app. */
export const webApp = () => [withIdentity(), withStartAhead(), withIcons(), withWorker()];
