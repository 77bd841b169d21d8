import { type GradingOptions, roles, type Screen, type ScreenRoles, screen } from '../kit/index.ts';
import { role } from '../roles.ts';
import { detailPenilaian2Options, detailPenilaian3Options, detailPenilaian4Options } from './gradingOptions.ts';

/** A participation with its sheet, and what proves it. */
export const gradingResources = ['mbkm/pendaftar-program-mbkm', 'nilai/penilaian', 'mbkm/riwayat-status'] as const;
export const gradingProof = ['outputs', 'log'] as const;

/** The sheet of one participation, from a list of monitoring. */
const fromMonitoring = (options: GradingOptions, title: string, allowed: ScreenRoles): Screen =>
  screen({
    path: options.path,
    title,
    icon: 'grading',
    pattern: 'grading/sheet',
    resources: gradingResources,
    ofProgrammes: gradingProof,
    roles: allowed,
    group: 'monitoring',
    hidden: true,
    inherits: options.backTo,
    options,
  });

/** Programme grades: who grades, and by what (docs/domain/20 §1.9, §3, §4.2). */
export const nilaiScreens: readonly Screen[] = [
  fromMonitoring(detailPenilaian2Options, 'Detail Penilaian Prodi', roles([role.koordinator, role.penilai])),
  fromMonitoring(detailPenilaian3Options, 'Penilaian Dosen', roles([role.dosen])),
  fromMonitoring(detailPenilaian4Options, 'Penilaian Mitra', roles([role.mitra])),
  screen({
    path: '/master/skala-nilai',
    title: 'Skala Nilai',
    icon: 'straighten',
    pattern: 'crud',
    resource: 'nilai/skala',
    roles: roles([role.timMbkm]),
    group: 'master-program',
  }),
  screen({
    path: '/master/komponen-penilaian',
    title: 'Komponen dan Bobot Penilaian',
    icon: 'rule',
    pattern: 'crud',
    resources: ['nilai/komponen-penilaian', 'nilai/bobot-penilaian'],
    roles: roles([role.timMbkm]),
    group: 'master-program',
  }),
];
