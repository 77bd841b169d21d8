// @module-tag semua: a programme's whole life in the browser; its rules are asked in tests/api, its screens in tests/ui
import type { Page } from 'playwright';
import { expect, it, vi } from 'vitest';
import { inboundId } from '../../../server/areas/pertukaran/demo/inbound.ts';
import { idOf } from '../../../server/demo/ids.ts';
import { informatika } from '../../api/magang/place.ts';
import { dataOf, documents } from '../../api/pertukaran/inbound/formulir.ts';
import { actingIn, type Row } from '../kkn/acting.ts';
import { portalTests } from '../support/browser.ts';
import { axe } from '../support/looks.ts';
import { usernameOf as demoUsername } from '../support/portal.ts';

/** Acceptance scenarios 1 to 7 and 10 of docs/domain/50 §6: students from elsewhere. */

const { open, portal } = portalTests();
vi.setConfig({ testTimeout: 240_000 });
const { done } = actingIn(portal);

const root = '/pertukaran-mahasiswa';
const P = 'v2/pertukaran-mahasiswa/krs';
const calm = { reducedMotion: 'reduce' } as const;
const classId = (key: string) => idOf('pertukaran/mk-inbound', key);

const usernameOf = async (key: string): Promise<string> => {
  const sql = 'select username from pengaturan_user where id_mhs_inbound = $1';
  return (await portal().db.one<{ username: string }>(sql, [inboundId(key)]))?.username ?? '';
};

/** Fills in what stands on the step, by the names of the declaration, and goes on. */
async function fillStep(page: Page, values: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`.fields [name="${name}"]`);
    if ((await field.count()) === 0) continue;
    const tag = await field.evaluate(element => `${element.tagName} ${element.getAttribute('type') ?? ''}`);
    if (tag === 'INPUT checkbox') await field.setChecked(value === true);
    else if (tag.startsWith('SELECT')) await field.selectOption(String(value));
    else await field.fill(String(value));
  }
}

/** The public form filled in up to its review. */
async function fillForm(page: Page, values: Readonly<Record<string, unknown>>): Promise<void> {
  const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
  for (const title of ['Data diri', 'PT asal', 'Tujuan dan rencana MK']) {
    await heading(title);
    await fillStep(page, values);
    await page.getByRole('button', { name: 'Lanjut' }).click();
  }
  await heading('Dokumen');
  for (const [name, buffer] of Object.entries(documents)) {
    const picture = name === 'berkasFoto';
    const file = { name: picture ? 'foto.png' : `${name}.pdf`, mimeType: picture ? 'image/png' : 'application/pdf' };
    await page.locator(`.fields [name="${name}"]`).setInputFiles({ ...file, buffer });
  }
  await fillStep(page, values);
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await heading('Tinjau dan kirim');
}

const pass = (seconds: number) => {
  portal().clock.now = new Date(portal().clock.now.getTime() + seconds * 1000);
};
const prodiId = async () => {
  const { db } = portal();
  return (await db.one<{ id: string }>('select id from master_program_prodi where id = $1', [informatika]))?.id ?? '';
};

