import { expect, test } from 'vitest';
import { caller } from '../inti/orang.ts';
import { logInByForm, portalTests } from '../support/browser.ts';

/** Accounts, profile and sessions (docs/domain/10 §2.1, §3.1, §4); scenarios 1 and 7 of its §8 are in inti. */
const { open, portal } = portalTests();
const patient = { timeout: 20_000 };

test('imported accounts get temporary passwords, shown once, that open the password tab only', async () => {
  const page = await open('/pengaturan/user', { as: 'HA03' });
  await page.getByRole('button', { name: 'Impor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Impor Pengguna' });
  const lines = [
    'Username;E-mail;Nama depan;Nama belakang;Peran utama;Aktif',
    'wulan.arsip;wulan@uji.example;Wulan;Sari;HA10;Ya',
    'yoga.arsip;yoga@uji.example;Yoga;Saputra;HA10;Ya',
    'calon.admin;calon@uji.example;Calon;Admin;HA01;Ya',
  ];
  await dialog.getByLabel('Berkas impor').setInputFiles({
    name: 'akun.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  });
  await dialog.getByRole('button', { name: 'Periksa data' }).click();
  await dialog.getByRole('tab', { name: 'Baru (3)' }).waitFor();
  await dialog.getByRole('button', { name: 'Terapkan 3 baris' }).click();
  await dialog.getByText('Impor selesai').waitFor();
  await dialog.getByText('Tutup', { exact: true }).click();

  // Tim MBKM makes no Super Admin, not by import either; the other rows came in all the same.
  const call = await caller(portal(), 'HA01');
  expect((await call<{ total: number }>('GET', 'auth/users?q=calon.admin')).body.total).toBe(0);
  await page.getByRole('button', { name: 'Wajib ganti kata sandi' }).click();
  await page.getByRole('searchbox', { name: 'Cari' }).fill('arsip');
  await page.getByRole('cell', { name: 'yoga.arsip', exact: true }).waitFor();
  await expect.poll(() => page.getByRole('row').count(), patient).toBe(3);
  await page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Kata sandi sementara' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Buat', exact: true }).click();
  const shown = page.getByRole('dialog', { name: 'Kata sandi sementara' });
  const line = shown.getByRole('row', { name: /wulan\.arsip/ });
  const secret = (await line.getByRole('cell').nth(1).textContent()) ?? '';
  await shown.getByRole('button', { name: 'Sudah saya catat' }).click();

  const wulan = await open('/login', { width: 360 });
  await logInByForm(wulan, 'wulan.arsip', secret);
  await wulan.waitForURL('**/pengaturan/user/profile?tab=sandi');
  await wulan.getByText('Ganti kata sandi Anda terlebih dahulu.', { exact: false }).waitFor();
});

test('the admin console names blocked accounts; a connection that is gone leads to the state of the network', async () => {
  const admin = await open('/admin', { as: 'HA01', allow: /ERR_INTERNET_DISCONNECTED/ });
  await admin.getByRole('link', { name: 'Salsabila Dharma Wibowo' }).waitFor();
  await admin.getByRole('tab', { name: 'Log Aktivitas' }).click();
  await admin
    .getByRole('row', { name: /Kunci|Masuk/ })
    .first()
    .waitFor();
  const preloaded = admin.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('NetworkPage')),
  );
  await preloaded;
  await admin.context().setOffline(true);
  await admin.getByText('Anda sedang luring. Perubahan belum dapat disimpan.').waitFor();
  await admin.getByRole('link', { name: 'Status Jaringan' }).first().click();
  await admin.getByRole('list', { name: 'Layanan' }).getByText('Gangguan').waitFor();
  await admin.context().setOffline(false);
  await admin.getByRole('button', { name: 'Periksa ulang' }).click();
  await admin.getByRole('list', { name: 'Layanan' }).getByText('Penyimpanan berkas').waitFor();

  const student = await open('/admin', { as: 'HA02' });
  await student.getByText('404 Forbidden! Anda tidak punya akses untuk halaman ini!').waitFor();
});
