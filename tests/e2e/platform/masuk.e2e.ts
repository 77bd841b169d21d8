import { expect, test } from 'vitest';
import { logInByForm, portalTests } from '../support/browser.ts';

const { open, portal } = portalTests();

/** A refused login is what these tests are about. */
const refused = /^401 \/api\/user\/login$/;

test('tells that name or password is wrong, then lets in and remembers the name', async () => {
  const page = await open('/login', { allow: refused });
  await logInByForm(page, 'timmbkm', 'Salah#2026');
  await page.getByRole('alert').getByText('Nama pengguna atau kata sandi salah.').waitFor();
  await page.getByLabel('Ingat saya di perangkat ini').check();
  await logInByForm(page, 'timmbkm');
  await page.waitForURL('**/dashboard');
  await page.getByRole('button', { name: /^Menu akun/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  const question = page.getByRole('dialog');
  await question.getByText('Apakah Anda yakin akan logout?').waitFor();
  await question.getByRole('button', { name: 'OK' }).click();
  await page.waitForURL(`${portal().url}/`);
  await page.goto(`${portal().url}/login`);
  await expect.poll(() => page.getByLabel('Nama pengguna', { exact: true }).inputValue()).toBe('timmbkm');
  // The cookie is gone with the session.
  expect((await page.context().cookies()).filter(({ name }) => name === 'mbkm_token')).toEqual([]);
});

test('keeps the one who is logged in away from the login pages, and the other one out', {
  tags: ['semua'],
}, async () => {
  const inside = await open('/login', { as: 'HA03' });
  await inside.waitForURL('**/dashboard');
  await inside.goto(`${portal().url}/login/choose`);
  await inside.waitForURL('**/dashboard');
  const outside = await open('/dashboard');
  await outside.waitForURL(`${portal().url}/`);
});

test('five wrong passwords block the account until the super admin unlocks it', { tags: ['semua'] }, async () => {
  // The browser must agree with the server about how long the account stays blocked.
  portal().clock.now = new Date();
  const page = await open('/login', { allow: /^4(01|29) \/api\/user\/login$/ });
  for (let attempt = 1; attempt <= 5; attempt++) {
    const answer = page.waitForResponse('**/api/user/login');
    await logInByForm(page, 'mahasiswa', `Salah#${attempt}`);
    expect((await answer).status()).toBe(401);
    await page.getByText('Nama pengguna atau kata sandi salah.').waitFor();
  }
  await logInByForm(page, 'mahasiswa');
  await page.getByText(/^Terlalu banyak percobaan masuk\. Coba lagi dalam \d+ menit\.$/).waitFor();

  const admin = await open('/pengaturan/user', { as: 'HA01' });
  await admin.getByRole('searchbox', { name: 'Cari' }).fill('mahasiswa');
  await admin.waitForURL(/mahasiswa/);
  await admin.getByRole('cell', { name: /(^|\s)mahasiswa/ }).click();
  await admin.getByRole('button', { name: 'Buka kunci' }).click();
  await admin.getByText('Kunci akun dibuka.').waitFor();

  await logInByForm(page, 'mahasiswa');
  await page.waitForURL('**/dashboard');
});
