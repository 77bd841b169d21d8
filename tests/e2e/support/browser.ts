import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext, Page } from 'playwright';
import type { Role } from '../../../resources/kit/index.ts';
import { type Portal, password, startPortal, usernameOf } from './portal.ts';
import { type PageOptions, watchedTests } from './watched.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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

interface AxeOptions {
  impacts?: readonly string[];
  /** Rules to look for; default: all. */
  only?: readonly string[] | undefined;
}

/** Violations that axe finds on the page: rule and first place. Serious and critical ones by default. */
export async function axe(page: Page, { impacts = ['serious', 'critical'], only }: AxeOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ([wanted, rules]) => {
      // Elements out of sight (`content-visibility`) get the other mode's colours only when their style is read.
      for (const element of document.querySelectorAll('*')) void getComputedStyle(element).color;
      // A button that is just changing its colour has one of neither state; what pulses for ever is not waited for.
      const ending = document.getAnimations().filter(one => one.effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(ending.map(one => one.finished));
      const result: { violations: { id: string; impact: string; nodes: { html: string }[] }[] } = await Reflect.get(
        window,
        'axe',
      ).run(document, {
        // Other results are not looked at, and to describe them takes a fifth of the time.
        resultTypes: ['violations'],
        ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}),
      });
      return result.violations
        .filter(({ impact }) => wanted.includes(impact))
        .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    [impacts, only] as const,
  );
}

/** True if the page scrolls sideways, which none may (docs/domain/60 §4). */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
