import type { Resource, Role } from '../../../resources/kit/index.ts';
import { logbookMagang } from '../../../resources/magang/logbookMagang.ts';
import { luaranMagang } from '../../../resources/magang/luaranMagang.ts';
import { programDitawarkan } from '../../../resources/magang/programDitawarkan.ts';
import { mitra } from '../../../resources/master/mitra.ts';
import { jenisLewatMagang } from '../../../resources/mbkm/jenis.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { dayAfter } from '../../day.ts';
import type { Filter } from './counting.ts';

/** Rows that wait, and the list that shows exactly these. */
export interface Task {
  label: string;
  resource: Resource;
  filter: Filter;
  /** Path of the list; the filter is added unless the path's own tab says it. */
  path: string;
  tab?: string;
  since?: string;
  /** Waits for this role to decide; other tasks are to be watched. */
  keputusan: boolean;
}

/** Registrations that the Magang screens show. */
export const throughMagang: Filter = { kodeJenisMbkm: [...jenisLewatMagang] };

const waiting = (label: string, tahap: string): Task => ({
  label,
  resource: pendaftar,
  filter: { ...throughMagang, status: 'diajukan', tahapAktif: tahap },
  path: '/magang/approval',
  tab: 'menunggu',
  since: 'tanggalDaftar',
  keputusan: true,
});

const returned: Task = {
  label: 'Dikembalikan, menunggu perbaikan mahasiswa',
  resource: pendaftar,
  filter: { ...throughMagang, status: 'revisi' },
  path: '/magang/approval',
  tab: 'revisi',
  since: 'tanggalDaftar',
  keputusan: false,
};

const elsewhere = (tahap: string): Task => ({
  label: 'Menunggu tahap lain',
  resource: pendaftar,
  filter: { ...throughMagang, status: 'diajukan', tahapAktif_neq: tahap },
  path: '/magang/approval',
  tab: 'tahap-lain',
  since: 'tanggalDaftar',
  keputusan: false,
});

/** Participations of a state in the history of one's scope. */
const inHistory = (label: string, filter: Filter, keputusan: boolean): Task => ({
  label,
  resource: pendaftar,
  filter: { ...throughMagang, ...filter },
  path: '/magang/riwayat/pendaftar',
  since: 'tanggalDaftar',
  keputusan,
});

const team: readonly Task[] = [
  waiting('Pendaftar menunggu Tim MBKM', 'mbkm'),
  {
    label: 'Program mitra menunggu persetujuan',
    resource: programDitawarkan,
    filter: { status: 'diajukan' },
    path: '/magang/program-magang',
    keputusan: true,
  },
  {
    label: 'Usulan mitra baru',
    resource: mitra,
    filter: { status: 'diusulkan' },
    path: '/master/mitra',
    keputusan: true,
  },
  elsewhere('mbkm'),
  returned,
];

const conversion: readonly Task[] = [
  {
    label: 'Paket konversi menunggu verifikasi',
    resource: pendaftar,
    filter: { ...throughMagang, statusKonversi: 'diajukan' },
    path: '/magang/monitoring/paket-konversi',
    tab: 'menunggu',
    since: 'updatedAt',
    keputusan: true,
  },
  inHistory('Paket disetujui, nilai belum dikirim', { statusKonversi: 'disetujui' }, true),
];

/** Students whose grade of one's own kind is not there yet: the first tab of the grading list. */
const toGrade = (grade: 'nilaiDosen' | 'nilaiMitra'): Task => ({
  label: 'Mahasiswa perlu dinilai',
  resource: pendaftar,
  filter: { ...throughMagang, status: ['berjalan', 'selesai'], [`${grade}_null`]: true },
  path: '/magang/laporan-akhir/nilai',
  tab: 'belum',
  keputusan: false,
});

const endingDays = 30;

/** Partners whose agreement ends within a month; the same that the weekly notice names (docs/domain/10 §6). */
const endingAgreements = (today: string): Task => ({
  label: `MoU mitra berakhir dalam ${endingDays} hari`,
  resource: mitra,
  filter: { status: 'aktif', berakhirMou_gte: today, berakhirMou_lte: dayAfter(today, endingDays) },
  path: '/master/mitra',
  keputusan: false,
});

/** What waits for a role today; students have their participations instead. */
export const tasksFor = (role: Role, today: string): readonly Task[] =>
  role === 'HA01' || role === 'HA03' ? [...team, endingAgreements(today)] : (tasksOf[role] ?? []);

const tasksOf: Readonly<Partial<Record<Role, readonly Task[]>>> = {
  HA04: [
    {
      label: 'Logbook menunggu verifikasi',
      resource: logbookMagang,
      filter: { status: 'diajukan' },
      path: '/magang/log-kegiatan',
      tab: 'menunggu',
      since: 'tanggalDiajukan',
      keputusan: true,
    },
    {
      label: 'Laporan dan luaran menunggu verifikasi',
      resource: luaranMagang,
      filter: { status: 'diajukan' },
      path: '/magang/laporan-akhir',
      tab: 'menunggu',
      since: 'tanggalUnggah',
      keputusan: true,
    },
    toGrade('nilaiDosen'),
    inHistory('Bimbingan berjalan', { status: 'berjalan' }, false),
    inHistory('Bimbingan selesai', { status: 'selesai' }, false),
  ],
  HA05: [
    waiting('Pendaftar menunggu program studi', 'prodi'),
    inHistory('Disetujui, belum ada dosen pembimbing', { status: 'disetujui', idDosenPembimbing_null: true }, true),
    ...conversion,
    elsewhere('prodi'),
    returned,
  ],
  HA06: [
    waiting('Pendaftar menunggu mitra', 'mitra'),
    {
      label: 'Logbook belum diparaf',
      resource: logbookMagang,
      filter: { status: ['diajukan', 'disetujui'], parafMitra: false },
      path: '/magang/log-kegiatan',
      tab: 'belum',
      keputusan: false,
    },
    toGrade('nilaiMitra'),
    elsewhere('mitra'),
    returned,
  ],
  HA07: conversion,
};
