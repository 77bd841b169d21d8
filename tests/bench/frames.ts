import type { Page } from 'playwright';

/** How smooth something was: milliseconds between frames, and what the page itself worked for each. */
export interface Smooth {
  frames: number;
  median: number;
  p95: number;
  /** Script, style and layout of a frame, on average. */
  work: number;
}

/** What the page has worked so far, in seconds. */
async function workedOf(page: Page): Promise<() => Promise<number>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const counted = new Set(['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration']);
  return async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.reduce((sum, { name, value }) => (counted.has(name) ? sum + value : sum), 0);
  };
}

const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((each): each is number => typeof each === 'number') : [];
const at = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;

/** Frames that the page draws while `work` is done to it. */
export async function framesDuring(page: Page, work: () => Promise<void>): Promise<Smooth> {
  const worked = await workedOf(page);
  await page.evaluate(`(() => {
    const seen = (globalThis.bingkai = { times: [], on: true });
    const next = now => { seen.times.push(now); if (seen.on) requestAnimationFrame(next); };
    requestAnimationFrame(next);
  })()`);
  const before = await worked();
  await work();
  const after = await worked();
  const times = numbers(await page.evaluate('(globalThis.bingkai.on = false, globalThis.bingkai.times)'));
  const gaps = times
    .slice(1)
    .map((time, i) => time - (times[i] ?? time))
    .sort((a, b) => a - b);
  return {
    frames: gaps.length,
    median: at(gaps, 0.5),
    p95: at(gaps, 0.95),
    work: ((after - before) * 1000) / Math.max(1, gaps.length),
  };
}

/** Columns and cards of the board whose DOM changes while `work` is done. */
export async function changedDuring(page: Page, work: () => Promise<void>): Promise<{ kolom: number; kartu: number }> {
  await page.evaluate(`(() => {
    const seen = (globalThis.berubah = { kolom: new Set(), kartu: new Set() });
    const note = node => {
      const at = node instanceof Element ? node : node.parentElement;
      const card = at?.closest('[data-peserta]');
      const column = at?.closest('[data-kolom]');
      if (card) seen.kartu.add(card.getAttribute('data-peserta'));
      if (column) seen.kolom.add(column.getAttribute('data-kolom'));
    };
    seen.watch = new MutationObserver(all => {
      for (const one of all) {
        if (one.type !== 'childList') { note(one.target); continue; }
        for (const node of [...one.addedNodes, ...one.removedNodes]) {
          if (node instanceof Element && node.matches('[data-peserta]')) seen.kartu.add(node.getAttribute('data-peserta'));
          note(one.target);
        }
      }
    });
    seen.watch.observe(document.querySelector('[aria-label="Papan kelompok"]'),
      { subtree: true, childList: true, characterData: true });
  })()`);
  await work();
  const found: unknown = await page.evaluate(
    '(globalThis.berubah.watch.disconnect(), [globalThis.berubah.kolom.size, globalThis.berubah.kartu.size])',
  );
  const [kolom = 0, kartu = 0] = numbers(found);
  return { kolom, kartu };
}
