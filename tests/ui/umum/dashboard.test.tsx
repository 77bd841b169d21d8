import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Role } from '../../../resources/kit/index.ts';
import type { Dashboard, Tugas } from '../../../resources/umum/dashboard.ts';
import '../../../src/areas/umum/BoardFigures.tsx';
import '../../../src/areas/umum/DashboardWork.tsx';
import { renderAdmin } from '../support/renderAdmin.tsx';
import { shellRegistry } from '../support/shellRegistry.ts';

const nothing: Dashboard = {
  kartu: [],
  tugas: [],
  jadwal: [],
  terbaru: [],
  langkah: null,
  batas: null,
  keikutsertaan: null,
  pendaftaran: null,
  angka: null,
};

const open = async (sebagai: Role, more: Partial<Dashboard>, now = new Date('2026-11-22T03:00:00Z')) => {
  // Only the clock of dates stands still: timers go on.
  vi.setSystemTime(now);
  const world = renderAdmin('/dashboard', {
    registry: shellRegistry,
    sebagai,
    on: { 'GET dashboard': () => ({ ...nothing, ...more }) },
  });
  await screen.findByRole('heading', { level: 2, name: 'Jadwal' });
  return world;
};

const task = (more: Partial<Tugas>): Tugas => ({
  label: 'Logbook menunggu verifikasi',
  jumlah: 0,
  link: '/kkn/luaran?tab=menunggu',
  tertua: null,
  keputusan: true,
  nama: [],
  nanti: 0,
  ...more,
});

