import { registry } from '../resources/index.ts';
import { BackOffice } from './BackOffice.tsx';
import { addExtensions } from './pages/extensions.ts';
import { screensOf } from './screens.tsx';

addExtensions();

const screens = screensOf(registry);

/** The back office; its code arrives after the login. */
export function Component() {
  return <BackOffice registry={registry} screens={screens} />;
}
