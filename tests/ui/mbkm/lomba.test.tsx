import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { registry as product } from '../../../resources/index.ts';
import { createRegistry, type Role } from '../../../resources/kit/index.ts';
import { besides } from '../../fixtures/besides.ts';
import { lomba, lombaResources, lombaScreens } from '../../fixtures/lomba.ts';
import { eligible, ids, masters, N, registration } from '../platform/patterns/world.ts';
import { renderAdmin, type WorldOptions } from '../support/renderAdmin.tsx';
// The screens that are opened below: fetched before the first test, not in its time.
import '../../../src/areas/nilai/grading/GradingList.tsx';
import '../../../src/platform/patterns/history/HistoryList.tsx';
import '../../../src/areas/kegiatan/logbook/LogbookForm.tsx';
import '../../../src/areas/kegiatan/logbook/LogbookHome.tsx';
import '../../../src/areas/monitoring/monitor/Dossier.tsx';
import '../../../src/areas/monitoring/monitor/Monitor.tsx';
import '../../../src/areas/kegiatan/outputs/OutputHome.tsx';
import '../../../src/areas/konversi/paket/PaketHub.tsx';
import '../../../src/platform/patterns/queue/QueueScreen.tsx';
import '../../../src/platform/patterns/register/Register.tsx';
import '../../../src/platform/patterns/register/RegisterHub.tsx';

/** The screens of an invented programme: all of them from its declaration, no file of the product knows of it. */

const registry = createRegistry(
  [...product.resources, ...lombaResources],
  [...product.screens, ...lombaScreens],
  [...besides(product.programmes, lomba), lomba],
);
const wave = '01900000-0000-7000-8000-0000000000e1';
const one = '01900000-0000-7000-8000-0000000000e2';

/** Somebody who takes part. */
const participant = (over: Record<string, unknown> = {}) => {
  const { magang: _, ...rest } = registration('1', {
    id: one,
    kodeJenisMbkm: 'riset',
    jalur: 'reguler',
    namaMitra: null,
    namaMahasiswa: 'Ani Lestari',
    nilaiDosen: null,
    nilaiTim: null,
    lomba: { id: 'l-1', idGelombang: wave, judulKarya: 'Alat Ukur Debit', ringkasan: 'Mengukur debit saluran.' },
    ...over,
  });
  return rest;
};
const summary = {
  idPendaftarMbkm: one,
  npm: '22081',
  namaMahasiswa: 'Ani Lestari',
  namaMitra: null,
  status: 'berjalan',
  tanggalMulai: '2026-11-01',
  tanggalSelesai: '2026-12-30',
  hariIni: '2026-11-21',
  maksDokumen: 3,
  satuan: 'kegiatan',
  disetujui: 2,
  menunggu: 1,
  target: 8,
  kemajuan: null,
  sks: null,
  persen: 25,
  setara: { jam: 101.5, sks: 2 },
  persenMin: 100,
  cukup: false,
  pesan: null,
  jumlah: { disetujui: 2 },
  jumlahParaf: 0,
  minggu: [{ mulai: '2026-11-16', disetujui: 2, menunggu: 1 }],
  isi: { dari: '2026-11-14', sampai: '2026-11-21' },
};

const open = (path: string, sebagai: Role, rows: WorldOptions['rows'] = {}) =>
  renderAdmin(path, {
    registry,
    sebagai,
    rows: {
      ...masters(),
      [N]: [],
      'master/jenis-mbkm': [{ id: ids.jenis, kode: 'riset', nama: 'Riset', aktif: true }],
      'lomba/gelombang': [
        { id: wave, nama: 'Gelombang 1', idProgram: ids.program, idPeriode: ids.periode, version: 1 },
      ],
      ...rows,
    },
    on: {
      [`GET ${lomba.eligibility}`]: eligible,
      'GET mbkm/monitoring/periode': () => ({ periode: { id: ids.periode, nama: 'Genap' }, pilihan: [] }),
      'GET mbkm/monitoring/ringkasan': () => ({ angka: [], tindakan: [], bagan: [] }),
      'GET magang/pendaftar-program-mbkm/get-program-by-id-mahasiswa/:id': () => [],
      'GET lomba/catatan/ringkasan': () => summary,
      'GET lomba/catatan/menunggu': () => [],
      'GET lomba/karya/kelengkapan': () => ({ syarat: [], batasKemiripan: null }),
    },
  });
const columns = async () => (await screen.findAllByRole('columnheader')).map(cell => cell.textContent);