it('skenario 1 sampai 3: mendaftar tanpa akun, ditolak dua kali, disetujui, mengaktifkan akun', async () => {
  const values = dataOf(await prodiId(), {
    namaLengkap: 'Larasati Putri',
    namaKampusAsal: 'Universitas Uji Coba',
    jumlahSemester: 1,
  });
  const page = await open(`${root}/registrasi`, { ...calm, allow: /409|404|400/ });
  // What is refused is legible also in a browser that prefers the dark, and the first of it has the focus.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Lanjut' }).click();
  const name = page.getByLabel('Nama lengkap');
  await expect.poll(() => name.evaluate(field => field === document.activeElement)).toBe(true);
  expect(await axe(page)).toEqual([]);
  await fillForm(page, values);
  expect(await axe(page)).toEqual([]);
  // Nobody fills it in within eight seconds.
  await page.getByRole('button', { name: 'Kirim Pendaftaran' }).click();
  await page.getByText('Pendaftaran tidak dapat diproses. Muat ulang halaman lalu coba lagi.').waitFor();
  const count = async () =>
    (await portal().db.one<{ n: number }>('select count(*)::int as n from pertukaran_mhs_inbound'))?.n;
  const before = await count();
  pass(60);
  await page.getByRole('button', { name: 'Kirim Pendaftaran' }).click();
  await page.getByRole('heading', { name: 'Pendaftaran diterima' }).waitFor();
  expect(await count()).toBe((before ?? 0) + 1);
  const receipt = page.locator('.receipt dd');
  const [nomor = '', kode = ''] = await receipt.allInnerTexts();
  expect(nomor).toMatch(/^REG-IN-\d{5}-\d{4}$/);
  expect(kode).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Unduh bukti pendaftaran' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${nomor}.pdf`);

  await page.getByRole('tab', { name: 'Cek Status' }).click();
  const look = async (code: string) => {
    await page.getByLabel('Nomor registrasi').fill(nomor);
    await page.getByLabel('Kode akses').fill(code);
    await page.getByRole('button', { name: 'Cek Status' }).click();
  };
  await look('AAAAAAAA');
  await page.getByText('Nomor registrasi atau kode akses tidak cocok.').waitFor();
  await look(kode);
  await page.getByRole('heading', { name: 'Status: Diajukan' }).waitFor();
  expect(await axe(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Daftar', exact: true }).click();
  await fillForm(page, { ...values, email: 'lain@kampus.example', nik: '3500000000009999' });
  pass(60);
  await page.getByRole('button', { name: 'Kirim Pendaftaran' }).click();
  await page.getByText(/Gunakan Cek Status\.$/).waitFor();

  const row = await portal().db.one<{ id: string }>(
    'select id from pertukaran_mhs_inbound where nomor_registrasi = $1',
    [nomor],
  );
  const team = await open(`${root}/verifikasi/detail/${row?.id}`, { as: 'HA03', ...calm, allow: /422/ });
  await team.getByText('Larasati Putri').first().waitFor();
  expect(await axe(team)).toEqual([]);
  await team.getByRole('button', { name: 'Setujui', exact: true }).click();
  await team.getByRole('dialog').getByRole('button', { name: 'Setujui', exact: true }).click();
  await team.getByText('Pilih dosen wali.').first().waitFor();
  await team.reload();
  await team.getByRole('button', { name: 'Tetapkan dosen wali' }).click();
  const dialog = team.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /Dosen wali/ }).fill('Arif Budiman');
  await team.getByRole('option', { name: /Arif Budiman/ }).click();
  await dialog.getByRole('button', { name: /Tetapkan dosen wali|Simpan/ }).click();
  await dialog.waitFor({ state: 'detached' });
  await team.getByRole('button', { name: 'Setujui', exact: true }).click();
  await team.getByRole('dialog').getByRole('button', { name: 'Setujui', exact: true }).click();
  const npm = async () =>
    (await portal().db.one<{ npm: string | null }>('select npm from pertukaran_mhs_inbound where id = $1', [row?.id]))
      ?.npm;
  await expect.poll(npm).toMatch(/^IN\d{7}$/);

  await page.getByRole('tab', { name: 'Cek Status' }).click();
  await look(kode);
  await page.getByRole('heading', { name: 'Status: Disetujui' }).waitFor();
  await page.getByLabel('Kata sandi', { exact: true }).fill('Kebun#Mangga72');
  await page.getByLabel('Ulangi kata sandi').fill('Kebun#Mangga72');
  await page.getByRole('button', { name: 'Aktifkan Akun' }).click();
  await page.getByRole('link', { name: 'Masuk ke portal' }).click();
  await page.getByLabel('Nama pengguna', { exact: true }).fill((await npm()) ?? '');
  await page.getByLabel('Kata sandi', { exact: true }).fill('Kebun#Mangga72');
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await page.goto(`${portal().url}${root}/menu/inbond`);
  await page.getByText('Lihat KRS dan jadwal kuliah Anda.').waitFor();
  expect(await axe(page)).toEqual([]);
});

