import { areaSinkronisasi } from '../../../resources/sinkronisasi/index.ts';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { extend } from '../../platform/ui/extensions.ts';
import { screenArea } from '../area.ts';

export const area = screenArea(areaSinkronisasi, {
  contents: { sync: lazyScreen(() => import('./SyncPage.tsx')) },
  extend: () => {
    extend('pengaturan/sumber-data', { showActions: lazyScreen(() => import('./SourceActions.tsx')) });
  },
});
