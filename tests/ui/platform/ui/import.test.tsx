import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ImportAnswer, ImportRow } from '../../../../src/platform/providers/api.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { stubUpload } from '../../support/upload.ts';
import { baris, registry, wilayah } from './contoh.ts';

const impor = (more: Partial<ImportAnswer> = {}): ImportAnswer => ({
  id: 'impor-1',
  resource: 'uji/contoh',
  namaBerkas: 'contoh.xlsx',
  status: 'pratinjau',
  kemajuan: 0,
  kolom: [
    { judul: 'Kode', field: 'kode' },
    { judul: 'Nama lengkap', field: null, contoh: 'Ani Lestari' },
  ],
  fields: [
    { field: 'kode', label: 'Kode', required: true },
    { field: 'nama', label: 'Nama', required: true },
  ],
  isian: {},
  jumlah: { total: 4, baru: 1, berubah: 1, sama: 1, salah: 1, diterapkan: 0 },
  pesan: null,
  ...more,
});

const row = (nomor: number, more: Partial<ImportRow>): ImportRow => ({
  nomor,
  status: 'baru',
  pesan: {},
  koreksi: {},
  perubahan: {},
  data: { kode: `C${nomor}`, nama: `Nama ${nomor}` },
  ...more,
});

test('dari berkas sampai dibatalkan lagi', async () => {
  const mapped = impor({
    kolom: [
      { judul: 'Kode', field: 'kode' },
      { judul: 'Nama lengkap', field: 'nama' },
    ],
  });
  stubUpload(impor());
  const { user, server } = renderAdmin('/uji/contoh', {
    sebagai: 'HA03',
    registry,
    rows: { ...wilayah(), 'uji/contoh': [baris(1)] },
    on: {
      'PUT uji/contoh/impor/impor-1': () => mapped,
      'GET uji/contoh/impor/impor-1/baris': ({ query }) =>
        ({
          baru: [row(9, {})],
          berubah: [row(1, { perubahan: { nama: { dari: 'Contoh 1', ke: 'Nama 1' } } })],
          sama: [row(2, {})],
          salah: [row(3, { pesan: { kode: 'Wajib diisi.' }, data: { kode: '', nama: 'Tanpa kode' } })],
        })[query.status ?? ''],
      'POST uji/contoh/impor/impor-1/terapkan': () => ({ ...mapped, status: 'diproses' }),
      'GET uji/contoh/impor/impor-1': () => ({
        ...mapped,
        status: 'selesai',
        kemajuan: 100,
        jumlah: { ...mapped.jumlah, diterapkan: 2 },
      }),
      'POST uji/contoh/impor/impor-1/batalkan': () => ({ ...mapped, status: 'dibatalkan' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Impor' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Impor Contoh' }));
  await user.upload(dialog.getByLabelText('Berkas impor'), new File([], 'contoh.xlsx'));
  expect(await dialog.findByText('Berkas kosong.')).toBeTruthy();
  expect(server.callsTo('POST', 'uji/contoh/impor')).toHaveLength(0);
  await user.upload(dialog.getByLabelText('Berkas impor'), new File(['a'], 'contoh.xlsx'));

  // Columns: one heading is unknown and a required field has no column yet.
  expect(await dialog.findByText(/Kolom wajib belum ada di berkas: Nama\./)).toBeTruthy();
  expect(dialog.getByText('misalnya Ani Lestari')).toBeTruthy();
  await user.click(dialog.getByRole('combobox', { name: 'Kolom untuk Nama lengkap' }));
  await user.click(await screen.findByRole('option', { name: 'Nama *' }));
  await user.click(dialog.getByRole('button', { name: 'Periksa data' }));

  // What would happen; what is wrong stands first.
  expect(await dialog.findByText('Wajib diisi.')).toBeTruthy();
  expect(dialog.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Salah (1)',
    'Baru (1)',
    'Berubah (1)',
    'Sama (1)',
  ]);
  expect(server.callsTo('PUT', 'uji/contoh/impor/impor-1')[0]?.body).toEqual({
    pemetaan: { Kode: 'kode', 'Nama lengkap': 'nama' },
    isian: {},
  });
  await user.click(dialog.getByRole('tab', { name: 'Berubah (1)' }));
  expect(await dialog.findByText('Contoh 1')).toBeTruthy();
  expect(dialog.getByText('Nama 1')).toBeTruthy();
  await user.click(dialog.getByRole('checkbox', { name: 'Batalkan semua bila ada yang salah' }));
  const apply = dialog.getByRole<HTMLButtonElement>('button', { name: 'Terapkan 2 baris' });
  expect(apply.disabled).toBe(true);
  await user.click(dialog.getByRole('checkbox', { name: 'Batalkan semua bila ada yang salah' }));
  await user.click(apply);

  // Result, and the way back.
  expect(await dialog.findByText('Impor selesai')).toBeTruthy();
  expect(server.callsTo('POST', 'uji/contoh/impor/impor-1/terapkan')[0]?.body).toEqual({ semuaAtauTidak: false });
  await user.click(dialog.getByRole('button', { name: 'Batalkan impor' }));
  const question = within(await screen.findByRole('dialog', { name: 'Batalkan impor?' }));
  await user.click(question.getByRole('button', { name: 'Batalkan impor' }));
  expect(await dialog.findByText('Impor dibatalkan')).toBeTruthy();
  const closers = await dialog.findAllByRole('button', { name: 'Tutup' });
  await user.click(closers.at(-1) ?? document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('berkas yang judulnya dikenal langsung diperiksa, dengan apa yang dibetulkan portal', async () => {
  const known = impor({
    kolom: [
      { judul: 'Kode', field: 'kode' },
      { judul: 'Kota', field: 'kota' },
      { judul: 'Nama', field: 'nama' },
      { judul: 'Kesalahan', field: null, diingat: true },
    ],
    fields: [
      { field: 'kode', label: 'Kode', required: true },
      { field: 'kota', label: 'Kota', required: false },
      { field: 'nama', label: 'Nama', required: true },
      { field: 'alamat', label: 'Alamat', required: false },
    ],
    jumlah: { total: 3, baru: 2, berubah: 0, sama: 0, salah: 1, diterapkan: 0 },
  });
  stubUpload(known);
  const alike = 'Mirip “Nama 1” yang sudah ada. Pastikan bukan data yang sama.';
  const corrected = 'Angka nol di depan dikembalikan: 812 menjadi 0812.';
  const { user, server } = renderAdmin('/uji/contoh', {
    sebagai: 'HA03',
    registry,
    rows: { ...wilayah(), 'uji/contoh': [baris(1)] },
    on: {
      'GET uji/contoh/impor/impor-1/baris': ({ query }) =>
        query.status === 'salah'
          ? [row(3, { status: 'salah', pesan: { nama: 'Wajib diisi.', alamat: 'Wajib diisi.' }, data: { kode: 'C3' } })]
          : [
              row(1, { peringatan: [{ kolom: 'kode', pesan: alike }] }),
              row(2, { data: { kode: '812', nama: 'Budi' }, koreksi: { kode: corrected } }),
            ],
      'POST uji/contoh/impor/impor-1/terapkan': () => ({
        ...known,
        status: 'selesai',
        jumlah: { ...known.jumlah, diterapkan: 2 },
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Impor' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Impor Contoh' }));
  await user.upload(dialog.getByLabelText('Berkas impor'), new File(['a'], 'contoh.xlsx'));

  // What is wrong stands beside what the row is known by.
  expect(await dialog.findByText('Wajib diisi.')).toBeTruthy();
  // What no column stands for is told by the name of its field.
  expect(dialog.getByText('Alamat: Wajib diisi.')).toBeTruthy();
  const headings = () => dialog.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings()).toEqual(['Baris', 'Kesalahan', 'Kode', 'Nama', 'Kota']);
  await user.click(dialog.getByRole('tab', { name: 'Baru (2)' }));
  const cell = (await dialog.findByText(corrected)).closest('td');
  expect(headings()).toEqual(['Baris', 'Kode', 'Kota', 'Nama']);
  expect(cell?.textContent).toBe(`812${corrected}`);
  expect(dialog.getAllByText(/Angka nol/)).toHaveLength(1);
  expect(dialog.getByText(alike)).toBeTruthy();
  expect(server.callsTo('PUT', 'uji/contoh/impor/impor-1')).toEqual([]);

  // The mapping can still be looked at; then what is right is written, and the rest comes in once it is put right.
  await user.click(dialog.getByRole('button', { name: 'Cocokkan kolom' }));
  expect(await dialog.findByRole('combobox', { name: 'Kolom untuk Kesalahan' })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Periksa data' }));
  await user.click(await dialog.findByRole('button', { name: 'Terapkan 2 baris' }));
  expect(await dialog.findByText('Impor selesai')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Unggah perbaikan' }));
  expect(await dialog.findByLabelText('Berkas impor')).toBeTruthy();
});

test('tanggal yang dapat dibaca dua cara ditanyakan sebelum data diperiksa', async () => {
  const asked = impor({
    kolom: [
      { judul: 'Kode', field: 'kode' },
      { judul: 'Nama', field: 'nama' },
      {
        judul: 'Mulai',
        field: 'mulai',
        contohTanggal: '03/04/2026',
        urutanTanggal: 'hari',
        dasarUrutan: 'tanya',
      },
    ],
    fields: [
      { field: 'kode', label: 'Kode', required: true },
      { field: 'nama', label: 'Nama', required: true },
      { field: 'mulai', label: 'Mulai', required: false },
    ],
  });
  const told = asked.kolom.map(column =>
    column.dasarUrutan ? { ...column, urutanTanggal: 'bulan' as const, dasarUrutan: 'pilihan' as const } : column,
  );
  stubUpload(asked);
  const { user, server } = renderAdmin('/uji/contoh', {
    sebagai: 'HA03',
    registry,
    rows: { ...wilayah(), 'uji/contoh': [baris(1)] },
    on: {
      'PUT uji/contoh/impor/impor-1': () => ({ ...asked, kolom: told }),
      'GET uji/contoh/impor/impor-1/baris': () => [row(1, {})],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Impor' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Impor Contoh' }));
  await user.upload(dialog.getByLabelText('Berkas impor'), new File(['a'], 'contoh.xlsx'));
  const check = await dialog.findByRole<HTMLButtonElement>('button', { name: 'Periksa data' });
  expect(check.disabled).toBe(true);
  await user.click(dialog.getByRole('radio', { name: 'Bulan/hari/tahun' }));
  await user.click(check);
  await dialog.findByRole('tab', { name: /Baru/ });
  const [sent] = server.callsTo('PUT', 'uji/contoh/impor/impor-1');
  expect(sent?.body).toMatchObject({ urutanTanggal: { Mulai: 'bulan' } });
});
