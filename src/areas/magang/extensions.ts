import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { extend } from '../../platform/ui/extensions.ts';

/** What Magang adds to its generated screens. */
export function addMagangExtensions(): void {
  extend('magang/program-ditawarkan', { showActions: lazyScreen(() => import('./OfferRegister.tsx')) });
}
