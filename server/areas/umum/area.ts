import { umumEvents } from '../../../resources/umum/events.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { type AreaPlace, serverArea } from '../area.ts';
import type { FigurePages } from '../pengaturan/figurePages.ts';
import { registerAdmin } from './adminStatus.ts';
import { registerCalendar } from './calendar.ts';
import { createDashboard, registerDashboard } from './dashboard.ts';
import { digestJob } from './digest.ts';
import { registerDiscussion } from './discussion/routes.ts';
import { firstDashboard } from './firstDashboard.ts';
import { registerNoticeChoices } from './noticeChoices.ts';
import { registerNotifications } from './notices.ts';
import { registerPushDevices } from './pushDevices.ts';
import { registerPutOff } from './putOff.ts';
import { registerReadyNotes } from './readyNotes.ts';
import { registerReceipts } from './receipts.ts';
import { registerBoardFigures } from './reports/boardFigures.ts';
import { registerBoards } from './reports/boards.ts';
import { registerReports } from './reports/calls.ts';
import { createOpenReports, pageOfReport, registerOpenReports, registerReportLinks } from './reports/links.ts';
import { registerReportMails } from './reports/mails.ts';
import { reportFiles, reportMailJob } from './reports/sending.ts';
import { registerSearch } from './search.ts';
import { registerViews } from './views.ts';

const dashboardOf = (engine: Engine, place: AreaPlace) =>
  createDashboard(
    engine,
    place.areas,
    async (asked, caller) =>
      (await Promise.all(place.areas.map(area => area.tasks?.(asked, caller, place) ?? []))).flat(),
    place.access.rights,
  );

const pagesOf = (areas: AreaPlace['areas']): FigurePages =>
  Object.assign({}, ...areas.map(({ figurePages }) => figurePages ?? {}));

/** Functions for every role: dashboard, notices, search, the daily summary. */
export const area = serverArea({
  name: 'umum',
  events: umumEvents,
  jobsOf: ({ access, areas }) => [digestJob(access.rights), reportMailJob(access.rights, pagesOf(areas))],
  mailAttachments: (engine, { access, areas }) => reportFiles(engine, access.rights, pagesOf(areas)),
  versionless: [
    {
      why: 'changes no row that two people write: own notices, mails sent again',
      calls: [
        'PUT /api/notifikasi/{id}/baca',
        'PUT /api/notifikasi/baca-semua',
        'POST /api/sistem/surel/{id}/kirim-ulang',
      ],
    },
    {
      why: 'only its owner writes a view, and the last save is the one that is meant',
      calls: ['POST /api/tampilan', 'PUT /api/tampilan/{id}', 'DELETE /api/tampilan/{id}'],
    },
    {
      why: 'makes something new',
      calls: [
        'POST /api/laporan',
        'POST /api/laporan/{id}/tautan',
        'POST /api/laporan/{id}/kiriman',
        'POST /api/papan-laporan',
        'POST /api/papan-laporan/{id}/kiriman',
      ],
    },
    {
      why: 'takes back what its owner has just deleted; a link or a mail is ended for good',
      calls: [
        'POST /api/laporan/{id}/pulihkan',
        'DELETE /api/laporan/{id}/tautan/{tautan}',
        'DELETE /api/laporan/{id}/kiriman/{kiriman}',
        'DELETE /api/papan-laporan/{id}/kiriman/{kiriman}',
      ],
    },
    {
      why: 'only its owner chooses, and the last save is the one that is meant; a mail program stops mails for its reader',
      calls: ['PUT /api/user/notifikasi', 'POST /api/publik/henti-surel/{akun}/{jenis}/{tanda}'],
    },
    {
      why: 'a device of one own account: kept, tried, taken away',
      calls: [
        'POST /api/user/perangkat',
        'POST /api/user/perangkat/cocok',
        'PUT /api/user/perangkat/{id}',
        'DELETE /api/user/perangkat/{id}',
        'POST /api/user/perangkat/{id}/uji',
      ],
    },
    {
      why: 'the secret address of one own calendar: made anew or taken away',
      calls: ['POST /api/user/kalender', 'DELETE /api/user/kalender'],
    },
    {
      why: 'only its owner puts a row off or takes it back; the row itself stays as it is',
      calls: ['POST /api/tunda', 'POST /api/tunda/kembali'],
    },
    {
      why: 'a remark is changed by its writer alone, within minutes; a mark that it is done is set or taken away',
      calls: [
        'POST /api/diskusi',
        'PUT /api/diskusi/{id}',
        'DELETE /api/diskusi/{id}',
        'POST /api/diskusi/{id}/selesai',
      ],
    },
    {
      why: 'only its owner writes a kept note',
      calls: ['POST /api/catatan-siap', 'PUT /api/catatan-siap/{id}', 'DELETE /api/catatan-siap/{id}'],
    },
    {
      why: 'each row is put back only in the version that the change gave it',
      calls: ['POST /api/ubah-banyak/{id}/urungkan'],
    },
  ],
  firstScreens: (engine, place) => [firstDashboard(engine, dashboardOf(engine, place))],
  calls: (app, engine, place) => {
    registerNotifications(app, engine);
    registerDashboard(app, dashboardOf(engine, place));
    registerSearch(app, engine);
    registerAdmin(app, engine);
    registerReceipts(app, engine);
    registerViews(app, engine);
    registerReadyNotes(app, engine);
    registerReports(app, engine);
    registerReportLinks(app, engine);
    registerBoards(app, engine);
    registerBoardFigures(app, engine, pagesOf(place.areas));
    registerReportMails(app, engine, place.access.rights, pagesOf(place.areas));

    registerPutOff(app, engine);
    registerDiscussion(app, engine, place.access.rights);
    registerCalendar(app, engine, place);
    registerNoticeChoices(app, engine, place);
    registerPushDevices(app, engine, place);
  },
  publicCalls: (app, engine, { access, areas }) => {
    const figures = Object.assign({}, ...areas.map(area => area.figures?.(engine) ?? {}));
    const open = createOpenReports(engine, access.rights, figures);
    registerOpenReports(app, open);
    return { reports: { report: pageOfReport(open) } };
  },
});
