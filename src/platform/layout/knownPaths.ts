import { isOnTheWay, linkOpens, type Screen } from '../../../resources/kit/index.ts';
import { publicPaths } from '../../../resources/publicPaths.ts';

/** True if any screen of the portal lives at a path; everything else is "not found", logged in or not. */
export const isKnownPath = (path: string, screens: readonly Screen[]): boolean =>
  screens.some(screen => linkOpens(screen.path, path)) ||
  isOnTheWay(path, screens) ||
  publicPaths.some(known => linkOpens(known, path) && known !== '/');
