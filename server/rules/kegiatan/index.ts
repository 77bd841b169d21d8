import { logbookMagang } from '../../../resources/magang/logbookMagang.ts';
import { luaranMagang } from '../../../resources/magang/luaranMagang.ts';
import type { RulesByResource } from '../../rest/rules.ts';
import { logbookRules } from './logbookRules.ts';
import { luaranRules } from './luaranRules.ts';

export { type Activity, activityOf, unfinished } from './activity.ts';
export { hoursOf, menitSql } from './hours.ts';
export { kegiatanJobs } from './jobs.ts';
export { missingOutputs, outputNeeds, reportGrade } from './outputs.ts';
export { registerActivities } from './routes.ts';

/** What is special about logbooks and outputs of Magang. */
export const rules: RulesByResource = {
  [logbookMagang.name]: logbookRules,
  [luaranMagang.name]: luaranRules,
};
