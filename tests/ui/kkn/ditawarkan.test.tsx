import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addKknExtensions } from '../../../src/areas/kkn/extensions.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
// Fetched before the first test, not in its time.
import '../../../src/platform/ui/list/ResourceList.tsx';
import '../../../src/platform/ui/show/ResourceShow.tsx';
import '../../../src/areas/kkn/dpl/NotVisited.tsx';
import '../../../src/areas/kkn/mingguan/WeekBefore.tsx';
import '../../../src/areas/mbkm/entrance/Entrance.tsx';
import '../../../src/platform/patterns/queue/QueueDetail.tsx';
import '../../../src/areas/kkn/ringkasan/WaveOverview.tsx';

addKknExtensions();
const uuid = (end: string) => `01900000-0000-7000-8000-0000000000${end}`;
const group = (end: string, kode: string, over: object = {}) => ({
  id: uuid(end),
  version: 1,
  kode,
  nama: 'Bakti',
  idGelombang: uuid('d1'),
  status: 'berjalan',
  anggota: [],
  ...over,
});
const wave = (end: string, nama: string, status: string) => ({
  id: uuid(end),
  version: 1,
  nama,
  status,
  tanggalBerangkat: '2026-10-01',
  tanggalSelesai: '2026-11-10',
});

test('mahasiswa membentuk kelompok di layarnya sendiri: daftar kelompok tidak menawarkan Tambah', async () => {
  renderAdmin('/kkn/mengatur-kelompok', { sebagai: 'HA02', rows: { 'kkn/kkn-kelompok': [group('a1', 'KKN-01')] } });
  await screen.findByText('KKN-01');
  expect(screen.queryByRole('link', { name: 'Tambah' })).toBeNull();
});

test('Tim MBKM menambah kelompok dari daftarnya', async () => {
  const waves = [wave('d1', 'Genap', 'berjalan')];
  const rows = { 'kkn/kkn-kelompok': [group('a1', 'KKN-01')], 'kkn/gelombang': waves };
  renderAdmin('/kkn/mengatur-kelompok', { sebagai: 'HA03', rows });
  expect(await screen.findByRole('link', { name: 'Tambah' })).toBeDefined();
});

test('baris yang tidak boleh diubah pembacanya tidak menawarkan Ubah', async () => {
  for (const bolehUbah of [false, true]) {
    const { unmount } = renderAdmin(`/kkn/mengatur-kelompok/${uuid('a1')}/show`, {
      sebagai: 'HA02',
      rows: { 'kkn/kkn-kelompok': [group('a1', 'KKN-01', { bolehUbah })] },
    });
    await screen.findByRole('heading', { level: 1, name: 'KKN-01 Bakti' });
    // The row's buttons arrive together.
    await screen.findByRole('button', { name: 'Cetak' });
    await waitFor(() => expect(screen.queryAllByRole('link', { name: 'Ubah' })).toHaveLength(bolehUbah ? 1 : 0));
    unmount();
  }
});

test('kelompok tanpa ketua mengatakannya, dan menunjukkan tempat menunjuknya', async () => {
  renderAdmin(`/kkn/mengatur-kelompok/${uuid('a1')}/show`, {
    sebagai: 'HA03',
    rows: { 'kkn/kkn-kelompok': [group('a1', 'KKN-01')] },
    on: { [`GET v3/kkn/kkn-kelompok/${uuid('a1')}/susunan`]: () => ({ anggota: [{ jabatan: 'anggota' }] }) },
  });
  await screen.findByText('Kelompok ini belum memiliki ketua.');
  expect(screen.getByRole('link', { name: 'Tunjuk ketua' }).getAttribute('href')).toBe(
    `/kkn/mengatur-kelompok/ketua/${uuid('a1')}`,
  );
});

