import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { logIn, portalTests } from '../support/browser.ts';
import { executablePath } from '../support/kept.ts';
import { type RunningGroup, runningGroup } from './group.ts';

/** A KKN week without signal loses nothing (docs/domain/30 §4.3, scenario 5): a browser that is closed and opened again. */

let group: RunningGroup;
const { portal } = portalTests(async given => {
  group = await runningGroup(given);
});

const home = '/kkn/log-harian';
const profile = mkdtempSync(join(tmpdir(), 'tanpa-sinyal-'));
let context: BrowserContext;
let page: Page;

/** The phone is switched on: the same browser, with whatever it kept. */
async function switchOn(): Promise<void> {
  context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
    viewport: { width: 360, height: 740 },
    locale: 'id-ID',
    reducedMotion: 'reduce',
    permissions: ['geolocation'],
    geolocation: { latitude: -7.25, longitude: 112.75 },
  });
  page = context.pages()[0] ?? (await context.newPage());
}
const switchOff = () => context.close();
const go = (path: string) => page.goto(`${portal().url}${path}`);

beforeAll(switchOn);
afterAll(async () => {
  await switchOff();
  rmSync(profile, { recursive: true, force: true });
});

/** Every restart of the browser takes a while; a second try would find what the first has left. */
const once = { timeout: 180_000, retry: 0 };

test(
  'satu kunjungan cukup: kalender, formulir, dan daftar terbuka tanpa koneksi, juga setelah peramban ditutup',
  once,
  async () => {
    await logIn(context, portal(), group.satu);
    await go(home);
    await page.getByRole('link', { name: 'Catat kegiatan' }).waitFor();
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active && active.state !== 'activated')
        await new Promise(done => active.addEventListener('statechange', done, { once: true }));
    });
    // What is asked for ahead is kept by user on the device, never in the cache that everybody shares.
    await page.waitForFunction(async () => {
      const db = await new Promise<IDBDatabase>(done => {
        const asked = indexedDB.open('mbkm-luring');
        asked.onsuccess = () => done(asked.result);
      });
      const keys = await new Promise<IDBValidKey[]>(done => {
        const asked = db.transaction('jawaban').objectStore('jawaban').getAllKeys();
        asked.onsuccess = () => done(asked.result);
      });
      db.close();
      return JSON.stringify(keys).includes('kkn/desa');
    });
    await context.setOffline(true);
    await switchOff();
    await switchOn();
    await context.setOffline(true);
    await go(home);
    await page.getByRole('region', { name: 'Kalender kegiatan' }).waitFor();
    await go(`${home}/list`);
    await page.getByRole('tab', { name: 'Kelompok' }).waitFor();
    await go(`${home}/add-edit`);
    await page.getByRole('textbox', { name: 'Uraian' }).waitFor();
    await page.getByRole('button', { name: 'Ambil lokasi' }).click();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('input')].some(({ value }) => /112[.,]75/.test(value)),
    );
  },
);
