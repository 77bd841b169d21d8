import { areaIntegrasi } from '../../../resources/integrasi/index.ts';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { extend } from '../../platform/ui/extensions.ts';
import { screenArea } from '../area.ts';

export const area = screenArea(areaIntegrasi, {
  extend: () => {
    extend('integrasi/kunci-api', {
      showActions: lazyScreen(() => import('./KeyActions.tsx')),
      inputs: {
        idProgramProdi: lazyScreen(async () => ({ default: (await import('./PlaceInputs.tsx')).StudyProgrammeInput })),
        idMitra: lazyScreen(async () => ({ default: (await import('./PlaceInputs.tsx')).PartnerInput })),
        cakupan: lazyScreen(() => import('./ReachInput.tsx')),
      },
    });
    extend('integrasi/webhook', {
      showActions: lazyScreen(() => import('./WebhookActions.tsx')),
      inputs: { sumber: lazyScreen(() => import('./WebhookSources.tsx')) },
    });
  },
});
