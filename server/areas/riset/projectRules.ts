import { risetRefusals } from '../../../resources/riset/refusals.ts';
import type { simaris } from '../../../resources/riset/simaris.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { conflict } from '../../platform/errors.ts';
import { changes } from '../master/common.ts';

/** Lecturers' projects (docs/domain/40 §1.2). */
export const projectRules: RulesFor<typeof simaris> = {
  beforeUpdate: (_ctx, before, data) => {
    const taken = Number(before.terisi);
    if (taken > 0 && changes(before, data, 'idKetua')) throw conflict(risetRefusals.projectHasStudents);
  },
};
