import { antreanTandaTangan } from '../../../resources/surat/antrean.ts';
import { areaSurat } from '../../../resources/surat/index.ts';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { extend, extendScreen, showSignatures } from '../../platform/ui/extensions.ts';
import { screenArea } from '../area.ts';

export const area = screenArea(areaSurat, {
  extend: () => {
    extend('surat/surat', {
      showActions: lazyScreen(() => import('./LetterActions.tsx')),
      // The source row is for rules and letters of one row; people see whom a letter is about.
      besideSections: ['resource', 'idBaris'],
    });
    extend('surat/tanda-tangan', { bulkActions: lazyScreen(() => import('./signing/SignTicked.tsx')) });
    showSignatures(lazyScreen(() => import('./signing/RowSignature.tsx')));
    extendScreen(antreanTandaTangan.listPath, { above: lazyScreen(() => import('./signing/SigningState.tsx')) });
    extendScreen(antreanTandaTangan.detailPath, { buttons: lazyScreen(() => import('./signing/SignRow.tsx')) });
  },
});
