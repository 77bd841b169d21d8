import { expect, test } from 'vitest';
import { portalTests } from '../support/browser.ts';
import { stillness } from '../support/faults.ts';
import { requestsOf, shiftsOf, watchShifts } from '../support/looks.ts';
import { caller } from './orang.ts';

/** On a slow line, where parts of a screen come one after the other: none of them pushes down what is there already. */

const { open, portal } = portalTests();

/** What moved by more than may be (docs/design/performance.md) while a screen came. */
async function jumps(as: string, path: string): Promise<string[]> {
  const page = await open('/dashboard', { as, width: 1280, reducedMotion: 'reduce' });
  const waiting = requestsOf(page);
  await watchShifts(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 200,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.goto(new URL(path, portal().url).href);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await stillness(page, waiting);
  const moved = await shiftsOf(page);
  const sum = moved.reduce((all, { value }) => all + value, 0);
  return sum < 0.02 ? [] : moved.map(({ value, what }) => `${path}: ${value.toFixed(3)} ${what}`);
}

/** The first row of a resource that a list search finds. */
async function found(resource: string, q: string): Promise<string> {
  const call = await caller(portal(), 'HA01');
  const { body } = await call<{ id: string }[]>(
    'GET',
    `${resource}?range=[0,0]&filter=${encodeURIComponent(JSON.stringify({ q }))}`,
  );
  return `/${resource}/${body[0]?.id}/show`;
}

test.each([
  ['master/mitra', 'Nusa Digital'],
  ['master/mahasiswa', 'Rizky Aditya'],
  ['master/pegawai', 'Haris'],
])('the page of %s', async (resource, words) => {
  expect(await jumps('HA03', await found(resource, words))).toEqual([]);
});

test.each([
  ['HA04', '/kkn'],
  ['HA05', '/surat/tanda-tangan'],
])('as %s: %s', async (as, path) => {
  expect(await jumps(as, path)).toEqual([]);
});
