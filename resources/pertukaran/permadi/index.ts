import { permadiDetail } from './detail.ts';
import { permadi } from './programme.ts';
import { permadiScreens } from './screens.ts';

/** Permadi: its resource, screens and programme. */
export const areaPermadi = { resources: [permadiDetail], screens: permadiScreens, programmes: [permadi] };
