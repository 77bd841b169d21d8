import { below, roles, type Screen, screen } from '../kit/index.ts';
import { gradingProof, gradingResources } from '../nilai/screens.ts';
import { gradeRecapOf, gradingOptionsOf, groupGradingOf } from '../programme/grading.ts';
import { screensOf } from '../programme/screens.ts';
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
  roles: roles('2 3+'),
  group,
});

const profiles = screen({
  path: antreanProfil.listPath,
  title: 'Verifikasi Profil Usaha',
  icon: 'fact_check',
  pattern: 'queue',
  resources: [profilUsaha.name, kelompokKwu.name],
  roles: roles('3+ 4'),
  group,
  options: antreanProfil,
});

const reports = screen({
  path: antreanLaporan.listPath,
  title: 'Unggah Laporan',
  icon: 'upload_file',
  pattern: 'page',
  resources: [laporanKwu.name, kelompokKwu.name],
  roles: roles('2 4'),
  group,
  byRole: { HA04: { pattern: 'queue', options: antreanLaporan } },
});

const supervision = screen({
  path: antreanPengajuan.listPath,
  title: 'Penetapan DPL KWU',
  icon: 'how_to_reg',
  pattern: 'page',
  resources: [pengajuanDpl.name, kelompokKwu.name],
  roles: roles('3+ 4'),
  group,
  byRole: { HA04: { pattern: 'queue', options: antreanPengajuan } },
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
  roles: roles('3+ 5 7'),
  group,
  options: oneByOne,
  byRole: Object.fromEntries(
    (['HA05', 'HA07', 'HA10'] as const).map(role => [
      role,
      {
        pattern: 'grading/recap',
        options: gradeRecapOf(kwu, {
          ...{ field: 'idPeriode', resource: 'master/periode', endpoint: 'master/periode/all', label: 'Periode' },
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
    logReaders: '2 3+ 4 5',
    outputs: luaranKwu,
    chosen: [pengaturanKwu.name],
    watchers: '3+ 5 7',
    monitoringTitle: 'Kewirausahaan',
    entrances: {
      HA02: { pattern: 'entrance', options: pintuMahasiswa },
      HA04: { pattern: 'entrance', options: pintuDpl },
    },
    entranceResources: [pendaftaranKwu.name, kelompokKwu.name],
    groupQueue: { ...antreanUsaha, roles: '3+ 5' },
  }),
  screen({
    path: imporUsaha,
    title: 'Impor Kelompok KWU',
    icon: 'upload_file',
    pattern: 'page',
    resources: ['mbkm/pendaftar-program-mbkm', kelompokKwu.name, pengaturanKwu.name],
    roles: roles('3'),
    hidden: true,
    group,
  }),
  screen({
    path: '/kwu/aturan',
    title: 'Aturan KWU',
    icon: 'settings',
    pattern: 'crud',
    resources: [pengaturanKwu.name],
    roles: roles('2 3+ 4 5 7'),
    group,
  }),
  reRegistration,
  screen({
    path: '/kwu/daftar-ulang/detail/:id',
    title: 'Detail Usaha',
    icon: 'storefront',
    pattern: 'page',
    resources: reRegistration.resources,
    roles: roles('2 3+ 4 5'),
    hidden: true,
    group,
  }),
  below(reRegistration, {
    path: '/kwu/daftar-ulang/mengisi-provil',
    title: 'Isi Profil Usaha',
    roles: roles('2'),
    pattern: 'page',
  }),
  below(reRegistration, {
    path: '/kwu/daftar-ulang/pilih-dpl',
    title: 'Pilih DPL',
    roles: roles('2'),
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
    roles: roles('4'),
    pattern: 'queue/detail',
    options: antreanLaporan,
  }),
  supervision,
  below(supervision, {
    path: antreanPengajuan.detailPath,
    title: 'Permintaan DPL',
    roles: roles('4'),
    pattern: 'queue/detail',
    options: antreanPengajuan,
  }),
  byTeam,
  below(byTeam, {
    path: oneByOne.path,
    title: 'Lembar Penilaian Tim MBKM',
    roles: roles('3+'),
    pattern: 'grading/sheet',
    options: oneByOne,
  }),
  below(byTeam, {
    path: tim.detailPath,
    title: 'Lembar Nilai Tim MBKM',
    roles: roles('3+'),
    pattern: 'grading/group',
    options: tim,
  }),
];
