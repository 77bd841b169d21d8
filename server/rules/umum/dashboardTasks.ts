import type { Resource, Role } from '../../../resources/kit/index.ts';
import { programDitawarkan } from '../../../resources/magang/programDitawarkan.ts';
import { mitra } from '../../../resources/master/mitra.ts';
import { jenisLewatMagang } from '../../../resources/mbkm/jenis.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { dayAfter } from '../mbkm/window.ts';
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
  inHistory('Paket konversi menunggu verifikasi', { statusKonversi: 'diajukan' }, true),
  inHistory('Paket disetujui, nilai belum dikirim', { statusKonversi: 'disetujui' }, true),
];

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
  HA06: [waiting('Pendaftar menunggu mitra', 'mitra'), elsewhere('mitra'), returned],
  HA07: conversion,
};
