import { kegiatanEvents } from '../../../resources/kegiatan/events.ts';
import { serverArea } from '../area.ts';
import { unfinished } from './activity.ts';
import { firstLogbooks } from './firstLogbook.ts';
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
  versionless: [
    {
      why: 'adds or takes one named document, whatever else of the entry changed (the specification gives the call)',
      calls: ['POST {log}/dokumen/tambah', 'DELETE {log}/dokumen/delete/{id}', 'DELETE {log}/dokumen/delete'],
    },
    {
      why: 'each entry says the version that it was written on; one without is new, and known by its mark of the device',
      calls: ['POST {log}/kirim-banyak', 'POST {log}/serah-salinan', 'POST {log}/serah-salinan/dokumen'],
    },
    {
      why: 'one person gets some days, whatever else of the participation changed; it is locked',
      calls: ['POST {log}/buka-terlambat'],
    },
  ],
  firstScreens: firstLogbooks,
  calls: (app, engine, { files }) => registerActivities(app, engine, files),
});
