import { areaPengaturan } from '../../../resources/pengaturan/index.ts';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { screenArea } from '../area.ts';

export const area = screenArea(areaPengaturan, {
  pages: { '/pengaturan/user/profile': lazyScreen(() => import('./profile/ProfilePage.tsx')) },
});
