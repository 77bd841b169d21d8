import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ImportAnswer } from '../../../src/platform/providers/api.ts';
import { openEveryArea } from '../support/everyArea.ts';
import { Reply } from '../support/fakeApi.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
import { stubUpload } from '../support/upload.ts';
// Fetched before the first test, not in its time.
import '../../../src/platform/ui/import/ImportDialog.tsx';
import '../../../src/platform/ui/list/ExportDialog.tsx';
import '../../../src/areas/portofolio/DoiInput.tsx';
import '../../../src/areas/portofolio/NumberInput.tsx';

/** Lists of references, and details by DOI, where a student keeps articles (docs/domain/40 §1.3, §2.4). */

openEveryArea();

const J = 'portofolio/jurnal';
const endpoint = 'v9/jurnal-mhs';
const category = '01900000-0000-7000-8000-0000000000e3';
const rows = { [J]: [], 'master/kategori-jurnal': [{ id: category, kode: 'J1', nama: 'Jurnal nasional', poin: 10 }] };

const found: ImportAnswer = {
  id: 'impor-1',
  resource: J,
  namaBerkas: 'daftar.bib',
  status: 'pratinjau',
  kemajuan: 0,
  pesan: null,
  kolom: [
    { judul: 'Judul', field: 'judul', pustaka: true, contoh: 'Sistem Pesisir' },
    { judul: 'Penulis', field: 'penulis', pustaka: true },
    { judul: 'Kesalahan', field: null, galat: true, diingat: true },
  ],
  fields: [
    { field: 'judul', label: 'Judul', required: true },
    { field: 'penulis', label: 'Penulis', required: false },
    { field: 'idKategoriJurnal', label: 'Kategori', required: true },
    { field: 'pengindeks', label: 'Pengindeks', required: true },
  ],
  isian: { statusArtikel: 'published' },
  jumlah: { total: 2, baru: 0, berubah: 0, sama: 0, salah: 2, diterapkan: 0 },
};

