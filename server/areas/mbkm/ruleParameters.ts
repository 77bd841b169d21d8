import type { StatusPendaftaran } from '../../../resources/mbkm/alurPendaftaran.ts';
import type { RowData } from '../../platform/database/db.ts';
import { ruleParameter } from '../../platform/engine/ruleParameter.ts';
import type { KrsResult } from './eligibility.ts';

/** Study plan of whoever is handed in: fetched before the transaction, which must not wait for others. */
export const studyPlanOf = ruleParameter<KrsResult>('studyPlan');

/** Study plans of a group's members by participation, with its submission. */
export const studyPlansOfMembers = ruleParameter<ReadonlyMap<string, KrsResult>>('studyPlansOfMembers');

/** The programme's fields of a registration that is being saved: they may not be stored yet. */
export const ownFields = ruleParameter<RowData>('ownFields');

/** The step follows from the group's, or from the workflow that leads the participation. */
export const takenAlong = ruleParameter<true>('takenAlong');

/** State to which the workflow that leads the participation takes it. */
export const stateToReach = ruleParameter<StatusPendaftaran>('stateToReach');
