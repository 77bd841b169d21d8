// @module-tag semua: a programme's whole life in the browser; its rules are asked in tests/api, its screens in tests/ui
import { expect, test } from 'vitest';
import { logInByForm, portalTests } from '../support/browser.ts';
import { typeMoment } from '../support/moment.ts';
import { caller, choose, pick } from './orang.ts';

/** Acceptance scenarios of docs/domain/10 §8 that screens of the core cover; 1 and 2 are in masuk and sesi. */

const { open, portal } = portalTests();

test('3: mahasiswa finds partners only as a choice', async () => {
  const page = await open('/master/mitra', { as: 'HA02', width: 360 });
  await page.getByText('404 Forbidden! Anda tidak punya akses untuk halaman ini!').waitFor();
  const call = await caller(portal(), 'HA02');
  expect((await call('POST', 'master/mitra', { nama: 'PT Coba' })).status).toBe(403);
  const lookup = await call<Record<string, unknown>[]>('GET', 'master/mitra?rujukan=1');
  expect(lookup.status).toBe(200);
  expect(Object.keys(lookup.body[0] ?? {}).sort()).toEqual([
    'id',
    'idJenisMitra',
    'idKabupaten',
    'kode',
    'label',
    'nama',
  ]);
});

test('4: what superadmin takes from a role is gone from its screens, and nothing above its policy is given', async () => {
  const koordinator = await open('/master/tim-mbkm-prodi', { as: 'HA05' });
  await koordinator.getByRole('link', { name: 'Tambah' }).waitFor();

  const admin = await open('/pengaturan/menu?tab=hak', { as: 'HA01' });
  await choose(admin, 'Peran', 'Koordinator Program Studi');
  await admin.getByRole('main').getByLabel('Cari menu').fill('Tim MBKM Prodi');
  await admin.getByRole('checkbox', { name: 'Tambah Tim MBKM Prodi' }).uncheck();
  await admin.getByText('1 perubahan belum disimpan').waitFor();
  await admin.getByRole('button', { name: 'Simpan hak akses' }).click();
  await admin.getByText('1 perubahan belum disimpan').waitFor({ state: 'hidden' });

  await koordinator.reload();
  await koordinator.getByRole('row').nth(1).waitFor();
  await koordinator.getByRole('link', { name: 'Tambah' }).waitFor({ state: 'detached' });
  const call = await caller(portal(), 'HA05');
  expect((await call('POST', 'master/tim-mbkm-prodi', {})).status).toBe(403);

  // HA05 may never write faculties; the box is there to be seen, not to be ticked.
  const call01 = await caller(portal(), 'HA01');
  const matrix = await call01<{ items: Flags[]; maksimum: Record<string, Flags> }>(
    'GET',
    'menu-user/permission?roleId=HA05',
  );
  const above = matrix.body.items.find(({ menuId }) => matrix.body.maksimum[menuId]?.canDelete === false);
  expect(above).toBeDefined();
  const items = matrix.body.items.map(item => (item === above ? { ...item, canDelete: true } : item));
  expect((await call01('PUT', 'menu-user/permission', { roleId: 'HA05', app: '1', items })).status).toBe(422);
  await admin.getByRole('main').getByLabel('Cari menu').fill('Program Studi');
  await expect
    .poll(() => admin.getByRole('checkbox', { name: 'Hapus Program Studi', exact: true }).isDisabled())
    .toBe(true);
});

interface Flags {
  menuId: string;
  canDelete: boolean;
}

