import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { extend } from '../../platform/ui/extensions.ts';

export function addMagangExtensions(): void {
  extend('magang/program-ditawarkan', { showActions: lazyScreen(() => import('./OfferRegister.tsx')) });
}
