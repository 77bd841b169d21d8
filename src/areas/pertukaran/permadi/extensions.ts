import { permadi } from '../../../../resources/pertukaran/permadi/programme.ts';
import { antreanPermadi } from '../../../../resources/pertukaran/permadi/screens.ts';
import { lazyScreen } from '../../../platform/common/lazyScreen.ts';
import { extendScreen } from '../../../platform/ui/extensions.ts';

export function addPermadiExtensions(): void {
  extendScreen(permadi.screens.register, {
    panels: { pemetaan: lazyScreen(() => import('./MappingStep.tsx')) },
  });
  extendScreen(antreanPermadi.detailPath, { more: lazyScreen(() => import('./MappingDecision.tsx')) });
}
