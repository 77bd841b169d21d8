import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cal } from '../../api/magang/place.ts';
import { logIn, portalTests } from '../support/browser.ts';
import { executablePath } from '../support/kept.ts';
import { typeMoment } from '../support/moment.ts';
import { type RunningGroup, runningGroup } from './group.ts';

/** A KKN week without signal loses nothing (docs/domain/30 §4.3, scenario 5): a browser that is closed and opened again. */

let group: RunningGroup;
const { portal } = portalTests(async given => {
  group = await runningGroup(given);
});

const home = '/kkn/log-harian';
const add = `${home}/add-edit/add`;
const profile = mkdtempSync(join(tmpdir(), 'tanpa-sinyal-'));
let context: BrowserContext;
let page: Page;

/** The phone is switched on: the same browser, with whatever it kept. */
async function switchOn(): Promise<void> {
  context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
    viewport: { width: 360, height: 740 },
    locale: 'id-ID',
    reducedMotion: 'reduce',
    permissions: ['geolocation'],
    geolocation: { latitude: -7.25, longitude: 112.75 },
  });
  page = context.pages()[0] ?? (await context.newPage());
}
const switchOff = () => context.close();
const go = (path: string) => page.goto(`${portal().url}${path}`);

beforeAll(switchOn);
afterEach(() => {
  portal().api.answer = undefined;
});
afterAll(async () => {
  await switchOff();
  rmSync(profile, { recursive: true, force: true });
});

/** A photo as a phone takes it: too large, turned by its EXIF, with the place where it was taken. */
async function photo(seed: number): Promise<Buffer> {
  const drawn = await page.evaluate(async n => {
    const canvas = new OffscreenCanvas(2400, 1200);
    const pen = canvas.getContext('2d');
    for (let i = 0; pen && i < 300; i++) {
      pen.fillStyle = `hsl(${(i * 37 + n * 91) % 360} 70% 50%)`;
      pen.fillRect((i * 331 + n * 17) % 2400, (i * 197 + n * 29) % 1200, 180, 120);
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  }, seed);
  // TIFF, big-endian: orientation 6 (held upright), and a GPS directory with the latitude's reference.
  const tiff = Buffer.from(
    '4d4d002a00000008' +
      '0002' +
      '01120003000000010006' +
      '0000' +
      '88250004000000010000' +
      '0026' +
      '00000000' +
      '0001' +
      '0001000200000002' +
      '53000000' +
      '00000000',
    'hex',
  );
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const marker = Buffer.alloc(4);
  marker.writeUInt16BE(0xffe1);
  marker.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([Buffer.from(drawn.slice(0, 2)), marker, body, Buffer.from(drawn.slice(2))]);
}

const waiting = (n: number) => page.getByText(`Belum terkirim (${n})`);

/** Writes one entry with three photos and presses 'Ajukan'. */
async function write(day: number, hour: number): Promise<void> {
  await go(`${add}?tanggal=${cal.day(day)}`);
  await page.getByRole('textbox', { name: 'Kegiatan' }).waitFor();
  await typeMoment(page, 'Jam mulai', `${String(hour).padStart(2, '0')}:00`);
  await typeMoment(page, 'Jam selesai', `${String(hour + 1).padStart(2, '0')}:00`);
  await page.getByRole('textbox', { name: 'Kegiatan' }).fill(`Kegiatan hari ${-day}`);
  await page
    .getByRole('textbox', { name: 'Uraian' })
    .fill('Menanam seratus bibit mangrove bersama kelompok tani di pesisir.');
  await page.getByRole('textbox', { name: 'Hasil' }).fill('Seratus bibit');
  const files = [];
  for (const n of [1, 2, 3])
    files.push({ name: `foto-${-day}-${n}.jpg`, mimeType: 'image/jpeg', buffer: await photo(-day * 10 + n) });
  await page.locator('input[type=file][multiple]').setInputFiles(files);
  await page.getByText(/\(3(?: dari 5)?, minimal 1\)/).waitFor();
  await page.getByRole('button', { name: 'Ajukan' }).click();
  await page.waitForURL(`**${home}?*`);
}

/** Width and height that a JPEG says, and whether it says more than its pixels. */
function looked(jpeg: Buffer) {
  let at = 2;
  while (at < jpeg.length && !(jpeg[at + 1] === 0xc0 || jpeg[at + 1] === 0xc2)) at += 2 + jpeg.readUInt16BE(at + 2);
  return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7), exif: jpeg.includes('Exif') };
}

