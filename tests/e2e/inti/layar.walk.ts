import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { allRoles, type Role, type Screen } from '../../../resources/kit/index.ts';
import { axe, portalTests, scrollsSideways } from '../support/browser.ts';
import { caller } from './orang.ts';

/**
 * Every screen, as a role that may open it: fits, is accessible in light and dark, at both widths, and says nothing on
 * the console. One login per area and role; every address is opened anew, so that a screen stands on its own.
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
  ['HA04', '/dashboard'],
  ['HA05', '/dashboard'],
  ['HA06', '/dashboard'],
  ['HA02', '/pengaturan/user/profile'],
  ['HA10', '/dashboard'],
  ['HA02', '/magang/log-kegiatan/form/add'],
  ['HA02', '/magang/log-kegiatan/form/view?id=:id'],
  ['HA04', '/magang/log-kegiatan'],
  ['HA04', '/magang/log-kegiatan/form/view?id=:id'],
  ['HA06', '/magang/log-kegiatan'],
  ['HA05', '/magang/approval'],
];
const profileTabs = ['sandi', 'peran', 'sesi'].map(tab => `/pengaturan/user/profile?tab=${tab}`);

type Call = Awaited<ReturnType<typeof caller>>;

/** The rows that a detail page is for, by a part of its path; else of participations that run. */
const kinds: readonly (readonly [part: RegExp, resource: string, filter: object])[] = [
  [/log-kegiatan/, 'magang/logbook-magang', {}],
  [/approval-penilaian/, 'magang/revisi-nilai', {}],
  [/laporan-akhir\/:id/, 'magang/luaran-magang', {}],
  [/penilaian-konversi/, 'mbkm/pendaftar-program-mbkm', { statusKonversi: 'dinilai' }],
  [/bakpk|pendaftar2/, 'mbkm/pendaftar-program-mbkm', { statusKonversi: 'final' }],
  [/approval\/detail/, 'mbkm/pendaftar-program-mbkm', { status: 'diajukan' }],
  [/./, 'mbkm/pendaftar-program-mbkm', { status: 'berjalan' }],
];

