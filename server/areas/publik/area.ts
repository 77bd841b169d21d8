import { serverArea } from '../area.ts';
import { rules } from './index.ts';
import { registerPublic } from './routes.ts';
import { setup } from './setup.ts';
import { tellingPublic } from './sources.ts';

/** News and the figures of the public pages. */
export const area = serverArea({
  name: 'publik',
  rules,
  setup,
  aroundRules: tellingPublic,
  publicCalls: (app, engine, { files }) => ({ news: registerPublic(app, engine, files.storage) }),
  demo: async () => (await import('./demo/index.ts')).demo,
});
