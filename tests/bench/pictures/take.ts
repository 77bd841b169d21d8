import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { findChromium } from '../../../scripts/chromium.mjs';
import { busyPlaces, requestsOf, scrollsSideways, type Waiting } from '../../e2e/support/looks.ts';
import { given } from '../compare.ts';
import { menuOf } from './menu.ts';
import { idOf } from './rows.ts';
import { daily, type Pictured } from './screens.ts';

/**
 * Pictures of screens, for eyes (docs/design/marks.md): each at 1280 and 360 px, light and dark, of a demo that runs and that
 * nobody has changed.
 */
type Scheme = 'light' | 'dark';
type Login = (portal: string, who: string) => Promise<string>;

const sizes = [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
];
const modes: readonly Scheme[] = ['light', 'dark'];
const patience = 30_000;

/** Waits until nothing is on its way, or says what is. */
async function settled(page: Page, waiting: Waiting): Promise<string | undefined> {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: patience });
  const end = performance.now() + patience;
  while (performance.now() < end) {
    if ((await busyPlaces(page)) === 0 && waiting.size === 0) {
      await page.evaluate(() => document.fonts.ready);
      return;
    }
  }
  return `masih memuat: ${[...waiting].map(one => one.url()).join(' ')}`;
}

/** Pictures of some screens as one person, at one size and in one mode. Returns what was wrong. */
async function takeAs(
  browser: Browser,
  portal: string,
  token: string | undefined,
  { width, height, scheme }: { width: number; height: number; scheme: Scheme },
  screens: readonly Pictured[],
  folder: string,
): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width, height: Number(given('tinggi', String(height))) },
    colorScheme: scheme,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
    isMobile: width < 600,
    hasTouch: width < 600,
  });
  if (token)
    await context.addCookies([
      { name: 'mbkm_token', value: token.replace('Bearer ', ''), url: portal, sameSite: 'Lax' },
    ]);
  const said: string[] = [];
  try {
    for (const { name, at, row } of screens) {
      const page = await context.newPage();
      const tell = (what: string) => said.push(`${name} ${width} ${scheme}: ${what}`);
      page.on('console', line => line.type() === 'error' && tell(line.text().slice(0, 200)));
      try {
        const path = row && token ? at.replace('{id}', await idOf(portal, token, row)) : at;
        const waiting = requestsOf(page);
        await page.goto(portal + path);
        const late = await settled(page, waiting);
        if (late) tell(late);
        if (await scrollsSideways(page)) tell('bergulir ke samping');
        await page.screenshot({ path: join(folder, `${name}-${width}-${scheme}.png`) });
      } catch (error) {
        tell(String(error).split('\n', 1).join());
      }
      await page.close();
    }
  } finally {
    await context.close();
  }
  return said;
}

/**
 * Takes the pictures. Options: `--ke=folder`, `--layar=beranda,masuk` (these alone), `--menu=HA05` (instead: every entry of that
 * role's menu), `--mode=light`, `--lebar=360`, `--tinggi=1600`.
 * @param portal where the portal answers, with the demo university inside
 */
export async function takePictures(portal: string, login: Login): Promise<void> {
  const folder = given('ke', '.cache/gambar');
  mkdirSync(folder, { recursive: true });
  const role = given('menu', '');
  const all = role ? menuOf(role) : daily;
  const only = given('layar', '');
  const wanted = all.filter(({ name }) => !only || only.split(',').includes(name));
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  const said: string[] = [];
  try {
    for (const person of new Set(wanted.map(({ as }) => as))) {
      const token = person && (await login(portal, person));
      const screens = wanted.filter(({ as }) => as === person);
      for (const { width, height } of sizes.filter(one => given('lebar', String(one.width)) === String(one.width)))
        for (const scheme of modes.filter(one => given('mode', one) === one))
          said.push(...(await takeAs(browser, portal, token, { width, height, scheme }, screens, folder)));
    }
  } finally {
    await browser.close();
  }
  console.log(`${wanted.length} layar di ${folder}`);
  console.log([...new Set(said)].join('\n') || 'Tanpa temuan.');
}
