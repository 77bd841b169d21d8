import { umumEvents } from '../../../resources/umum/events.ts';
import { serverArea } from '../area.ts';
import { registerAdmin } from './adminStatus.ts';
import { registerDashboard } from './dashboard.ts';
import { digestJob } from './digest.ts';
import { registerNotifications } from './notices.ts';
import { registerSearch } from './search.ts';

/** What everybody has: dashboard, notices, search, the daily summary. */
export const area = serverArea({
  name: 'umum',
  events: umumEvents,
  jobsOf: ({ access }) => [digestJob(access.rights)],
  versionless: [
    {
      why: 'changes no row that two people write: own notices, mails sent again',
      calls: [
        'PUT /api/notifikasi/{id}/baca',
        'PUT /api/notifikasi/baca-semua',
        'POST /api/sistem/surel/{id}/kirim-ulang',
      ],
    },
  ],
  calls: (app, engine, place) => {
    const { areas } = place;
    registerNotifications(app, engine);
    registerDashboard(app, engine, areas, async (asked, caller) =>
      (await Promise.all(areas.map(area => area.tasks?.(asked, caller, place) ?? []))).flat(),
    );
    registerSearch(app, engine);
    registerAdmin(app, engine);
  },
});
