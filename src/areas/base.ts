import { areaBase } from '../../resources/base.ts';
import { lazyScreen } from '../platform/common/lazyScreen.ts';
import type { Pages } from '../platform/screens/pages.ts';
import type { ScreenArea } from './area.ts';
import { addMagangExtensions } from './magang/extensions.ts';
import { magangPages } from './magang/pages.ts';

/** The dashboard stands in the shell (`first.ts`). */
const basePages: Pages = {
  '/admin': lazyScreen(() => import('./umum/AdminPage.tsx')),
  '/inspire': lazyScreen(() => import('./umum/InspirePage.tsx')),
  '/network': lazyScreen(() => import('./umum/NetworkPage.tsx')),
  '/pengaturan/user/profile': lazyScreen(() => import('./pengaturan/profile/ProfilePage.tsx')),
  ...magangPages,
};

export const area: ScreenArea = { ...areaBase, pages: basePages, extend: addMagangExtensions };
