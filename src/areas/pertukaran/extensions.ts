import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { extendScreen } from '../../platform/ui/extensions.ts';
import { addInboundExtensions } from './inbound/extensions.ts';
import { addOutboundExtensions } from './outbound/extensions.ts';
import { addPermadiExtensions } from './permadi/extensions.ts';

export function addExchangeExtensions(): void {
  addInboundExtensions();
  addOutboundExtensions();
  addPermadiExtensions();
  extendScreen('/pertukaran-mahasiswa', { below: lazyScreen(() => import('./keluar/Reports.tsx')) });
}
