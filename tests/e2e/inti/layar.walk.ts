import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { allRoles, type Role, type Screen } from '../../../resources/kit/index.ts';
import { axe, portalTests, scrollsSideways } from '../support/browser.ts';
import { caller } from './orang.ts';

/**
 * Every screen, as a role that may open it: fits, is accessible in light and dark, at both widths, and says nothing on
 * the console. One login per area and role; between screens the router goes on without loading the page again.
 * `npm test -- layar` walks through all; with LAYAR=magang only the areas whose name holds that.
 */
const { open, portal } = portalTests();

const asked = process.env.LAYAR ?? '1';
const widths = [1280, 360];

/** The first segment of a path, families of screens together. */
const areaOf = (path: string): string =>
  /^\/(penilaian-konversi|monitoring|[a-z]+)/.exec(path)?.[1]?.replace(/^(admin|inspire|network)$/, 'dashboard') ?? '';

/** Tim MBKM for most; else the first role that may write there, else who may read. */
function roleOf({ roles }: Screen): Role {
  const found = ['full', 'read'].flatMap(how => allRoles.filter(role => roles[role] === how));
  return found.includes('HA03') ? 'HA03' : (found[0] ?? 'HA01');
}

/** What only some roles see of a screen, besides the walk of `roleOf`. */
const besides: readonly (readonly [role: Role, address: string])[] = [
  ['HA01', '/admin'],
  ['HA01', '/admin?tab=log&perPage=10'],
  ['HA01', '/admin?tab=pekerjaan'],
  ['HA01', '/pengaturan/menu?tab=hak'],
  ['HA02', '/dashboard'],
  ['HA02', '/pengaturan/user/profile'],
  ['HA10', '/dashboard'],
];
const profileTabs = ['sandi', 'peran', 'sesi'].map(tab => `/pengaturan/user/profile?tab=${tab}`);

type Call = Awaited<ReturnType<typeof caller>>;

/** The rows that a detail page is for, by a part of its path; else of participations that run. */
const kinds: readonly (readonly [part: RegExp, endpoint: string, filter: object])[] = [
  [/approval-penilaian/, 'magang/revisi-nilai', {}],
  [/laporan-akhir\/:id/, 'magang/luaran-magang', {}],
  [/penilaian-konversi/, 'mbkm/pendaftar-program-mbkm', { statusKonversi: 'dinilai' }],
  [/bakpk|pendaftar2/, 'mbkm/pendaftar-program-mbkm', { statusKonversi: 'final' }],
  [/approval\/detail/, 'mbkm/pendaftar-program-mbkm', { status: 'diajukan' }],
  [/./, 'mbkm/pendaftar-program-mbkm', { status: 'berjalan' }],
];

