import type { BrowserContext, Page } from 'playwright';
import type { Role } from '../../../resources/kit/index.ts';
import { type Portal, password, startPortal, usernameOf } from './portal.ts';
import { type PageOptions, watchedTests } from './watched.ts';

interface OpenOptions extends PageOptions {
  /** Logged in as a role's demo account or as a username. */
  as?: Role | (string & {});
  /** The moment that the page believes it is. Not together with `as`: the session's cookie would have ended. */
  at?: Date;
}

export interface PortalTests {
  portal(): Portal;
  /** A page without cookies and storage, at an address of the portal. */
  open(path: string, options?: OpenOptions): Promise<Page>;
  /** Is done with a page before the test ends; the next `open` takes it. */
  close(page: Page): Promise<void>;
}

/**
 * One portal for a file, with what `fill` adds to it; every page is watched (`watchedTests`).
 * @param patience as for `startPortal`
 */
export function portalTests(fill?: (portal: Portal) => Promise<void>, patience?: number): PortalTests {
  const { site, open, close } = watchedTests<Portal, OpenOptions>({
    start: async () => {
      const portal = await startPortal(patience);
      await fill?.(portal);
      return portal;
    },
    reset: portal => {
      portal.api.answer = undefined;
      portal.release.worker = undefined;
    },
    prepare: async (context, page, portal, { as, at }) => {
      if (as) await logIn(context, portal, as);
      if (at) await page.clock.setFixedTime(at);
    },
  });
  return {
    portal: site,
    // A page whose clock stands cannot be used again.
    open: (path, options = {}) => open(path, options.at ? { ...options, fresh: true } : options),
    close,
  };
}

/** Gives a browser profile a session, as the login page would. */
export async function logIn(context: BrowserContext, portal: Portal, who: Role | (string & {})): Promise<void> {
  await context.addCookies([
    { name: 'mbkm_token', value: await portal.tokenOf(who), url: portal.url, sameSite: 'Lax' },
  ]);
}

/** Fills in the login page that is open. */
export async function logInByForm(page: Page, who: Role | (string & {}), secret = password): Promise<void> {
  await page.getByLabel('Nama pengguna', { exact: true }).fill(usernameOf(who));
  await page.getByLabel('Kata sandi', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
}
