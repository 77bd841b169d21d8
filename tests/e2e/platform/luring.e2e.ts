import { expect, test } from 'vitest';
import { portalTests } from '../support/browser.ts';
import { heldFile } from '../support/portal.ts';

/** The back office as an app on the device (docs/design/architecture.md "Without a connection"). */

const { open, portal } = portalTests();

test('setelah satu kunjungan, kerangka, formulir log, dan masuk terbuka tanpa koneksi', async () => {
  const page = await open('/magang/log-kegiatan', {
    as: 'HA02',
    width: 360,
    worker: true,
    allow: /net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/,
  });
  await page.getByRole('link', { name: 'Catat kegiatan' }).waitFor();
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active && active.state !== 'activated')
      await new Promise(done => active.addEventListener('statechange', done, { once: true }));
  });
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter(path => path.startsWith('/api/'))).toEqual([]);
  expect(kept).toContain('/aplikasi.html');

  await page.context().setOffline(true);
  await page.goto(`${portal().url}/dashboard`);
  await page.getByText('Anda sedang luring.', { exact: false }).waitFor();
  await page.getByRole('button', { name: /^Menu akun/ }).waitFor();
  await page.goto(`${portal().url}/magang/log-kegiatan/form/add?tanggal=2026-11-20`);
  await page.getByText('Anda sedang luring.', { exact: false }).waitFor();
  await page.goto(`${portal().url}/login`);
  await page.waitForURL('**/dashboard');
});

/** The worker as the next release has it: what it answers for its release follows from its files. */
const anotherRelease = (worker: string): string => worker.replace(/postMessage\('[0-9a-f]+'\)/, "postMessage('lain')");

test('rilis baru menunggu sampai pembacanya setuju', async () => {
  const page = await open('/dashboard', { as: 'HA02', width: 360, worker: true });
  await page.getByRole('button', { name: /^Menu akun/ }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  // From the second visit on the page is the kept one.
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const { body } = await portal().app.inject('/sw.js');
  portal().release.worker = anotherRelease(body);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByText('Versi baru portal tersedia.').waitFor();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Muat ulang' }).click();
  await reloaded;
  await page.getByRole('button', { name: /^Menu akun/ }).waitFor();
  await expect.poll(() => page.getByText('Versi baru portal tersedia.').count()).toBe(0);
});

test('a changed identity is no new release: the kept page is renewed without a word', async () => {
  const page = await open('/dashboard', { as: 'HA02', width: 360, worker: true });
  await page.getByRole('button', { name: /^Menu akun/ }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const { body } = await portal().app.inject('/sw.js');
  portal().release.worker = body.replace(/[0-9a-f]{40}/, '0'.repeat(40));
  expect(portal().release.worker).not.toBe(body);
  await page.evaluate(async () => {
    const taken = new Promise(done => navigator.serviceWorker.addEventListener('controllerchange', done));
    await (await navigator.serviceWorker.ready).update();
    await taken;
  });
  await expect.poll(() => page.getByText('Versi baru portal tersedia.').count()).toBe(0);
});

test('rilis baru datang juga selagi berkas dari rilis lama belum selesai', { tags: ['semua'] }, async () => {
  const page = await open('/dashboard', { as: 'HA02', width: 360, worker: true });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const { body } = await portal().app.inject('/sw.js');
  portal().release.worker = anotherRelease(body);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByText('Versi baru portal tersedia.').waitFor();
  portal().release.held = new Promise<void>(() => undefined);
  const asked = page.waitForRequest(`**${heldFile}`);
  await page.evaluate(path => void fetch(path).catch(() => undefined), heldFile);
  await asked;
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Muat ulang' }).click();
  await reloaded;
  await page.getByRole('button', { name: /^Menu akun/ }).waitFor();
  await expect.poll(() => page.getByText('Versi baru portal tersedia.').count()).toBe(0);
});

test('manifest dan ikon ada, dan setiap alamat menyebut layarnya sebelum skrip apa pun', async () => {
  const manifest = await portal().app.inject('/manifest.webmanifest');
  expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/);
  const { icons, start_url } = manifest.json<{ icons: { src: string }[]; start_url: string }>();
  expect(start_url).toBe('/dashboard');
  const answers = await Promise.all(icons.map(({ src }) => portal().app.inject(src)));
  expect(answers.map(({ headers }) => headers['content-type'])).toEqual(Array(3).fill('image/png'));
  expect((await portal().app.inject('/sw.js')).headers['cache-control']).toBe('no-cache');

  const page = await open('/master/mitra', { javaScriptEnabled: false, width: 360 });
  await page.getByText('Mitra', { exact: true }).waitFor();
  await expect.poll(() => page.getByText('Universitas Nusantara Raya').locator('visible=true').count()).toBe(1);
});

test('halaman publik terbuka juga setelah aplikasi terpasang', { tags: ['semua'] }, async () => {
  const page = await open('/login/choose', { worker: true });
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js'));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByRole('link', { name: /Daftar sebagai mahasiswa inbound/ }).click();
  await page.waitForURL('**/pertukaran-mahasiswa/registrasi');
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const path of ['/', '/berita', '/mbkm/Kkn', '/pertukaran-mahasiswa/registrasi?kode=ABC']) {
    const answer = await page.goto(portal().url + path);
    expect([path, answer?.fromServiceWorker()]).toEqual([path, false]);
  }
});
