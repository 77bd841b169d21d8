import { role } from '../resources/roles.ts';
import { dashboardScreen } from '../resources/umum/screens.ts';
import { areaAt, areas, everyArea } from './areas/index.ts';
import { BackOffice } from './BackOffice.tsx';
import { lazyScreen } from './platform/common/lazyScreen.ts';
import { authState } from './platform/providers/session.ts';

const load = () => import('./ProductScreens.tsx');
const ProductScreens = lazyScreen(load);

// On any other path they are wanted at once; not to be asked for only after the session is known.
const { pathname } = window.location;
if (pathname !== dashboardScreen.path) {
  load().catch(() => undefined);
  const area = areaAt(pathname);
  if (area) areas[area]().catch(() => undefined);
}

/** A student's logbook is what is opened next on most days; who works for all programmes soon needs every area. */
const prepare = () =>
  authState().user?.role.dasar === role.mahasiswa
    ? Promise.all([load(), import('./areas/kegiatan/logbook/LogbookHome.tsx')])
    : Promise.all([load(), ...everyArea.map(name => areas[name]())]);

/** The back office; its code arrives after the login. */
export const Component = () => <BackOffice screens={<ProductScreens />} prepare={prepare} />;
