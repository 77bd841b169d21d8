import { masterEvents } from '../../../resources/master/events.ts';
import { serverArea } from '../area.ts';
import { accountEvents } from './accountEvents.ts';
import { registerMaster, rules } from './index.ts';
import { masterJobs } from './jobs.ts';

export const area = serverArea({
  name: 'master',
  rules,
  events: masterEvents,
  jobs: masterJobs,
  ports: { accountEvents },
  calls: registerMaster,
});
