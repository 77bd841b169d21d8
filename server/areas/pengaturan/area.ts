import { pengaturanEvents } from '../../../resources/pengaturan/events.ts';
import { serverArea } from '../area.ts';
import { makeAccountsJob } from './accounts/batch.ts';
import { registerAccounts } from './accounts/routes.ts';
import { registerConfiguration } from './configurationRoutes.ts';
import { registerExamples } from './examples.ts';
import { rules } from './index.ts';
import { registerInvitations } from './invitations/routes.ts';
import { sendInvitationsJob } from './invitations/send.ts';
import { registerMapTiles } from './mapTiles.ts';
import { setup } from './setup.ts';
import { registerSetup } from './setupRoutes.ts';

/** Accounts, roles, menus and settings. */
export const area = serverArea({
  name: 'pengaturan',
  rules,
  events: pengaturanEvents,
  setup,
  versionless: [
    { why: 'makes something new', calls: ['POST /api/akun/banyak', 'POST /api/akun/banyak/periksa'] },
    {
      why: 'sends an invitation once more; the account that it may put right is read locked',
      calls: ['POST /api/pengaturan/undangan/kirim', 'POST /api/pengaturan/undangan/{id}/kirim'],
    },
    {
      why: 'takes the demo university out, once, after the portal was named',
      calls: ['POST /api/pengaturan/mulai/contoh/kosongkan'],
    },
  ],
  jobsOf: ({ access, mail, firstLoginLink, baseUrl }) => [
    makeAccountsJob(access),
    sendInvitationsJob({ mail, firstLoginLink, baseUrl }),
  ],
  calls: (app, engine, { areas, images, mail, baseUrl, access, files, backup }) => {
    registerSetup(
      app,
      engine,
      areas.flatMap(each => each.setup ?? []),
      { mail: mail !== undefined, baseUrl },
    );
    const after = areas.flatMap(({ afterDemo }) => afterDemo ?? []);
    registerExamples(app, engine, { access, files, backup, after });
    registerAccounts(app, engine, { access, mail: mail !== undefined });
    registerInvitations(app, engine, mail !== undefined);
    registerConfiguration(app, engine);
    registerMapTiles(app, engine, images);
  },
});
