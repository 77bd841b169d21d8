import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { programs } from '../../landing/content/programs.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { compare, median, report } from './compare.ts';
import type { Served } from './servers.ts';

/** Least marks of lighthouse's mobile preset (docs/domain/60). */
const marks = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 100 } as const;
const runs = 3;
const pages: readonly string[] = ['/', ...programs.map(program => program.path)];

/** The public pages of the running portal: throughput of the HTML, and lighthouse over the nine pages. */
export async function measurePublicPages(db: Db, portal: Served): Promise<void> {
  await measureThroughput(db, portal);
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  if (!existsSync(executablePath)) return console.log('Chromium tidak ada: lighthouse tidak dijalankan.');
  const port = 9333 + (process.pid % 500);
  const browser = await chromium.launch({
    executablePath,
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  try {
    for (const path of pages) await measurePage(portal.url, path, port);
  } finally {
    await browser.close();
  }
}

/** HTML against a file of about the same size from the same server. */
async function measureThroughput(db: Db, portal: Served): Promise<void> {
  const headers = { 'accept-encoding': 'gzip' };
  const html = (await (await fetch(portal.url, { headers: { 'accept-encoding': 'identity' } })).text()).length;
  const folder = 'dist/app/assets/app';
  const distance = (file: string) => Math.abs(statSync(join(folder, file)).size - html);
  const [file] = readdirSync(folder)
    .filter(name => name.endsWith('.js'))
    .sort((one, other) => distance(one) - distance(other));
  const ours = { server: portal, call: { url: `${portal.url}/`, headers } };
  await compare(
    'halaman publik, berkas statis',
    60,
    ours,
    { ...ours, call: { url: `${portal.url}/assets/app/${file}`, headers } },
    db,
  );
}

async function measurePage(url: string, path: string, port: number): Promise<void> {
  const results: NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'][] = [];
  for (let run = 0; run < runs; run++) {
    const options = { port, logLevel: 'error', onlyCategories: Object.keys(marks) } as const;
    const result = await lighthouse(url + path, options);
    if (!result) throw new Error(`lighthouse tidak menjawab untuk ${path}`);
    results.push(result.lhr);
  }
  const score = (name: string) => Math.round(median(results.map(lhr => (lhr.categories[name]?.score ?? 0) * 100)));
  const figure = (name: string) => median(results.map(lhr => lhr.audits[name]?.numericValue ?? 0));
  const scores = Object.keys(marks).map(name => `${name} ${score(name)}`);
  const cls = figure('cumulative-layout-shift');
  const met = cls <= 0.02 && Object.entries(marks).every(([name, mark]) => score(name) >= mark);
  const lcp = (figure('largest-contentful-paint') / 1000).toFixed(2);
  report(path, `${scores.join(' ')} · LCP ${lcp} dtk CLS ${cls.toFixed(3)}`, '95/100/95/100, CLS ≤ 0,02', met);
}
