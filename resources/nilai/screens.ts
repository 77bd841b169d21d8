import { type GradingOptions, roles, type Screen, screen } from '../kit/index.ts';
import { detailPenilaian2Options, detailPenilaian3Options, detailPenilaian4Options } from './gradingOptions.ts';

/** A participation with its sheet, and what proves it. */
export const gradingResources = ['mbkm/pendaftar-program-mbkm', 'nilai/penilaian', 'mbkm/riwayat-status'] as const;
export const gradingProof = ['outputs', 'log'] as const;

/** The sheet of one participation, from a list of monitoring. */
const fromMonitoring = (options: GradingOptions, title: string, who: string): Screen =>
  screen({
    path: options.path,
    title,
    icon: 'grading',
    pattern: 'grading/sheet',
    resources: gradingResources,
    ofProgrammes: gradingProof,
    roles: roles(who),
    group: 'monitoring',
    hidden: true,
    inherits: options.backTo,
    options,
  });

/** Programme grades: who grades, and by what (docs/domain/20 §1.9, §3, §4.2). */
export const nilaiScreens: readonly Screen[] = [
  fromMonitoring(detailPenilaian2Options, 'Detail Penilaian Prodi', '5 7'),
  fromMonitoring(detailPenilaian3Options, 'Penilaian Dosen', '4'),
  fromMonitoring(detailPenilaian4Options, 'Penilaian Mitra', '6'),
  screen({
    path: '/master/skala-nilai',
    title: 'Skala Nilai',
    icon: 'straighten',
    pattern: 'crud',
    resource: 'nilai/skala',
    roles: roles('3'),
    group: 'master-program',
  }),
  screen({
    path: '/master/komponen-penilaian',
    title: 'Komponen dan Bobot Penilaian',
    icon: 'rule',
    pattern: 'crud',
    resources: ['nilai/komponen-penilaian', 'nilai/bobot-penilaian'],
    roles: roles('3'),
    group: 'master-program',
  }),
];
