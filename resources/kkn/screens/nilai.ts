import { below, roles, type Screen, screen } from '../../kit/index.ts';
import { gradingProof, gradingResources } from '../../nilai/screens.ts';
import { gradeRecapOf, gradingOptionsOf, groupGradingOf } from '../../programme/grading.ts';
import { role } from '../../roles.ts';
import { gelombang } from '../gelombang.ts';
import { kelompok } from '../kelompok.ts';
import { kkn } from '../programme.ts';
import { group } from './common.ts';

const shared = {
  icon: 'grading',
  resources: [...gradingResources, kelompok.name, gelombang.name],
  ofProgrammes: gradingProof,
  group,
} as const;

const tim = groupGradingOf(kkn, 'tim', '/kkn/penilaian/mbkm');
const desa = groupGradingOf(kkn, 'mitra', '/kkn/penilaian-pembimbing');

const oneByOne = gradingOptionsOf(kkn, ['tim'], tim.listPath);
const byTeam = screen({
  ...shared,
  path: tim.listPath,
  title: 'Penilaian Tim MBKM',
  pattern: 'grading',
  roles: roles([role.timMbkm], { read: [role.bakpk] }),
  options: oneByOne,
});
const byVillage = screen({
  ...shared,
  path: desa.listPath,
  title: 'Penilaian Pembimbing Desa',
  pattern: 'grading/groups',
  roles: roles([role.timMbkm, role.dosen]),
  options: desa,
});

/** Screens for KKN's grades beside those of the DPL, and their results (docs/domain/30 §3). */
export const gradeScreens: readonly Screen[] = [
  byTeam,
  below(byTeam, {
    path: oneByOne.path,
    title: 'Lembar Penilaian Tim MBKM',
    pattern: 'grading/sheet',
    options: oneByOne,
  }),
  below(byTeam, { path: tim.detailPath, title: 'Lembar Nilai Tim MBKM', pattern: 'grading/group', options: tim }),
  byVillage,
  below(byVillage, { path: desa.detailPath, title: 'Lembar Nilai Desa', pattern: 'grading/group', options: desa }),
  screen({
    ...shared,
    path: '/kkn/penilaian',
    title: 'Rekap Nilai KKN',
    pattern: 'grading/recap',
    roles: roles([role.timMbkm, role.koordinator, role.penilai], { read: [role.bakpk] }),
    options: gradeRecapOf(kkn, {
      field: 'idGelombang',
      resource: gelombang.name,
      endpoint: gelombang.endpoint,
      label: 'Gelombang',
      first: ['penilaian', 'pelaksanaan', 'selesai'],
    }),
  }),
];
