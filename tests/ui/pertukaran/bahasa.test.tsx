import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { BacaanKrs } from '../../../resources/pertukaran/bacaanKrs.ts';
import '../../../src/platform/layout/search/SearchDialog.tsx';
import '../../../src/platform/ui/list/ExportDialog.tsx';
import '../../../src/areas/umum/DashboardWork.tsx';
import type { Dashboard } from '../../../resources/umum/dashboard.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';

/** English at choice, by the account's menu (docs/domain/50 §4 "English"). */

afterEach(() => {
  vi.useRealTimers();
});

const plan: BacaanKrs = {
  mahasiswa: {
    id: 'm',
    npm: 'IN2610001',
    nama: 'Andi',
    kampus: 'Bahari',
    prodi: 'Informatika',
    dosenWali: null,
    status: 'disetujui',
  },
  masaStudi: {
    id: 's',
    nama: 'Inbound 2026',
    batasSks: 20,
    minSks: 2,
    krsMulai: '2026-01-01',
    krsSelesai: '2026-12-31',
  },
  header: null,
  rows: [],
  terbuka: true,
  alasan: null,
};
const on = {
  'GET v2/pertukaran-mahasiswa/krs': () => plan,
  'GET v2/pertukaran-mahasiswa/krs/tersedia': () => [],
};
const openMenu = async (user: ReturnType<typeof renderAdmin>['user']) => {
  await user.click(await screen.findByRole('button', { name: /^(Menu akun|Account menu)/ }));
  return screen.findByRole('menu');
};

