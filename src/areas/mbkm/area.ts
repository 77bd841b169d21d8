import { areaMbkm } from '../../../resources/mbkm/index.ts';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { screenArea } from '../area.ts';

export const area = screenArea(areaMbkm, {
  contents: {
    entrance: lazyScreen(async () => ({ default: (await import('./entrance/Entrance.tsx')).Entrance })),
  },
  places: {
    consent: lazyScreen(async () => ({ default: (await import('./consent/ConsentStep.tsx')).ConsentStep })),
  },
});
