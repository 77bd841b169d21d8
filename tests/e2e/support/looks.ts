import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page, Request } from 'playwright';

/** What a look at an open screen finds, for browser tests and for the walk of the day's tasks (tests/bench/tasks). */

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe takes for a place of its own beside landmarks: an open menu holds the focus as a dialog does. */
const apart = 'dialog, [role=dialog], [role=alertdialog], [role=menu], svg';

interface AxeOptions {
  impacts?: readonly string[];
  /** Rules to look for; default: all. */
  only?: readonly string[] | undefined;
}

/** Violations that axe finds on the page: rule and first place. Serious and critical ones by default. */
export async function axe(page: Page, { impacts = ['serious', 'critical'], only }: AxeOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeSource);
    await page.evaluate(regionMatcher => {
      const { configure } = Reflect.get(window, 'axe');
      configure({ checks: [{ id: 'region', options: { regionMatcher } }] });
    }, apart);
  }
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

/** Requests that a page waits for. */
export type Waiting = ReadonlySet<Request>;

/** Counts a page's open requests. */
export function requestsOf(page: Page): Waiting {
  const waiting = new Set<Request>();
  page.on('request', request => waiting.add(request));
  page.on('requestfinished', request => waiting.delete(request));
  page.on('requestfailed', request => waiting.delete(request));
  return waiting;
}

/** Places that still wait for what they show, once what has just arrived is drawn and has asked for what it needs. */
export const busyPlaces = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const waits = '.MuiSkeleton-root, [aria-busy="true"], [role="progressbar"][aria-label="Memuat"]';
    return document.querySelectorAll(waits).length;
  });

/** Cumulative layout shift (CLS) while the page loaded; every screen should stay below 0.05. */
export const jumped = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(done => {
        const seen: PerformanceEntry[] = [];
        new PerformanceObserver(list => seen.push(...list.getEntries())).observe({
          type: 'layout-shift',
          buffered: true,
        });
        // Buffered entries are reported before the second frame.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            done(
              seen
                .filter(entry => !Reflect.get(entry, 'hadRecentInput'))
                .reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0),
            ),
          ),
        );
      }),
  );

/** Something that moved: its share of the cumulative layout shift, and what it was. */
export interface Shift {
  value: number;
  what: string;
}

/**
 * Notes what moves on every page that is loaded from now on, when it moves: later it may be gone. What followed an act within
 * half a second is left out.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Shift[] = [];
    Reflect.set(window, 'bergeser', seen);
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        const what = [];
        for (const { node, previousRect, currentRect } of [...Reflect.get(entry, 'sources')].slice(0, 2)) {
          const element = node instanceof Element ? node : node?.parentElement;
          const words = element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
          const way = `${Math.round(previousRect.top)} → ${Math.round(currentRect.top)}`;
          what.push(`${element?.tagName.toLowerCase() ?? 'hilang'} "${words.slice(0, 30)}" ${way}`);
        }
        seen.push({ value: Number(Reflect.get(entry, 'value')), what: what.join(', ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What moved since the page was loaded, in order. */
export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(async () => {
    // Entries are reported before the second frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return Reflect.get(window, 'bergeser');
  });

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

const everyImpact = ['minor', 'moderate', 'serious', 'critical'];

/** What is wrong with the open screen and its accessibility tree, apart from what moved. */
export async function treeFaults(page: Page): Promise<string[]> {
  const found = [
    ...(await axe(page, { impacts: everyImpact })),
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
