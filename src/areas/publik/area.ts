import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { extend } from '../../platform/ui/extensions.ts';
import { screenArea } from '../area.ts';

/** News is declared among the settings (`pengaturan/berita`). */
function extendNews(): void {
  extend('pengaturan/berita', {
    inputs: {
      ringkasan: lazyScreen(() => import('./berita/SummaryInput.tsx')),
      isi: lazyScreen(() => import('./berita/MarkdownInput.tsx')),
    },
    showActions: lazyScreen(() => import('./berita/SiteLink.tsx')),
    showTabs: [{ key: 'pratinjau', label: 'Pratinjau', content: lazyScreen(() => import('./berita/PreviewTab.tsx')) }],
  });
}

export const area = screenArea({ name: 'publik', arrives: 'office' }, { extend: extendNews });
