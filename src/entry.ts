import './platform/look/base.css';
import { areaAt, areas } from './areas/index.ts';
import { loadFont, narrowLine } from './platform/look/font.ts';
import { applyTokens, currentMode } from './platform/look/mode.ts';
import { sizes } from './platform/look/tokens.ts';
import { askAhead } from './platform/providers/askAhead.ts';
import { readToken } from './platform/providers/cookies.ts';

/** How the addresses of logbooks end: opened each day, often where the line is slow. */
const logbook = /\/log[a-z-]*\/?$/i;

/**
 * Runs first, in a few kilobytes: it starts every request that the first screen needs, so that on a slow line the code
 * of the pages, the back office and the answers of the server load together instead of one after the other.
 */
applyTokens(currentMode());
const path = window.location.pathname;
askAhead(path);
const started = import('./main.tsx');
// Whoever is logged in ends there on any path (src/routes.tsx). What fails is asked for again by the route.
if (readToken() && !path.startsWith('/logout')) {
  const area = areaAt(path);
  const screens: (() => Promise<unknown>)[] = [
    ...(path === '/dashboard' ? [] : [() => import('./ProductScreens.tsx')]),
    ...(area ? [areas[area]] : []),
    ...(logbook.test(path) ? [() => import('./areas/kegiatan/logbook/LogbookHome.tsx')] : []),
  ];
  const ask = (load: () => Promise<unknown>) => load().catch(() => undefined);
  ask(() => import('./App.tsx'));
  if (window.innerWidth >= sizes.drawerBreakpoint) ask(() => import('./platform/layout/drawer/AppDrawer.tsx'));
  // Where all of them share a narrow line, the frame would come last of all: it is read and drawn while the rest arrives.
  if (narrowLine()) started.then(() => screens.forEach(ask));
  else screens.forEach(ask);
}
loadFont();
