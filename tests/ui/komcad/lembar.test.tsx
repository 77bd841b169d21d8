import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '../../../resources/kit/index.ts';
import { openEveryArea } from '../support/everyArea.ts';
import { type Handlers, Reply } from '../support/fakeApi.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
import '../../../src/areas/nilai/grading/rows/ListSheet.tsx';

/** A list as a sheet: many rows filled in with the keyboard or from a spreadsheet, saved together (docs/domain/40 §3). */

openEveryArea();

const ids = ['1', '2', '3'].map(n => `01900000-0000-7000-8000-0000000000e${n}`);
const [ani = '', budi = '', citra = ''] = ids;
const row = (id: string, nama: string, more = {}) => ({
  id,
  idPendaftarMbkm: id,
  version: 2,
  npm: `2301${id.slice(-1)}`,
  namaMahasiswa: nama,
  idProgramKomcad: null,
  hariHadir: 0,
  hariIzin: 0,
  hariSakit: 0,
  hariAlpa: 0,
  nilaiSikap: null,
  nilaiPengetahuan: null,
  nilaiJasmani: null,
  nilaiLatsarmil: null,
  peringkat: null,
  pelanggaran: null,
  hasil: 'belum',
  nomorSertifikat: null,
  tanggalPenutupan: null,
  terkunci: null,
  terlambat: null,
  ...more,
});
const locked = 'Data latsarmil hanya dapat diubah pada tahap Latsarmil dan Pelaporan.';
const L = 'v6/komcad/latsarmil';
const rowsNow = () => [
  row(ani, 'Ani'),
  row(budi, 'Budi', { terlambat: 'Terlambat: nilai ditunggu sampai 1 November 2026.' }),
  row(citra, 'Citra', { terkunci: locked, nilaiSikap: 77 }),
];
const open = (on: Handlers = {}, rows = rowsNow(), latency?: number) =>
  renderAdmin('/komcad/nilai-latsarmil', {
    sebagai: 'HA03',
    ...(latency ? { latency } : {}),
    rows: { 'komcad/latsarmil': rows },
    on: {
      [`GET ${L}/lembar/bobot`]: () => ({ nilaiLatsarmil: { sikap: 30, pengetahuan: 40, jasmani: 30 } }),
      [`PUT ${L}/lembar`]: () => [],
      ...on,
    },
  });
const cell = (name: string) => screen.findByRole('textbox', { name });

test('blok dari Excel mengisi ke bawah dan ke kanan, pilihan dengan katanya; jumlah ikut; yang terkunci dilewati', async () => {
  const { user, server } = open();
  await user.click(await cell('Nilai sikap, Ani'));
  await user.paste('80\t90\t70,5\t1\tLulus\tS-1\r\n60\t60\t60\t2\tTidak lulus\t\r\n9\t9\t9\t9\tBelum\t\r\n');
  const line = screen.getByRole('row', { name: /Ani/ });
  expect(within(line).getByText('81,15')).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Hasil, Ani' })).toHaveProperty('value', 'lulus');
  expect(within(screen.getByRole('row', { name: /Citra/ })).queryByRole('textbox')).toBeNull();
  expect(screen.getByText(locked)).toBeTruthy();
  expect(screen.getByText(/^Terlambat: nilai ditunggu/)).toBeTruthy();
  expect(await screen.findByText('1 baris tidak ditempel: di luar lembar atau terkunci.')).toBeTruthy();
  expect(screen.getByText('2 baris belum disimpan')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(server.callsTo('PUT', `${L}/lembar`)).toHaveLength(1));
  expect(server.callsTo('PUT', `${L}/lembar`)[0]?.body).toEqual({
    items: [
      {
        id: ani,
        version: 2,
        nilaiSikap: 80,
        nilaiPengetahuan: 90,
        nilaiJasmani: 70.5,
        peringkat: 1,
        hasil: 'lulus',
        nomorSertifikat: 'S-1',
      },
      {
        id: budi,
        version: 2,
        nilaiSikap: 60,
        nilaiPengetahuan: 60,
        nilaiJasmani: 60,
        peringkat: 2,
        hasil: 'tidak_lulus',
      },
    ],
  });
  await waitFor(() => expect(screen.queryByText(/belum disimpan/)).toBeNull());
});

