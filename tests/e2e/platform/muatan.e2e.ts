import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { portalTests } from '../support/browser.ts';
import { distDir } from '../support/portal.ts';

/** What a browser without a cache fetches (docs/design/performance.md). */

const { open, portal } = portalTests();

/** Scripts that the page has asked for so far: their names without hash, and kilobytes as they travel. */
async function scriptsOf(page: Page): Promise<{ names: string[]; kilobytes: number }> {
  const addresses = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const paths = addresses.map(address => new URL(address).pathname);
  const files = [...new Set(paths)].filter(path => path.endsWith('.js'));
  const bytes = files.map(path => gzipSync(readFileSync(join(distDir, 'app', path))).length);
  return {
    names: files.map(path => path.replace(/^.*\/(.+)-.{8}\.js$/, '$1')),
    kilobytes: bytes.reduce((sum, size) => sum + size, 0) / 1024,
  };
}

test('halaman masuk ringan dan tidak membawa back office', async () => {
  const page = await open('/login', { fresh: true });
  await page.getByLabel('Nama pengguna', { exact: true }).waitFor();
  const { names, kilobytes } = await scriptsOf(page);
  expect(names).not.toContain('shell');
  expect(kilobytes).toBeLessThan(120);
});

test('dasbor pertama tiba dalam beberapa berkas, tanpa deklarasi layar lain', { tags: ['semua'] }, async () => {
  const page = await open('/dashboard', { as: 'HA02', fresh: true });
  // A page that never rests fetches nothing ahead.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.reload();
  await page.getByRole('heading', { level: 1, name: /^Selamat/ }).waitFor();
  const { names, kilobytes } = await scriptsOf(page);
  expect(names).toContain('shell');
  expect(names).not.toContain('declarations');
  expect(names.length).toBeLessThanOrEqual(8);
  expect(kilobytes).toBeLessThan(300);
});

test('yang bekerja lintas program menunggu deklarasi semua wilayah, dalam maksimal 24 berkas', {
  tags: ['semua'],
}, async () => {
  const page = await open('/master/kabupaten', { as: 'HA03', fresh: true });
  await page.getByRole('row').nth(1).waitFor();
  const { names } = await scriptsOf(page);
  expect(names).toEqual(expect.arrayContaining(['declarations', 'office', 'kkn']));
  expect(names.length).toBeLessThanOrEqual(24);
});

test('logbook mahasiswa menunggu maksimal dua belas berkas, tanpa deklarasi program lain', async () => {
  const page = await open('/dashboard', { as: 'HA02', fresh: true });
  // A page that never rests fetches nothing ahead.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(`${new URL(page.url()).origin}/magang/log-kegiatan`);
  await page.getByRole('heading', { level: 1, name: 'Log Kegiatan' }).waitFor();
  const { names, kilobytes } = await scriptsOf(page);
  expect(names).toEqual(expect.arrayContaining(['declarations', 'logbook']));
  expect(['office', 'kkn', 'kwu', 'komcad', 'pertukaran', 'programmes'].filter(name => names.includes(name))).toEqual(
    [],
  );
  expect(names.length).toBeLessThanOrEqual(12);
  expect(kilobytes).toBeLessThan(370);
});

test('setiap jenis berkas hasil build dapat diminta', async () => {
  const folder = join(distDir, 'app', 'assets', 'app');
  const byKind = new Map(readdirSync(folder).map(name => [extname(name), name]));
  for (const compressed of ['.br', '.gz']) byKind.delete(compressed);
  const answers = await Promise.all(
    [...byKind.values()].map(async name => [name, (await fetch(`${portal().url}/assets/app/${name}`)).status]),
  );
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  expect(answers.length).toBeGreaterThan(2);
});
