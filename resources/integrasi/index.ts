import { area } from '../kit/index.ts';
import { kiriman } from './kiriman.ts';
import { kunciApi } from './kunciApi.ts';
import { pemakaianKunci } from './pemakaianKunci.ts';
import { integrasiScreens } from './screens.ts';
import { webhook } from './webhook.ts';

/** Keys by which other systems read and write, and webhooks by which they hear of changes. */
export const areaIntegrasi = area({
  name: 'integrasi',
  arrives: 'office',
  resources: [kunciApi, pemakaianKunci, webhook, kiriman],
  screens: integrasiScreens,
});
