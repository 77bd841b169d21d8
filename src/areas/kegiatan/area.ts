import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { screenArea } from '../area.ts';

/** Logbooks and outputs are declared by the programmes (`resources/kegiatan`). */
export const area = screenArea(
  { name: 'kegiatan', arrives: 'first' },
  {
    contents: {
      logbook: lazyScreen(async () => ({ default: (await import('./logbook/LogbookHome.tsx')).LogbookHome })),
      'logbook/list': lazyScreen(async () => ({ default: (await import('./logbook/LogbookList.tsx')).LogbookList })),
      'logbook/form': lazyScreen(async () => ({ default: (await import('./logbook/LogbookForm.tsx')).LogbookForm })),
      'logbook/members': lazyScreen(async () => ({
        default: (await import('./logbook/LogbookMembers.tsx')).LogbookMembers,
      })),
      upload: lazyScreen(async () => ({ default: (await import('./outputs/OutputHome.tsx')).OutputHome })),
    },
    places: {
      copies: lazyScreen(async () => ({ default: (await import('./logbook/HandInCopy.tsx')).HandInCopy })),
    },
  },
);