interface Stored extends Record<string, unknown> {
  id: string;
  judul: string;
  status: string;
  terlambat: boolean | null;
  foto: number;
  ditulis: string;
}
const stored = () =>
  portal().db.query<Stored>(
    `select l.id, l.judul, l.status, l.terlambat, l.ditulis_pada::text as ditulis,
       (select count(*)::int from kkn_laporan_harian_dokumen d where d.parent_id = l.id) as foto
     from kkn_laporan_harian l where l.judul like 'Kegiatan hari %' order by l.created_at, l.tanggal`,
  );

/** A week takes a while, and a second try would find what the first has left. */
const once = { timeout: 420_000, retry: 0 };

test(
  'satu kunjungan cukup: kalender, formulir, dan daftar terbuka tanpa koneksi, juga setelah peramban ditutup',
  once,
  async () => {
    await logIn(context, portal(), group.satu);
    await go(home);
    await page.getByRole('link', { name: 'Catat kegiatan' }).waitFor();
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active && active.state !== 'activated')
        await new Promise(done => active.addEventListener('statechange', done, { once: true }));
    });
    // What is asked for ahead is kept by user on the device, never in the cache that everybody shares.
    await page.waitForFunction(async () => {
      const db = await new Promise<IDBDatabase>(done => {
        const asked = indexedDB.open('mbkm-luring');
        asked.onsuccess = () => done(asked.result);
      });
      const keys = await new Promise<IDBValidKey[]>(done => {
        const asked = db.transaction('jawaban').objectStore('jawaban').getAllKeys();
        asked.onsuccess = () => done(asked.result);
      });
      db.close();
      return JSON.stringify(keys).includes('kkn/desa');
    });
    await context.setOffline(true);
    await switchOff();
    await switchOn();
    await context.setOffline(true);
    await go(home);
    await page.getByRole('region', { name: 'Kalender kegiatan' }).waitFor();
    await go(`${home}/list`);
    await page.getByRole('tab', { name: 'Kelompok' }).waitFor();
    await go(`${home}/add-edit`);
    await page.getByRole('textbox', { name: 'Uraian' }).waitFor();
    await page.getByRole('button', { name: 'Ambil lokasi' }).click();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('input')].some(({ value }) => /112[.,]75/.test(value)),
    );
  },
);

test(
  'tujuh hari dengan 21 foto lewat beberapa kali mati-hidup, keluar, telepon bersama, dan perangkat penuh',
  once,
  async () => {
    for (const day of [-6, -5, -4]) await write(day, 8);
    await waiting(3).waitFor();
    await switchOff();
    await switchOn();
    await context.setOffline(true);
    await go(home);
    await waiting(3).waitFor();
    await page.getByText('Menunggu dikirim').first().waitFor();
    for (const day of [-3, -2]) await write(day, 8);

    // The device is full: the words of the document, and nothing that was kept is lost.
    await go(`${add}?tanggal=${cal.day(-1)}`);
    await page.getByRole('textbox', { name: 'Kegiatan' }).fill('Kegiatan yang tidak muat');
    await page.getByText('Tersimpan di perangkat.').waitFor();
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('penuh', 'QuotaExceededError');
      };
    });
    await page
      .locator('input[type=file][multiple]')
      .setInputFiles({ name: 'penuh.jpg', mimeType: 'image/jpeg', buffer: await photo(99) });
    await page
      .getByText('Penyimpanan perangkat penuh. Hapus foto atau kirim laporan terlebih dahulu.')
      .first()
      .waitFor();
    await go(home);
    await waiting(5).waitFor();
    await page.getByText('Kegiatan yang tidak muat').waitFor();
    await page.getByRole('listitem').filter({ hasText: 'tidak muat' }).getByRole('button', { name: 'Hapus' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
    await page.getByText('Kegiatan yang tidak muat').waitFor({ state: 'hidden' });

    // The session has ended meanwhile: with the connection comes /logout, and nothing goes.
    await context.setOffline(false);
    await page.getByText('Ada 5 laporan yang belum terkirim. Laporan tetap tersimpan di perangkat ini.').waitFor();
    await page.waitForURL(`${portal().url}/`);
    expect(await stored()).toEqual([]);

    // Somebody else logs in on the same phone.
    await logIn(context, portal(), group.dua);
    await go(home);
    await page.getByRole('link', { name: 'Catat kegiatan' }).waitFor();
    expect(await page.getByText(/^Belum terkirim/).count()).toBe(0);
    expect(await page.getByText('Kegiatan hari 6').count()).toBe(0);
    expect(await stored()).toEqual([]);
    await go('/logout');
    await page.waitForURL(`${portal().url}/`);

    // The first one again: every third call fails, some photos break off on their way, and two tabs are open.
    let calls = 0;
    portal().api.answer = path => (/kirim-banyak|dokumen\/tambah/.test(path) && ++calls % 3 === 0 ? 503 : undefined);
    let photos = 0;
    await context.route('**/dokumen/tambah', route => (++photos % 5 === 0 ? route.abort() : route.continue()));
    await logIn(context, portal(), group.satu);
    await go(home);
    const other = await context.newPage();
    await other.goto(`${portal().url}${home}`);
    for (const day of [-1, 0]) await write(day, 8);
    await go(home);
    await page.getByRole('region', { name: 'Kalender kegiatan' }).waitFor();
    const button = page.getByRole('button', { name: 'Kirim sekarang' });
    await expect
      .poll(
        async () => {
          if ((await button.isVisible()) && (await button.isEnabled())) await button.click();
          return (await stored()).filter(({ status }) => status === 'diajukan').length;
        },
        { timeout: 240_000, interval: 1000 },
      )
      .toBe(7);
    portal().api.answer = undefined;
    await go(home);
    await page.getByRole('region', { name: 'Kalender kegiatan' }).waitFor();
    await page.getByText(/^Belum terkirim/).waitFor({ state: 'hidden' });
    await other.close();

    const rows = await stored();
    expect(rows.map(({ judul }) => judul).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6].map(n => `Kegiatan hari ${n}`));
    expect(rows.map(({ foto }) => foto)).toEqual(Array(7).fill(3));
    expect(rows.map(({ status }) => status)).toEqual(Array(7).fill('diajukan'));
    const marked = rows.filter(({ terlambat }) => terlambat).map(({ judul }) => judul);
    expect(marked.toSorted()).toEqual([3, 4, 5, 6].map(n => `Kegiatan hari ${n}`));
    expect(rows.every(({ ditulis }) => ditulis)).toBe(true);
    const files = await portal().db.query<{ berkas: string }>('select berkas from kkn_laporan_harian_dokumen');
    expect(new Set(files.map(({ berkas }) => berkas)).size).toBe(21);
    const answer = await portal().app.inject({
      url: `/api/files/${files[0]?.berkas}`,
      headers: { authorization: `Bearer ${await portal().tokenOf(group.satu)}` },
    });
    expect(looked(answer.rawPayload)).toEqual({ width: 800, height: 1600, exif: false });
  },
);

