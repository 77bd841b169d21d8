// @module-tag semua: a programme's whole life in the browser; its rules are asked in tests/api, its screens in tests/ui
import { deflateSync } from 'node:zlib';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { caller, pick } from '../platform/orang.ts';
import { logInByForm, portalTests } from '../support/browser.ts';

/** Accounts, profile and sessions (docs/domain/10 §2.1, §3.1, §4); scenarios 1 and 7 of its §8 are in inti. */
const { open, portal } = portalTests();
const patient = { timeout: 20_000 };

const account = async (page: Page, name: string) => {
  await page.getByRole('searchbox', { name: 'Cari' }).fill(name);
  await page.getByRole('cell', { name: new RegExp(`(^|\\s)${name}`) }).click();
};

/** A picture of one grey dot, as a real PNG. */
function png(): Buffer {
  const crc = (data: Buffer) => {
    let c = ~0;
    for (const byte of data) {
      c ^= byte;
      for (let bit = 0; bit < 8; bit++) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1;
    }
    return ~c >>> 0;
  };
  const chunk = (type: string, body: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), body]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(named));
    const size = Buffer.alloc(4);
    size.writeUInt32BE(body.length);
    return Buffer.concat([size, named, sum]);
  };
  const head = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.from([0, 128]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

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
  await dialog.getByRole('tab', { name: 'Baru (2)' }).waitFor();
  // Tim MBKM makes no Super Admin, not by import either, and hears so before; the other rows come in all the same.
  await dialog.getByRole('tab', { name: 'Salah (1)' }).click();
  await dialog.getByText('Anda tidak dapat memberikan peran Super Admin.').waitFor();
  await dialog.getByRole('button', { name: 'Terapkan 2 baris' }).click();
  await dialog.getByText('Impor selesai').waitFor();
  await dialog.getByText('Tutup', { exact: true }).click();

  const call = await caller(portal(), 'HA01');
  expect((await call<{ total: number }>('GET', 'auth/users?q=calon.admin')).body.total).toBe(0);
  await page.getByRole('button', { name: 'Wajib ganti kata sandi' }).click();
  await page.getByRole('searchbox', { name: 'Cari' }).fill('arsip');
  await page.getByRole('cell', { name: /(^|\s)yoga\.arsip/ }).waitFor();
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
  await wulan.getByText('Ganti kata sandi Anda lebih dahulu.', { exact: false }).waitFor();
});

test('a new role reaches its holder, and switching an account off ends its sessions', async () => {
  const dosen = await open('/dashboard', { as: 'HA07', allow: /^401 / });
  const admin = await open('/pengaturan/user', { as: 'HA01' });
  await account(admin, 'penilai');
  await admin.getByRole('tab', { name: 'Peran' }).click();
  await admin.getByRole('button', { name: 'Tambah peran' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Tambah peran' });
  await pick(dialog, 'Peran', 'dosen', 'Dosen Pembimbing');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await admin.getByText('Peran disimpan.').waitFor();
  await admin.getByRole('list', { name: 'Peran yang dimiliki' }).getByText('Dosen Pembimbing').waitFor();
  await dosen.goto(`${portal().url}/pengaturan/user/profile?tab=peran`);
  await dosen.getByRole('main').getByText('Dosen Pembimbing').waitFor();

  await admin.getByRole('tab', { name: 'Riwayat masuk' }).click();
  await admin.getByRole('list', { name: 'Riwayat masuk' }).getByText('Masuk').first().waitFor();

  await admin.getByRole('link', { name: 'Ubah' }).click();
  await admin.getByLabel('Aktif').uncheck();
  await admin.getByRole('button', { name: 'Simpan' }).click();
  await admin.getByRole('heading', { level: 1, name: /Hendra Saputra/ }).waitFor();
  await dosen.getByRole('tab', { name: 'Sesi aktif' }).click();
  await dosen.waitForURL(`${portal().url}/`);
  const again = await open('/login', { allow: /^403 / });
  await logInByForm(again, 'penilai');
  await again.getByText('Akun Anda tidak aktif. Hubungi admin portal.').waitFor();
});

test('a student keeps own contact and picture, and logs out everywhere else', async () => {
  const elsewhere = await open('/dashboard', { as: 'HA02', allow: /^401 / });
  const page = await open('/pengaturan/user/profile', { as: 'HA02', width: 360 });
  await page.getByLabel('Foto').setInputFiles({ name: 'saya.png', mimeType: 'image/png', buffer: png() });
  await page.getByRole('button', { name: 'Ganti berkas' }).waitFor();
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await page.locator('main .MuiAvatar-img').waitFor();
  await page.getByRole('textbox', { name: 'Alamat' }).fill('Jl. Anggrek No. 7');
  await page.getByRole('button', { name: 'Simpan data mahasiswa' }).click();
  const call = await caller(portal(), 'HA03');
  const own = async () => (await call<{ alamat: string }[]>('GET', 'master/mahasiswa?filter={"q":"22081010012"}')).body;
  await expect.poll(async () => (await own())[0]?.alamat, patient).toBe('Jl. Anggrek No. 7');

  await page.getByRole('tab', { name: 'Sesi aktif' }).click();
  await page.getByRole('button', { name: 'Keluar dari perangkat lain' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keluarkan' }).click();
  await page.getByText('Sesi diakhiri.').waitFor();
  await elsewhere.reload();
  await elsewhere.waitForURL(`${portal().url}/`);
  await page.getByText('Perangkat ini').waitFor();
});

test('the admin console names blocked accounts; a connection that is gone leads to the state of the network', async () => {
  const admin = await open('/admin', { as: 'HA01', allow: /ERR_INTERNET_DISCONNECTED/ });
  await admin.getByRole('link', { name: 'Salsabila Dharma Wibowo' }).waitFor();
  await admin.getByRole('tab', { name: 'Log aktivitas' }).click();
  await admin
    .getByRole('row', { name: /Kunci|Masuk/ })
    .first()
    .waitFor();
  // The state of the network comes with the figures (vite.config.ts), ahead of need.
  const preloaded = admin.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/figures-')),
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
