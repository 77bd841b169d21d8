import { pengaturanEvents } from '../../../resources/pengaturan/events.ts';
import { serverArea } from '../area.ts';
import { makeAccountsJob } from './accounts/batch.ts';
import { registerAccounts } from './accounts/routes.ts';
import { registerConfiguration } from './configurationRoutes.ts';
import { registerDeputies } from './deputies/routes.ts';
import { registerExamples } from './examples.ts';
import { registerHealthPage } from './health/routes.ts';
import { rules } from './index.ts';
import { registerInvitations } from './invitations/routes.ts';
import { sendInvitationsJob } from './invitations/send.ts';
import { registerMail } from './mail/routes.ts';
import { registerMapTiles } from './mapTiles.ts';
import { anonymiseJob, registerRetention, trimSeenLogJob } from './retention/routes.ts';
import { seenLog } from './retention/seenLog.ts';
import { setup } from './setup.ts';
import { registerSetup } from './setupRoutes.ts';
import { registerSite } from './site/routes.ts';
import { systemTasks } from './systemTasks.ts';

/** Accounts, roles, menus and settings. */
export const area = serverArea({
  name: 'pengaturan',
  rules,
  events: pengaturanEvents,
  setup,
  versionless: [
    {
      why: 'changes no row that two people write: mails that failed',
      calls: ['POST /api/sistem/surel/uji', 'POST /api/sistem/surel/kirim-ulang', 'POST /api/sistem/surel/buang'],
    },
    {
      why: 'stores nothing: draws a page that is not published',
      calls: ['POST /api/pengaturan/situs/{id}/pratinjau'],
    },
    {
      why: 'makes something new',
      calls: ['POST /api/pengaturan/situs/gambar', 'POST /api/akun/banyak', 'POST /api/akun/banyak/periksa'],
    },
    {
      why: 'sends an invitation once more; the account that it may put right is read locked',
      calls: ['POST /api/pengaturan/undangan/kirim', 'POST /api/pengaturan/undangan/{id}/kirim'],
    },
    {
      why: 'begins or ends a run of retention, or holds the data of somebody; a second time is refused',
      calls: [
        'POST /api/pengaturan/retensi/rencana',
        'POST /api/pengaturan/retensi/rencana/{id}/batal',
        'POST /api/pengaturan/retensi/tahan',
      ],
    },
    {
      why: 'appoints a deputy, or ends an appointment, which is never changed: a second time is refused',
      calls: ['POST /api/user/wakil', 'POST /api/user/wakil/{id}/cabut'],
    },
    {
      why: 'takes the demo university out, once, after the portal was named',
      calls: ['POST /api/pengaturan/mulai/contoh/kosongkan'],
    },
  ],
  tasks: (engine, caller, { system }) => systemTasks(engine, caller, system),
  trimmed: [seenLog],
  jobsOf: place => [
    makeAccountsJob(place.access),
    sendInvitationsJob(place),
    anonymiseJob(
      place.files,
      place.areas.flatMap(each => each.afterAnonymising?.(place) ?? []),
    ),
    trimSeenLogJob,
  ],
  calls: (app, engine, place) => {
    const { areas, images, mail, baseUrl, access, files, backup } = place;
    registerSetup(
      app,
      engine,
      areas.flatMap(each => each.setup ?? []),
      { mail: async () => (await mail.transport()) !== undefined, baseUrl },
    );
    const after = areas.flatMap(({ afterDemo }) => afterDemo ?? []);
    registerExamples(app, engine, { access, files, backup, after });
    registerAccounts(app, engine, { access, mail });
    registerDeputies(app, engine);
    registerInvitations(app, engine, mail);
    registerConfiguration(app, engine);
    registerRetention(
      app,
      engine,
      areas.flatMap(({ trimmed }) => trimmed ?? []),
    );
    registerMapTiles(app, engine, images);
    registerMail(app, engine, place);
    registerSite(app, engine, place);
    registerHealthPage(app, { engine, mail, system: place.system });
  },
});
