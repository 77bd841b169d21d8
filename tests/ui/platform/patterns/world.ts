import type { RaRecord } from 'react-admin';
import { registry as product } from '../../../../resources/index.ts';
import { createRegistry, type Resource } from '../../../../resources/kit/index.ts';
import { mitraTerlibatProgram } from '../../../../resources/magang/mitraTerlibatProgram.ts';
import { pendaftarMagang } from '../../../../resources/magang/pendaftarMagang.ts';
import { programDitawarkan } from '../../../../resources/magang/programDitawarkan.ts';
import { magangScreens } from '../../../../resources/magang/screens.ts';
import { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { pendaftarTahap } from '../../../../resources/mbkm/pendaftarTahap.ts';
import { riwayatStatus } from '../../../../resources/mbkm/riwayatStatus.ts';
import type { Rows } from '../../support/fakeRows.ts';

const needed: Resource[] = [
  mitraTerlibatProgram,
  programDitawarkan,
  pendaftar,
  pendaftarMagang,
  pendaftarTahap,
  riwayatStatus,
];

/** The product with the Magang area, whether it is registered already or not. */
export const registry = createRegistry(
  [...product.resources, ...needed.filter(({ name }) => !product.find(name))],
  [...product.screens, ...magangScreens.filter(({ path }) => product.screens.every(screen => screen.path !== path))],
  product.programmes,
);

/** Names of the resources that the tests speak of most. */
export const N = pendaftar.name;
export const M = 'magang/pendaftar-program-mbkm';

/** Ids are uuids, as the declarations check. */
export const ids = {
  program: '01900000-0000-7000-8000-0000000000a1',
  periode: '01900000-0000-7000-8000-0000000000a2',
  prodi: '01900000-0000-7000-8000-0000000000a3',
  mitra: '01900000-0000-7000-8000-0000000000a4',
  jenis: '01900000-0000-7000-8000-0000000000a5',
  berkas: '01900000-0000-7000-8000-0000000000b1',
} as const;

const dayMs = 86_400_000;
export const daysAgo = (days: number): string => new Date(Date.now() - days * dayMs).toISOString();

/** A registration; `over` says what is special about it. */
export const registration = (id: string, over: Record<string, unknown> = {}): RaRecord => ({
  id,
  version: 3,
  npm: `2208${id}`,
  namaMahasiswa: `Mahasiswa ${id}`,
  idMahasiswa: 'mhs-1',
  idProgram: ids.program,
  idPeriode: ids.periode,
  idProgramProdi: ids.prodi,
  kodeJenisMbkm: 'magang',
  jalur: 'mandiri',
  namaMitra: 'CV Tani Makmur',
  nomorPendaftaran: `MGM-20262-0000${id}`,
  status: 'diajukan',
  statusKonversi: 'belum',
  tahapAktif: 'prodi',
  tanggalDaftar: daysAgo(2),
  createdAt: daysAgo(2),
  updatedAt: daysAgo(2),
  peringatan: [],
  magang: { id: `m-${id}`, posisi: 'Analis Data', berkasCv: `cv-${id}` },
  tahap: [
    { id: `t1-${id}`, urutan: 1, tahap: 'prodi', status: 'menunggu' },
    { id: `t2-${id}`, urutan: 2, tahap: 'mbkm', status: 'menunggu' },
  ],
  ...over,
});

/** Programmes, periods and partners that registrations point at. */
export const masters = (): Rows => ({
  'master/program': [
    {
      id: ids.program,
      kode: 'MGM',
      nama: 'Magang Mandiri',
      polaPendaftaran: 'mandiri',
      aktif: true,
      idJenisMbkm: ids.jenis,
    },
    { id: 'lain', kode: 'PERMADI', nama: 'Permadi', polaPendaftaran: 'mandiri', aktif: true, idJenisMbkm: 'lain' },
  ],
  'master/jenis-mbkm': [{ id: ids.jenis, kode: 'magang', nama: 'Magang', aktif: true }],
  'master/periode': [{ id: ids.periode, kode: '20262', nama: 'Semester Genap 2026/2027', status: 'aktif' }],
  'master/program-prodi': [{ id: ids.prodi, kode: '081010', nama: 'Informatika', jenjang: 'S1' }],
  'master/mitra': [{ id: ids.mitra, kode: 'M-00001', nama: 'PT Nusa Digital Teknologi', status: 'aktif' }],
});

/** What the check of requirements answers when all is well. */
export const eligible = () => ({
  bolehMendaftar: true,
  alasan: [],
  pendaftaranAktif: null,
  sks: { total: 18, batas: 20, lolos: true },
  syarat: [
    {
      kode: 'jendela',
      label: 'Masa pendaftaran',
      lolos: true,
      nilai: '2026-11-21',
      batas: '2026-11-11 s.d. 2026-12-21',
    },
    { kode: 'ipk', label: 'IPK', lolos: true, nilai: 3.61, batas: 2.75 },
    { kode: 'sks', label: 'SKS pada KRS', lolos: true, nilai: 18, batas: 20 },
  ],
});