test('Enter dan panah berjalan, juga lewat pilihan; yang keliru disebut dan menahan simpan', async () => {
  const { user, server } = open();
  const first = await cell('Nilai sikap, Ani');
  await user.click(first);
  await user.keyboard('80{Enter}');
  expect(document.activeElement).toBe(await cell('Nilai sikap, Budi'));
  await user.keyboard('101{ArrowUp}');
  expect(document.activeElement).toBe(first);
  const hasil = screen.getByRole('combobox', { name: 'Hasil, Ani' });
  hasil.focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Hasil, Budi' }));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(await cell('Nomor sertifikat, Budi'));
  await user.selectOptions(hasil, 'lulus');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText(/Nilai sikap: .*100/)).toBeTruthy();
  expect(screen.getByText('Nomor sertifikat: Wajib diisi.')).toBeTruthy();
  await screen.findByText(/isian perlu diperbaiki/);
  expect(server.callsTo('PUT', `${L}/lembar`)).toHaveLength(0);
});

test('yang diubah orang lain terbaca kembali, isian sendiri tetap dan dapat disimpan', async () => {
  const rows = rowsNow();
  let tries = 0;
  const { user, server } = open(
    {
      [`PUT ${L}/lembar`]: () => {
        if (tries++) return [];
        Object.assign(rows[0] ?? {}, { version: 3, nilaiSikap: 70, nilaiJasmani: 65 });
        return new Reply(409, {
          statusCode: 409,
          message: messages.stale.text,
          errors: { 'items.0': messages.stale.text },
        });
      },
    },
    rows,
    // While the list is read again it still shows the old row, whose version was then sent.
    60,
  );
  await user.click(await cell('Nilai sikap, Ani'));
  await user.keyboard('88');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  // Where one looks, and by the row.
  const told = /diubah pengguna lain dan dimuat ulang\. Isian Anda tetap ada/;
  await waitFor(() => expect(screen.getAllByText(told)).toHaveLength(2));
  await waitFor(async () => expect(await cell('Nilai jasmani, Ani')).toHaveProperty('value', '65'));
  expect(await cell('Nilai sikap, Ani')).toHaveProperty('value', '88');
  expect(await screen.findByText('Kini: 70')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(server.callsTo('PUT', `${L}/lembar`)).toHaveLength(2));
  expect(server.callsTo('PUT', `${L}/lembar`)[1]?.body).toEqual({ items: [{ id: ani, version: 3, nilaiSikap: 88 }] });
});

test('yang ditolak server berdiri pada selnya; daftar biasa tetap dapat dipilih', async () => {
  const { user } = open({
    [`PUT ${L}/lembar`]: () =>
      new Reply(422, {
        statusCode: 422,
        message: '1 baris belum dapat disimpan; tidak ada yang disimpan.',
        errors: { 'items.0.hariHadir': 'Jumlah hari kehadiran melebihi lama latsarmil.' },
      }),
  });
  const days = await cell('Hadir, Budi');
  await user.clear(days);
  await user.type(days, '99');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Hadir: Jumlah hari kehadiran melebihi lama latsarmil.')).toBeTruthy();
  expect((await cell('Hadir, Budi')).getAttribute('aria-invalid')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Lihat daftar' }));
  expect(await screen.findByRole('checkbox', { name: /Pilih semua/ })).toBeTruthy();
});

test('yang hanya membaca melihat daftar', async () => {
  renderAdmin('/komcad/nilai-latsarmil', { sebagai: 'HA05', rows: { 'komcad/latsarmil': rowsNow() } });
  expect(await screen.findByText('Ani')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Isi nilai' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: /Ani/ })).toBeNull();
});
