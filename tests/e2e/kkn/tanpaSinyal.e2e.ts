import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cal } from '../../api/magang/place.ts';
import { logIn, logInByForm, portalTests } from '../support/browser.ts';
import { executablePath } from '../support/kept.ts';
import { type Line, openLine } from '../support/line.ts';
import { typeMoment } from '../support/moment.ts';
import { actingIn } from './acting.ts';
import { handedInBefore, type RunningGroup, runningGroup } from './group.ts';
import { keptPhotos, looked, type TakenPhoto, takePhotos } from './photos.ts';
import { draftProposal } from './proposal.ts';

/**
 * A KKN week without signal loses nothing (docs/domain/30 §4.3, scenario 5): a browser that is closed and opened again,
 * at the end of a line that fails in every way. Each test has a phone and students of its own. What needs no browser that
 * restarts is asked in tests/ui/patterns/perangkat.test.tsx and tests/api/kkn.
 */

let group: RunningGroup;
const { portal } = portalTests(async given => {
  group = await runningGroup(given, 6);
});

const home = '/kkn/log-harian';
const add = `${home}/add-edit/add`;
let profile: string;
let line: Line;
let context: BrowserContext;
let page: Page;

/** The phone is switched on: the same browser, with whatever it kept. */
async function switchOn(offline = false): Promise<void> {
  context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
    viewport: { width: 360, height: 740 },
    locale: 'id-ID',
    reducedMotion: 'reduce',
    permissions: ['geolocation'],
    geolocation: { latitude: -7.25, longitude: 112.75 },
    offline,
  });
  page = context.pages()[0] ?? (await context.newPage());
}
const switchOff = () => context.close();
const go = (path: string, on = page) => on.goto(`${line.url}${path}`);
const enter = (who: string) => logIn(context, portal(), who);

beforeEach(async () => {
  profile = mkdtempSync(join(tmpdir(), 'tanpa-sinyal-'));
  line = await openLine(portal().url);
  await switchOn();
});
afterEach(async () => {
  await switchOff();
  await line.close();
  rmSync(profile, { recursive: true, force: true });
});

/** The one visit with a connection: the app is installed, and what the log needs is kept under the student's name. */
async function visit(who: string): Promise<void> {
  await enter(who);
  await go(home);
  await page.getByRole('region', { name: 'Kalender kegiatan' }).waitFor();
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active && active.state !== 'activated')
      await new Promise(done => active.addEventListener('statechange', done, { once: true }));
  });
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
}

const fullWords = 'Penyimpanan perangkat penuh. Hapus foto atau kirim laporan terlebih dahulu.';
const waiting = (n: number) => page.getByText(`Belum terkirim (${n})`);
const nothingWaits = () => page.getByText(/^Belum terkirim/).waitFor({ state: 'hidden' });

/** Writes an entry of so many days ago with photos, and hands it in. */
async function write(daysAgo: number, hour: number, photos: readonly TakenPhoto[]): Promise<void> {
  await go(`${add}?tanggal=${cal.day(-daysAgo)}`);
  await page.getByRole('textbox', { name: 'Kegiatan' }).waitFor();
  await typeMoment(page, 'Jam mulai', `${String(hour).padStart(2, '0')}:00`);
  await typeMoment(page, 'Jam selesai', `${String(hour + 1).padStart(2, '0')}:00`);
  await page.getByRole('textbox', { name: 'Kegiatan' }).fill(`Kegiatan hari ${daysAgo}`);
  const more = 'Menanam seratus bibit mangrove bersama kelompok tani di pesisir.';
  await page.getByRole('textbox', { name: 'Uraian' }).fill(more);
  await page.getByRole('textbox', { name: 'Hasil' }).fill('Seratus bibit');
  await page.locator('input[type=file][multiple]').setInputFiles([...photos]);
  await page.getByText(new RegExp(`\\(${photos.length}(?: dari 5)?, minimal 1\\)`)).waitFor();
  await page.getByRole('button', { name: 'Ajukan' }).click();
  await page.waitForURL(`**${home}?*`);
}

