import { expect, test } from 'vitest';
import { allRoles } from '../../../resources/kit/index.ts';
import type { MenuEntry } from '../../../resources/pengaturan/hakMenu.ts';
import { portalTests } from '../support/browser.ts';
import { stillness } from '../support/faults.ts';
import { requestsOf } from '../support/looks.ts';
import { isWalked } from './alamat.ts';
import { caller } from './orang.ts';

/**
 * Every address of everybody's menu opens, hidden ones and pages of details without an id too: none ends at the
 * forbidden page, and nothing that it asks for is refused. `npm test -- layar`, as for the screens.
 */
const { open, portal } = portalTests();

const linksOf = (tree: readonly MenuEntry[]): string[] =>
  tree.flatMap(({ link, children }) => [...(link ? [link] : []), ...linksOf(children)]);

test.each(allRoles)('%s opens all of its menu', { timeout: 3_600_000, retry: 0 }, async role => {
  const call = await caller(portal(), role);
  const { body } = await call<MenuEntry[]>('GET', 'menu-user');
  const links = linksOf(body).filter(link => !link.includes(':') && isWalked(link));
  const page = await open('/dashboard', { as: role, reducedMotion: 'reduce' });
  const waiting = requestsOf(page);
  const shut: string[] = [];
  for (const link of links) {
    await page.goto(portal().url + link);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await stillness(page, waiting);
    const heading = await page.getByRole('heading', { level: 1 }).first().textContent();
    if (/Forbidden|Not Found/.test(heading ?? '')) shut.push(`${link}: ${heading}`);
  }
  expect(shut).toEqual([]);
});
