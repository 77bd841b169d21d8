import { dashboardScreen } from '../resources/umum/screens.ts';
import { BackOffice } from './BackOffice.tsx';
import { lazyScreen } from './layout/lazyScreen.ts';
import { authState } from './providers/session.ts';

const load = () => import('./ProductScreens.tsx');
const ProductScreens = lazyScreen(load);

// On any other path they are wanted at once; not to be asked for only after the session is known.
if (window.location.pathname !== dashboardScreen.path) load().catch(() => undefined);

/** What a student opens next on most days comes along. */
const prepare = () =>
  authState().user?.role.dasar === 'HA02'
    ? Promise.all([load(), import('./patterns/logbook/LogbookHome.tsx')])
    : load();

/** The back office; its code arrives after the login. */
export const Component = () => <BackOffice screens={<ProductScreens />} prepare={prepare} />;
