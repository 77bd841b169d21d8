import type { ComponentType } from 'react';
import { lazyScreen } from '../layout/lazyScreen.ts';
import { kknPages } from './kkn/pages.ts';
import { komcadPages } from './komcad/pages.ts';
import { kwuPages } from './kwu/pages.ts';
import { magangPages } from './magang/pages.ts';
import { leavingPages } from './pertukaran/keluar.ts';
import { exchangePages } from './pertukaran/pages.ts';
import { portfolioPages } from './portofolio/pages.ts';

/** Screens composed by hand, by path; each arrives when it is opened. The dashboard stands in the shell (`first.ts`). */
export const pages: Readonly<Record<string, ComponentType>> = {
  '/admin': lazyScreen(() => import('./umum/AdminPage.tsx')),
  '/inspire': lazyScreen(() => import('./umum/InspirePage.tsx')),
  '/network': lazyScreen(() => import('./umum/NetworkPage.tsx')),
  '/pengaturan/user/profile': lazyScreen(() => import('./pengaturan/profile/ProfilePage.tsx')),
  '/pengaturan/menu': lazyScreen(() => import('./pengaturan/menu/MenuPage.tsx')),
  '/pengaturan/konfigurasi-mbkm': lazyScreen(() => import('./pengaturan/konfigurasi/KonfigurasiPage.tsx')),
  ...kknPages,
  ...kwuPages,
  ...komcadPages,
  ...magangPages,
  ...exchangePages,
  ...leavingPages,
  ...portfolioPages,
};
