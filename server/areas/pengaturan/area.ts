import { pengaturanEvents } from '../../../resources/pengaturan/events.ts';
import { serverArea } from '../area.ts';
import { registerConfiguration } from './configurationRoutes.ts';
import { rules } from './index.ts';
import { registerMapTiles } from './mapTiles.ts';

/** Accounts, roles, menus and settings. */
export const area = serverArea({
  name: 'pengaturan',
  rules,
  events: pengaturanEvents,
  calls: (app, engine, { images }) => {
    registerConfiguration(app, engine);
    registerMapTiles(app, engine, images);
  },
});
