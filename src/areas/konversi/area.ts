import { areaKonversi } from '../../../resources/konversi/index.ts';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { screenArea } from '../area.ts';

export const area = screenArea(areaKonversi, {
  contents: {
    paket: lazyScreen(async () => ({ default: (await import('./paket/PaketHub.tsx')).PaketHub })),
    'paket/pick': lazyScreen(async () => ({ default: (await import('./paket/PaketPick.tsx')).PaketPick })),
    'paket/read': lazyScreen(async () => ({ default: (await import('./paket/PaketShow.tsx')).PaketShow })),
    'paket/advise': lazyScreen(async () => ({ default: (await import('./paket/PaketShow.tsx')).PaketAdvised })),
    'paket/verify': lazyScreen(async () => ({ default: (await import('./paket/PaketVerify.tsx')).PaketVerify })),
    conversion: lazyScreen(() => import('./ConversionPage.tsx')),
  },
});
