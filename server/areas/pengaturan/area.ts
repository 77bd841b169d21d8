import { pengaturanEvents } from '../../../resources/pengaturan/events.ts';
import { serverArea } from '../area.ts';
import { registerConfiguration } from './configurationRoutes.ts';
import { registerHealthPage } from './health/routes.ts';
import { rules } from './index.ts';
import { registerMail } from './mail/routes.ts';
import { registerMapTiles } from './mapTiles.ts';
import { setup } from './setup.ts';
import { registerSetup } from './setupRoutes.ts';
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
  ],
  tasks: (engine, caller, { system }) => systemTasks(engine, caller, system),
  calls: (app, engine, place) => {
    const { areas, images, mail, baseUrl } = place;
    registerSetup(
      app,
      engine,
      areas.flatMap(each => each.setup ?? []),
      { mail: async () => (await mail.transport()) !== undefined, baseUrl },
    );
    registerConfiguration(app, engine);
    registerMapTiles(app, engine, images);
    registerMail(app, engine, place);
    registerHealthPage(app, { engine, mail, system: place.system });
  },
});