test('a list of references asks once for what no reference says', async () => {
  stubUpload(found);
  const { user, server } = renderAdmin(`/${J}`, {
    sebagai: 'HA02',
    rows,
    on: {
      [`PUT ${endpoint}/impor/impor-1`]: () => ({ ...found, jumlah: { ...found.jumlah, baru: 2, salah: 0 } }),
      [`GET ${endpoint}/impor/impor-1/baris`]: () => [],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Impor' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Impor Jurnal' }));
  const file = dialog.getByLabelText<HTMLInputElement>('Berkas impor');
  expect(file.accept).toBe('.xlsx,.xlsm,.csv,.xls,.xlsb,.ods,.slk,.bib,.ris');
  await user.upload(file, new File(['@'], 'daftar.bib'));
  expect(await dialog.findByText(/Kolom wajib belum ada di berkas: Kategori, Pengindeks\./)).toBeTruthy();
  expect(dialog.queryByText('Kesalahan')).toBeNull();
  expect(dialog.getByText('Hanya mengisi baris baru.')).toBeTruthy();
  const part = within(dialog.getByRole('region', { name: 'Isian untuk semua baris baru' }));
  const choose = async (name: RegExp, option: string) => {
    await user.click(part.getByRole('combobox', { name }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await choose(/^Kategori/, 'Jurnal nasional');
  await choose(/^Pengindeks/, 'Sinta 2');
  expect(dialog.queryByText(/Kolom wajib belum ada/)).toBeNull();
  // Whose the works are, a student is not asked.
  expect(part.queryByRole('combobox', { name: /^Mahasiswa/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Periksa data' }));
  expect(await dialog.findByRole('button', { name: 'Terapkan 2 baris' })).toBeTruthy();
  expect(server.callsTo('PUT', `${endpoint}/impor/impor-1`)[0]?.body).toMatchObject({
    isian: { statusArtikel: 'published', idKategoriJurnal: category, pengindeks: 'sinta2' },
  });
});

test('details come by DOI into what is empty, and numbers are looked at', async () => {
  let answer: () => unknown = () => ({
    isian: { judul: 'Judul Crossref', namaJurnal: 'Jurnal Pesisir', tahun: 2024, doi: '10.1234/satu' },
    penulis: ['Budi Santoso', 'Siti Rahma'],
  });
  const { user, server } = renderAdmin(`/${J}/create`, {
    sebagai: 'HA02',
    rows,
    on: { 'GET v9/crossref': () => ({ tersedia: true }), 'GET v9/crossref/rincian': () => answer() },
  });
  const box = async (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
  await user.type(await box(/^Judul/), 'Judul saya');
  await user.type(await box(/^ISSN/), '2088-3715');
  await user.tab();
  expect(await screen.findByText('Isi ISSN seperti 2548-7787. Periksa angka terakhirnya.')).toBeTruthy();
  await user.type(await box(/^ISSN/), '{backspace}4');
  await waitFor(() => expect(screen.queryByText('Isi ISSN seperti 2548-7787. Periksa angka terakhirnya.')).toBeNull());
  const fetch = await screen.findByRole<HTMLButtonElement>('button', { name: 'Ambil rincian' });
  expect(fetch.disabled).toBe(true);
  await user.type(await box(/^DOI/), '10.1234/satu');
  await user.click(fetch);
  const said = await screen.findByText(/Terisi dari Crossref: Nama jurnal, Tahun, Penulis\./);
  expect(said.textContent).toContain('Tidak diubah karena sudah terisi: Judul.');
  expect((await box(/^Judul/)).value).toBe('Judul saya');
  expect((await box(/^Nama jurnal/)).value).toBe('Jurnal Pesisir');
  expect(screen.getByDisplayValue('Siti Rahma')).toBeTruthy();
  expect(server.callsTo('GET', 'v9/crossref/rincian')[0]?.query).toMatchObject({
    jenis: 'jurnal',
    doi: '10.1234/satu',
  });
  answer = () => new Reply(502, { message: 'Crossref tidak dapat dihubungi.' });
  await user.click(fetch);
  expect((await screen.findAllByText('Crossref tidak dapat dihubungi.'))[0]).toBeTruthy();
});

test('what Crossref says of a DOI that was corrected meanwhile fills nothing', async () => {
  let told: (answer: object) => void = () => undefined;
  const { user, server } = renderAdmin(`/${J}/create`, {
    sebagai: 'HA02',
    rows,
    on: {
      'GET v9/crossref': () => ({ tersedia: true }),
      'GET v9/crossref/rincian': () => new Promise(resolve => (told = resolve)),
    },
  });
  const doi = await screen.findByRole<HTMLInputElement>('textbox', { name: /^DOI/ });
  await user.type(doi, '10.1234/satu');
  const fetch = await screen.findByRole<HTMLButtonElement>('button', { name: 'Ambil rincian' });
  await user.click(fetch);
  await waitFor(() => expect(server.callsTo('GET', 'v9/crossref/rincian')).toHaveLength(1));
  await user.type(doi, 'dua');
  told({ isian: { namaJurnal: 'Jurnal lain' }, penulis: [] });
  await waitFor(() => expect(fetch.disabled).toBe(false));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Nama jurnal/ }).value).toBe('');
  expect(screen.queryByText(/Crossref/)).toBeNull();
  // The one that stands there now is asked for by itself.
  await user.click(fetch);
  await waitFor(() => expect(server.callsTo('GET', 'v9/crossref/rincian')).toHaveLength(2));
  told({ isian: { namaJurnal: 'Jurnal dua' }, penulis: [] });
  expect(await screen.findByText(/Terisi dari Crossref: Nama jurnal\./)).toBeTruthy();
});

test('where no address is set, nothing is offered', async () => {
  renderAdmin(`/${J}/create`, { sebagai: 'HA02', rows, on: { 'GET v9/crossref': () => ({ tersedia: false }) } });
  expect(await screen.findByRole('textbox', { name: /^DOI/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ambil rincian' })).toBeNull();
});
