import { areaPengaturanOffice } from '../../../resources/pengaturan/office.ts';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { extend } from '../../platform/ui/extensions.ts';
import { screenArea } from '../area.ts';

/** Additions to the generated screens of settings. */
function extendSettings(): void {
  const color = lazyScreen(() => import('./identitas/ColorInput.tsx'));
  extend('pengaturan/identitas', { inputs: { warnaUtama: color, warnaAksen: color } });
  extend('pengaturan/menu', { inputs: { icon: lazyScreen(() => import('./menu/IconPicker.tsx')) } });
  extend('pengaturan/user', {
    showActions: lazyScreen(() => import('./user/UserActions.tsx')),
    showTabs: [
      { key: 'peran', label: 'Peran', content: lazyScreen(() => import('./user/HeldRolesTab.tsx')) },
      { key: 'wakil', label: 'Wakil', content: lazyScreen(() => import('./user/DeputiesTab.tsx')) },
      { key: 'tautan', label: 'Penyedia masuk', content: lazyScreen(() => import('./user/IdentitiesTab.tsx')) },
      {
        key: 'keamanan',
        label: 'Keamanan',
        content: lazyScreen(() => import('./user/SecurityTab.tsx')),
        // Super Admin alone has the matrix of rights, and these calls.
        needs: ['pengaturan/menu-user'],
      },
      { key: 'masuk', label: 'Riwayat masuk', content: lazyScreen(() => import('./user/LoginsTab.tsx')) },
    ],
    listHeader: lazyScreen(() => import('./user/UserPresets.tsx')),
    bulkActions: lazyScreen(() => import('./user/ResetMany.tsx')),
  });
  extend('pengaturan/undangan', {
    listHeader: lazyScreen(() => import('./undangan/InvitationSummary.tsx')),
    bulkActions: lazyScreen(() => import('./undangan/InvitationBulk.tsx')),
    showActions: lazyScreen(() => import('./undangan/InvitationActions.tsx')),
  });
  extend('pengaturan/penyedia-masuk', { showActions: lazyScreen(() => import('./penyedia/ProviderActions.tsx')) });
  extend('pengaturan/role', {
    inputs: { id: lazyScreen(() => import('./role/RoleCodeInput.tsx')) },
    showActions: lazyScreen(() => import('./role/RoleActions.tsx')),
  });
}

export const officeArea = screenArea(areaPengaturanOffice, {
  pages: {
    '/pengaturan/mulai': lazyScreen(() => import('./mulai/SetupPage.tsx')),
    '/pengaturan/kesehatan': lazyScreen(() => import('./kesehatan/HealthPage.tsx')),
    '/pengaturan/surel': lazyScreen(() => import('./surel/MailPage.tsx')),
    '/pengaturan/retensi': lazyScreen(() => import('./retensi/RetentionPage.tsx')),
    '/pengaturan/menu': lazyScreen(() => import('./menu/MenuPage.tsx')),
    '/pengaturan/identitas': lazyScreen(() => import('./identitas/IdentitasPage.tsx')),
    '/pengaturan/situs': lazyScreen(() => import('./situs/SitusPage.tsx')),
    '/pengaturan/konfigurasi-mbkm': lazyScreen(() => import('./konfigurasi/KonfigurasiPage.tsx')),
  },
  extend: extendSettings,
});
