import { extend } from '../../crud/extensions.ts';
import { lazyScreen } from '../../layout/lazyScreen.ts';

/** What Magang adds to its generated screens. */
export function addMagangExtensions(): void {
  extend('magang/program-ditawarkan', { showActions: lazyScreen(() => import('./OfferRegister.tsx')) });
}
