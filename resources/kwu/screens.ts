import { below, roles, type Screen, screen } from '../kit/index.ts';
import { gradingProof, gradingResources } from '../nilai/screens.ts';
import { gradeRecapOf, gradingOptionsOf, groupGradingOf } from '../programme/grading.ts';
import { screensOf } from '../programme/screens.ts';
import { role } from '../roles.ts';
import { pintuDpl, pintuMahasiswa } from './entrance.ts';
import { kelompokKwu } from './kelompok.ts';
import { laporanKwu } from './laporan.ts';
import { logBookKwu } from './logBook.ts';
import { luaranKwu } from './luaranKwu.ts';
import { pendaftaranKwu } from './pendaftaran.ts';
import { pengajuanDpl } from './pengajuanDpl.ts';
import { pengaturanKwu } from './pengaturan.ts';
import { profilUsaha } from './profil.ts';
import { kwu } from './programme.ts';
import { antreanLaporan, antreanPengajuan, antreanProfil, antreanUsaha, imporUsaha } from './queues.ts';

const group = 'kwu';

/** The way from an approved group to a running business (docs/domain/30 §4.7). */
const reRegistration = screen({
  path: '/kwu/daftar-ulang',
  title: 'Daftar Ulang KWU',
  icon: 'checklist',
  pattern: 'page',
  resources: [kelompokKwu.name, profilUsaha.name, pengajuanDpl.name, laporanKwu.name, luaranKwu.name],
  roles: roles([role.mahasiswa, role.timMbkm], { read: [role.bakpk] }),
  group,
});

const profiles = screen({
  path: antreanProfil.listPath,
  title: 'Verifikasi Profil Usaha',
  icon: 'fact_check',
  pattern: 'queue',
  resources: [profilUsaha.name, kelompokKwu.name],
  roles: roles([role.timMbkm, role.dosen], { read: [role.bakpk] }),
  group,
  options: antreanProfil,
});

const reports = screen({
  path: antreanLaporan.listPath,
  title: 'Unggah Laporan',
  icon: 'upload_file',
  pattern: 'page',
  resources: [laporanKwu.name, kelompokKwu.name],
  roles: roles([role.mahasiswa, role.dosen]),
  group,
  byRole: { [role.dosen]: { pattern: 'queue', options: antreanLaporan } },
});

const supervision = screen({
  path: antreanPengajuan.listPath,
  title: 'Penetapan DPL KWU',
  icon: 'how_to_reg',
  pattern: 'page',
  resources: [pengajuanDpl.name, kelompokKwu.name],
  roles: roles([role.timMbkm, role.dosen], { read: [role.bakpk] }),
  group,
  byRole: { [role.dosen]: { pattern: 'queue', options: antreanPengajuan } },
});

const tim = groupGradingOf(kwu, 'tim', '/kwu/penilaian');
const oneByOne = gradingOptionsOf(kwu, ['tim'], tim.listPath);
const byTeam = screen({
  path: tim.listPath,
  title: 'Penilaian dan Rekap Tim MBKM',
  icon: 'grading',
  pattern: 'grading',
  resources: [...gradingResources, kelompokKwu.name],
  ofProgrammes: gradingProof,
  roles: roles([role.timMbkm, role.koordinator, role.penilai], { read: [role.bakpk] }),
  group,
  options: oneByOne,
  byRole: Object.fromEntries(
    ([role.koordinator, role.penilai, role.bakpk] as const).map(role => [
      role,
      {
        pattern: 'grading/recap',
        options: gradeRecapOf(kwu, {
          field: 'idPeriode',
          resource: 'master/periode',
          endpoint: 'master/periode/all',
          label: 'Periode',
          first: ['aktif'],
        }),
      } as const,
    ]),
  ),
});

/** KWU (docs/domain/30 §3; order = order in the menu). */
export const kwuScreens: readonly Screen[] = [
  ...screensOf({
    programme: kwu,
    group,
    log: logBookKwu,
    logReaders: roles([role.mahasiswa, role.timMbkm, role.dosen, role.koordinator], { read: [role.bakpk] }),
    outputs: luaranKwu,
    chosen: [pengaturanKwu.name],
    watchers: roles([role.timMbkm, role.koordinator, role.penilai], { read: [role.bakpk] }),
    monitoringTitle: 'Kewirausahaan',
    entrances: {
      [role.mahasiswa]: { pattern: 'entrance', options: pintuMahasiswa },
      [role.dosen]: { pattern: 'entrance', options: pintuDpl },
    },
    entranceResources: [pendaftaranKwu.name, kelompokKwu.name],
    groupQueue: { ...antreanUsaha, roles: roles([role.timMbkm, role.koordinator], { read: [role.bakpk] }) },
  }),
  screen({
    path: imporUsaha,
    title: 'Impor Kelompok KWU',
    icon: 'upload_file',
    pattern: 'page',
    resources: ['mbkm/pendaftar-program-mbkm', kelompokKwu.name, pengaturanKwu.name],
    roles: roles([role.timMbkm]),
    hidden: true,
    group,
  }),
  screen({
    path: '/kwu/aturan',
    title: 'Aturan KWU',
    icon: 'settings',
    pattern: 'crud',
    resources: [pengaturanKwu.name],
    roles: roles([role.mahasiswa, role.timMbkm, role.dosen, role.koordinator, role.penilai], { read: [role.bakpk] }),
    group,
  }),
  reRegistration,
  screen({
    path: '/kwu/daftar-ulang/detail/:id',
    title: 'Detail Usaha',
    icon: 'storefront',
    pattern: 'page',
    resources: reRegistration.resources,
    roles: roles([role.mahasiswa, role.timMbkm, role.dosen, role.koordinator], { read: [role.bakpk] }),
    hidden: true,
    group,
  }),
  below(reRegistration, {
    path: '/kwu/daftar-ulang/mengisi-provil',
    title: 'Isi Profil Usaha',
    roles: roles([role.mahasiswa]),
    pattern: 'page',
  }),
  below(reRegistration, {
    path: '/kwu/daftar-ulang/pilih-dpl',
    title: 'Pilih DPL',
    roles: roles([role.mahasiswa]),
    pattern: 'page',
  }),
  profiles,
  below(profiles, {
    path: antreanProfil.detailPath,
    title: 'Detail Profil Usaha',
    pattern: 'queue/detail',
    options: antreanProfil,
  }),
  reports,
  below(reports, {
    path: antreanLaporan.detailPath,
    title: 'Detail Laporan KWU',
    roles: roles([role.dosen]),
    pattern: 'queue/detail',
    options: antreanLaporan,
  }),
  supervision,
  below(supervision, {
    path: antreanPengajuan.detailPath,
    title: 'Permintaan DPL',
    roles: roles([role.dosen]),
    pattern: 'queue/detail',
    options: antreanPengajuan,
  }),
  byTeam,
  below(byTeam, {
    path: oneByOne.path,
    title: 'Lembar Penilaian Tim MBKM',
    roles: roles([role.timMbkm], { read: [role.bakpk] }),
    pattern: 'grading/sheet',
    options: oneByOne,
  }),
  below(byTeam, {
    path: tim.detailPath,
    title: 'Lembar Nilai Tim MBKM',
    roles: roles([role.timMbkm], { read: [role.bakpk] }),
    pattern: 'grading/group',
    options: tim,
  }),
];