describe('dashboard', () => {
  test('a student to whom nothing is offered yet is told so', async () => {
    await open('HA02', { langkah: [], keikutsertaan: [], pendaftaran: [], tanpaPeriode: true });
    expect(screen.getByText(/^Belum ada program yang dibuka\./)).toBeTruthy();
    expect(screen.getByText(/^Belum ada periode yang aktif\./)).toBeTruthy();
    expect(screen.queryByText('Tidak ada jadwal dalam enam minggu ke depan.')).toBeNull();
  });

  test('a student begins with what to do, one tap each, and the next day that counts', async () => {
    await open('HA02', {
      langkah: [
        { label: 'Catat kegiatan hari ini', keterangan: 'Magang', link: '/kkn/luaran?peserta=1', mendesak: false },
        {
          label: 'Perbaiki catatan 11 November 2026',
          keterangan: 'Kurang jelas',
          link: '/kkn/luaran?id=2',
          mendesak: true,
        },
        { label: 'Layar yang tidak ada di menu', keterangan: null, link: '/lain', mendesak: true },
      ],
      batas: { label: 'Laporan akhir', tanggal: '2026-11-29', link: '/kkn/luaran' },
      keikutsertaan: [],
      pendaftaran: [],
    });
    const now = screen.getByRole('region', { name: 'Kerjakan sekarang' });
    expect(
      within(now)
        .getAllByRole('link')
        .map(link => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Catat kegiatan hari iniMagang', '/kkn/luaran?peserta=1'],
      ['Perbaiki catatan 11 November 2026Kurang jelas', '/kkn/luaran?id=2'],
      ['Laporan akhir', '/kkn/luaran'],
    ]);
    expect(within(now).getByText(/paling lambat 29 November 2026, 7 hari lagi/)).toBeTruthy();
  });

  test('the same to do in several programmes is said once, a button for each', async () => {
    const writing = { label: 'Catat kegiatan hari ini', mendesak: false };
    await open('HA02', {
      langkah: [
        { ...writing, keterangan: 'Magang', link: '/kkn/luaran?peserta=1' },
        { label: 'Perbaiki catatan', keterangan: 'Kurang jelas', link: '/kkn/luaran?id=2', mendesak: true },
        { ...writing, keterangan: 'KKN', link: '/kkn/luaran?peserta=3' },
      ],
      keikutsertaan: [],
    });
    const now = screen.getByRole('region', { name: 'Kerjakan sekarang' });
    expect(within(now).getAllByText('Catat kegiatan hari ini')).toHaveLength(1);
    expect(
      within(now)
        .getAllByRole('link')
        .map(link => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Catat kegiatan hari ini: Magang', '/kkn/luaran?peserta=1'],
      ['Catat kegiatan hari ini: KKN', '/kkn/luaran?peserta=3'],
      ['Perbaiki catatanKurang jelas', '/kkn/luaran?id=2'],
    ]);
  });

  test('who decides sees whom it is about and since when; apart from it what is not due yet', async () => {
    await open('HA04', {
      tugas: [
        task({ jumlah: 19, nama: ['Rizky', 'Bayu', 'Anisa'], tertua: '2026-11-10T03:00:00Z' }),
        task({ label: 'Mahasiswa perlu dinilai', link: '/kkn/luaran?tab=belum&filter=x', nanti: 4 }),
        task({ label: 'Menunggu tahap lain', keputusan: false, jumlah: 1 }),
        task({ label: 'Tidak ada isinya', keputusan: false }),
      ],
    });
    const waiting = screen.getByRole('region', { name: 'Menunggu Anda' });
    const [first, ...others] = within(waiting).getAllByRole('link');
    expect(first?.textContent).toBe('19Logbook menunggu verifikasiRizky, Bayu, Anisa, dan 16 lainnyaterlama 12 hari');
    expect(others.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Mahasiswa perlu dinilai, belum waktunya', '/kkn/luaran?tab=belum'],
      ['Menunggu tahap lain', '/kkn/luaran?tab=menunggu'],
    ]);
  });

  test('many things that are only watched fold under one line that says how many', async () => {
    const watched = (n: number) =>
      Array.from({ length: n }, (_, i) => task({ label: `Antrean ${i + 1}`, jumlah: 1, keputusan: false }));
    await open('HA03', { tugas: watched(5) });
    const fold = screen.getByText('5 lagi hanya dipantau').closest('details');
    expect(fold?.open).toBe(false);
    expect(within(fold ?? document.body).getAllByRole('link', { hidden: true })).toHaveLength(5);
  });

  test('says the schedule in words, and of a notice whom and what it is about', async () => {
    const line = { label: 'Pendaftaran', jenis: null, periode: 'Genap', mulai: '2026-11-01', selesai: '2026-12-22' };
    await open('HA05', {
      tugas: [task({})],
      jadwal: [
        { ...line, terbuka: true },
        { ...line, label: 'Konversi', mulai: '2027-01-04', selesai: '2027-02-01', terbuka: false },
      ],
      terbaru: [
        {
          id: '1',
          judul: 'Pendaftaran menunggu verifikasi',
          isi: 'Rizky mendaftar Magang Mandiri.',
          jenis: 'tugas',
          link: null,
          waktu: '2026-11-22T02:00:00Z',
          dibaca: false,
        },
      ],
    });
    const schedule = screen.getByRole('region', { name: 'Jadwal' });
    expect(
      within(schedule)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['PendaftaranGenaptutup 22 Des', 'KonversiGenapmulai 4 Jan 2027']);
    const notices = screen.getByRole('region', { name: 'Pemberitahuan terbaru' });
    expect(within(notices).getByText('Rizky mendaftar Magang Mandiri.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Tidak ada yang menunggu keputusan Anda' })).toBeTruthy();
  });

  test('the menu stands in the drawer alone, and the greeting takes a line', async () => {
    await open('HA05', { tugas: [task({})] });
    const main = screen.getByRole('main');
    expect(within(main).queryByRole('link', { name: 'Luaran' })).toBeNull();
    expect(within(main).getByRole('heading', { level: 1, name: /^Selamat \w+, Sari Wulandari$/ })).toBeTruthy();
  });

  test("the greeting belongs to the day beside it, the portal's and not the device's", async () => {
    await open('HA05', { tugas: [task({})] }, new Date('2026-11-27T17:30:00Z'));
    expect(screen.getByRole('heading', { level: 1, name: 'Selamat malam, Sari Wulandari' })).toBeTruthy();
    expect(screen.getByText('Sabtu, 28 November 2026')).toBeTruthy();
  });

  test('boards of the role stand there with their main figures, each leading to its report', async () => {
    const papan = [{ label: 'Rektor', link: '/laporan/papan/p1' }];
    const { server } = renderAdmin('/dashboard', {
      registry: shellRegistry,
      sebagai: 'HA03',
      on: {
        'GET dashboard': () => ({ ...nothing, papan }),
        'GET papan-laporan/p1/angka': () => ({
          nama: 'Rektor',
          laporan: [
            {
              nama: 'Per fakultas',
              link: '/laporan?siap=x',
              bentuk: 'tabel',
              baris: ['Fakultas'],
              kolom: ['2025', 'Semua'],
              nilai: [{ nama: 'Jumlah', jenis: 'integer' }],
              garis: [
                { kelompok: ['Teknik'], sel: [[1200], [1500]] },
                { kelompok: [], sel: [[1300], [1700]] },
              ],
              selebihnya: 3,
              kolomLain: 0,
              terlaluLama: false,
            },
            {
              nama: 'Besar',
              link: '/laporan?siap=y',
              bentuk: 'tabel',
              baris: [],
              kolom: [],
              nilai: [],
              garis: [],
              selebihnya: 0,
              kolomLain: 0,
              terlaluLama: true,
            },
          ],
          selebihnya: 2,
        }),
      },
    });
    const board = await screen.findByRole('region', { name: 'Rektor' });
    const line = await within(board).findByRole('row', { name: /^Teknik/ });
    expect(
      within(line)
        .getAllByRole('cell')
        .map(cell => cell.textContent),
    ).toEqual(['1.200', '1.500']);
    expect(within(board).getByText('3 kelompok lain di laporan.')).toBeTruthy();
    expect(within(board).getByText(/memerlukan waktu terlalu lama untuk beranda/)).toBeTruthy();
    expect(within(board).getByRole('link', { name: 'Per fakultas' }).getAttribute('href')).toContain('siap=x');
    expect(within(board).getByRole('link', { name: 'Buka papan Rektor' }).getAttribute('href')).toContain('papan/p1');
    expect(server.callsTo('GET', 'papan-laporan/p1/angka').length).toBe(1);
  });
});
