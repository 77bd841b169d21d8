import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { caller, choose, pick } from '../platform/orang.ts';
import { portalTests } from '../support/browser.ts';

/** Menus, rights and roles (docs/domain/10 §1, §2.1, §4); scenarios 2, 3 and 4 of its §8 are in inti. */
const { open, portal } = portalTests();
const patient = { timeout: 20_000 };

const tree = (page: Page) => page.getByRole('tree', { name: 'Susunan menu' });
const entry = (page: Page, name: string) => tree(page).getByRole('treeitem').filter({ hasText: name }).first();
/** Links of the drawer's heading that stands open. */
const drawn = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Panel samping' })
    .getByRole('list', { name: 'Semua menu' })
    .getByRole('link')
    .allTextContents()
    .then(names => names.filter(name => name && !name.startsWith('Portal')));

test('the tree is put in order by drag and by keyboard; everybody’s drawer follows at once', async () => {
  const tim = await open('/dashboard', { as: 'HA03' });
  await tim.getByRole('button', { name: 'Semua menu' }).click();
  const before = ['Dashboard', 'Ringkasan Admin', 'Inspirasi', 'Status Jaringan'];
  await expect.poll(async () => (await drawn(tim)).slice(0, 4), patient).toEqual(before);

  const admin = await open('/pengaturan/menu', { as: 'HA01' });
  await admin.getByRole('button', { name: 'Buka semua' }).click();
  // By mouse: to the top edge of another entry.
  await entry(admin, 'Status Jaringan').dragTo(entry(admin, 'Ringkasan Admin'), { targetPosition: { x: 120, y: 3 } });
  await admin.getByText('Status Jaringan dipindahkan.').waitFor({ state: 'attached' });
  // By keyboard: one step up.
  await entry(admin, 'Inspirasi').focus();
  await admin.keyboard.press('Alt+ArrowUp');
  await admin.getByText('Inspirasi dipindahkan.').waitFor({ state: 'attached' });
  expect(await entry(admin, 'Inspirasi').evaluate(element => element === document.activeElement)).toBe(true);
  // Up and out of the group, which is no place for the first heading: into nothing above it.
  await entry(admin, 'Beranda').focus();
  await admin.keyboard.press('Alt+ArrowRight');
  await admin.getByText('Beranda tidak dapat dipindahkan ke sana.').waitFor({ state: 'attached' });
  await admin.getByRole('button', { name: 'Simpan susunan' }).click();
  await admin.getByText('Susunan menu disimpan.').waitFor();
  const after = ['Dashboard', 'Status Jaringan', 'Inspirasi', 'Ringkasan Admin'];
  await tim.reload();
  await expect.poll(async () => (await drawn(tim)).slice(0, 4), patient).toEqual(after);
});

test('name, icon and hiding of a menu are changed beside the tree', { tags: ['semua'] }, async () => {
  const admin = await open('/pengaturan/menu', { as: 'HA01', width: 360 });
  await admin.getByRole('searchbox', { name: 'Cari di susunan' }).fill('Inspirasi');
  await entry(admin, 'Inspirasi').click();
  const panel = admin.getByRole('region', { name: 'Menu Inspirasi' });
  await panel.getByRole('textbox', { name: 'Nama' }).fill('Cerita Mahasiswa');
  await pick(panel, 'Ikon', 'star', 'star');
  await panel.getByRole('button', { name: 'Simpan' }).click();
  await admin.getByText('Perubahan disimpan.').waitFor();
  const call = await caller(portal(), 'HA02');
  const menus = await call<{ children: { meta: { name: string; icon: string }; link: string }[] }[]>(
    'GET',
    'menu-user',
  );
  const story = menus.body.flatMap(group => group.children).find(({ link }) => link === '/inspire');
  expect(story?.meta).toMatchObject({ name: 'Cerita Mahasiswa', icon: 'star' });
});

