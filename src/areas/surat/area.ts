import { areaSurat } from '../../../resources/surat/index.ts';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { extend } from '../../platform/ui/extensions.ts';
import { screenArea } from '../area.ts';

export const area = screenArea(areaSurat, {
  extend: () =>
    extend('surat/surat', {
      showActions: lazyScreen(() => import('./LetterActions.tsx')),
      // Where a letter came from is for the rules and for letters of one row; people see whom it is about.
      besideSections: ['resource', 'idBaris'],
    }),
});
