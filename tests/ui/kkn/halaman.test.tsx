import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { masters, N, registration } from '../platform/patterns/world.ts';
import { openEveryArea } from '../support/everyArea.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
// Fetched before the first test, not in its time.
import '../../../src/areas/kkn/kelompok/GroupOverview.tsx';
import '../../../src/areas/kkn/desa/VillageOverview.tsx';

openEveryArea();

/** The pages of a group and of a village begin with what somebody needs who was asked about them. */

const idAt = (n: string) => `01900000-0000-7000-8000-0000000000${n}`;
const wave = idAt('a1');
const former = idAt('a2');
const group = idAt('a3');
const village = idAt('a4');
const before = idAt('a5');
const dplId = idAt('a6');
const lecturer = idAt('a7');
const chair = idAt('a8');
const plain = idAt('a9');
const kelurahan = '35.07.03.2001';
const waveRow = {
  version: 1,
  tanggalBerangkat: '2020-01-10',
  batasProposal: '2020-02-01',
  tanggalSelesai: '2099-12-20',
  batasLuaran: '2099-12-27',
  batasNilai: '2099-12-31',
  status: 'pelaksanaan',
};
const villageRow = {
  version: 1,
  idKelurahan: kelurahan,
  desa: 'Wonokerto',
  kecamatan: 'Bantur',
  kuotaMahasiswa: 12,
  kuotaKelompok: 1,
  namaKepalaDesa: 'Damar Pratama',
  noHpKepalaDesa: '083138894149',
  namaPembimbingDesa: 'Indah Mahendra',
  noHpPembimbingDesa: '082296542285',
  aktif: true,
};
const groupRow = { version: 1, idDpl: dplId, status: 'berjalan', nama: 'Desa Cerdas' };
const member = (n: string, idJenisAnggota: string, statusAnggota: string, over = {}) => ({
  id: idAt(n),
  idPendaftarMbkm: idAt(`b${n.slice(1)}`),
  idJenisAnggota,
  statusAnggota,
  ...over,
});
const rows = {
  ...masters(),
  'master/jenis-anggota': [
    { id: chair, version: 1, kode: 'ketua', nama: 'Ketua' },
    { id: plain, version: 1, kode: 'anggota', nama: 'Anggota' },
  ],
  'master/pegawai': [{ id: lecturer, version: 1, namaLengkap: 'Dr. Sari', noHp: '081298765432', jenis: 'dosen' }],
  'kkn/gelombang': [
    { id: wave, nama: 'Gelombang II', ...waveRow },
    { id: former, nama: 'Gelombang I', ...waveRow },
  ],
  'kkn/dpl': [{ id: dplId, version: 1, nama: 'Dr. Sari', idPegawai: lecturer, idGelombang: wave }],
  'kkn/desa': [
    { ...villageRow, id: village, idGelombang: wave, terisi: 2, jumlahKelompok: 1 },
    { ...villageRow, id: before, idGelombang: former, terisi: 9, jumlahKelompok: 1 },
  ],
  'kkn/kkn-kelompok': [
    {
      ...groupRow,
      id: group,
      kode: 'KKN-01',
      idGelombang: wave,
      idDesa: village,
      anggota: [
        member('c1', chair, 'bergabung', { tanggalGabung: '2020-01-02' }),
        member('c2', plain, 'keluar', { alasanKeluar: 'Sakit' }),
      ],
    },
    {
      ...groupRow,
      id: idAt('a0'),
      kode: 'KKN-09',
      nama: 'Lama',
      idGelombang: former,
      idDesa: before,
      status: 'selesai',
    },
  ],
  'kkn/proposal': [{ id: idAt('d1'), version: 1, idKelompok: group, status: 'diajukan' }],
  [N]: [
    registration('1', {
      id: idAt('b1'),
      namaMahasiswa: 'Ani Lestari',
      status: 'berjalan',
      peringatan: ['LOG_KOSONG_7H'],
    }),
    registration('2', { id: idAt('b2'), namaMahasiswa: 'Budi Santoso', status: 'mengundurkan_diri' }),
  ],
};
const open = (path: string) =>
  renderAdmin(path, {
    sebagai: 'HA03',
    rows,
    on: {
      [`GET v3/kkn/kkn-kelompok/${group}/susunan`]: () => ({
        id: group,
        version: 1,
        anggota: [{ idPendaftarMbkm: idAt('b1'), jabatan: 'ketua' }],
      }),
    },
  });

test('a group: what is next, whom to call, the days of its wave, members with state and warnings', async () => {
  open(`/kkn/mengatur-kelompok/${group}/show`);
  const next = await screen.findByText('Berikutnya:');
  expect(await within(next.parentElement ?? next).findByText(/memeriksa proposal program kerja/)).toBeTruthy();
  expect(next.parentElement?.textContent).toBe('Berikutnya: DPL memeriksa proposal program kerja');
  const who = within(screen.getByRole('region', { name: 'Pembimbing dan desa' }));
  expect(await who.findByText('081298765432')).toBeTruthy();
  expect(await who.findByText('082296542285')).toBeTruthy();
  const days = within(screen.getByRole('region', { name: 'Tenggat' }));
  expect(days.getAllByRole('listitem').map(one => one.textContent)).toEqual([
    'Pemberangkatan10 Januari 2020',
    'Batas proposal1 Februari 2020',
    'Penarikan20 Desember 2099',
    'Batas luaran27 Desember 2099',
    'Batas nilai31 Desember 2099',
  ]);
  const members = within(screen.getByRole('region', { name: 'Anggota (1)' }));
  expect(await members.findByText('Logbook kosong 7 hari')).toBeTruthy();
  const [first, second] = members.getAllByRole('listitem');
  expect(first?.textContent).toMatch(/^Ani Lestari Ketua/);
  expect(second?.textContent).toContain('Keluar: Sakit');
  // Shown once: not again among the sections of the page.
  expect(screen.queryByRole('heading', { name: 'Anggota' })).toBeNull();
});

test('a village: places, its groups now and before by wave, whom to call', async () => {
  open(`/kkn/setting-desa/${village}/show`);
  const groups = within(await screen.findByRole('region', { name: 'Kelompok' }));
  expect(groups.getByRole('link', { name: 'KKN-01 Desa Cerdas' })).toBeTruthy();
  expect(await groups.findByText('1 anggota')).toBeTruthy();
  expect(await groups.findByText('081298765432')).toBeTruthy();
  expect(groups.getByText(/Gelombang I/).closest('li')?.textContent).toMatch(/9 mahasiswa.*KKN-09 Lama.*Selesai/);
  const contacts = within(screen.getByRole('region', { name: 'Yang dapat dihubungi' }));
  expect(contacts.getByText(/Damar Pratama/)).toBeTruthy();
  expect(contacts.getByText('083138894149')).toBeTruthy();
});
