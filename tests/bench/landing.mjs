/**
 * Lighthouse over the nine landing pages: mobile preset, median of three. Starts its own server with the public
 * endpoints in memory: `node --import tsx tests/bench/landing.mjs [path…]`. Exits with 1 when a page misses its mark.
 */

import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { programs } from '../../landing/content/programs.ts';
import { buildLanding } from '../../scripts/build-landing.mjs';
import { startWorld } from '../e2e/landing/world.ts';

const marks = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 100 };
const runs = 3;
const median = values => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];

await buildLanding();
const paths = process.argv.length > 2 ? process.argv.slice(2) : ['/', ...programs.map(program => program.path)];
const world = await startWorld();
const port = 9333 + (process.pid % 500);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    `--remote-debugging-port=${port}`,
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

let missed = 0;
for (const path of paths) {
  const results = [];
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(world.url + path, { port, logLevel: 'error', onlyCategories: Object.keys(marks) });
    results.push(result.lhr);
  }
  const scores = Object.fromEntries(
    Object.keys(marks).map(name => [name, Math.round(median(results.map(lhr => lhr.categories[name].score * 100)))]),
  );
  const figure = name => median(results.map(lhr => lhr.audits[name].numericValue));
  const failed = Object.entries(marks).filter(([name, mark]) => scores[name] < mark);
  missed += failed.length;
  console.log(
    path.padEnd(28),
    Object.entries(scores)
      .map(([name, score]) => `${name} ${score}`)
      .join('  '),
    `LCP ${(figure('largest-contentful-paint') / 1000).toFixed(2)} s  CLS ${figure('cumulative-layout-shift').toFixed(3)}  TBT ${Math.round(figure('total-blocking-time'))} ms`,
  );
  for (const [name] of failed) {
    const audits = results[0].categories[name].auditRefs.map(ref => results[0].audits[ref.id]);
    const low = audits.filter(audit => audit.score !== null && audit.score < 0.9).map(audit => audit.id);
    console.log(`  ${name}: ${low.join(', ')}`);
  }
}
await browser.close();
await world.close();
process.exitCode = missed > 0 ? 1 : 0;