interface Stored extends Record<string, unknown> {
  judul: string;
  status: string;
  terlambat: boolean | null;
  tanggal: string;
  /** Days on which it was written and sent. */
  ditulis: string;
  dikirim: string;
  foto: number;
}
/** What the server has of a student, in the order in which it was written. */
const stored = (who: string) =>
  portal().db.query<Stored>(
    `select l.judul, l.status, l.terlambat, l.tanggal::text as tanggal,
       (l.ditulis_pada at time zone 'Asia/Jakarta')::date::text as ditulis,
       (l.created_at at time zone 'Asia/Jakarta')::date::text as dikirim,
       (select count(*)::int from kkn_laporan_harian_dokumen d where d.parent_id = l.id) as foto
     from kkn_laporan_harian l join mbkm_pendaftar_program_mbkm p on p.id = l.id_pendaftar_mbkm
       join pengaturan_user u on u.id_mahasiswa = p.id_mahasiswa
     where u.username = $1 order by l.ditulis_pada`,
    [who],
  );
const named = (...days: number[]) => days.map(n => `Kegiatan hari ${n}`);

/** Every restart of the browser takes a while. */
const timeout = 240_000;
const student = (nth: number): string => group.anggota[nth] ?? '';

test('satu kunjungan cukup: log, kelompok, program kerja, dan desa terbuka tanpa koneksi, juga setelah peramban ditutup', {
  timeout,
}, async () => {
  await draftProposal(actingIn(portal), group, ['Bank Bibit', 'Posko Sampah', 'Kelas Malam']);
  await visit(student(0));
  await context.setOffline(true);
  await switchOff();
  await switchOn(true);
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
  await go('/kkn');
  await page.getByText('KKN-01 Sinyal').waitFor();
  await go('/kkn/membuat-kelompok');
  await page.getByRole('region', { name: 'Desa' }).getByText('Sutrisno').waitFor();
  await go('/kkn/proposal');
  await page.getByText('Pesisir Lestari').first().click();
  await page.getByText('Bank Bibit').first().waitFor();
});

test('sehari sebelum berangkat: satu kunjungan, lalu dari hari pertama log ditulis tanpa sinyal', {
  timeout,
}, async () => {
  const coming = await runningGroup(portal(), 2, { leaves: 1, called: 'Besok' });
  await draftProposal(actingIn(portal), coming, ['Bank Bibit', 'Posko Sampah', 'Kelas Malam'], 2);
  const writer = coming.anggota[1] ?? '';
  await visit(writer);
  await page.getByText(/^Kegiatan dapat dicatat mulai/).waitFor();
  const photos = await takePhotos(page, 2);
  await context.setOffline(true);
  await switchOff();
  await switchOn(true);
  for (const n of [1, 2]) {
    await page.clock.setFixedTime(new Date(`${cal.day(n)}T11:00:00Z`));
    await go(home);
    await page.getByRole('link', { name: /^Catat kegiatan/ }).waitFor();
    await write(-n, 8, photos.slice(n - 1, n));
  }
  await waiting(2).waitFor();
  await go(`${home}/list`);
  await page.getByRole('tab', { name: 'Kelompok' }).waitFor();
  await go('/kkn');
  await page.getByText('KKN-01 Sinyal').waitFor();
  await go('/kkn/membuat-kelompok');
  await page.getByRole('region', { name: 'Desa' }).getByText('Sutrisno').waitFor();
  await go('/kkn/proposal');
  await page.getByText('Pesisir Lestari').first().click();
  await page.getByText('Bank Bibit').first().waitFor();

  // Two days later, when the group has begun: the connection is back, and the login is asked for.
  const begun = portal().clock.now;
  try {
    portal().clock.now = new Date(`${cal.day(2)}T12:00:00Z`);
    for (const table of ['mbkm_pendaftar_program_mbkm', 'kkn_kkn_kelompok'])
      await portal().db.execute(
        table.startsWith('kkn')
          ? `update ${table} set status = 'berjalan' where id = $1`
          : `update ${table} p set status = 'berjalan' from kkn_pendaftaran k where k.id_pendaftar_mbkm = p.id and k.id_kelompok = $1`,
        [coming.idKelompok],
      );
    await switchOff();
    await switchOn();
    await page.clock.setFixedTime(portal().clock.now);
    await enter(writer);
    await go(home);
    await expect
      .poll(async () => (await stored(writer)).filter(({ status }) => status === 'diajukan').length, {
        timeout: 60_000,
      })
      .toBe(2);
    const rows = await stored(writer);
    expect(rows.map(({ tanggal, ditulis, foto }) => [tanggal, ditulis, foto])).toEqual(
      [1, 2].map(n => [cal.day(n), cal.day(n), 1]),
    );
  } finally {
    portal().clock.now = begun;
  }
});

