import { isLogbook } from '../../../resources/kegiatan/log.ts';
import { isOutputs } from '../../../resources/kegiatan/outputsOf.ts';
import { isWeekly } from '../../../resources/kegiatan/weeklyReportOf.ts';
import type { Registry } from '../../../resources/kit/index.ts';
import type { RulesByResource } from '../../platform/engine/rules.ts';
import { logbookRules } from './logbookRules.ts';
import { outputRules } from './outputRules.ts';
import { weeklyRules } from './weeklyRules.ts';

export { shortOf } from './achievement.ts';
export { achievedIn, capaianOf, unfinished } from './activity.ts';
export { kegiatanJobs } from './jobs.ts';
export { missingOutputs, outputNeeds, reportGrade } from './outputs.ts';

export { weeklyScore } from './weekly.ts';

/** Rules of all logbooks, weekly reports and outputs of a registry. */
export const rulesOfActivities = ({ resources }: Registry): RulesByResource =>
  Object.fromEntries([
    ...resources.filter(isLogbook).map(logbook => [logbook.name, logbookRules(logbook)]),
    ...resources.filter(isWeekly).map(weekly => [weekly.name, weeklyRules(weekly)]),
    ...resources.filter(isOutputs).map(outputs => [outputs.name, outputRules(outputs)]),
  ]);