test('mahasiswa inbound memilih bahasa Inggris: layar, judul, dan status mengikuti, dan pilihannya disimpan', async () => {
  const { user, server, account } = renderAdmin('/pertukaran-mahasiswa/inbound/krs', {
    sebagai: 'HA08',
    on: {
      ...on,
      'PUT user/profile/01900000-0000-7000-8000-000000000001': () => {
        account.bahasa = 'en';
        return account;
      },
    },
  });
  await screen.findByText('Belum ada mata kuliah yang dipilih.');
  await user.click(within(await openMenu(user)).getByRole('menuitem', { name: 'English' }));
  await screen.findByText('No courses chosen yet.');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My Study Plan');
  expect(screen.getByRole('button', { name: 'Submit study plan' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('en');
  expect(server.callsTo('PUT', 'user/profile/01900000-0000-7000-8000-000000000001')[0]?.body).toEqual({
    bahasa: 'en',
    version: 1,
  });
  expect(within(await openMenu(user)).getByRole('menuitem', { name: 'Bahasa Indonesia' })).toBeTruthy();
});

test('akun yang sudah memilih Inggris membukanya dalam bahasa Inggris', async () => {
  renderAdmin('/pertukaran-mahasiswa/inbound/krs', { sebagai: 'HA08', user: { bahasa: 'en' }, on });
  await screen.findByText('No courses chosen yet.');
  expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeTruthy();
  for (const name of ['Search the portal', 'Dark mode', /^Account menu/, 'Skip to the page'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
});

test('daftar, filternya, dan pilihannya berbahasa Inggris', async () => {
  const rows = {
    'pertukaran/mk-inbound': [
      {
        id: 'k',
        version: 1,
        kodeMk: 'IF1',
        namaMk: 'Basis Data',
        sks: 3,
        kelas: 'A',
        moda: 'luring',
        status: 'dibuka',
      },
    ],
  };
  const path = '/pertukaran-mahasiswa/inbound/mk-inbound';
  const { user } = renderAdmin(path, { sebagai: 'HA08', user: { bahasa: 'en' }, rows });
  await screen.findByText('On campus');
  expect(screen.getByRole('searchbox', { name: 'Search' }).getAttribute('placeholder')).toBe(
    'Search code, course name, name of the lecturer',
  );
  for (const name of ['Export', 'Print', 'View']) expect(screen.getAllByRole('button', { name }).length).toBe(1);
  await user.click(screen.getByRole('button', { name: /^Filter/ }));
  expect(await screen.findByRole('button', { name: 'Left' })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'On campus' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove all filters' })).toBeTruthy();
});

test('lonceng berbahasa Inggris bagi yang memilihnya', async () => {
  const { user } = renderAdmin('/pertukaran-mahasiswa/inbound/krs', {
    sebagai: 'HA08',
    user: { bahasa: 'en' },
    on: { ...on, 'GET notifikasi': () => [], 'GET notifikasi/jumlah': () => ({ belumDibaca: 0 }) },
  });
  await screen.findByText('No courses chosen yet.');
  await user.click(await screen.findByRole('button', { name: /^Notices/ }));
  const list = within(await screen.findByRole('dialog', { name: 'Notices' }));
  expect(list.getByRole('button', { name: 'All' })).toBeTruthy();
  expect(list.getByRole('button', { name: 'Unread' })).toBeTruthy();
  expect(await list.findByText('Notices for you will appear here.')).toBeTruthy();
});

/** Words that no English sentence has: what is left of a text that nobody translated. */
const indonesian =
  /\b(yang|belum|tidak|akan|anda|dan|untuk|dengan|cari|pilih|simpan|semua|dari|di|ke|hari|ini|sejak|lalu|kata|sandi|ganti|baru|lama|ulangi|keluar|muat|memuat|tutup|buka|mulai|jadwal|layar|pencarian|baris|kolom|batal|ekspor|riwayat|halaman|peran|cerita|mahasiswa|selamat|pemberitahuan|dibaca|layanan|koneksi|terhubung|gangguan|perangkat|aktif|terakhir|kelas|nilai|profil|nama|foto|sesi|akhiri|utama|umum|daftar|sks)\b/i;
const names = ['aria-label', 'placeholder', 'title'] as const;

/** Everything that the page says, to eyes and ears, and is still Indonesian; the other language's own name aside. */
function untranslated(): string[] {
  const said = [...document.body.querySelectorAll('*')].flatMap(element => [
    ...[...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE).map(node => node.textContent ?? ''),
    ...names.map(name => element.getAttribute(name) ?? ''),
  ]);
  expect(said.filter(Boolean).length).toBeGreaterThan(5);
  return [...new Set(said)].filter(text => indonesian.test(text));
}

const english = (path: string, more: Parameters<typeof renderAdmin>[1] = {}) =>
  renderAdmin(path, { sebagai: 'HA08', user: { bahasa: 'en' }, ...more });

const dashboard: Dashboard = {
  kartu: [],
  tugas: [],
  pendaftaran: [],
  angka: null,
  // As `ownDashboard` of inbound says it.
  langkah: [
    {
      label: 'Isi KRS',
      keterangan: 'Pilih mata kuliah lalu ajukan KRS.',
      mendesak: false,
      link: '/pertukaran-mahasiswa/inbound/krs',
    },
  ],
  batas: { label: 'Pengisian KRS', tanggal: '2099-12-31', link: '/pertukaran-mahasiswa/inbound/krs' },
  keikutsertaan: ['KRS menunggu persetujuan', 'Lihat KRS', 'Lihat KHS'].map(label => ({
    id: label,
    nomor: 'IN2610001',
    program: 'Pertukaran Mahasiswa Inbound',
    kodeJenisMbkm: 'inbound',
    periode: '2026/1',
    mitra: null,
    status: 'berjalan',
    catatan: null,
    langkah: { label, link: '/pertukaran-mahasiswa/inbound/khs', giliranAnda: false },
  })),
  jadwal: [
    ...['Pengisian KRS', 'Perkuliahan', 'Penilaian'].map(label => ({
      label,
      jenis: null,
      periode: '2026/1',
      mulai: '2026-01-01',
      selesai: '2099-12-31',
      terbuka: true,
    })),
    { label: 'Orientation', jenis: null, periode: '2026/1', mulai: '2026-01-01', selesai: '2099-12-31', terbuka: true },
    { label: 'Exams', jenis: null, periode: '2026/1', mulai: '2099-01-01', selesai: '2099-12-31', terbuka: false },
  ],
  terbaru: [
    {
      id: 'n',
      judul: 'Accepted',
      isi: null,
      jenis: 'info',
      link: null,
      waktu: '2026-01-01T03:00:00Z',
      dibaca: false,
    },
  ],
};
const lists = { 'GET publik/berita': () => ({ items: [], total: 0 }) };
const services = [
  { kode: 'db', nama: 'Database', status: 'contoh', latensiMs: 3, pesan: null, diperiksaPada: '' },
  { kode: 'x', nama: 'SIAMIK', status: 'aktif', latensiMs: 3, pesan: null, diperiksaPada: '' },
];
const sessions = [
  { id: '1', perangkat: 'Chrome/1 Windows', alamatIp: '::1', terakhirAktif: '2026-01-01T03:00:00Z', saatIni: true },
  { id: '2', perangkat: '', alamatIp: '::2', terakhirAktif: '2026-01-01T03:00:00Z', saatIni: false },
];
const open = {
  ...lists,
  'GET dashboard': () => dashboard,
  'GET network/status': () => ({ layanan: services }),
  'GET user/sesi': () => sessions,
};

test.each([
  ['/dashboard', 'Latest notices'],
  ['/network', 'Sample mode · 3 ms'],
  ['/inspire', 'No stories yet'],
  ['/pengaturan/user/profile', 'About you'],
  ['/pengaturan/user/profile?tab=sandi', 'Change password'],
  ['/pengaturan/user/profile?tab=peran', 'In use'],
  ['/pengaturan/user/profile?tab=sesi', 'This device'],
  ['/admin', 'To the dashboard'],
])('tidak ada kata Indonesia di %s', async (path, landmark) => {
  english(path, { on: open });
  await screen.findByText(landmark);
  await waitFor(() => expect(untranslated()).toEqual([]));
});

test('tidak ada kata Indonesia di pencarian', async () => {
  const { user } = english('/network', { on: { ...open, 'GET cari': () => ({ kelompok: [] }) } });
  await user.click(await screen.findByRole('button', { name: 'Search the portal' }));
  const field = await screen.findByRole('combobox', { name: /^Search people/ });
  expect(untranslated()).toEqual([]);
  await user.type(field, 'study plan');
  await screen.findByRole('option', { name: /My Study Plan/ });
  expect(untranslated()).toEqual([]);
});

const kelas = {
  id: 'k',
  version: 1,
  kodeMk: 'IF1',
  namaMk: 'Databases',
  sks: 3,
  kelas: 'A',
  moda: 'luring',
  status: 'dibuka',
};

test('tidak ada kata Indonesia pada daftar dan ekspornya', async () => {
  const rows = { 'pertukaran/mk-inbound': [kelas] };
  const { user } = english('/pertukaran-mahasiswa/inbound/mk-inbound', { rows });
  await screen.findByText('On campus');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.textContent).toContain('1 row of the present search and filter.'));
  expect(untranslated()).toEqual([]);
});

test('akhir sesi dan angka ringkas berbahasa Inggris', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const kartu: Dashboard['kartu'] = [
    { label: 'Final exam', nilai: null, jenis: 'waktu', link: null },
    { label: 'Taken', nilai: 12, jenis: 'sks', link: null },
  ];
  english('/dashboard', { on: { ...open, 'GET dashboard': () => ({ ...dashboard, kartu }) } });
  expect(await screen.findByText('12 credits')).toBeTruthy();
  expect(screen.getByText('Never')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1_775_000));
  expect((await screen.findByRole('alertdialog')).textContent).toMatch(/Your session ends in \d+ seconds/);
  expect(untranslated()).toEqual([]);
});

test('peran dengan satu bahasa tidak ditawari, apa pun pilihan akunnya', async () => {
  const { user } = renderAdmin('/dashboard', { sebagai: 'HA02', user: { bahasa: 'en' } });
  const menu = await openMenu(user);
  expect(within(menu).queryByRole('menuitem', { name: /English|Bahasa/ })).toBeNull();
  await waitFor(() => expect(document.documentElement.lang).toBe('id'));
});
