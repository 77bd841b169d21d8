import { areaOffice } from '../../../resources/office.ts';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import type { ScreenArea } from '../area.ts';
import { addOfficeExtensions } from './extensions.ts';

export const area: ScreenArea = {
  ...areaOffice,
  pages: {
    '/pengaturan/menu': lazyScreen(() => import('../pengaturan/menu/MenuPage.tsx')),
    '/pengaturan/konfigurasi-mbkm': lazyScreen(() => import('../pengaturan/konfigurasi/KonfigurasiPage.tsx')),
  },
  extend: addOfficeExtensions,
};
