import { outbound } from '../../../../resources/pertukaran/outbound/programme.ts';
import { extendScreen } from '../../../crud/extensions.ts';
import { lazyScreen } from '../../../layout/lazyScreen.ts';

/** What Outbound adds to its generated screens. */
export function addOutboundExtensions(): void {
  const { package: plan } = outbound.screens;
  if (plan) extendScreen(plan, { more: lazyScreen(() => import('./HostData.tsx')) });
}
