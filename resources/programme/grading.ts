import {
  type AssessorName,
  assessorsOf,
  DeclarationError,
  type GradeRecapOptions,
  type GradingOptions,
  type GroupGradingOptions,
  type Programme,
  type QueueTab,
} from '../kit/index.ts';
import type { Hitungan } from '../mbkm/hitungan.ts';
import { type JenisPenilai, jenisPenilai, kolomNilai, semuaPenilai } from '../nilai/penilai.ts';
import { alurPenilaian, penilaian } from '../nilai/penilaian.ts';
import { role } from '../roles.ts';
import { eachRole, ofProgramme, partnered } from './common.ts';

const toGrade = 'Mahasiswa perlu dinilai';

/** Participations whose grade can be given today, as the figures of monitoring count them. */
const terbuka: Readonly<Partial<Record<JenisPenilai, { hitungan: Hitungan }>>> = {
  dosen: { hitungan: 'NILAI_DOSEN_TERBUKA' },
  mitra: { hitungan: 'NILAI_MITRA_TERBUKA' },
};

/**
 * GRADING: whom one has to grade, whose grade is begun, whom one has graded; the grade of one's own kind is there or
 * not. `own` are the assessors who grade here: Tim MBKM has monitoring for it where it only helps out.
 */
export function gradingOptionsOf(
  programme: Programme,
  own: readonly JenisPenilai[] = semuaPenilai,
  listPath = programme.screens.grading,
): GradingOptions {
  if (!listPath) throw new DeclarationError(`program ${programme.name}.screens: tanpa grading`);
  const assessors = assessorsOf(programme);
  const here = own.filter(jenis => assessors[jenis]);
  const rolesOf = (jenis: (typeof here)[number]) =>
    (assessors[jenis]?.by ?? []).flatMap(one =>
      one === role.timMbkm ? ([role.superAdmin, role.timMbkm] as const) : [one],
    );
  const byRole = (filterOf: (jenis: (typeof here)[number]) => QueueTab['filter']): QueueTab['byRole'] =>
    Object.assign({}, ...here.map(jenis => eachRole(rolesOf(jenis), filterOf(jenis))));
  // Grading opens some days before the end; earlier rows are no tasks.
  const due = Object.assign({}, ...here.map(jenis => (terbuka[jenis] ? eachRole(rolesOf(jenis), terbuka[jenis]) : {})));
  return {
    endpoint: penilaian.endpoint,
    resource: penilaian.name,
    path: `${listPath}/:id`,
    backTo: listPath,
    ...(programme.grade.from === 'sheets' && programme.grade.groups
      ? { groups: groupGradingOf(programme, own.length === 1 ? (own[0] ?? 'dosen') : 'dosen', listPath) }
      : {}),
    queue: {
      filter: { ...ofProgramme(programme), status: ['berjalan', 'selesai'] },
      tabs: [
        {
          key: 'belum',
          label: 'Perlu dinilai',
          filter: {},
          byRole: byRole(jenis => ({ [kolomNilai[jenis]]: null })),
          sort: ['tanggalSelesai', 'ASC'],
          bulk: false,
          task: { label: eachRole(here.flatMap(rolesOf), toGrade), since: 'tanggalSelesai', decides: true, due },
        },
        {
          key: 'draf',
          label: 'Draf',
          filter: {},
          byRole: byRole(jenis => ({ drafNilai: jenis })),
          sort: ['tanggalSelesai', 'ASC'],
          bulk: false,
        },
        {
          key: 'terkirim',
          label: 'Terkirim',
          filter: {},
          byRole: byRole(jenis => ({ [`${kolomNilai[jenis]}_neq`]: null })),
          sort: ['tanggalSelesai', 'DESC'],
          bulk: false,
        },
        { key: 'semua', label: 'Semua', filter: {}, sort: ['tanggalSelesai', 'ASC'], bulk: false },
      ],
      columns: [
        'npm',
        'namaMahasiswa',
        ...partnered(programme, 'namaMitra'),
        'tanggalSelesai',
        ...here.map(jenis => kolomNilai[jenis]),
        'nilaiAkhir',
        'nilaiHuruf',
      ],
      // A sheet that is kept but not handed in says so where its grade will stand.
      begun: {
        field: 'drafNilai',
        resource: penilaian.name,
        state: alurPenilaian.initial,
        columns: Object.fromEntries(here.map(jenis => [kolomNilai[jenis], jenis])),
      },
      card: {
        title: 'namaMahasiswa',
        subtitle: 'npm',
        facts: [...partnered(programme, 'namaMitra'), 'tanggalSelesai', 'nilaiAkhir'],
      },
      waiting: { since: 'tanggalSelesai', soonDays: 7, lateDays: 14 },
      listPath,
      detailPath: `${listPath}/:id`,
      actions: [],
      bulk: { endpoint: '', actions: [] },
      detail: { parts: {}, sections: [], documents: [] },
    },
  };
}

/** @throws DeclarationError where the programme grades no groups */
function groupsOf(programme: Programme): string {
  const { grade } = programme;
  if (grade.from !== 'sheets' || !grade.groups)
    throw new DeclarationError(`program ${programme.name}.grade: tanpa lembar kelompok`);
  return grade.groups;
}

const calledIn = (programme: Programme, name: AssessorName): string =>
  assessorsOf(programme)[name]?.label ?? jenisPenilai[name];

/** GRADING of groups by one assessor: the list at a path, the sheets below it. */
export const groupGradingOf = (
  programme: Programme,
  assessor: AssessorName,
  listPath: string,
): GroupGradingOptions => ({
  endpoint: groupsOf(programme),
  resource: penilaian.name,
  assessor,
  called: calledIn(programme, assessor),
  onBehalf: (assessorsOf(programme)[assessor]?.onBehalf ?? []).flatMap(one =>
    one === role.timMbkm ? ([role.superAdmin, role.timMbkm] as const) : [one],
  ),
  imported: programme.grade.from === 'sheets' && programme.grade.imported === assessor,
  listPath,
  detailPath: `${listPath}/detail/:id`,
});

/** Recap of groups' grades of a wave or a period; `by` is the filter. */
export const gradeRecapOf = (programme: Programme, by: GradeRecapOptions['by']): GradeRecapOptions => ({
  endpoint: groupsOf(programme),
  resource: penilaian.name,
  assessors: semuaPenilai
    .filter(name => assessorsOf(programme)[name])
    .map(name => ({ name, label: calledIn(programme, name) })),
  by,
  finish: { endpoint: `${programme.endpoint}/selesaikan`, roles: [role.superAdmin, role.timMbkm] },
});