test('tujuh hari dengan 21 foto: mati-hidup, perangkat penuh, sesi berakhir, telepon bersama, jaringan buruk', {
  timeout,
}, async () => {
  const [writer, other] = [student(1), student(2)];
  await visit(writer);
  const photos = await takePhotos(page, 21);
  await context.setOffline(true);
  // Each on its own day: the idle time has long passed, and nobody is logged out.
  const day = async (n: number) => {
    await page.clock.setFixedTime(new Date(`${cal.day(-n)}T11:00:00Z`));
    await write(n, 8, photos.slice(n * 3, n * 3 + 3));
  };
  for (const n of [6, 5, 4]) await day(n);
  await waiting(3).waitFor();
  await switchOff();
  await switchOn(true);
  await go(home);
  await waiting(3).waitFor();
  await page.getByText('Menunggu dikirim').first().waitFor();
  for (const n of [3, 2]) await day(n);

  // The device is full: it says so, and loses nothing that was kept.
  await go(`${add}?tanggal=${cal.day(-1)}`);
  await page.getByRole('textbox', { name: 'Kegiatan' }).fill('Kegiatan yang tidak muat');
  await page.getByText('Tersimpan di perangkat.').waitFor();
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('penuh', 'QuotaExceededError');
    };
  });
  await page.locator('input[type=file][multiple]').setInputFiles(photos.slice(0, 1));
  await page.getByText(fullWords).first().waitFor();
  await go(home);
  await waiting(5).waitFor();
  const full = page.getByRole('listitem').filter({ hasText: 'tidak muat' });
  await full.getByRole('button', { name: 'Hapus' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await full.waitFor({ state: 'hidden' });
  for (const n of [1, 0]) await day(n);
  const kept = await keptPhotos(page);
  expect(new Set(kept.hashes).size).toBe(21);
  expect(kept.largest).toBeGreaterThan(300_000);

  // The session has ended meanwhile: with the connection comes the login, and nothing goes without it.
  await context.setOffline(false);
  await page.getByText('Ada 7 laporan yang belum terkirim. Laporan tetap tersimpan di perangkat ini.').waitFor();
  await page.waitForURL(`${line.url}/`);
  expect(await stored(writer)).toEqual([]);

  // Somebody else logs in on the same phone, and loses the connection.
  await enter(other);
  await go(home);
  await page.getByRole('link', { name: 'Catat kegiatan' }).waitFor();
  await nothingWaits();
  await context.setOffline(true);
  await go(`${home}/list`);
  await page.getByRole('tab', { name: 'Kelompok' }).waitFor();
  await page.getByText(/Kegiatan hari/).waitFor({ state: 'hidden' });
  await context.setOffline(false);
  await go('/logout');
  await page.waitForURL(`${line.url}/`);
  expect(await stored(writer)).toEqual([]);

  // The first one again, over a line that drops; every third call fails; and two tabs are open.
  let calls = 0;
  portal().api.answer = path => (/kirim-banyak|potongan|dokumen/.test(path) && ++calls % 3 === 0 ? 503 : undefined);
  line.dropsAfter = 125_000;
  // Of its own time again: a cookie of a day that is past would have ended.
  await switchOff();
  await switchOn();
  await go('/login');
  await logInByForm(page, writer);
  await page.waitForURL('**/dashboard');
  await go(home);
  const beside = await context.newPage();
  await go(home, beside);
  // After its third try an entry waits for its author.
  const button = page.getByRole('button', { name: 'Kirim sekarang' });
  const handedIn = async () => (await stored(writer)).filter(({ status }) => status === 'diajukan').length;
  await expect
    .poll(
      async () => {
        if ((await button.isVisible()) && (await button.isEnabled()))
          await button.click({ timeout: 2000 }).catch(() => undefined);
        return handedIn();
      },
      { timeout: 150_000, interval: 500 },
    )
    .toBe(7);
  expect(line.drops).toBeGreaterThan(3);
  portal().api.answer = undefined;
  line.dropsAfter = undefined;
  await beside.close();
  await go(home);
  await page.getByRole('region', { name: 'Kalender kegiatan' }).waitFor();
  await nothingWaits();

  const rows = await stored(writer);
  expect(rows.map(({ judul }) => judul)).toEqual(named(6, 5, 4, 3, 2, 1, 0));
  expect(rows.map(({ ditulis }) => ditulis)).toEqual(rows.map(({ tanggal }) => tanggal));
  expect(new Set(rows.map(({ dikirim }) => dikirim))).toEqual(new Set([cal.day(0)]));
  expect(rows.map(({ foto }) => foto)).toEqual(Array(7).fill(3));
  expect(rows.filter(({ terlambat }) => terlambat).map(({ judul }) => judul)).toEqual(named(6, 5, 4, 3));
  const files = await portal().db.query<{ id: string; sha256: string }>(
    `select b.id, b.sha256 from kkn_laporan_harian l
       join kkn_laporan_harian_dokumen d on d.parent_id = l.id join internal_berkas b on b.id = d.berkas
     where l.judul like 'Kegiatan hari %' and b.sha256 = any($1)`,
    [kept.hashes],
  );
  expect(files.map(({ sha256 }) => sha256).toSorted()).toEqual(kept.hashes.toSorted());
  const answer = await portal().app.inject({
    url: `/api/files?id=${files[0]?.id}`,
    headers: { authorization: `Bearer ${await portal().tokenOf(writer)}` },
  });
  expect(looked(answer.rawPayload)).toEqual({ width: 800, height: 1600, exif: false });
});

