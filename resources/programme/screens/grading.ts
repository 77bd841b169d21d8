import { below, roles, type Screen, screen } from '../../kit/index.ts';
import type { JenisPenilai } from '../../nilai/penilai.ts';
import { gradingProof, gradingResources } from '../../nilai/screens.ts';
import { gradingOptionsOf } from '../grading.ts';
import type { Given } from './given.ts';

/** The queue of the assessors, and their sheet. */
export function grading({ programme, group }: Given): readonly Screen[] {
  if (!programme.screens.grading || programme.grade.from !== 'sheets') return [];
  // If whole groups are graded, every assessor has own screens; this one is the supervisor's.
  const own: readonly JenisPenilai[] | undefined = programme.grade.groups ? ['dosen'] : undefined;
  const options = gradingOptionsOf(programme, own);
  const { assessors } = programme.grade;
  const by = Object.values(own ? { dosen: assessors.dosen } : assessors).flatMap(each => each?.by ?? []);
  const queue = screen({
    path: options.backTo,
    title: `Penilaian ${options.groups?.called ?? programme.label}`,
    icon: 'grading',
    pattern: 'grading',
    resources: gradingResources,
    ofProgrammes: gradingProof,
    roles: roles(by),
    group,
    options,
  });
  const title = `Lembar Penilaian ${programme.label}`;
  return [
    queue,
    below(queue, { path: options.path, title, pattern: 'grading/sheet', options }),
    ...(options.groups
      ? [
          below(queue, {
            path: options.groups.detailPath,
            title: `Lembar Nilai ${options.groups.called}`,
            pattern: 'grading/group',
            options: options.groups,
          }),
        ]
      : []),
  ];
}
