import { kegiatanEvents } from '../../../resources/kegiatan/events.ts';
import { serverArea } from '../area.ts';
import { unfinished } from './activity.ts';
import { rulesOfActivities } from './index.ts';
import { kegiatanJobs } from './jobs.ts';
import { registerActivities } from './routes.ts';

/** Logbooks, weekly reports and outputs. */
export const area = serverArea({
  name: 'kegiatan',
  rulesOf: ({ registry }) => rulesOfActivities(registry),
  events: kegiatanEvents,
  jobs: kegiatanJobs,
  ports: { unfinished },
  calls: (app, engine, { files }) => registerActivities(app, engine, files),
});
