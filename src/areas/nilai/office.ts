import { areaNilaiOffice } from '../../../resources/nilai/office.ts';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { extend } from '../../platform/ui/extensions.ts';
import { screenArea } from '../area.ts';

/** Additions to the generated screens of components and weights. */
function extendComponents(): void {
  extend('nilai/komponen-penilaian', {
    listHeader: lazyScreen(() => import('./WeightPanel.tsx')),
    inputs: {
      kodeJenisMbkm: lazyScreen(() => import('./SheetKindInput.tsx')),
      komponen: lazyScreen(() => import('./ComponentsInput.tsx')),
    },
  });
  extend('nilai/bobot-penilaian', {
    inputs: {
      kodeJenisMbkm: lazyScreen(() => import('./SheetKindInput.tsx')),
      idProgram: lazyScreen(() => import('./KindProgramInput.tsx')),
    },
  });
}

export const officeArea = screenArea(areaNilaiOffice, { extend: extendComponents });