it('skenario 4: kelas yang bentrok dan yang penuh tidak dapat diambil; setelah diajukan KRS terkunci', async () => {
  const who = await usernameOf('kevin');
  const page = await open(`${root}/inbound/krs`, { as: who, ...calm });
  const first = await portal().db.one<{ nama: string; kelas: string }>(
    'select nama_mk as nama, kelas from pertukaran_mk_inbound where id = $1',
    [classId('if1')],
  );
  // The keyboard alone: the button is reached and pressed, and the choice is said.
  await page.getByRole('button', { name: `Pilih ${first?.nama} kelas ${first?.kelas}` }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(`${first?.nama} dipilih.`).waitFor();
  // The button is gone; the next choice has the focus, not the page's top.
  await page.getByRole('button', { name: `Pilih ${first?.nama} kelas ${first?.kelas}` }).waitFor({ state: 'detached' });
  await expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName),
    )
    .toMatch(/^Pilih /);
  const offered = page.getByRole('listitem');
  await offered
    .filter({ hasText: /Bentrok dengan/ })
    .first()
    .waitFor();
  await offered.filter({ hasText: 'Penuh' }).first().waitFor();
  const refused = await portal().app.inject({
    method: 'POST',
    url: `/api/${P}`,
    payload: { idMkInbound: classId('if2') },
    headers: { authorization: `Bearer ${await portal().tokenOf(who)}` },
  });
  expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('bentrok')]);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ajukan KRS' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ajukan KRS' }).click();
  await page.getByText('KRS sudah diajukan dan tidak dapat diubah.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Hapus / }).count()).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: 'Ajukan KRS' }).count()).toBe(0);
});

