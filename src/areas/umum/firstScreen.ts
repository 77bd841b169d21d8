import { lazyScreen } from '../../platform/common/lazyScreen.ts';

/** The first screen after a login. It needs no declarations, so it stands in the shell and does not wait for them. */
export const DashboardPage = lazyScreen(() => import('./DashboardPage.tsx'));
