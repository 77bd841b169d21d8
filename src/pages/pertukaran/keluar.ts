import { extendScreen } from '../../crud/extensions.ts';
import { lazyScreen } from '../../layout/lazyScreen.ts';
import { addOutboundExtensions } from './outbound/extensions.ts';
import { outboundPages } from './outbound/pages.ts';
import { addPermadiExtensions } from './permadi/extensions.ts';
import { permadiPages } from './permadi/pages.ts';

/** Screens of the ways out of the university that are composed by hand, by path. */
export const leavingPages = { ...outboundPages, ...permadiPages };

/** What they add to their generated screens. */
export function addLeavingExtensions(): void {
  addOutboundExtensions();
  addPermadiExtensions();
  extendScreen('/pertukaran-mahasiswa', { below: lazyScreen(() => import('./keluar/Reports.tsx')) });
}
