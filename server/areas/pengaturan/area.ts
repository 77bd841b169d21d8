import { pengaturanEvents } from '../../../resources/pengaturan/events.ts';
import { serverArea } from '../area.ts';
import { registerConfiguration } from './configurationRoutes.ts';
import { rules } from './index.ts';
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
  tasks: (engine, caller, { system }) => systemTasks(engine, caller, system),
  calls: (app, engine, { areas, images, mail, baseUrl }) => {
    registerSetup(
      app,
      engine,
      areas.flatMap(each => each.setup ?? []),
      { mail: mail !== undefined, baseUrl },
    );
    registerConfiguration(app, engine);
    registerMapTiles(app, engine, images);
  },
});