test('formulir proposal tidak menawarkan komentar, yang ditulis pemeriksa di halamannya', async () => {
  renderAdmin('/kkn/proposal/create', { sebagai: 'HA02', rows: { 'kkn/proposal': [] } });
  expect(await screen.findByRole('region', { name: 'Program kerja' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Komentar pemeriksaan' })).toBeNull();
});

test('DPL melihat kelompok mana yang belum dikunjungi', async () => {
  renderAdmin('/kkn/laporan-perjalanan-dinas', {
    sebagai: 'HA04',
    rows: {
      'kkn/kkn-kelompok': [group('a1', 'KKN-01'), group('a2', 'KKN-02')],
      'kkn/laporan-perjalanan-dinas': [
        { id: uuid('b1'), version: 1, idKelompok: [uuid('a1')], jenisKunjungan: 'monitoring', status: 'diajukan' },
      ],
    },
  });
  expect((await screen.findByText(/^Belum dikunjungi/)).textContent).toBe('Belum dikunjungi: KKN-02 Bakti.');
});

test('Tim MBKM melihat tahap setiap gelombang yang belum selesai, dan desa salah satunya', async () => {
  renderAdmin('/kkn', {
    sebagai: 'HA03',
    rows: {
      'kkn/gelombang': [wave('d2', 'Gelombang II', 'pelaksanaan'), wave('d1', 'Gelombang I', 'selesai')],
      'mbkm/pendaftar-program-mbkm': [],
    },
    on: { 'GET v3/kkn/desa/peta': () => ({ titik: [], tanpaKoordinat: [] }) },
  });
  const running = within(await screen.findByRole('region', { name: 'Gelombang II' }));
  expect(running.getByText('Tahap 4 dari 6: Pelaksanaan')).toBeDefined();
  expect(running.getByRole('link', { name: 'Gelombang II' }).getAttribute('href')).toBe(
    `/kkn/gelombang/${uuid('d2')}/show`,
  );
  expect(screen.queryByRole('region', { name: 'Gelombang I' })).toBeNull();
  expect(await screen.findByText('Belum ada desa')).toBeDefined();
});

test('DPL melihat kelompoknya, dan berapa yang menunggu di tiap antreannya', async () => {
  renderAdmin('/kkn', {
    sebagai: 'HA04',
    rows: {
      'kkn/kkn-kelompok': [group('a1', 'KKN-01')],
      'kkn/laporan-tugas-mingguan': ['c1', 'c2'].map(end => ({ id: uuid(end), version: 1, status: 'diajukan' })),
    },
  });
  const waiting = within(await screen.findByRole('region', { name: 'Menunggu Anda' }));
  const weekly = await waiting.findByRole('link', { name: 'Laporan mingguan menunggu verifikasi' });
  expect(weekly.getAttribute('href')).toBe('/kkn/verifikasi-mingguan?tab=menunggu');
  await waitFor(() => expect(weekly.closest('li')?.textContent).toMatch(/2$/));
});

test('laporan mingguan dinilai di samping realisasi minggu sebelumnya; yang sudah diputuskan tidak disebut menunggu', async () => {
  const task = (id: string, program: string, realisasiPersen: number) => ({
    id: uuid(id),
    idProgramKerja: uuid('f1'),
    uraianTugas: 'Mendata',
    idAnggota: uuid('f2'),
    realisasiPersen,
    _embed: { idProgramKerja: { id: uuid('f1'), label: program } },
  });
  const report = {
    id: uuid('c1'),
    version: 1,
    idKelompok: uuid('a1'),
    mingguKe: 3,
    ringkasan: 'x',
    status: 'disetujui',
    skor: 80,
    tanggalDiajukan: '2026-01-02T03:04:05.000Z',
    tugas: [task('e1', 'Bank bibit', 45), task('e2', 'Bank bibit', 40)],
  };
  renderAdmin(`/kkn/verifikasi-mingguan/detail/${uuid('c1')}`, {
    sebagai: 'HA04',
    rows: { 'kkn/laporan-tugas-mingguan': [report] },
    on: { 'GET v3/kkn/laporan-tugas-mingguan/bahan': () => ({ log: [], jumlah: {}, realisasi: { [uuid('f1')]: 30 } }) },
  });
  const beside = within(await screen.findByRole('region', { name: 'Dibanding minggu sebelumnya' }));
  expect(beside.getByRole('row', { name: 'Bank bibit 30% 45% 15%' })).toBeDefined();
  expect(screen.queryByText(/^\d+ hari$/)).toBeNull();
});