/** One page of a screen of details; nothing where the demo has no such row, or another screen of its kind is walked. */
async function detailOf(path: string, call: Call): Promise<string[]> {
  if (/:type|detail\/(kkn|komcad|kwu|outbound|riset)\/|-konversi-matkul-.*:id/.test(path)) return [];
  const [, endpoint, filter] = kinds.find(([part]) => part.test(path)) ?? [];
  const query = `range=[0,0]&filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const [row] = (await call<{ id: string }[]>('GET', `${endpoint}?${query}`)).body;
  return row ? [path.replace(':id', row.id)] : [];
}

/** The addresses of a screen: its list, an empty form and one row; a page of its own has one address. */
async function addressesOf({ path, pattern, resources }: Screen, call: Call) {
  if (path === '/pengaturan/user/profile') return [path, ...profileTabs];
  if (path.includes(':')) return detailOf(path, call);
  if (pattern !== 'crud') return [path];
  const resource = registry.find(resources[0] ?? '');
  const [row] = (await call<{ id: string }[]>('GET', `${resource?.endpoint}?range=[0,0]`)).body;
  const may = await call<{ resources: Record<string, string[]> }>('GET', 'menu-user/permission');
  const creates = resource && !resource.serverOnly && may.body.resources[resource.name]?.includes('create');
  const shows = row ? [`${path}/${row.id}/show`] : [];
  const tabs = path === '/pengaturan/user' ? shows.flatMap(show => [`${show}?tab=peran`, `${show}?tab=masuk`]) : [];
  // A short list: axe looks at every row, and all rows are alike.
  return [`${path}?page=1&perPage=10`, ...(creates ? [`${path}/create`] : []), ...shows, ...tabs];
}

/** Goes to another screen as a link would, without loading the page again. */
async function go(page: Page, address: string): Promise<void> {
  await page.evaluate(to => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Waits until nothing is on its way any more. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => !document.querySelector('.MuiSkeleton-root, [aria-busy="true"], #nprogress'));
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))));
}

/** What is wrong with the page that is open, at both widths; `only` some of axe's rules. */
async function faultsHere(page: Page, only?: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await settle(page);
    const found = await axe(page, { only });
    if (await scrollsSideways(page)) found.push('scrolls sideways');
    const { pathname, search } = new URL(page.url());
    faults.push(...found.map(fault => `${pathname}${search} ${width}: ${fault}`));
  }
  return faults;
}

/** The same in dark, where only the contrasts can differ. */
async function faultsInDark(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Mode gelap' }).click();
  const faults = await faultsHere(page, ['color-contrast']);
  await page.getByRole('button', { name: 'Mode terang' }).click();
  return faults.map(fault => `gelap: ${fault}`);
}

const { screens } = registry;
const walks = [...new Set(screens.map(({ path }) => areaOf(path)))]
  .filter(area => asked === '1' || area.includes(asked))
  .flatMap(area =>
    allRoles.map(role => ({
      area,
      role,
      own: screens.filter(screen => areaOf(screen.path) === area && roleOf(screen) === role),
      more: besides.flatMap(([r, at]) => (r === role && areaOf(at) === area ? [at] : [])),
    })),
  )
  .filter(({ own, more }) => own.length + more.length > 0);

test.each(walks)(
  '$area as $role: every screen fits and is accessible, light and dark, 1280 and 360 px',
  async ({ role, own, more }) => {
    const call = await caller(portal(), role);
    const listed = await Promise.all(own.map(screen => addressesOf(screen, call)));
    const addresses = [...new Set([...listed.flat(), ...more])];
    const page = await open('/dashboard', { as: role, reducedMotion: 'reduce' });
    const faults: string[] = [];
    for (const address of addresses) {
      await go(page, address);
      await page.waitForURL(url => `${url.pathname}${url.search}`.startsWith(address));
      faults.push(...(await faultsHere(page)), ...(await faultsInDark(page)));
    }
    expect(faults).toEqual([]);
  },
  900_000,
);

test.each(['/login', '/login/choose', '/login/v2'])('%s', async path => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await open(path, { colorScheme, reducedMotion: 'reduce' });
    expect(await faultsHere(page)).toEqual([]);
  }
});

test('a story is read on a phone and in dark', async () => {
  const page = await open('/inspire', { as: 'HA02', width: 360, reducedMotion: 'reduce' });
  await page.getByRole('list', { name: 'Cerita' }).getByRole('button').first().click();
  const story = page.getByRole('dialog');
  await story.getByRole('heading', { level: 2 }).first().waitFor();
  expect(await axe(page)).toEqual([]);
  await story.getByRole('button', { name: 'Tutup cerita' }).click();
  await story.waitFor({ state: 'hidden' });
});

test('on a phone the drawer covers the page and goes away, and lists are cards', async () => {
  const page = await open('/master/mahasiswa', { as: 'HA03', width: 360 });
  const drawer = page.getByRole('complementary', { name: 'Panel samping' });
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
  expect(await drawer.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Buka menu' }).click();
  await drawer.getByText('Tim MBKM').first().waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  // Whatever can be pressed is high enough for a thumb.
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('main a, main button, main input[type=checkbox], header button')]
      .map(element => ({
        name: element.textContent || element.getAttribute('aria-label'),
        box: (element.closest('.MuiCheckbox-root') ?? element).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 0 && box.height < 43.5)
      .map(({ name, box }) => `${name}: ${box.height}`),
  );
  expect(small).toEqual([]);
});