test('6: a package that requires 21 SKS is not activated; with one of them to choose it is', async () => {
  const call = await caller(portal(), 'HA05');
  interface Place {
    idMatakuliah: string;
    namaMk: string;
    sks: number;
    bisaDikonversi: boolean;
  }
  const by = (filter: object) => `range=[0,99]&filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const [known] = (await call<Record<string, string>[]>('GET', `master/paket-konversi?${by({ status: 'aktif' })}`))
    .body;
  const { idProgramProdi, idKurikulum, idJenisMbkm } = known ?? {};
  const named = { kode: 'SKENARIO-6', nama: 'Paket Skenario' };
  const made = await call<{ id: string }>('POST', 'master/paket-konversi', {
    ...named,
    idProgramProdi,
    idKurikulum,
    idJenisMbkm,
  });
  const paket = made.body.id;
  const places = await call<Place[]>('GET', `v7/master/matkul-kurikulum?${by({ idKurikulum })}`);
  const threes = places.body.filter(({ sks, bisaDikonversi }) => sks === 3 && bisaDikonversi).slice(0, 7);
  expect(threes).toHaveLength(7);
  for (const { idMatakuliah } of threes)
    await call('POST', 'magang/matkul-paket-konversi', { idPaketKonversi: paket, idMatkul: idMatakuliah, wajib: true });

  const page = await open(`/master/paket-konversi/${paket}/show`, { as: 'HA05', allow: /^422 / });
  const activate = async () => {
    await page.getByRole('button', { name: 'Aktifkan' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Aktifkan' }).click();
  };
  await activate();
  await page.getByRole('dialog').getByText('Mata kuliah wajib melebihi 20 SKS.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Batal' }).click();
  await page.getByRole('tab', { name: 'Mata Kuliah' }).click();
  await page.getByRole('button', { name: `Ubah ${threes[6]?.namaMk}` }).click();
  await page.getByRole('switch', { name: 'Wajib dipilih mahasiswa' }).uncheck();
  await page.getByRole('button', { name: 'Simpan' }).click();
  await page.getByText('Mata kuliah diubah.').waitFor();
  await activate();
  await page.getByText('Paket aktif.').waitFor();
  const mine = await call<{ id: string }[]>('GET', 'master/paket-konversi/all');
  expect(mine.body.map(({ id }) => id)).toContain(paket);
});

test('7: the account made for a contact opens the password tab only, then shows that partner alone', async () => {
  const timmbkm = await open('/master/pic-mitra/create', { as: 'HA03' });
  await pick(timmbkm, 'Mitra', 'badan riset', 'Badan Riset Daerah');
  await timmbkm.getByLabel('Nama').fill('Ratna Wulandari');
  await timmbkm.getByLabel('Jabatan').fill('Kepala Bidang');
  await timmbkm.getByLabel('Surel').fill('ratna@brida.example');
  await timmbkm.getByLabel('No. HP').fill('081234567890');
  await timmbkm.getByRole('button', { name: 'Simpan' }).click();
  await timmbkm.getByRole('button', { name: 'Buatkan akun' }).click();
  await timmbkm.getByRole('dialog').getByRole('button', { name: 'Buatkan akun' }).click();
  const shown = timmbkm.getByRole('dialog', { name: 'Kata sandi sementara' });
  const secret = (await shown.getByRole('status').textContent()) ?? '';
  const username = /username (\S+)\)/.exec((await shown.textContent()) ?? '')?.[1] ?? '';
  expect(username).not.toBe('');

  const page = await open('/login', { width: 360 });
  await logInByForm(page, username, secret);
  await page.waitForURL('**/pengaturan/user/profile?tab=sandi');
  await page.goto(`${portal().url}/master/mitra`);
  await page.waitForURL('**/pengaturan/user/profile?tab=sandi');
  await page.getByLabel(/^Kata sandi lama/).fill(secret);
  await page.getByLabel(/^Kata sandi baru/).fill('Brida#Maju2026');
  await page.getByLabel(/^Ulangi kata sandi baru/).fill('Brida#Maju2026');
  await page.getByRole('button', { name: 'Ganti kata sandi' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto(`${portal().url}/master/mitra`);
  await page.getByRole('link', { name: 'Badan Riset Daerah' }).waitFor();
  await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBe(1);
});

test('8: an overlapping period is refused in its field; corrected and active, its stages open and close', async () => {
  const page = await open('/master/periode/create', { as: 'HA03', allow: /^422 / });
  await page.getByLabel('Kode').fill('20272');
  await typeMoment(page, 'Tanggal mulai', '2027-12-01');
  await typeMoment(page, 'Tanggal selesai', '2028-06-30');
  await typeMoment(page, 'Pendaftaran mulai', '2026-11-01');
  await typeMoment(page, 'Pendaftaran selesai', '2026-12-31');
  for (const [jenis, mulai, selesai] of [
    ['Kuliah Kerja Nyata', '2026-10-01', '2026-10-31'],
    ['Semua jenis', '2026-11-15', '2026-12-15'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Jenis MBKM' }).click();
    await page.getByRole('option', { name: jenis }).click();
    await typeMoment(page, 'Pendaftaran: Mulai', mulai);
    await typeMoment(page, 'Pendaftaran: Selesai', selesai);
  }
  await page.getByRole('button', { name: 'Simpan' }).click();
  await page.getByText('Rentang tanggal bertumpuk dengan Semester Ganjil 2027/2028.').first().waitFor();
  await typeMoment(page, 'Tanggal mulai', '2028-02-01');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await page.getByRole('heading', { name: /Semester Genap 2027\/2028/ }).waitFor();
  await expect.poll(() => page.getByRole('heading', { name: 'Jadwal tahap' }).count()).toBe(1);
  await page.getByRole('button', { name: 'Aktifkan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Aktifkan' }).click();
  await page.getByText('Periode aktif.').waitFor();

  const call = await caller(portal(), 'HA03');
  const idPeriode = /[0-9a-f-]{36}/.exec(page.url())?.[0];
  const kinds = await call<{ id: string; kode: string }[]>('GET', 'master/jenis-mbkm/all');
  const isOpen = async (kode: string) => {
    const id = kinds.body.find(kind => kind.kode === kode)?.id;
    const state = await call<{ terbuka: boolean }>(
      'GET',
      `master/periode/jadwal?tahap=pendaftaran&idPeriode=${idPeriode}&idJenisMbkm=${id}`,
    );
    return state.body.terbuka;
  };
  expect(await isOpen('kkn')).toBe(false);
  expect(await isOpen('magang')).toBe(true);
});

test.each([1280, 360])('9: an address is chosen from province to village, at %i px', async width => {
  const page = await open('/master/mitra/create', { as: 'HA03', width });
  const value = (label: string) => page.getByRole('combobox', { name: label }).inputValue();
  await page.getByLabel('Nama mitra').fill(`PT Rungkut Jaya ${width}`);
  await pick(page, 'Jenis mitra', 'perusahaan nas', 'Perusahaan Nasional');
  await page.getByLabel('Bidang usaha').fill('Perdagangan');
  await page.getByRole('textbox', { name: 'Alamat' }).fill('Jl. Rungkut Menanggal No. 1');
  await page.getByLabel('Telepon').fill('031-8700000');
  await page.getByLabel('Surel').fill(`halo${width}@rungkutjaya.example`);
  await pick(page, 'Provinsi', 'jawa tim', 'Jawa Timur');
  await pick(page, 'Kabupaten/Kota', 'surab', 'Kota Surabaya');
  await pick(page, 'Kecamatan', 'gunung', 'Gunung Anyar');
  await pick(page, 'Kelurahan/Desa', 'rungkut men', 'Rungkut Menanggal');
  // Another province leaves nothing behind.
  await pick(page, 'Provinsi', 'bali', 'Bali');
  expect([await value('Kabupaten/Kota'), await value('Kecamatan'), await value('Kelurahan/Desa')]).toEqual([
    '',
    '',
    '',
  ]);
  await pick(page, 'Provinsi', 'jawa tim', 'Jawa Timur');
  await pick(page, 'Kabupaten/Kota', 'surab', 'Kota Surabaya');
  await pick(page, 'Kecamatan', 'gunung', 'Gunung Anyar');
  await pick(page, 'Kelurahan/Desa', 'rungkut men', 'Rungkut Menanggal');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await page.getByRole('heading', { name: `PT Rungkut Jaya ${width}` }).waitFor();
  for (const place of ['Jawa Timur', 'Kota Surabaya', 'Gunung Anyar', 'Rungkut Menanggal'])
    await page.getByRole('main').getByText(place, { exact: true }).first().waitFor();

  // Opened again, the whole way is there.
  await page.getByRole('link', { name: 'Ubah' }).click();
  await expect.poll(() => value('Kelurahan/Desa')).toBe('Rungkut Menanggal');
  await expect.poll(() => value('Kecamatan')).toBe('Gunung Anyar');
  const call = await caller(portal(), 'HA03');
  expect((await call('GET', 'master/kelurahan/all')).status).toBe(400);
});
