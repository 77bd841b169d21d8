import { outbound } from '../../../../resources/pertukaran/outbound/programme.ts';
import { extendScreen } from '../../../crud/extensions.ts';
import { lazyScreen } from '../../../layout/lazyScreen.ts';

/** What Outbound adds to its generated screens. */
export function addOutboundExtensions(): void {
  const { package: plan, monitoring } = outbound.screens;
  if (plan) extendScreen(plan, { more: lazyScreen(() => import('./HostData.tsx')) });
  if (monitoring) extendScreen(monitoring, { below: lazyScreen(() => import('../keluar/Reports.tsx')) });
}
