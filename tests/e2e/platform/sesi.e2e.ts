import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { portalTests } from '../support/browser.ts';

const { open, portal } = portalTests();

const reminder = (page: Page) => page.getByRole('alertdialog', { name: 'Session Expired' });

/** The dashboard with a clock that the test moves. */
async function dashboardWithClock(): Promise<Page> {
  const page = await open('/dashboard', { as: 'HA03', fresh: true });
  await page.clock.install();
  await page.reload();
  await page.getByRole('button', { name: /^Menu akun/ }).waitFor();
  return page;
}

test('asks after 1770 idle seconds whether somebody is there; Kembali goes on', async () => {
  const page = await dashboardWithClock();
  await page.clock.fastForward(1768_000);
  await expect.poll(() => reminder(page).isVisible()).toBe(false);
  await page.clock.fastForward(4_000);
  await reminder(page).waitFor();
  const seconds = async () =>
    Number(/berakhir dalam (\d+) detik/.exec((await reminder(page).textContent()) ?? '')?.[1]);
  const before = await seconds();
  expect(before).toBeGreaterThan(20);
  expect(before).toBeLessThanOrEqual(30);
  await page.clock.runFor(3_000);
  expect(await seconds()).toBeLessThanOrEqual(before - 3);
  const renewed = page.waitForResponse('**/api/user');
  await reminder(page).getByRole('button', { name: 'Kembali' }).click();
  expect((await renewed).status()).toBe(200);
  await reminder(page).waitFor({ state: 'hidden' });
  await page.clock.fastForward(60_000);
  expect(new URL(page.url()).pathname).toBe('/dashboard');
});

test('goes to /logout and the root when time runs out', { tags: ['semua'] }, async () => {
  const page = await dashboardWithClock();
  await page.clock.fastForward(1775_000);
  await reminder(page)
    .getByText(/Sesi anda akan berakhir dalam \d+ detik/)
    .waitFor();
  const loggedOut = page.waitForResponse('**/api/user/logout');
  await page.clock.runFor(30_000);
  expect((await loggedOut).status()).toBe(204);
  await page.waitForURL(`${portal().url}/`);
});

test('a session that ended on the server leads to /logout and out', { tags: ['semua'] }, async () => {
  const page = await open('/dashboard', { as: 'HA03', allow: /^401 / });
  await page.getByRole('button', { name: /^Menu akun/ }).waitFor();
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'mbkm_token');
  const headers = { authorization: `Bearer ${cookie?.value}` };
  await portal().app.inject({ method: 'POST', url: '/api/user/logout', headers });
  await page.evaluate(() => {
    window.history.pushState(null, '', '/master/provinsi');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.waitForURL('**/logout');
  await page.getByRole('alert').getByText('Sesi Anda sudah berakhir. Silakan masuk kembali.').waitFor();
  await page.waitForURL(`${portal().url}/`);
});

test('a role without any menu is warned and logged out', { tags: ['semua'] }, async () => {
  const admin = await portal().tokenOf('HA01');
  const answer = await portal().app.inject({
    method: 'PUT',
    url: '/api/menu-user/permission',
    headers: { authorization: `Bearer ${admin}` },
    payload: { roleId: 'HA10', app: '1', items: [] },
  });
  expect(answer.statusCode).toBe(200);
  const page = await open('/dashboard', { as: 'HA10' });
  await page.getByText('Otorisasi menu untuk anda belum di set').waitFor();
  await page.waitForURL(`${portal().url}/`);
});

test('a page outside the menu shows the access-denied screen', { tags: ['semua'] }, async () => {
  const page = await open('/master/mitra', { as: 'HA02' });
  await page.getByText('404 Forbidden! Anda tidak punya akses untuk halaman ini!').waitFor();
  await page.getByRole('link', { name: 'Ke Dashboard' }).click();
  await page.waitForURL('**/dashboard');
});

test('an unknown path answers 404, with and without a session', { tags: ['semua'] }, async () => {
  const page = await open('/login', { allow: /^404 \/tidak-ada$/ });
  const answer = await page.goto(`${portal().url}/tidak-ada`);
  expect(answer?.status()).toBe(404);
  await page.getByText('This page could not be found').waitFor();
  const inside = await open('/tidak-ada', { as: 'HA03', allow: /^404 \/tidak-ada$/ });
  await inside.getByText('This page could not be found').waitFor();
});

test('dosen goes on as Koordinator Program Studi', { tags: ['semua'] }, async () => {
  const page = await open('/dashboard', { as: 'HA04' });
  await page.getByRole('button', { name: /^Menu akun/ }).click();
  await page.getByRole('menuitem', { name: 'Switch Akses' }).click();
  await page.getByRole('dialog', { name: 'Switch Akses' }).getByText('Koordinator Program Studi').click();
  const question = page.getByText('Lanjutkan login sebagai role Koordinator Program Studi?');
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /^Menu akun/ }).click();
  await page.getByRole('menuitem', { name: 'Switch Akses' }).click();
  await page.getByRole('dialog', { name: 'Switch Akses' }).getByText('Koordinator Program Studi').click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'OK' }).click();
  await reloaded;
  await page.waitForURL('**/dashboard');
  const drawer = page.getByRole('complementary', { name: 'Panel samping' });
  await drawer.getByText(/^Koordinator Program Studi/).waitFor();

  // Own programme only, of all that the university has.
  await page.goto(`${portal().url}/master/tim-mbkm-prodi`);
  await page.getByRole('row').nth(1).waitFor();
  const token = (await page.context().cookies()).find(({ name }) => name === 'mbkm_token')?.value;
  const rows = await portal().app.inject({
    url: '/api/master/tim-mbkm-prodi',
    headers: { authorization: `Bearer ${token}` },
  });
  const prodi = new Set(rows.json<{ idProgramProdi: string }[]>().map(row => row.idProgramProdi));
  expect(prodi.size).toBe(1);
  const all = await portal().db.query<{ n: number }>(
    'select count(distinct id_program_prodi)::int as n from master_tim_mbkm_prodi',
    [],
  );
  expect(all[0]?.n).toBeGreaterThan(1);
});

test('dark mode lives on after a reload', async () => {
  const page = await open('/dashboard', { as: 'HA03' });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.getByRole('button', { name: 'Mode gelap' }).click();
  await page.getByRole('button', { name: 'Mode terang' }).waitFor();
  const dark = await ground();
  await page.reload();
  await page.getByRole('button', { name: 'Mode terang' }).waitFor();
  expect(await ground()).toBe(dark);
  await page.getByRole('button', { name: 'Mode terang' }).click();
  await page.getByRole('button', { name: 'Mode gelap' }).waitFor();
  expect(await ground()).not.toBe(dark);
});
