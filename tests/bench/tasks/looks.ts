import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Cumulative layout shift that a walk may come to, as everywhere (docs/design/performance.md). */
const mostJump = 0.02;

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

/** What moved since the page was loaded, without what followed an act. */
const jumped = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(done => {
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
                .reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0),
            ),
          ),
        );
      }),
  );

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

/** What is wrong with the open screen. */
export async function faultsOf(page: Page): Promise<string[]> {
  const jump = await jumped(page);
  return [
    ...(await violations(page)),
    ...(await standing(page)),
    ...(jump > mostJump ? [`bergeser ${jump.toFixed(3)}`] : []),
  ];
}