test('dua tab mengirim satu kali', { timeout }, async () => {
  await visit(student(3));
  const [photo] = await takePhotos(page, 1);
  const beside = await context.newPage();
  await go(home, beside);
  await beside.getByRole('region', { name: 'Kalender kegiatan' }).waitFor();
  await context.setOffline(true);
  await write(0, 13, photo ? [photo] : []);
  await waiting(1).waitFor();
  await beside.getByText('Belum terkirim (1)').waitFor();
  const sent: string[] = [];
  context.on('request', request => {
    const [, call] = /(kirim-banyak|potongan|dokumen\/tambah)$/.exec(request.url()) ?? [];
    if (call && request.method() === 'POST') sent.push(call);
  });
  await context.setOffline(false);
  await nothingWaits();
  await beside.getByText(/^Belum terkirim/).waitFor({ state: 'hidden' });
  expect(sent.filter(call => call !== 'potongan')).toEqual(['kirim-banyak', 'dokumen/tambah', 'kirim-banyak']);
  expect((await stored(student(3))).map(({ judul, foto }) => [judul, foto])).toEqual([['Kegiatan hari 0', 1]]);
});

/** In the page: keeps half a megabyte more. @returns how that ended */
const keepMore = () =>
  new Promise<string>(done => {
    const asked = indexedDB.open('mbkm-luring');
    asked.onsuccess = () => {
      const db = asked.result;
      const tx = db.transaction('jawaban', 'readwrite');
      tx.objectStore('jawaban').put({ user: 'uji', address: 'uji', data: 'x'.repeat(500_000), range: null, at: 0 });
      tx.oncomplete = () => done('muat');
      tx.onabort = () => done(tx.error?.name ?? '');
      db.onversionchange = () => db.close();
    };
  });

test('perangkat yang penuh tetap mengirim: setiap laporan satu kali, foto utuh, dan yang ditulis saat penuh tidak hilang', {
  timeout,
}, async () => {
  const writer = student(5);
  await visit(writer);
  const photos = await takePhotos(page, 4);
  await context.setOffline(true);
  await write(1, 8, photos.slice(0, 3));
  await waiting(1).waitFor();
  // The browser itself refuses every further byte.
  const cdp = await context.newCDPSession(page);
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: line.url, quotaSize: 1 });
  // It goes by what it knew of the room for a moment.
  await expect.poll(() => page.evaluate(keepMore), { timeout: 30_000, interval: 500 }).toBe('QuotaExceededError');
  // Within the page: what it holds goes with it.
  await page.getByRole('link', { name: /Catat kegiatan/ }).click();
  await page.getByRole('textbox', { name: 'Kegiatan' }).waitFor();
  await typeMoment(page, 'Jam mulai', '14:00');
  await typeMoment(page, 'Jam selesai', '15:00');
  await page.getByRole('textbox', { name: 'Kegiatan' }).fill('Kegiatan saat penuh');
  await page.getByText(fullWords).waitFor();
  const more = 'Menanam seratus bibit mangrove bersama kelompok tani di pesisir.';
  await page.getByRole('textbox', { name: 'Uraian' }).fill(more);
  await page.getByRole('textbox', { name: 'Hasil' }).fill('Seratus bibit');
  await page.locator('input[type=file][multiple]').setInputFiles(photos.slice(3));
  await page.getByText('Belum tersimpan di perangkat').waitFor();
  await page.getByRole('button', { name: 'Ajukan' }).click();
  await page.getByRole('button', { name: 'Ajukan', disabled: false }).waitFor();
  await context.setOffline(false);
  const handedIn = async () => (await stored(writer)).filter(({ status }) => status === 'diajukan');
  await expect.poll(async () => (await handedIn()).length, { timeout: 60_000 }).toBe(2);
  expect((await stored(writer)).map(({ judul, foto }) => [judul, foto])).toEqual([
    ['Kegiatan hari 1', 3],
    ['Kegiatan saat penuh', 1],
  ]);
  await go(home);
  await page.getByRole('region', { name: 'Kalender kegiatan' }).waitFor();
  await nothingWaits();
  expect((await keptPhotos(page)).hashes).toEqual([]);
  expect(await stored(writer)).toHaveLength(2);
});