test(
  'skenario 5: ditulis luring, terlihat setelah dimuat ulang, menjadi Terkirim sendiri; DPL mengembalikan dan menyetujui',
  once,
  async () => {
    await go(home);
    await page.getByRole('link', { name: /Catat kegiatan/ }).waitFor();
    await context.setOffline(true);
    await write(0, 13);
    await page.reload();
    await page.getByText('Menunggu dikirim').first().waitFor();
    await context.setOffline(false);
    await page.getByText('Terkirim', { exact: true }).first().waitFor();
    expect((await stored()).filter(({ judul }) => judul === 'Kegiatan hari 0')).toHaveLength(2);

    const desk = await context.browser()?.newContext();
    const lecturer = (await desk?.newPage()) ?? (await context.newPage());
    await logIn(lecturer.context(), portal(), group.dpl);
    await lecturer.goto(`${portal().url}/kkn/verifikasi-laporan-harian`);
    await lecturer.getByRole('region', { name: 'Kelompok saya' }).getByRole('link').click();
    await lecturer.getByRole('listitem').filter({ hasText: '8 menunggu' }).getByRole('link').click();
    await lecturer.waitForURL('**/listLaporanHarian?*');
    const ticks = lecturer.getByRole('checkbox', { name: /Pilih|Select/ });
    await ticks.first().waitFor();
    for (const n of [0, 1, 2]) await ticks.nth(n).check();
    await lecturer.getByRole('toolbar').getByRole('button', { name: 'Setujui' }).click();
    await lecturer.getByRole('dialog').getByRole('button', { name: 'Setujui' }).click();
    await expect.poll(async () => (await stored()).filter(({ status }) => status === 'disetujui').length).toBe(3);
    await lecturer
      .getByRole('link', { name: /^Kegiatan hari/ })
      .first()
      .click();
    await lecturer.getByRole('button', { name: 'Kembalikan' }).click();
    await lecturer.getByRole('textbox', { name: 'Catatan' }).fill('Perjelas hasilnya.');
    await lecturer.getByRole('dialog').getByRole('button', { name: 'Kembalikan' }).click();
    await expect.poll(async () => (await stored()).filter(({ status }) => status === 'revisi').length).toBe(1);
    await desk?.close();
  },
);