test('two roles are compared, a role is previewed, and nobody locks oneself out unawares', {
  tags: ['semua'],
}, async () => {
  const admin = await open('/pengaturan/menu?tab=hak', { as: 'HA01', allow: /^422 / });
  await choose(admin, 'Bandingkan dengan', 'Mahasiswa');
  await admin.getByRole('button', { name: 'Buka semua' }).click();
  const line = admin.getByRole('row', { name: /^Ringkasan Admin/ });
  await line.getByText('di sana: tidak').first().waitFor();
  await choose(admin, 'Bandingkan dengan', 'Tidak dibandingkan');
  await line.getByText('di sana: tidak').first().waitFor({ state: 'hidden' });

  await admin.getByRole('checkbox', { name: 'Lihat Ringkasan Admin' }).uncheck();
  await admin.getByRole('button', { name: 'Lihat sebagai peran' }).click();
  const preview = admin.getByLabel('Menu sebagai Super Admin');
  await preview.getByText('Dashboard', { exact: true }).waitFor();
  await expect.poll(() => preview.getByText('Ringkasan Admin', { exact: true }).count()).toBe(0);
  await preview.getByRole('button', { name: 'Tutup' }).click();

  await admin.getByRole('button', { name: 'Simpan hak akses' }).click();
  const warning = admin.getByRole('dialog', { name: 'Warning !' });
  await warning.getByText(/akan kehilangan menu Ringkasan Admin/).waitFor();
  await warning.getByRole('button', { name: 'Batal' }).click();
  await admin.getByRole('button', { name: 'Atur ulang' }).click();

  // The menus that give rights are kept by the server, whoever insists.
  await admin.getByRole('checkbox', { name: 'Lihat Peran' }).uncheck();
  await admin.getByRole('button', { name: 'Simpan hak akses' }).click();
  await warning.getByRole('button', { name: 'Lanjutkan' }).click();
  await admin.getByText('Periksa kembali isian Anda.').first().waitFor();
  await admin.getByRole('button', { name: 'Atur ulang' }).click();
  expect((await (await caller(portal(), 'HA01'))('GET', 'roles')).status).toBe(200);
});

test('a role of one’s own: its code is proposed, its rights are copied, and its holder sees just these', {
  tags: ['semua'],
}, async () => {
  const admin = await open('/pengaturan/role/create', { as: 'HA01' });
  await expect.poll(() => admin.getByRole('textbox', { name: 'Kode' }).inputValue(), patient).toBe('HA11');
  await admin.getByRole('textbox', { name: 'Nama peran' }).fill('Arsiparis');
  await admin
    .getByRole('spinbutton', { name: 'Urutan' })
    .or(admin.getByRole('textbox', { name: 'Urutan' }))
    .fill('11');
  await pick(admin, 'Peran dasar', 'bakpk', 'BAKPK');
  await admin.getByRole('button', { name: 'Simpan' }).click();
  await admin.getByRole('link', { name: 'Atur hak akses' }).click();
  await admin.getByRole('combobox', { name: 'Peran', exact: true }).getByText('Arsiparis').waitFor();
  await choose(admin, 'Salin dari peran', 'BAKPK');
  await admin.getByRole('main').getByLabel('Cari menu').fill('Mahasiswa');
  await admin.getByRole('checkbox', { name: 'Lihat Mahasiswa', exact: true }).uncheck();
  await admin.getByRole('button', { name: 'Simpan hak akses' }).click();
  await admin.getByText('Hak akses disimpan.').waitFor();

  const call = await caller(portal(), 'HA01');
  const bakpk = await call<{ items: { id: string }[] }>('GET', 'auth/users?q=bakpk');
  const idUser = bakpk.body.items[0]?.id;
  const given = await call<{ id: string }>('POST', 'pengaturan/user-role', { idUser, idRole: 'HA11', isUtama: true });
  expect(given.status).toBe(201);
  const holder = await open('/master/program-prodi', { as: 'HA10' });
  await holder.getByRole('row').nth(1).waitFor();
  const side = holder.getByRole('complementary', { name: 'Panel samping' });
  await side.getByText(/^Arsiparis/).waitFor();
  await holder.goto(`${portal().url}/master/mahasiswa`);
  await holder.getByText('404 Forbidden! Anda tidak punya akses untuk halaman ini!').waitFor();
});
