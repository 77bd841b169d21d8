import { outbound } from '../../../../resources/pertukaran/outbound/programme.ts';
import { lazyScreen } from '../../../platform/common/lazyScreen.ts';
import { extendScreen } from '../../../platform/ui/extensions.ts';

export function addOutboundExtensions(): void {
  const { package: plan, monitoring } = outbound.screens;
  if (plan) extendScreen(plan, { more: lazyScreen(() => import('./HostData.tsx')) });
  if (monitoring) extendScreen(monitoring, { below: lazyScreen(() => import('../keluar/Reports.tsx')) });
}
