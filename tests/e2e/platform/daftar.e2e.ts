import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download, Page } from 'playwright';
import readExcel from 'read-excel-file/node';
import { afterAll, expect, test } from 'vitest';
import { portalTests } from '../support/browser.ts';
import { caller, pick } from './orang.ts';

/** The CRUD pattern on /master/provinsi and /master/kabupaten, as Tim MBKM. */

const { open, portal } = portalTests();
const folder = mkdtempSync(join(tmpdir(), 'inti-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rows = (page: Page) => page.getByRole('row');
const toast = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

/** First sheet of a downloaded workbook, as text. */
async function sheetOf(download: Download): Promise<string[][]> {
  const path = join(folder, download.suggestedFilename());
  await download.saveAs(path);
  const sheet = await readExcel(path);
  const lines: unknown = Array.isArray(sheet[0]) ? sheet : Reflect.get(Object(sheet[0]), 'data');
  return Array.isArray(lines)
    ? lines.map(line => (Array.isArray(line) ? line.map(cell => String(cell ?? '')) : []))
    : [];
}

test('searches, filters by an address that can be shared, and remembers its columns', { tags: ['semua'] }, async () => {
  const page = await open('/master/kabupaten', { as: 'HA03' });
  await page.getByLabel('Cari', { exact: true }).fill('surab');
  await page.getByRole('cell', { name: /^Kota Surabaya/ }).waitFor();
  await expect.poll(() => rows(page).count()).toBe(2);
  await page.getByRole('button', { name: 'Kosongkan pencarian' }).click();
  await page.getByRole('button', { name: 'Filter' }).click();
  const panel = page.getByRole('dialog', { name: 'Filter' });
  await pick(panel, 'Provinsi', 'jawa tim', 'Jawa Timur');
  await panel.getByRole('button', { name: 'Lihat 38 hasil' }).click();
  await page.getByRole('button', { name: 'Provinsi: Jawa Timur' }).waitFor();
  await expect.poll(() => page.url()).toContain('filter=');

  await page.getByRole('button', { name: 'Tampilan' }).click();
  await page.getByRole('dialog', { name: 'Tampilan' }).getByRole('checkbox', { name: 'Sumber' }).click();
  await page.keyboard.press('Escape');
  const heading = page.getByRole('columnheader', { name: /Sumber/ });
  const before = await heading.count();
  await page.reload();
  await page.getByRole('button', { name: 'Provinsi: Jawa Timur' }).waitFor();
  await rows(page).nth(25).waitFor();
  await expect.poll(() => heading.count()).toBe(before);
  // Whoever gets the link sees the same rows.
  const other = await open(page.url().replace(portal().url, ''), { as: 'HA01', width: 360 });
  await other.getByRole('button', { name: 'Provinsi: Jawa Timur' }).waitFor();
  await other.getByText(/1–25 dari 38/).waitFor();
  await page.getByRole('button', { name: 'Provinsi: Jawa Timur' }).click();
  await page.getByText(/^1–25 dari \d/).waitFor();
  await expect.poll(() => page.url()).not.toContain('idProvinsi');
});

test('creates with messages in the fields, edits, merges a conflict, and brings a former version back', {
  tags: ['semua'],
}, async () => {
  const page = await open('/master/provinsi', { as: 'HA03', allow: /^(422|409) / });
  await page.getByRole('link', { name: 'Tambah' }).click();
  await page.getByRole('textbox', { name: 'Kode' }).fill('9');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await page.getByText('Kode harus berbentuk 35.').waitFor();
  await page.getByText('Wajib diisi.').waitFor();
  await page.getByRole('textbox', { name: 'Kode' }).fill('99');
  await page.getByRole('textbox', { name: 'Nama' }).fill('Nusantara Utara');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await page.getByRole('heading', { name: /Nusantara Utara/ }).waitFor();

  const edit = '/master/provinsi/99';
  await page.goto(portal().url + edit);
  const other = await open(edit, { as: 'HA01' });
  await other.getByRole('textbox', { name: 'Nama' }).fill('Nusantara Selatan');
  await page.getByRole('textbox', { name: 'Nama' }).fill('Nusantara Barat');
  await other.getByRole('button', { name: 'Simpan' }).click();
  await other.getByRole('heading', { name: /Nusantara Selatan/ }).waitFor();
  await page.getByRole('button', { name: 'Simpan' }).click();
  const conflict = page.getByRole('dialog', { name: 'Data ini baru saja diubah pengguna lain' });
  await conflict.getByText('Nusantara Selatan').waitFor();
  await conflict.getByText('Nusantara Barat').waitFor();
  await conflict.getByRole('radio', { name: 'Timpa dengan isian saya' }).check();
  await conflict.getByRole('button', { name: 'Simpan' }).click();
  await page.getByRole('heading', { name: /Nusantara Barat/ }).waitFor();

  await page.getByRole('tab', { name: 'Riwayat' }).click();
  const history = page.getByRole('list', { name: 'Riwayat' });
  await history.getByText('Sri Lestari Handayani').first().waitFor();
  await history.getByText('Bayu Prakoso').first().waitFor();
  const newest = history.getByRole('listitem').first();
  await expect.poll(() => newest.textContent()).toMatch(/Nusantara Selatan.*Nusantara Barat/);
  await history.getByRole('button', { name: 'Kembalikan ke versi 1' }).click();
  const question = page.getByRole('dialog', { name: 'Kembalikan ke versi 1?' });
  await question.getByText('Nusantara Utara').waitFor();
  await question.getByRole('button', { name: /Kembalikan/ }).click();
  await page.getByRole('heading', { name: /Nusantara Utara/ }).waitFor();
});

test('asks before unsaved work is left', { tags: ['semua'] }, async () => {
  const page = await open('/master/provinsi/create', { as: 'HA03', width: 360 });
  await page.getByRole('textbox', { name: 'Nama' }).fill('Belum disimpan');
  await page.getByRole('link', { name: 'Batal' }).click();
  const question = page.getByRole('alertdialog', { name: 'Tinggalkan halaman ini?' });
  await question.getByRole('button', { name: 'Lanjut mengisi' }).click();
  await question.waitFor({ state: 'hidden' });
  await expect.poll(() => page.getByRole('textbox', { name: 'Nama' }).inputValue()).toBe('Belum disimpan');
  await page.getByRole('link', { name: 'Batal' }).click();
  await question.getByRole('button', { name: 'Tinggalkan' }).click();
  await page.waitForURL('**/master/provinsi');
});

test('changes many rows at once, and names what could not be deleted and why', { tags: ['semua'] }, async () => {
  const call = await caller(portal(), 'HA03');
  for (const [id, nama] of [
    ['97', 'Uji Satu'],
    ['98', 'Uji Dua'],
  ])
    expect((await call('POST', 'master/provinsi', { id, nama })).status).toBe(201);
  expect(
    (await call('POST', 'master/kabupaten', { id: '98.01', idProvinsi: '98', nama: 'Kabupaten Uji' })).status,
  ).toBe(201);

  const page = await open('/master/provinsi', { as: 'HA03' });
  await page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check();
  await page.getByRole('button', { name: /^Pilih semua \d+ hasil$/ }).click();
  await page.getByText(/^Semua \d+ hasil dipilih$/).waitFor();
  await page.getByRole('button', { name: 'Batalkan pilihan' }).click();

  await page.getByLabel('Cari', { exact: true }).fill('uji');
  await expect.poll(() => rows(page).count()).toBe(3);
  await page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Ubah' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ubah 2 provinsi' });
  await dialog.getByRole('checkbox', { name: 'Aktif' }).check();
  await dialog.getByRole('button', { name: 'Lanjut' }).click();
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await toast(page, '2 provinsi diubah.');
  await expect.poll(() => rows(page).filter({ hasText: 'Tidak' }).count()).toBe(2);

  await page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Hapus' }).click();
  await page.getByRole('dialog', { name: 'Hapus 2 provinsi?' }).getByRole('button', { name: 'Hapus' }).click();
  const report = page.getByRole('dialog', { name: 'Hasil' });
  await report.getByText('1 provinsi dihapus.').waitFor();
  await report
    .getByRole('row', { name: /Uji Dua/ })
    .getByText(/Data masih dipakai oleh 1 kabupaten\/kota/)
    .waitFor();
  await report.getByRole('button', { name: 'Tutup' }).click();
  await expect.poll(() => rows(page).count()).toBe(2);
});

