// @module-tag semua: a programme's whole life in the browser; its rules are asked in tests/api, its screens in tests/ui
import type { Page } from 'playwright';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { portalTests } from '../support/browser.ts';
import { faultsWideAndNarrow } from '../support/faults.ts';

const { close, open, portal } = portalTests();

const idOf = async (npm: string): Promise<string> =>
  (
    await portal().db.one<{ id: string }>(
      `select id from mbkm_pendaftar_program_mbkm where npm = $1 and kode_jenis_mbkm = 'magang' and status <> 'ditolak' limit 1`,
      [npm],
    )
  )?.id ?? '';
const salsabila = '21081010005';
const rizky = '22081010012';

/** Gives a student of the demo an account, as the import of students would. */
async function accountOf(npm: string): Promise<string> {
  const id = uuidv7();
  const { db } = portal();
  await db.execute(
    `insert into pengaturan_user (id, username, email, first_name, name, sumber, role_id, aktif, id_mahasiswa)
     select $1, $2, $2 || '@uji.example', nama, nama, 'lokal', 'HA02', true, id from master_mahasiswa where npm = $2`,
    [id, npm],
  );
  await db.execute(
    `insert into pengaturan_user_role (id, id_user, id_role, is_utama, asal) values ($1, $2, 'HA02', true, 'manual')`,
    [uuidv7(), id],
  );
  await db.execute(
    `insert into internal_sandi (id, id_user, hash, dibuat) select $1, $2, hash, now() from internal_sandi limit 1`,
    [uuidv7(), id],
  );
  return npm;
}

const agree = async (page: Page, button: string) =>
  page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
const toast = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor();

