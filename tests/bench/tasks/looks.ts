import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Violations of any weight that axe finds: rule and first place. */
async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(one => one.finished));
    const result: { violations: { id: string; nodes: { html: string }[] }[] } = await Reflect.get(window, 'axe').run(
      document,
      { resultTypes: ['violations'] },
    );
    return result.violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 120)}`);
  });
}

/** Something that moved: its share of the cumulative layout shift, and what it was. */
export interface Shift {
  value: number;
  what: string;
}

/** What moved since the page was loaded, in order, without what followed an act within half a second. */
export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(
    () =>
      new Promise<Shift[]>(done => {
        const seen: PerformanceEntry[] = [];
        new PerformanceObserver(list => seen.push(...list.getEntries())).observe({
          type: 'layout-shift',
          buffered: true,
        });
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            done(
              seen
                .filter(entry => !Reflect.get(entry, 'hadRecentInput'))
                .map(entry => ({
                  value: Number(Reflect.get(entry, 'value')),
                  // No function with a name of its own: the compiler's helper for these is not on the page.
                  what: [...Reflect.get(entry, 'sources')]
                    .slice(0, 2)
                    .map(({ node, previousRect, currentRect }) => {
                      const element = node instanceof Element ? node : node?.parentElement;
                      const words = element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
                      const way = `${Math.round(previousRect.top)} → ${Math.round(currentRect.top)}`;
                      return `${element?.tagName.toLowerCase() ?? 'hilang'} "${words.slice(0, 30)}" ${way}`;
                    })
                    .join(', '),
                })),
            ),
          ),
        );
      }),
  );

/** Roles of what is operated. */
const operated: ReadonlySet<string> = new Set([
  'button',
  'checkbox',
  'combobox',
  'link',
  'listbox',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
  'treeitem',
]);

/** What is operated and has no name in the browser's own accessibility tree. */
async function nameless(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return nodes
      .filter(
        ({ ignored, role, name }) => !ignored && operated.has(String(role?.value)) && !String(name?.value ?? '').trim(),
      )
      .map(({ role }) => `${role?.value} tanpa nama`);
  } finally {
    await session.detach();
  }
}

/** What a pointer or the Tab key can take and the accessibility tree has no role for. */
const roleless = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const operable =
      'a[href], button, input, select, textarea, summary, label, details, tr[tabindex], [role]:not([role="presentation"], [role="none"])';
    // Ends of a dialog, which lead the Tab key back into it, and the frame of a day's parts are MUI's own.
    const stops = [...document.querySelectorAll<HTMLElement>('[tabindex="0"]')].filter(
      one => !one.matches(operable) && !one.matches('[data-testid^="sentinel"], [contenteditable]'),
    );
    const pressed = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      one =>
        getComputedStyle(one).cursor === 'pointer' &&
        one.parentElement &&
        getComputedStyle(one.parentElement).cursor !== 'pointer' &&
        !one.closest(operable) &&
        !one.querySelector('input, button, a'),
    );
    return [...new Set([...stops, ...pressed])]
      .filter(one => one.getClientRects().length > 0 && !one.closest('[aria-hidden="true"]'))
      .map(one => `tanpa peran: ${one.outerHTML.slice(0, 120)}`);
  });

/** Headings of the first level, and dialogs without a name or that do not hold the focus. */
const standing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const headings = [...document.querySelectorAll('h1')].filter(one => one.getClientRects().length > 0);
    if (headings.length !== 1) found.push(`${headings.length} judul h1`);
    const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')]
      .filter(one => one.getClientRects().length > 0)
      .at(-1);
    if (dialog && !dialog.getAttribute('aria-labelledby') && !dialog.getAttribute('aria-label'))
      found.push('dialog tanpa nama');
    if (dialog && !dialog.closest('.MuiModal-root')?.contains(document.activeElement))
      found.push('fokus di luar dialog');
    return found;
  });

/** What is wrong with the open screen, apart from what moved. */
export async function faultsOf(page: Page): Promise<string[]> {
  const found = [
    ...(await violations(page)),
    ...(await standing(page)),
    ...(await nameless(page)),
    ...(await roleless(page)),
  ];
  return [...new Set(found)];
}

/** Keeps the accessibility tree of the open screen in a folder, for people. */
export async function keepTree(page: Page, folder: string, name: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name.replace(/\W+/g, '-')}.yml`), await page.locator('body').ariaSnapshot());
}