/** The first row of a resource that somebody sees; nothing where the demo has none. */
async function firstRow(call: Call, resource: string, filter: object) {
  const query = `range=[0,0]&filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const { status, body } = await call<{ id: string }[]>('GET', `${registry.find(resource)?.endpoint}?${query}`);
  expect([200, 206], `${resource}: ${JSON.stringify(body)}`).toContain(status);
  return body[0];
}

/** One page of a screen of details; nothing where the demo has no such row, or another screen of its kind is walked. */
async function detailOf(path: string, call: Call): Promise<string[]> {
  if (/:type|detail\/(kkn|komcad|kwu|outbound|riset)\/|-konversi-matkul-.*:id/.test(path)) return [];
  const [, resource = '', filter = {}] = kinds.find(([part]) => part.test(path)) ?? [];
  const row = await firstRow(call, resource, filter);
  return row ? [path.replace(':id', row.id)] : [];
}

/** The addresses of a screen: its list, an empty form and one row; a page of its own has one address. */
async function addressesOf({ path, pattern, resources }: Screen, call: Call) {
  if (path === '/pengaturan/user/profile') return [path, ...profileTabs];
  if (path.includes(':')) return detailOf(path, call);
  if (pattern !== 'crud') return [path];
  const resource = registry.find(resources[0] ?? '');
  const row = resource && (await firstRow(call, resource.name, {}));
  const may = await call<{ resources: Record<string, string[]> }>('GET', 'menu-user/permission');
  const creates = resource && !resource.serverOnly && may.body.resources[resource.name]?.includes('create');
  const shows = row ? [`${path}/${row.id}/show`] : [];
  const tabs = path === '/pengaturan/user' ? shows.flatMap(show => [`${show}?tab=peran`, `${show}?tab=masuk`]) : [];
  // A short list: axe looks at every row, and all rows are alike.
  return [`${path}?page=1&perPage=10`, ...(creates ? [`${path}/create`] : []), ...shows, ...tabs];
}

/** What a page still waits for, as it is at any time. */
function requestsOf(page: Page): ReadonlySet<Request> {
  const waiting = new Set<Request>();
  page.on('request', request => waiting.add(request));
  page.on('requestfinished', request => waiting.delete(request));
  page.on('requestfailed', request => waiting.delete(request));
  return waiting;
}

/** Waits until the page has its title and nothing is on its way any more. */
async function settle(page: Page, waiting: ReadonlySet<Request>): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await stillness(page, waiting);
}

/** Waits until nothing is on its way any more. */
async function stillness(page: Page, waiting: ReadonlySet<Request>): Promise<void> {
  // Two frames: what has just arrived is drawn, and asks for what it needs.
  const busy = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      return document.querySelectorAll(
        '.MuiSkeleton-root, [aria-busy="true"], [role="progressbar"][aria-label="Memuat"]',
      ).length;
    });
  await expect
    .poll(async () => ({ places: await busy(), requests: [...waiting].map(one => one.url()) }))
    .toEqual({
      places: 0,
      requests: [],
    });
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))));
}

/** What is wrong with the page that is open, at both widths; `only` some of axe's rules. */
async function faultsHere(page: Page, waiting: ReadonlySet<Request>, only?: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await settle(page, waiting);
    faults.push(...(await axe(page, { only })).map(fault => `${width}: ${fault}`));
    if (await scrollsSideways(page)) faults.push(`${width}: scrolls sideways`);
  }
  return faults;
}

/** What is wrong at an address, in light and in dark, where only the contrasts can differ. */
async function faultsAt(page: Page, waiting: ReadonlySet<Request>, address: string): Promise<string[]> {
  await page.goto(new URL(address, page.url()).href);
  const light = await faultsHere(page, waiting);
  await page.getByRole('button', { name: 'Mode gelap' }).click();
  const dark = await faultsHere(page, waiting, ['color-contrast']);
  await page.getByRole('button', { name: 'Mode terang' }).click();
  return [...light, ...dark.map(fault => `gelap ${fault}`)];
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
  { timeout: 3_600_000, retry: 0 },
  async ({ role, own, more }) => {
    const call = await caller(portal(), role);
    const listed = await Promise.all([
      ...own.map(screen => addressesOf(screen, call)),
      ...more.map(address => (address.includes(':') ? detailOf(address, call) : [address])),
    ]);
    const page = await open('/dashboard', { as: role, reducedMotion: 'reduce' });
    const waiting = requestsOf(page);
    const faults: string[] = [];
    // Nothing was changed, so no screen may ask before it is left.
    page.on('dialog', dialog => {
      faults.push(`${page.url()}: ${dialog.type()}`);
      void dialog.accept();
    });
    for (const address of new Set(listed.flat())) {
      // A screen that never comes to rest is told about with the others.
      const found = await faultsAt(page, waiting, address).catch(error => [String(error)]);
      faults.push(...found.map(fault => `${address} ${fault}`));
    }
    expect(faults).toEqual([]);
  },
);

test.each(['/login', '/login/choose', '/login/v2'])('%s', async path => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await open(path, { colorScheme, reducedMotion: 'reduce' });
    expect(await faultsHere(page, requestsOf(page))).toEqual([]);
  }
});

test('a story is read on a phone and in dark', async () => {
  const page = await open('/inspire', { as: 'HA02', width: 360, reducedMotion: 'reduce' });
  const waiting = requestsOf(page);
  await page.getByRole('list', { name: 'Cerita' }).getByRole('button').first().click();
  const story = page.getByRole('dialog');
  await story.getByRole('heading', { level: 2 }).first().waitFor();
  await stillness(page, waiting);
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