describe('conversion grades (docs/domain/20 §6, scenarios 9 and 10)', () => {
  it('the study programme grades what is not KKN and sends', async () => {
    const page = await open('/penilaian-konversi-matkul-kkn', { as: 'HA07' });
    await page.getByRole('heading', { level: 1, name: 'Penilaian Matkul KKN' }).waitFor();
    await page.getByText('Rizky Aditya Pratama').click();
    await page.getByRole('heading', { level: 1, name: 'Penilaian Matkul KKN – Magang' }).waitFor();
    const grid = page.getByRole('table', { name: 'Nilai mata kuliah' });
    const locked = grid.getByRole('row', { name: /Kuliah Kerja Nyata/ });
    await locked.getByText('Dinilai Tim MBKM').waitFor();
    await expect.poll(() => locked.getByRole('textbox').count()).toBe(0);
    // Down the column by keyboard, as in a spreadsheet.
    const scores = grid.getByRole('textbox', { name: /^Nilai / });
    await scores.first().click();
    for (let i = 0; i < (await scores.count()); i++) {
      await page.keyboard.type('84,5');
      await page.keyboard.press('Enter');
    }
    expect(new Set(await scores.evaluateAll(inputs => inputs.map(input => Reflect.get(input, 'value'))))).toEqual(
      new Set(['84,5']),
    );
    await expect.poll(() => grid.getByRole('cell', { name: 'A-', exact: true }).count()).toBe(await scores.count());
    await page.getByRole('button', { name: 'Kirim ke Tim MBKM' }).click();
    await agree(page, 'Kirim');
    await toast(page, 'Nilai dikirim ke Tim MBKM.');
    await page.getByRole('button', { name: 'Simpan draf' }).waitFor({ state: 'detached' });
  });

  it('a wrong kind of detail leads to the right one, as does ?id=', async () => {
    const id = await idOf(rizky);
    for (const address of [`detail/kkn/${id}`, `detail/riset?id=${id}`]) {
      const page = await open(`/penilaian-konversi/${address}`, { as: 'HA07' });
      await page.getByRole('heading', { level: 1, name: 'Penilaian Konversi – Magang' }).waitFor();
      expect(new URL(page.url()).pathname).toBe(`/penilaian-konversi/detail/penilaian/${id}`);
      await close(page);
    }
    const bare = await open('/penilaian-konversi/detail/kkn', { as: 'HA07' });
    await bare.getByRole('heading', { level: 1, name: 'Penilaian Konversi', exact: true }).waitFor();
    const data = await open('/data-mbkm', { as: 'HA10' });
    await data.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(data.url()).pathname).toMatch(/^\/data-mbkm\/(bakpk|revisi-penilaian)$/);
  });

  it('Tim MBKM fills the KKN grade, finalises; the student sees it; BAKPK sends', async () => {
    const page = await open('/penilaian-konversi-matkul-kkn2', { as: 'HA03', allow: /^422 / });
    await page.getByText('Salsabila Khairunnisa').click();
    await page.getByRole('heading', { level: 1, name: 'Pemeriksaan Matkul KKN – Magang' }).waitFor();
    await page.getByRole('button', { name: 'Finalkan' }).click();
    await agree(page, 'Finalkan');
    await page.getByText('Nilai mata kuliah KKN belum diisi.').first().waitFor();
    await page.getByRole('textbox', { name: 'Nilai Kuliah Kerja Nyata' }).fill('88');
    await page.getByRole('button', { name: 'Finalkan' }).click();
    await agree(page, 'Finalkan');
    await toast(page, 'Nilai konversi final.');
    await page.getByText('IPS konversi', { exact: false }).first().waitFor();

    const student = await open('/magang/riwayat', { as: await accountOf(salsabila) });
    await student.getByRole('button', { name: 'Rekap Konversi' }).waitFor();
    await student.getByRole('button', { name: 'Sanggah nilai' }).click();
    await student
      .getByRole('dialog')
      .getByText(/Kuliah Kerja Nyata/)
      .waitFor();
    await student.getByRole('dialog').getByText('88,00 · A').waitFor();

    const academics = await open('/data-mbkm/bakpk', { as: 'HA10' });
    await academics
      .getByRole('row', { name: /Salsabila Khairunnisa/ })
      .getByRole('checkbox')
      .click();
    await academics.getByRole('toolbar').getByRole('button', { name: 'Kirim ke SIAMIK' }).click();
    await agree(academics, 'Kirim ke SIAMIK');
    await academics.getByText('1 nilai terkirim ke SIAMIK.').waitFor();
    await academics.getByRole('tab', { name: /^Terkirim/ }).click();
    await academics.getByText('Salsabila Khairunnisa').waitFor();
  });

  it('a revision of a sent grade is approved and must be sent again', async () => {
    const { db } = portal();
    const final = await db.one<{ id: string; nama: string }>(
      `select t.id, t.nama_mahasiswa as nama from mbkm_pendaftar_program_mbkm t join konversi_terpilih_final f
         on f.id_pendaftar_mbkm = t.id where t.status_konversi = 'final' and t.npm like '__081010%' and f.nilai_angka = 78`,
    );
    const course = await db.one<{ nama: string }>(
      `select m.nama_matkul as nama from konversi_terpilih_final f
         join konversi_matkul_paket m on m.id = f.id_matkul_paket_konversi
       where f.id_pendaftar_mbkm = $1 and f.nilai_angka = 78`,
      [final?.id],
    );
    const sender = await open(`/data-mbkm/bakpk/detail/${final?.id}`, { as: 'HA10' });
    await sender.getByRole('button', { name: 'Kirim ke SIAMIK' }).click();
    await toast(sender, 'Nilai terkirim ke SIAMIK.');

    const page = await open('/penilaian-konversi?tab=final', { as: 'HA07' });
    await page
      .getByText(final?.nama ?? '')
      .first()
      .click();
    await page.getByRole('button', { name: 'Ajukan revisi nilai' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: `Nilai baru ${course?.nama}` }).fill('82');
    await dialog.getByRole('textbox', { name: /Alasan/ }).fill('Nilai pada berita acara ujian 82, tercatat 78.');
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'berita-acara.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
      });
    await dialog.getByRole('button', { name: 'Lihat Berkas pendukung' }).waitFor();
    await dialog.getByRole('button', { name: 'Ajukan', exact: true }).click();
    await toast(page, 'Revisi nilai diajukan.');
    await page.getByText('Revisi nilai', { exact: true }).first().waitFor();

    const revision = await db.one<{ id: string }>(
      `select id from konversi_revisi_nilai where id_pendaftar_mbkm = $1 and status = 'diajukan'`,
      [final?.id],
    );
    const approver = await open(`/magang/approval-penilaian/detail/${revision?.id}`, { as: 'HA03' });
    const changes = approver.getByRole('table', { name: 'Nilai lama dan baru' });
    await changes.getByText('78,00 · B+').waitFor();
    await changes.getByText('82,00 · A-').waitFor();
    await approver.getByText('IPS konversi').waitFor();
    await approver.getByRole('button', { name: 'Setujui', exact: true }).click();
    await agree(approver, 'Setujui');
    await toast(approver, 'Revisi nilai disetujui.');

    const after = await open('/data-mbkm/bakpk?tab=kirim-ulang', { as: 'HA10' });
    await after
      .getByText(final?.nama ?? '')
      .first()
      .click();
    await after.getByText('78,00 (B+) → 82,00 (A-)').waitFor();
    await expect.poll(() => after.getByRole('button', { name: 'Kirim ke SIAMIK' }).count()).toBe(1);
  });

  it('who has no such menu is told so', async () => {
    const page = await open('/monitoring2', { as: 'HA04' });
    await page.getByText('404 Forbidden! Anda tidak punya akses untuk halaman ini!').waitFor();
  });

  it('is readable wide and narrow, light and dark', async () => {
    const id = await idOf(salsabila);
    for (const [path, as] of [
      [`/penilaian-konversi2/detail/penilaian/${id}`, 'HA03'],
      ['/penilaian-konversi-matkul-kkn?tab=final', 'HA05'],
      ['/data-mbkm/bakpk', 'HA10'],
      ['/data-mbkm/revisi-penilaian?tab=diajukan', 'HA10'],
    ] as const) {
      const page = await open(path, { as, reducedMotion: 'reduce' });
      expect(await faultsWideAndNarrow(page, page.getByRole('heading', { level: 1 })), path).toEqual([]);
      await close(page);
    }
  });
});
