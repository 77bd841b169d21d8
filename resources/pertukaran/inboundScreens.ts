import { below, roles, type Screen, screen } from '../kit/index.ts';
import { role } from '../roles.ts';
import { antreanKrs, antreanPendaftar, rincianKrs, rincianPendaftar } from './inboundQueues.ts';
import { krs, krsDetail, nilaiInbound } from './krs.ts';
import { masaStudi } from './masaStudi.ts';
import { mhsInbound } from './mhsInbound.ts';
import { mkDosen } from './mkDosen.ts';
import { mkInbound } from './mkInbound.ts';

const group = 'pertukaran';
const root = '/pertukaran-mahasiswa';

const verification = screen({
  path: antreanPendaftar.listPath,
  title: 'Verifikasi Mahasiswa Inbound',
  icon: 'how_to_reg',
  pattern: 'queue',
  resources: [mhsInbound.name],
  roles: roles([role.timMbkm, role.koordinator], { read: [role.bakpk] }),
  group,
  options: antreanPendaftar,
});

const plans = screen({
  path: antreanKrs.listPath,
  title: 'Persetujuan KRS Inbound',
  icon: 'fact_check',
  pattern: 'queue',
  resources: [krs.name, krsDetail.name, mhsInbound.name, mkInbound.name],
  roles: roles([role.timMbkm, role.dosen, role.koordinator], { read: [role.bakpk] }),
  group,
  options: antreanKrs,
});

/** Everything that a plan or a result is read from. */
const ofPlans = [krs.name, krsDetail.name, nilaiInbound.name, mhsInbound.name, mkInbound.name, mkDosen.name];

const classes = screen({
  path: `${root}/inbound/mk-inbound`,
  title: 'Mata Kuliah Inbound',
  icon: 'school',
  pattern: 'crud',
  resources: [mkInbound.name, mkDosen.name, krsDetail.name],
  roles: roles([role.timMbkm, role.dosen, role.koordinator, role.penilai, role.inbound], { read: [role.bakpk] }),
  group,
  options: {
    related: [
      {
        key: 'dosen',
        label: 'Dosen',
        lists: [
          {
            resource: mkDosen.name,
            by: { idMkInbound: 'id' },
            columns: ['idPegawai', 'peran', 'sksBeban'],
            empty: 'Belum ada dosen pada kelas ini.',
            create: true,
          },
        ],
      },
      {
        key: 'peserta',
        label: 'Peserta',
        lists: [
          {
            resource: krsDetail.name,
            by: { idMkInbound: 'id' },
            columns: ['idKrs', 'sks', 'keadaan'],
            empty: 'Belum ada peserta.',
          },
        ],
      },
    ],
  },
});

const grading = screen({
  path: `${root}/inbound/pemberian-nilai`,
  title: 'Penilaian Inbound',
  icon: 'grading',
  pattern: 'page',
  resources: [nilaiInbound.name, mkInbound.name, mkDosen.name],
  roles: roles([role.timMbkm, role.koordinator], { read: [role.bakpk] }),
  group,
});

const ownClasses = screen({
  path: `${root}/inbound/pemberian-nilai/daftar-matkul`,
  title: 'Kelas yang Diampu',
  icon: 'grading',
  pattern: 'page',
  resources: [nilaiInbound.name, mkDosen.name, mkInbound.name],
  roles: roles([role.dosen]),
  group,
});

/** Inbound exchange (docs/domain/50 §3; order = order in the menu). */
export const inboundScreens: readonly Screen[] = [
  screen({
    path: `${root}/menu/inbond`,
    title: 'Pertukaran Inbound',
    icon: 'swap_horiz',
    pattern: 'page',
    resources: ofPlans,
    roles: roles([role.timMbkm, role.dosen, role.koordinator, role.penilai, role.inbound], { read: [role.bakpk] }),
    group,
  }),
  verification,
  below(verification, {
    path: rincianPendaftar,
    title: 'Detail Pendaftar Inbound',
    pattern: 'queue/detail',
    options: antreanPendaftar,
  }),
  plans,
  below(plans, { path: rincianKrs, title: 'Detail KRS', pattern: 'queue/detail', options: antreanKrs }),
  screen({
    path: `${root}/inbound/krs`,
    title: 'KRS Saya',
    icon: 'checklist',
    pattern: 'page',
    resources: ofPlans,
    roles: roles([role.timMbkm, role.inbound]),
    group,
  }),
  screen({
    path: `${root}/inbound/khs`,
    title: 'Kartu Hasil Studi',
    icon: 'workspace_premium',
    pattern: 'page',
    resources: ofPlans,
    roles: roles([role.timMbkm, role.dosen, role.koordinator, role.inbound], { read: [role.bakpk] }),
    group,
  }),
  screen({
    path: `${root}/inbound/krs-khs-studi`,
    title: 'Rekap Studi Inbound',
    icon: 'monitoring',
    pattern: 'page',
    resources: ofPlans,
    roles: roles([role.timMbkm, role.dosen, role.koordinator, role.penilai, role.inbound], { read: [role.bakpk] }),
    group,
  }),
  screen({
    path: `${root}/inbound/mhs-inbound`,
    title: 'Mahasiswa Inbound',
    icon: 'groups',
    pattern: 'crud',
    resources: [mhsInbound.name, krs.name],
    roles: roles([role.timMbkm, role.dosen, role.koordinator, role.penilai, role.inbound], { read: [role.bakpk] }),
    group,
    options: {
      related: [
        {
          key: 'krs',
          label: 'KRS',
          lists: [
            {
              resource: krs.name,
              by: { idMhsInbound: 'id' },
              columns: ['idMasaStudi', 'semesterKe', 'jumlahMk', 'totalSks', 'status'],
              empty: 'Belum ada KRS.',
              opens: rincianKrs,
            },
          ],
        },
      ],
      // Registrants are in /verifikasi (docs/domain/50 §3).
      filter: { diterima: true },
      tabs: {
        tabs: [
          { key: 'aktif', label: 'Aktif', filter: { status: ['disetujui', 'berjalan'] } },
          { key: 'selesai', label: 'Selesai', filter: { status: ['selesai'] } },
          { key: 'tanpa-wali', label: 'Tanpa dosen wali', filter: { idDosenWali_null: true } },
        ],
      },
    },
  }),
  classes,
  below(classes, {
    path: `${root}/inbound/mk-inbound/registrasi-mk`,
    title: 'Registrasi Mata Kuliah',
    roles: roles([role.timMbkm, role.koordinator]),
    pattern: 'page',
  }),
  grading,
  ownClasses,
  below(ownClasses, {
    path: `${root}/inbound/pemberian-nilai/form-nilai/:id`,
    title: 'Form Nilai',
    pattern: 'page',
  }),
  screen({
    path: `${root}/inbound/pemberian-nilai/daftar-mhs/:id`,
    title: 'Daftar Mahasiswa Kelas',
    icon: 'grading',
    pattern: 'page',
    resources: [mkInbound.name, nilaiInbound.name],
    roles: roles([role.timMbkm, role.dosen, role.koordinator], { read: [role.bakpk] }),
    hidden: true,
    group,
  }),
  screen({
    path: `${root}/inbound/masa-studi`,
    title: 'Masa Studi',
    icon: 'calendar_month',
    pattern: 'crud',
    resources: [masaStudi.name],
    roles: roles([role.timMbkm, role.koordinator, role.inbound], { read: [role.bakpk] }),
    group,
  }),
];
