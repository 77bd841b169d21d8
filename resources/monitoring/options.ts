import type { DossierOptions, ListFilter, MonitorOptions, Programme, SupervisorOptions } from '../kit/index.ts';
import { peringatanPeserta } from '../mbkm/peringatan.ts';
import { role } from '../roles.ts';
import { type DossierPaths, dossierOptions } from './dossier.ts';

export const studentCard = {
  title: 'namaMahasiswa',
  subtitle: 'npm',
  facts: ['idProgram', 'namaMitra', 'idDosenPembimbing'],
};
/** A student's supervisors in one programme. */
export const pembimbingSendiri = ({ kinds }: Programme): SupervisorOptions => ({
  endpoint: 'magang/pendaftar-program-mbkm/dospem',
  kodeJenisMbkm: kinds,
});
/** Submitted rows; drafts are their owner's. Written so that a filter on the state narrows it further. */
export const submitted: ListFilter = { status_neq: 'draf' };
/** The chips come right after the name: they are what a monitoring is opened for, and stay in sight on a laptop. */
const students = ['npm', 'namaMahasiswa', peringatanPeserta.field, 'status'];
const columns = [
  ...students,
  'idProgramProdi',
  'idProgram',
  'namaMitra',
  'idDosenPembimbing',
  'statusKonversi',
  'totalSksDiakui',
];

/** A list of participations with figures above and a dossier behind; the four monitorings differ by scope only. */
export function monitor(
  listPath: string,
  paths: DossierPaths,
  more: Partial<MonitorOptions> = {},
): { list: MonitorOptions; detail: DossierOptions } {
  const detailPath = `${listPath}/detail/:id`;
  const list: MonitorOptions = {
    filter: submitted,
    columns,
    card: studentCard,
    listPath,
    detailPath,
    figures: true,
    warnings: peringatanPeserta,
    bulk: [
      { aksi: 'ingatkan', roles: [role.superAdmin, role.timMbkm, role.dosen, role.koordinator] },
      { aksi: 'dospem', roles: [role.superAdmin, role.timMbkm, role.koordinator] },
    ],
    ...more,
  };
  return { list, detail: dossierOptions([listPath], detailPath, paths) };
}

/** The sheet of one conversion; it sends on to the page of the participation's own kind. */
export const conversion = '/penilaian-konversi/detail/penilaian/:id';

/** /monitoring to /monitoring4 (docs/domain/20 §3). */
export const monitorings = {
  universitas: monitor('/monitoring', {
    paket: '/monitoring/paket-konversi/:id',
    konversi: '/penilaian-konversi2/detail/penilaian/:id',
  }),
  prodi: monitor('/monitoring2', {
    paket: '/monitoring2/paket-konversi/:id',
    penilaian: '/monitoring2/detail-penilaian/:id',
    konversi: conversion,
  }),
  bimbingan: monitor(
    '/monitoring3',
    { paket: '/monitoring3/paket-konversi/:id', penilaian: '/monitoring3/detail-penilaian/:id' },
    {
      columns: [...students, 'idProgram', 'namaMitra', 'tanggalSelesai', 'statusKonversi', 'nilaiDosen'],
      everyPeriod: true,
    },
  ),
  mitra: monitor(
    '/monitoring4',
    { paket: '/monitoring4/paket-konversi/:id', penilaian: '/monitoring4/detail-penilaian/:id' },
    {
      columns: [...students, 'idProgramProdi', 'idProgram', 'idDosenPembimbing', 'tanggalSelesai', 'nilaiMitra'],
      card: { title: 'namaMahasiswa', subtitle: 'npm', facts: ['idProgramProdi', 'idProgram', 'idDosenPembimbing'] },
      everyPeriod: true,
    },
  ),
} as const;
