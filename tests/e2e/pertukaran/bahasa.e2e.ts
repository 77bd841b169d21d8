// @module-tag semua: walks every screen of a role
import type { Page } from 'playwright';
import { expect, it, vi } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { fixedFields } from '../../../resources/kit/index.ts';
import { mhsInbound } from '../../../resources/pertukaran/mhsInbound.ts';
import { inboundId } from '../../../server/areas/pertukaran/demo/inbound.ts';
import { caller } from '../platform/orang.ts';
import { portalTests } from '../support/browser.ts';
import { stillness } from '../support/faults.ts';
import { requestsOf, type Waiting } from '../support/looks.ts';

/**
 * Every screen that an inbound student has, in English: nothing that the portal itself says is left in Indonesian, to
 * eyes or to ears. Names, titles and notes that people wrote are data, and stay as they were written.
 */

const { open, portal } = portalTests();
vi.setConfig({ testTimeout: 240_000 });

/** Words that no English sentence has. */
const indonesian =
  /\b(yang|belum|tidak|akan|anda|dan|untuk|dengan|cari|pilih|simpan|semua|dari|di|ke|hari|ini|itu|sejak|lalu|kata|sandi|ganti|baru|lama|ulangi|keluar|muat|memuat|tutup|buka|mulai|selesai|jadwal|layar|pencarian|baris|kolom|batal|ekspor|riwayat|halaman|peran|cerita|mahasiswa|selamat|pemberitahuan|dibaca|layanan|koneksi|terhubung|gangguan|perangkat|aktif|terakhir|kelas|nilai|profil|nama|foto|sesi|akhiri|utama|umum|daftar|sks|dicetak|kosong|maksimal|minimal|ubah|mengubah|menambahkan|hapus|tambah|lihat|hasil|urutkan|masa|studi|dosen|peserta|dokumen|berkas|jenis|bagian|kalender|kembali|kesalahan|coba|lagi|luring|perubahan|versi|menjadi|sistem|mata|kuliah|tahun|bulan|detik|setelah|sudah|bukan|atau|pada|oleh|dapat|harus|jenis|isian|catatan|alamat|kontak|darurat|rencana|asal|tujuan)\b/i;

/** What people wrote: texts of rows, and what rows are called by. */
const written = new Set([
  ...registry.resources.flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, { kind }]) =>
      ['text', 'longtext', 'texts', 'email', 'url'].includes(kind) ? [name] : [],
    ),
  ),
  'label',
  'kampus',
  'prodi',
  'dosenWali',
  'dosen',
  'pengampu',
  'periode',
  'jenis',
]);

/** Keeps what the answers of the API say that people wrote. */
function keepData(value: unknown, data: Set<string>, key = ''): void {
  if (typeof value === 'string') {
    if (written.has(key) && value.length > 2) data.add(value);
  } else if (Array.isArray(value)) for (const each of value) keepData(each, data, key);
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value)) keepData(each, data, name);
}

/** All that stands on the page, to be seen or to be heard, without what is data. */
async function said(page: Page, data: ReadonlySet<string>): Promise<string[]> {
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(one => one.checkVisibility())
      .flatMap(element => [
        ...[...element.childNodes].flatMap(node => (node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [])),
        ...['aria-label', 'placeholder', 'title', 'alt'].map(name => element.getAttribute(name) ?? ''),
      ]),
  );
  const longest = [...data].toSorted((a, b) => b.length - a.length);
  return texts.filter(Boolean).map(text => longest.reduce((rest, one) => rest.replaceAll(one, ' '), text));
}

const untranslated = async (page: Page, data: ReadonlySet<string>) =>
  [...new Set(await said(page, data))].filter(text => indonesian.test(text));