it('skenario 5: di atas batas dialog Maaf, dikembalikan dengan catatan, dikurangi, lalu disetujui', async () => {
  const who = await usernameOf('indra');
  const plan = await portal().db.one<{ id: string }>('select id from pertukaran_krs where id_mhs_inbound = $1', [
    inboundId('indra'),
  ]);
  await portal().db.execute(
    `update pertukaran_mhs_inbound set id_dosen_wali = (select id_pegawai from pengaturan_user where username = $1)
     where id = $2`,
    [demoUsername('HA04'), inboundId('indra')],
  );
  const path = `${root}/inbound/approve-krs/detail-krs/${plan?.id}`;
  const staff = await open(path, { as: 'HA04', ...calm, allow: /422/ });
  await staff.getByRole('button', { name: 'Setujui', exact: true }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Setujui', exact: true }).click();
  const sorry = staff.getByRole('dialog', { name: 'Maaf' }).or(staff.getByRole('alertdialog', { name: 'Maaf' }));
  await sorry.getByText(/lebih dari 20/).waitFor();
  expect(await axe(staff)).toEqual([]);
  await sorry.getByRole('button', { name: 'OK' }).click();
  await staff.getByRole('dialog', { name: 'Setujui' }).getByRole('button', { name: 'Batal' }).click();
  const stateOf = async () => (await done('HA03', 'GET', `v2/pertukaran-mahasiswa/krs/daftar/${plan?.id}`)).status;
  expect(await stateOf()).toBe('diajukan');
  await staff.getByRole('button', { name: 'Kembalikan', exact: true }).click();
  await staff.getByRole('dialog').getByRole('textbox').fill('Kurangi menjadi 20 SKS.');
  await staff.getByRole('dialog').getByRole('button', { name: 'Kembalikan', exact: true }).click();
  await expect.poll(stateOf).toBe('revisi');

  const page = await open(`${root}/inbound/krs`, { as: who, ...calm });
  await page.getByText('Catatan: Kurangi menjadi 20 SKS.').waitFor();
  await page
    .getByRole('button', { name: /^Hapus / })
    .first()
    .click();
  await page.getByText(/dihapus dari KRS\.$/).waitFor();
  await page.getByRole('button', { name: 'Ajukan KRS' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ajukan KRS' }).click();
  await expect.poll(stateOf).toBe('diajukan');

  await staff.goto(`${portal().url}${path}`);
  await staff.getByRole('button', { name: 'Setujui', exact: true }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Setujui', exact: true }).click();
  await expect.poll(stateOf).toBe('disetujui');
  const student = await portal().db.one<{ status: string }>('select status from pertukaran_mhs_inbound where id = $1', [
    inboundId('indra'),
  ]);
  expect(student?.status).toBe('berjalan');
});

it('skenario 6: nilai terhitung langsung, isian kosong disebut saat difinalkan, lalu terkunci', async () => {
  const page = await open(`${root}/inbound/pemberian-nilai/daftar-mhs/${classId('if4')}`, {
    as: 'HA04',
    ...calm,
    allow: /422|409/,
  });
  const grid = page.getByRole('group', { name: 'Lembar nilai kelas' });
  const rows = grid.getByRole('row').filter({ has: page.getByRole('textbox') });
  await rows.first().waitFor();
  const marks = ['100', '80', '90', '70', '85'];
  const cells = rows.first().getByRole('textbox');
  for (const [i, mark] of marks.entries()) await cells.nth(i).fill(mark);
  await rows.first().getByText('81,50 A-').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Simpan draf' }).click();
  await page.getByText('Nilai disimpan sebagai draf.').waitFor();
  const finalise = async () => {
    await page.getByRole('button', { name: 'Finalkan', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Finalkan', exact: true }).click();
  };
  await finalise();
  const said = page.getByRole('dialog').getByText(/^Nilai .+ untuk .+ belum diisi\.$/);
  await said.waitFor();
  await page.getByRole('dialog').getByRole('button').first().click();
  await said.waitFor({ state: 'detached' });
  await rows.first().waitFor();
  const count = await rows.count();
  for (let row = 1; row < count; row++)
    for (const [i, mark] of marks.entries()) await rows.nth(row).getByRole('textbox').nth(i).fill(mark);
  await page.getByRole('button', { name: 'Simpan draf' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Finalkan', exact: true }).isEnabled()).toBe(true);
  await finalise();
  await expect.poll(() => grid.getByRole('textbox').count()).toBe(0);
});

it('skenario 7: KHS dengan nilai dan IPS dicetak dengan kode yang sah; yang belum dinilai disebut', async () => {
  const andi = await open(`${root}/inbound/khs`, { as: 'HA08', ...calm, allow: /409/ });
  await andi.getByText(/mata kuliah belum dinilai\.$/).waitFor();
  expect(await axe(andi)).toEqual([]);
  await andi.getByRole('button', { name: 'Cetak KHS', exact: true }).click();
  await andi.getByText(/^KHS belum dapat dicetak: \d mata kuliah belum dinilai\.$/).waitFor();

  const npm = (
    await portal().db.one<{ npm: string }>('select npm from pertukaran_mhs_inbound where id = $1', [inboundId('maya')])
  )?.npm;
  const team = await open(`${root}/inbound/khs?npm=${npm}`, { as: 'HA03', ...calm });
  await team.getByText(/IPS \d,\d\d, IPK program/).waitFor();
  const [file] = await Promise.all([
    team.waitForEvent('download'),
    team.getByRole('button', { name: 'Cetak KHS', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(new RegExp(`^KHS_${npm}_\\d{5}\\.pdf$`));
  const kode = (
    await portal().db.one<{ kode: string }>(
      'select kode from pertukaran_dokumen_inbound where id_mhs_inbound = $1 order by tanggal_cetak desc limit 1',
      [inboundId('maya')],
    )
  )?.kode;
  const check = await open(`${root}/registrasi?kode=${kode}`, calm);
  await check.getByRole('heading', { name: 'Dokumen sah dan berlaku' }).waitFor();
  await check.getByText(/^M\*+ A\*+$/).waitFor();
  expect(await axe(check)).toEqual([]);
});

it('skenario 10: koordinator melihat program studinya saja, mahasiswa inbound hanya dirinya', async () => {
  const page = await open(`${root}/inbound/mk-inbound`, { as: 'HA05', ...calm });
  await page.getByRole('table').waitFor();
  const rows = await done<Row[]>('HA05', 'GET', 'v2/pertukaran-mahasiswa/mata-kuliah?range=[0,199]');
  const own = await portal().db.one<{ n: number }>(
    'select count(*)::int as n from pertukaran_mk_inbound where id_program_prodi = $1',
    [informatika],
  );
  expect(rows).toHaveLength(own?.n ?? -1);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /XLSX|Excel/i })
      .first()
      .click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);

  const student = await open(`${root}/verifikasi`, { as: 'HA08', ...calm });
  await student.getByText('404 Forbidden!').waitFor();
  await student.getByText('Anda tidak punya akses untuk halaman ini!').waitFor();
  const list = await done<Row[]>('HA08', 'GET', 'v2/mhs-luar-upn/list');
  expect(list.map(one => one.id)).toEqual([inboundId('andi')]);
});
