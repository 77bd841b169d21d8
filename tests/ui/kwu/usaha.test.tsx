import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BulanUsaha, LangkahDaftarUlang } from '../../../resources/kwu/bacaan.ts';
import { deadlineWords } from '../../../src/areas/kwu/daftarUlang/StepCards.tsx';
import { monthName, sumOf } from '../../../src/areas/kwu/usaha/months.ts';
import { idUsaha, openKwu, own, usaha } from './world.ts';
// The screens that are opened below: fetched before the test, not in their time.
import '../../../src/areas/kwu/daftarUlang/ReRegistrationPage.tsx';
import '../../../src/areas/kwu/laporan/ReportsPage.tsx';
import '../../../src/areas/kwu/profil/ProfilePage.tsx';

const milik = 'GET v4/kwu/kelompok/milik';
const running = usaha({ status: 'aktif', dpl: 'Dr. Arif Budiman' });
const months: BulanUsaha[] = [
  { bulan: '2026-09', omzet: 350_003, pengeluaran: 40_005, laba: 309_998, transaksi: 6, target: 3_000_000 },
  { bulan: '2026-10', omzet: 75_000, pengeluaran: 90_033, laba: -15_033, transaksi: 3, target: 3_000_000 },
];

test('batas daftar ulang dikatakan dengan kata; bulan dan jumlah seperti ditulis orang', () => {
  expect(deadlineWords('2026-12-20', -3)).toBe('Lewat 3 hari dari 20 Desember 2026');
  expect(deadlineWords('2026-12-20', 0)).toBe('Batasnya hari ini');
  expect(deadlineWords('2026-12-20', 1)).toBe('Batasnya besok');
  expect(deadlineWords('2026-12-20', 7)).toBe('7 hari lagi, sampai 20 Desember 2026');
  expect(deadlineWords('2026-12-20', 30)).toBe('Sampai 20 Desember 2026');
  expect(monthName('2026-09')).toBe('September 2026');
  expect(sumOf(months)).toEqual({ omzet: 425_003, pengeluaran: 130_038, laba: 294_965, transaksi: 9 });
});

test('daftar ulang: yang menunggu kelompok ditunjuk, yang belum disetujui diarahkan ke pendaftaran', async () => {
  const steps: LangkahDaftarUlang[] = [
    { kode: 'anggota', status: 'selesai', batas: '2199-01-01', pesan: null },
    { kode: 'dpl', status: 'proses', batas: '2199-01-01', pesan: 'Menunggu jawaban DPL.' },
    { kode: 'profil', status: 'revisi', batas: '2199-01-01', pesan: null },
    { kode: 'laporan', status: 'belum', batas: null, pesan: '0 dari 3 laporan disetujui.' },
    { kode: 'luaran', status: 'belum', batas: null, pesan: null },
  ];
  const { unmount } = openKwu('/kwu/daftar-ulang', {
    on: {
      [milik]: () => own(usaha({ status: 'disetujui' })),
      [`GET v4/kwu/kelompok/${idUsaha}/daftar-ulang`]: () => steps,
    },
  });
  expect(await screen.findByText('Menunggu jawaban DPL.')).toBeTruthy();
  expect(screen.getAllByText('Sampai 1 Januari 2199')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Isi profil' }).className).toContain('contained');
  expect(screen.getByRole('link', { name: 'Lihat DPL' }).className).not.toContain('contained');
  unmount();
  openKwu('/kwu/daftar-ulang', { on: { [milik]: () => own(usaha({ status: 'diajukan' })) } });
  expect(await screen.findByText('Usaha Anda belum disetujui')).toBeTruthy();
});

test('laporan terisi dari logbook; angka lain meminta alasan sebelum diajukan', async () => {
  const { user, server } = openKwu('/kwu/daftar-ulang/upload-laporan', {
    on: {
      [milik]: () => own(running),
      [`GET v4/kwu/kelompok/${idUsaha}/keuangan`]: () => months,
    },
  });
  expect((await screen.findAllByText('(Rp.15.033)')).length).toBeGreaterThan(0);
  await user.click((await screen.findAllByRole('button', { name: 'Tulis laporan' }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Laporan kemajuan' }));
  expect(dialog.getByLabelText(/^Total omzet/)).toHaveProperty('value', '425.003');
  expect(dialog.getByLabelText(/^Total biaya/)).toHaveProperty('value', '130.038');
  expect(dialog.queryByLabelText(/^Alasan koreksi/)).toBeNull();
  await user.type(dialog.getByLabelText(/^Ringkasan/), 'Tiga bulan pertama.');
  await user.clear(dialog.getByLabelText(/^Total omzet/));
  await user.type(dialog.getByLabelText(/^Total omzet/), '500000');
  expect(await dialog.findByLabelText(/^Alasan koreksi/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Ajukan' }));
  expect(await dialog.findByText('Jelaskan mengapa angka berbeda dari logbook.')).toBeTruthy();
  expect(server.callsTo('POST', 'v4/kwu/laporan')).toEqual([]);
});

test('kanvas menghitung blok yang terisi; anggota biasa membaca saja', async () => {
  const { user, unmount } = openKwu('/kwu/daftar-ulang/mengisi-provil', { on: { [milik]: () => own(running) } });
  expect(await screen.findByText('0 dari 9 blok terisi')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Segmen pelanggan' }), 'Mahasiswa');
  await waitFor(() => expect(screen.getByText('1 dari 9 blok terisi')).toBeTruthy());
  unmount();
  openKwu('/kwu/daftar-ulang/mengisi-provil', { on: { [milik]: () => own({ ...running, memimpin: false }) } });
  expect(await screen.findByText('Belum ada profil usaha')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Segmen pelanggan' })).toBeNull();
});
