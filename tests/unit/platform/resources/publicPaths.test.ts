import { describe, expect, test } from 'vitest';
import { landingRoutes, sitemapPaths } from '../../../../landing/entry-server.tsx';
import { registry } from '../../../../resources/index.ts';
import { createIsAppPath, publicPaths, workerAddresses } from '../../../../resources/publicPaths.ts';

/** Which of two builds answers an address: the server and the service worker of an installed app agree. */

const { allow, deny } = workerAddresses(registry.screens);
const worker = (address: string) => allow.test(address) && !deny.test(address);
const isAppPath = createIsAppPath(registry.screens);

const landing = [
  ...landingRoutes.map(({ path }) => path),
  ...sitemapPaths,
  '/berita/kkn-2027',
  '/verifikasi-surat/ABCD-1234',
  '/mbkm',
];
const own = ['/login', '/login/choose', '/login/v2', '/login/penyedia', '/login/lupa', '/login/sandi', '/logout'];
const screens = registry.screens.map(({ path }) => path.replace(/:[^/]+/g, '01900000-0000-7000-8000-000000000001'));

describe('alamat publik', () => {
  test.each(landing)('%s tidak dijawab aplikasi yang terpasang', path => {
    for (const address of [path, `${path}?kode=ABC`, path.toUpperCase()]) expect(worker(address)).toBe(false);
    expect(isAppPath(path)).toBe(false);
  });

  test('setiap alamat publik milik salah satu dari keduanya', () => {
    for (const path of publicPaths) {
      const given = path.replace(/:[^/]+/g, 'apa-saja');
      expect([given, worker(given)]).toEqual([given, own.includes(path)]);
    }
  });
});

test('setiap layar dan halaman masuk dijawab aplikasi, juga dengan saringan di alamatnya', () => {
  for (const path of [...screens, ...own]) {
    expect([path, isAppPath(path)]).toEqual([path, true]);
    expect([path, worker(path), worker(`${path}?page=2`)]).toEqual([path, true, true]);
  }
});