test('foto kamera 40 MB diperkecil sebelum disimpan; yang tidak terbaca disebut namanya', { timeout }, async () => {
  await visit(student(0));
  await go(`${add}?tanggal=${cal.day(-3)}`);
  await page.getByRole('textbox', { name: 'Kegiatan' }).fill('Memotret hamparan');
  const size = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(8000, 5500);
    const pen = canvas.getContext('2d');
    // Grain: what a camera's sensor sees, and no compression gets rid of.
    const grain = new ImageData(1000, 1000);
    for (let i = 0; i < grain.data.length; i++) grain.data[i] = i % 4 === 3 ? 255 : (i * 2654435761) >>> 24;
    for (let x = 0; x < 8000; x += 1000) for (let y = 0; y < 5500; y += 1000) pen?.putImageData(grain, x, y);
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 });
    const files = new DataTransfer();
    const rest = new Blob([new Uint8Array(Math.max(0, 40_000_000 - jpeg.size))]);
    files.items.add(new File([jpeg, rest], 'DSC_0001.JPG', { type: 'image/jpeg' }));
    files.items.add(new File([new Uint8Array(40_000_000)], 'DSC_0002.JPG', { type: 'image/jpeg' }));
    const input = document.querySelector<HTMLInputElement>('input[type=file][multiple]');
    if (!input) throw new Error('tanpa masukan berkas');
    const chosen = files.files[0]?.size ?? 0;
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    return chosen;
  });
  expect(size).toBeGreaterThanOrEqual(40_000_000);
  await page.getByText('DSC_0001.jpg · Tersimpan di perangkat').waitFor({ timeout: 90_000 });
  await page
    .getByText('DSC_0002.JPG: Foto tidak dapat dibaca. Pilih foto lain, atau ambil ulang dengan kamera.')
    .waitFor();
  const { largest } = await keptPhotos(page);
  expect(largest).toBeLessThan(5 * 1024 ** 2);
});

test('skenario 5: terlihat setelah dimuat ulang, menjadi Terkirim sendiri; DPL mengembalikan dan menyetujui', {
  timeout,
}, async () => {
  const writer = student(4);
  await visit(writer);
  const [photo] = await takePhotos(page, 1);
  await handedInBefore(portal(), writer, [1, 2, 3]);
  await context.setOffline(true);
  await write(0, 16, photo ? [photo] : []);
  await page.reload();
  await page.getByText('Menunggu dikirim').first().waitFor();
  await context.setOffline(false);
  await page.getByText('Terkirim', { exact: true }).first().waitFor();
  expect(await stored(writer)).toHaveLength(4);

  const desk = await context.browser()?.newContext();
  const lecturer = await (desk ?? context).newPage();
  await logIn(lecturer.context(), portal(), group.dpl);
  await go('/kkn/verifikasi-laporan-harian', lecturer);
  await lecturer.getByRole('region', { name: 'Kelompok saya' }).getByRole('link').click();
  await lecturer.getByRole('listitem').filter({ hasText: '4 menunggu' }).getByRole('link').click();
  await lecturer.waitForURL('**/listLaporanHarian?*');
  const ticks = lecturer.getByRole('checkbox', { name: /Pilih|Select/ });
  await ticks.first().waitFor();
  for (const n of [0, 1, 2]) await ticks.nth(n).check();
  await lecturer.getByRole('toolbar').getByRole('button', { name: 'Setujui' }).click();
  await lecturer.getByRole('dialog').getByRole('button', { name: 'Setujui' }).click();
  const count = async (state: string) => (await stored(writer)).filter(({ status }) => status === state).length;
  await expect.poll(() => count('disetujui')).toBe(3);
  await lecturer
    .getByRole('link', { name: /^Kegiatan hari/ })
    .first()
    .click();
  await lecturer.getByRole('button', { name: 'Kembalikan' }).click();
  await lecturer.getByRole('textbox', { name: 'Catatan' }).fill('Perjelas hasilnya.');
  await lecturer.getByRole('dialog').getByRole('button', { name: 'Kembalikan' }).click();
  await expect.poll(() => count('revisi')).toBe(1);
  await desk?.close();
});