/** The page of an inbound student who reads English, and what is found untranslated as it is looked at. */
async function reader(path: string) {
  const call = await caller(portal(), 'HA08');
  const { body } = await call<{ id: string; version: number; bahasa: string }>('GET', 'user');
  if (body.bahasa !== 'en') await call('PUT', `user/profile/${body.id}`, { bahasa: 'en', version: body.version });
  // What the tests' own server says while it is down.
  const data = new Set<string>(['Sedang tidak tersedia.']);
  const reading: Promise<void>[] = [];
  const page = await open('/robots.txt', { as: 'HA08', reducedMotion: 'reduce', allow: /40\d|503|ERR_INTERNET/ });
  const waiting: Waiting = requestsOf(page);
  page.on('response', response => {
    if (!response.url().includes('/api/')) return;
    reading.push(
      response.json().then(
        answer => keepData(answer, data),
        () => undefined,
      ),
    );
  });
  const found: string[] = [];
  const look = async (where: string) => {
    await stillness(page, waiting);
    await Promise.all(reading.splice(0));
    found.push(...(await untranslated(page, data)).map(text => `${where}: ${text}`));
  };
  const go = async (to: string) => {
    await page.goto(portal().url + to);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await look(to);
  };
  await go(path);
  return { page, go, look, found };
}

it('tidak ada kata Indonesia pada layar mahasiswa inbound mana pun', async () => {
  const { page, go, look, found } = await reader('/dashboard');
  const screens = registry.screens.filter(
    ({ roles, pattern, path }) => roles.HA08 && pattern !== 'redirect' && !path.includes(':'),
  );
  expect(screens.length).toBeGreaterThan(10);
  for (const { path, pattern, resources } of screens) {
    await go(path);
    if (pattern !== 'crud') continue;
    // A list of the own row alone has nothing to filter.
    if (!fixedFields(registry, registry.get(resources[0] ?? ''), 'HA08').has('id')) {
      await page.getByRole('button', { name: /^Filter/ }).click();
      await page.getByRole('button', { name: /^See .+ results$/ }).waitFor();
      await look(`${path} filter`);
      await page.keyboard.press('Escape');
    }
    const row = page.getByRole('table').getByRole('row').nth(1);
    await row.getByRole('cell').nth(1).click();
    await page.waitForURL(/\/show$/);
    await page.getByRole('tablist', { name: 'Parts of the page' }).waitFor();
    const tabs = page.getByRole('tablist', { name: 'Parts of the page' }).getByRole('tab');
    for (let i = 0; i < (await tabs.count()); i++) {
      await tabs.nth(i).click();
      await look(`${path} ${await tabs.nth(i).textContent()}`);
    }
  }
  expect(found).toEqual([]);
});

it('tidak ada kata Indonesia pada formulir, dialog, dan keadaan yang gagal', async () => {
  const own = `/${mhsInbound.name.replace('pertukaran/', 'pertukaran-mahasiswa/inbound/')}/${inboundId('andi')}`;
  const { page, go, look, found } = await reader(`${own}/show`);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await look('undur diri');
  await page.keyboard.press('Escape');
  await go(own);
  await page.getByRole('textbox', { name: /^Mobile/ }).fill('x');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: /to correct$/ }).waitFor();
  await look('formulir yang salah');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').waitFor();
  await look('meninggalkan formulir');
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL(/show$/);

  await page.getByRole('button', { name: /^Account menu/ }).click();
  await look('menu akun');
  await page.getByRole('menuitem', { name: 'Switch access' }).click();
  await page.getByRole('dialog', { name: 'Switch access' }).waitFor();
  await look('switch akses');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('dialog', { name: 'Logout' }).waitFor();
  await look('logout');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Notices/ }).click();
  await page.getByRole('dialog', { name: 'Notices' }).waitFor();
  await look('lonceng');
  await page.keyboard.press('Escape');

  await page.goto(`${portal().url}/pertukaran-mahasiswa/inbound/mk-inbound/01900000-0000-7000-8000-0000000000ff/show`);
  await page.getByRole('alert').waitFor();
  await look('tidak ditemukan');
  await go('/pertukaran-mahasiswa/verifikasi');
  await go('/pertukaran-mahasiswa/inbound/mk-inbound?filter={"q":"zzzzzz"}');
  await page.context().setOffline(true);
  await page.getByText('You are offline.').waitFor();
  await look('luring');
  await page.context().setOffline(false);
  for (const path of ['krs', 'khs', 'mk-inbound']) {
    portal().api.answer = call => (call.includes('/v2/') ? 503 : undefined);
    await page.goto(`${portal().url}/pertukaran-mahasiswa/inbound/${path}`);
    await page.getByRole('button', { name: 'Try again' }).first().waitFor();
    await look(`${path} gagal`);
    portal().api.answer = undefined;
  }
  expect(found).toEqual([]);
});
