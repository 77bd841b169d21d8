import type { Page } from 'playwright';
import { type PageOptions, watchedTests } from '../../support/watched.ts';
import { startWorld, type World } from './world.ts';

/** The nine landing pages. */
export const paths = [
  '/',
  '/mbkm/Magang',
  '/mbkm/Kkn',
  '/mbkm/Kewirausahaan',
  '/mbkm/Komcad',
  '/mbkm/PertukaranMahasiswa',
  '/mbkm/KampusMengajar',
  '/mbkm/PraktisiMengajar',
  '/mbkm/StudiIndependen',
];

interface OpenOptions extends PageOptions {
  /** Wait until the page answers to the visitor; not possible without scripts. */
  ready?: boolean;
}

/** Where this worker's first world listened: at one address, the browser's cache stays of use. */
let port = 0;

/** One world of landing pages for a file; every page is watched (`watchedTests`). */
export function browserTests() {
  const { site, open, close } = watchedTests<World, OpenOptions>({
    start: async () => {
      const world = await startWorld(port);
      port = Number(new URL(world.url).port);
      return world;
    },
    reset: world => {
      world.api.down = false;
      world.api.change = data => data;
    },
    arrived: async (page, { ready = true, javaScriptEnabled }) => {
      if (!ready || javaScriptEnabled === false) return;
      await page.waitForFunction(() => document.querySelectorAll('.skeletons').length === 0);
      await page.waitForFunction(() => document.fonts.status === 'loaded');
    },
  });
  return { open, close, world: site };
}

/** Scrolls at once and waits until the page has noticed. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(y => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await page.waitForFunction(y => Math.abs(window.scrollY - y) < 1, top);
  // Two frames: the listener works once per frame.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
}