describe('tanpa isi, setiap layar mengatakan apa yang akan tampil', () => {
  test.each<[path: string, role: Role, title: string, empty: string]>([
    ['/lomba/riwayat', 'HA02', 'Riwayat Lomba Inovasi', 'Belum ada riwayat'],
    ['/lomba/verifikasi', 'HA05', 'Verifikasi Lomba Inovasi', 'Semua sudah Anda tangani'],
    ['/lomba/catatan', 'HA02', 'Logbook Lomba Inovasi', 'Belum ada program yang berjalan'],
    ['/lomba/catatan', 'HA04', 'Logbook Lomba Inovasi', 'Semua sudah Anda tangani'],
    ['/lomba/karya', 'HA02', 'Luaran Lomba Inovasi', 'Belum ada program yang berjalan'],
    ['/lomba/karya', 'HA04', 'Luaran Lomba Inovasi', 'Semua sudah Anda tangani'],
    ['/lomba/paket', 'HA02', 'Paket Konversi Lomba Inovasi', 'Belum ada kegiatan untuk dikonversi'],
    ['/lomba/monitoring/paket', 'HA05', 'Verifikasi Paket Konversi Lomba Inovasi', 'Semua sudah Anda tangani'],
    ['/lomba/penilaian', 'HA04', 'Penilaian Dosen pembimbing', 'Semua sudah Anda tangani'],
    ['/lomba/monitoring', 'HA03', 'Monitoring Lomba Inovasi', 'Belum ada peserta'],
  ])('%s sebagai %s', async (path, role, title, empty) => {
    open(path, role);
    expect(await screen.findByText(empty)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  });
});

describe('mendaftar', () => {
  test('jalurnya menjadi kartu', async () => {
    open('/lomba/pendaftaran', 'HA02');
    expect(await screen.findByRole('heading', { name: 'Magang Mandiri – Lomba kampus' })).toBeTruthy();
    expect(screen.getByText('Lomba yang Anda ikuti sendiri.')).toBeTruthy();
    const doors = await screen.findAllByRole('link', { name: 'Daftar' });
    expect(doors.map(door => door.getAttribute('href')?.split('?')[0])).toEqual([
      '/lomba/pendaftaran/reguler',
      '/lomba/pendaftaran/mandiri',
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Pendaftaran Lomba Inovasi' })).toBeTruthy();
  });

  test('formulirnya memiliki langkah dan isian jalurnya', async () => {
    const { user } = open(`/lomba/pendaftaran/reguler?id=${one}`, 'HA02', { [N]: [participant({ status: 'draf' })] });
    expect(await screen.findByText('Langkah 1 dari 4: Gelombang')).toBeTruthy();
    expect(screen.getByLabelText(/^Gelombang/)).toBeTruthy();
    for (const title of ['Karya', 'Berkas', 'Tinjau']) expect(screen.getByText(title)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Lanjut' }));
    expect(await screen.findByDisplayValue('Alat Ukur Debit')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /^Ringkasan/ })).toBeTruthy();
  });

  test('diputuskan menurut tahap, tanpa kolom mitra yang tidak dimilikinya', async () => {
    open('/lomba/verifikasi', 'HA05', { [N]: [participant()] });
    expect(await screen.findByText('Ani Lestari')).toBeTruthy();
    const shown = await columns();
    expect(shown).toEqual(expect.arrayContaining(['NPM', 'Jalur']));
    expect(shown.filter(label => /mitra/i.test(label ?? ''))).toEqual([]);
  });

  test('rinciannya memakai bagian berkas programnya', async () => {
    open(`/lomba/verifikasi/${one}`, 'HA05', { [N]: [participant()] });
    expect(await screen.findByText('Alat Ukur Debit')).toBeTruthy();
    expect(screen.getByText('Mengukur debit saluran.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: /Setujui/ })).toBeTruthy();
  });
});

describe('kegiatan', () => {
  const running = { [N]: [participant({ status: 'berjalan' })] };

  test('mahasiswa mencatat tanpa jam dan durasi: yang dihitung harinya', async () => {
    open(`/lomba/catatan/form/add?peserta=${one}&tanggal=2026-11-20`, 'HA02', running);
    expect(await screen.findByRole('textbox', { name: /^Judul/ })).toBeTruthy();
    expect(screen.queryByLabelText(/Jam mulai|Durasi/)).toBeNull();
  });

  test('kalendernya menghitung dalam satuan programnya', async () => {
    open('/lomba/catatan', 'HA02', running);
    expect(await screen.findByRole('region', { name: 'Jumlah kegiatan' })).toBeTruthy();
  });

  test('pembimbing memeriksa catatan', async () => {
    const entry = { id: 'c-1', version: 1, idPendaftarMbkm: one, namaMahasiswa: 'Ani Lestari', npm: '22081' };
    open('/lomba/catatan', 'HA04', {
      ...running,
      'lomba/catatan': [{ ...entry, tanggal: '2026-11-19', judul: 'Merakit sensor', status: 'diajukan' }],
    });
    expect(await screen.findByText('Merakit sensor')).toBeTruthy();
    expect(await columns()).toEqual(expect.arrayContaining(['Menunggu', 'Tanggal', 'Judul']));
  });

  test('yang menilai dan yang dinilai hanya penilai yang dideklarasikan', async () => {
    open('/lomba/penilaian', 'HA04', running);
    expect(await screen.findByText('Ani Lestari')).toBeTruthy();
    const shown = await columns();
    expect(shown.slice(2)).toEqual(['Tanggal selesai', 'Nilai dosen', 'Nilai akhir program', 'Nilai huruf']);
  });
});

describe('berkas peserta', () => {
  const rows = {
    [N]: [participant({ status: 'berjalan' })],
    'lomba/catatan': [
      {
        id: 'c-1',
        version: 1,
        idPendaftarMbkm: one,
        tanggal: '2026-11-19',
        judul: 'Merakit sensor',
        status: 'disetujui',
      },
    ],
    'lomba/karya': [
      { id: 'k-1', version: 1, idPendaftarMbkm: one, judul: 'Purwarupa pertama', revisiKe: 0, status: 'diajukan' },
    ],
  };
  // The programme's own monitoring, and the one of all programmes, which names none.
  test.each(['/lomba/monitoring/detail', '/monitoring/detail', '/lomba/peserta'])('%s', async path => {
    const { user } = open(`${path}/${one}`, 'HA03', rows);
    expect(await screen.findByText('Alat Ukur Debit')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Logbook' }));
    expect(await screen.findByText('Merakit sensor')).toBeTruthy();
    expect(await screen.findByText('Kegiatan per minggu')).toBeTruthy();
    expect(screen.getByText('Setara SKS 2 (101,50 jam disetujui).')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Luaran' }));
    await waitFor(() => expect(screen.getByText('Purwarupa pertama')).toBeTruthy());
  });
});
