import { extend } from '../crud/extensions.ts';
import { lazyScreen } from '../layout/lazyScreen.ts';

/** What the pages made by hand add to generated screens. Called once, before the first screen is drawn. */
export function addExtensions(): void {
  extend('pengaturan/menu', { inputs: { icon: lazyScreen(() => import('./pengaturan/menu/IconPicker.tsx')) } });
  extend('master/pic-mitra', { showActions: lazyScreen(() => import('./master/ContactActions.tsx')) });
  extend('pengaturan/sumber-data', {
    showActions: lazyScreen(() => import('./sinkronisasi/SourceActions.tsx')),
  });
  extend('pengaturan/user', { showActions: lazyScreen(() => import('./pengaturan/user/UserActions.tsx')) });
  extend('pengaturan/berita', {
    inputs: {
      ringkasan: lazyScreen(() => import('./berita/SummaryInput.tsx')),
      isi: lazyScreen(() => import('./berita/MarkdownInput.tsx')),
    },
    showActions: lazyScreen(() => import('./berita/SiteLink.tsx')),
    showTabs: [{ key: 'pratinjau', label: 'Pratinjau', content: lazyScreen(() => import('./berita/PreviewTab.tsx')) }],
  });
}
