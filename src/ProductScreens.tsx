import { registry } from '../resources/index.ts';
import { addExtensions } from './pages/extensions.ts';
import { Screens } from './Screens.tsx';

addExtensions(registry);

/** Every screen of the product. */
export default function ProductScreens() {
  return <Screens registry={registry} />;
}