test('exports the filtered rows as a workbook that opens', async () => {
  const page = await open('/master/kabupaten?filter=%7B%22idProvinsi%22%3A%2235%22%7D', { as: 'HA03' });
  await page.getByText('1–25 dari 38', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Ekspor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ekspor Kabupaten/Kota' });
  const waiting = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Ekspor' }).click();
  const lines = await sheetOf(await waiting);
  expect(lines[0]).toContain('Nama');
  expect(lines).toHaveLength(39);
  expect(lines.some(line => line.includes('Kota Surabaya'))).toBe(true);
});

/** A file that is chosen, one that is downloaded, on the narrow screen; the steps themselves stand in tests/ui. */
async function importAndUndo(width: number): Promise<void> {
  const [baru, lama] = width === 360 ? ['89', '88'] : ['87', '86'];
  const call = await caller(portal(), 'HA03');
  expect((await call('POST', 'master/provinsi', { id: lama, nama: `Lama ${width}` })).status).toBe(201);
  const path = join(folder, `provinsi-${width}.csv`);
  writeFileSync(path, `Kode,Nama,Aktif\n${baru},Baru ${width},Ya\n${lama},Berganti ${width},Ya\nX1,Salah,Ya\n`);

  const page = await open('/master/provinsi', { as: 'HA03', width });
  // On a phone what may be done with a list stands in one menu.
  const menu = page.getByRole('button', { name: 'Aksi lain' });
  if (width === 360) await menu.click();
  await page.getByRole(width === 360 ? 'menuitem' : 'button', { name: 'Impor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Impor Provinsi' });
  await dialog.getByLabel('Berkas impor').setInputFiles(path);
  await dialog.getByRole('tab', { name: 'Baru (1)' }).waitFor();
  await dialog.getByRole('tab', { name: 'Berubah (1)' }).click();
  await dialog.getByRole('row', { name: new RegExp(`Lama ${width}.*Berganti ${width}`) }).waitFor();
  await dialog.getByRole('tab', { name: 'Salah (1)' }).click();
  await dialog.getByText('Kode harus berbentuk 35.').waitFor();
  const waiting = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Unduh baris yang salah' }).click();
  const wrong = await sheetOf(await waiting);
  expect(wrong[0]).toContain('Kesalahan');
  expect(wrong[1]?.join()).toContain('Kode harus berbentuk 35.');

  await dialog.getByRole('button', { name: 'Terapkan 2 baris' }).click();
  await dialog.getByText('Impor selesai').waitFor();
  expect((await call('GET', `master/provinsi/${baru}`)).status).toBe(200);
  await dialog.getByRole('button', { name: 'Batalkan impor' }).click();
  await page.getByRole('dialog', { name: 'Batalkan impor?' }).getByRole('button', { name: 'Batalkan impor' }).click();
  await dialog.getByText('Impor dibatalkan').waitFor();
  expect((await call('GET', `master/provinsi/${baru}`)).status).toBe(404);
  expect((await call<{ nama: string }>('GET', `master/provinsi/${lama}`)).body.nama).toBe(`Lama ${width}`);
}

test('imports in four steps and takes it all back, at 360 px', () => importAndUndo(360));
test('imports in four steps and takes it all back, at 1280 px', { tags: ['semua'] }, () => importAndUndo(1280));
