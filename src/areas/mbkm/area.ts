import { areaMbkm } from '../../../resources/mbkm/index.ts';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { extend } from '../../platform/ui/extensions.ts';
import { screenArea } from '../area.ts';

/** Pages of people and partners begin with their participations. */
function extendPeople(): void {
  extend('master/mahasiswa', { showBanner: lazyScreen(() => import('./person/StudentOverview.tsx')) });
  extend('master/pegawai', { showBanner: lazyScreen(() => import('./person/LecturerOverview.tsx')) });
  extend('master/mitra', {
    showBanner: lazyScreen(() => import('./person/PartnerOverview.tsx')),
    shownAbove: ['nomorMou', 'tanggalMou', 'berakhirMou', 'berkasMou'],
  });
}

export const area = screenArea(areaMbkm, {
  contents: {
    entrance: lazyScreen(async () => ({ default: (await import('./entrance/Entrance.tsx')).Entrance })),
  },
  extend: extendPeople,
  places: {
    consent: lazyScreen(async () => ({ default: (await import('./consent/ConsentStep.tsx')).ConsentStep })),
  },
});
