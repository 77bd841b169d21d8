import type { Page } from 'playwright';
import { describe, expect, it, vi } from 'vitest';
import { pendaftarId } from '../../../server/areas/magang/demo/files.ts';
import { offerId } from '../../../server/areas/magang/demo/offers.ts';
import { informatika } from '../../../server/demo/campus.ts';
import { idOf } from '../../../server/demo/ids.ts';
import { namedStudents } from '../../../server/demo/students.ts';
import { choose } from '../platform/orang.ts';
import { logInByForm, portalTests } from '../support/browser.ts';
import { axe, scrollsSideways } from '../support/looks.ts';
import { typeMoment } from '../support/moment.ts';
import { giveAccount, giveApplicantAccount, giveStudentAccount, pdf, told } from './people.ts';

/** Acceptance scenarios 1 to 3 of docs/domain/20 §6: from the draft on a phone to the approval of every stage. */

const { open, portal } = portalTests(async portal => {
  await giveStudentAccount(portal, 'nabila', namedStudents.nabila.npm);
  await giveStudentAccount(portal, 'dimas', namedStudents.dimas.npm);
  await giveApplicantAccount(portal, 'pelamar', 'prodi-if');
  await giveAccount(portal, {
    username: 'koordinator2',
    role: 'HA05',
    idProgramProdi: idOf('master/program-prodi', informatika),
  });
});
// Each walks through many screens; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 300_000 });
// Still pictures: axe would measure the contrast of something that is just fading in.
const phone = { width: 360, height: 740, reducedMotion: 'reduce' } as const;

const savedOnServer = (page: Page) => page.getByRole('status').getByText('Tersimpan di server').waitFor();
const next = (page: Page) => page.getByRole('button', { name: 'Lanjut', exact: true }).click();
const step = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title }).waitFor();
const slot = (page: Page, label: string) => page.getByRole('group', { name: new RegExp(`^${label}`) });

async function uploadTo(page: Page, label: string): Promise<void> {
  await page.getByLabel(`Berkas ${label}`, { exact: true }).setInputFiles(pdf(`${label}.pdf`));
  await slot(page, label).getByRole('img', { name: 'Sudah diunggah' }).waitFor();
}

/** The last step's button and the question that follows. */
async function handIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ajukan', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ajukan' }).click();
}

describe('skenario 1: Nabila mendaftar magang mandiri di ponsel', () => {
  const path = '/magang/pendaftaran/mandiri';

  it('draf bertahan saat muat ulang, tanpa koneksi, dan setelah keluar; berkas yang kurang disebut; lalu diajukan', async () => {
    const page = await open('/magang/pendaftaran', { ...phone, as: 'nabila', allow: /ERR_INTERNET_DISCONNECTED/ });
    const way = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Magang Mandiri' }) });
    await way.getByText('Anda memenuhi syarat').waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await way.getByRole('link', { name: 'Daftar' }).click();

    await step(page, 'Mitra');
    await page.getByLabel(/^Nama mitra usulan/).fill('CV Karya Cipta Digital');
    await page.getByLabel(/^Bidang usaha/).fill('Pengembangan perangkat lunak');
    await page.getByLabel(/^Alamat mitra/).fill('Jl. Ahmad Yani 12, Surabaya');
    await page.getByLabel(/^Telepon mitra/).fill('031-8412345');
    await savedOnServer(page);
    await page.waitForURL(/[?&]id=/);
    await page.reload();
    await step(page, 'Mitra');
    await expect.poll(() => page.getByLabel(/^Nama mitra usulan/).inputValue()).toBe('CV Karya Cipta Digital');

    await next(page);
    await step(page, 'Kegiatan dan pembimbing');
    await page.getByLabel(/^Posisi/).fill('Pengembang Web');
    await savedOnServer(page);
    await page.context().setOffline(true);
    const words = 'Membangun antarmuka web, menulis pengujian, dan mendokumentasikan hasil bersama tim.';
    await page.getByLabel(/^Deskripsi tugas/).fill(words);
    await page.getByText('Menunggu koneksi internet.').waitFor();
    await page.context().setOffline(false);
    await savedOnServer(page);
    await choose(page, 'Moda pelaksanaan', 'Hibrida');
    await page.getByLabel(/^Jam per minggu/).fill('40');
    await typeMoment(page, /^Tanggal mulai/, '2027-03-01');
    await typeMoment(page, /^Tanggal selesai/, '2027-07-31');
    await page.getByLabel(/^Surel pembimbing lapangan/).fill('pembimbing@karyacipta.example');
    await savedOnServer(page);
    expect(await axe(page)).toEqual([]);

    await page.goto(`${portal().url}/logout`);
    await page.waitForURL(url => ['/', '/login'].includes(url.pathname));
    await page.goto(`${portal().url}/login`);
    await logInByForm(page, 'nabila');
    await page.waitForURL('**/dashboard');
    await page.goto(`${portal().url}/magang/pendaftaran`);
    await page.getByRole('link', { name: 'Lanjutkan mengisi' }).click();
    await step(page, 'Mitra');
    await next(page);
    await expect.poll(() => page.getByLabel(/^Deskripsi tugas/).inputValue()).toBe(words);

    await next(page);
    await step(page, 'Berkas');
    for (const label of ['CV', 'Transkrip', 'Pakta integritas', 'Proposal']) await uploadTo(page, label);
    await next(page);
    await slot(page, 'Surat penerimaan').getByText('Wajib diisi.').waitFor();
    await step(page, 'Berkas');
    await uploadTo(page, 'Surat penerimaan');
    await savedOnServer(page);
    expect(await scrollsSideways(page)).toBe(false);
    await next(page);
    await step(page, 'Tinjau');
    await handIn(page);
    await told(page, 'Pendaftaran diajukan.');
    await page.waitForURL('**/magang/pendaftaran');
    await page.getByText('Menunggu tahap Program studi.').waitFor();
    await expect.poll(() => page.getByRole('main').textContent()).toMatch(/MGM-20262-\d{5}/);
    await page.getByText('Diajukan', { exact: true }).first().waitFor();
    // What was handed in is not open for changes any more.
    await page.goto(`${portal().url}${path}?id=${(await registrationOf('nabila')).id}`);
    await page.waitForURL('**/magang/pendaftaran');
  });
});

async function registrationOf(username: string): Promise<{ id: string; status: string }> {
  const row = await portal().db.one<{ id: string; status: string }>(
    `select p.id, p.status from mbkm_pendaftar_program_mbkm p join pengaturan_user u on u.id_mahasiswa = p.id_mahasiswa
     where u.username = $1 order by p.created_at desc limit 1`,
    [username],
  );
  if (!row) throw new Error(`${username} belum mendaftar`);
  return row;
}

describe('skenario 2: KRS Dimas melebihi batas', () => {
  it('dialog Maaf muncul dan pendaftaran tetap draf; setelah Tim MBKM menaikkan batas, ia dapat mengajukan', {
    tags: ['semua'],
  }, async () => {
    const sorry = 'SKS Anda lebih dari 20, harap sesuaikan terlebih dahulu di Aplikasi Siamik !';
    const page = await open('/magang/pendaftaran/mbkm', { ...phone, as: 'dimas', allow: /^422 / });
    await step(page, 'Pilih program');
    const offers = page.getByRole('radiogroup');
    await expect.poll(() => offers.getByRole('radio', { name: /^Analis Kredit/ }).isChecked()).toBe(true);
    await offers.getByText('Sisa 3 dari 3').first().waitFor();
    // Offers for other study programmes are not there to be chosen.
    await expect.poll(() => offers.getByRole('radio', { name: /^Backend Engineer/ }).count()).toBe(0);
    expect(await scrollsSideways(page)).toBe(false);
    expect(await axe(page)).toEqual([]);
    // What will not work is said where the choice is made, and once.
    await next(page);
    await page.getByRole('button', { name: 'Tetap lanjut', exact: true }).click();
    await step(page, 'Kegiatan');
    for (const title of ['Berkas', 'Tinjau']) {
      await next(page);
      await step(page, title);
    }
    await handIn(page);
    const dialog = page.getByRole('dialog', { name: 'Maaf' });
    await dialog.getByText(sorry).waitFor();
    await dialog.getByRole('button', { name: 'OK' }).click();
    expect((await registrationOf('dimas')).status).toBe('draf');

    const team = await open('/pengaturan/konfigurasi-mbkm', { as: 'HA03' });
    await team.getByLabel('Cari konfigurasi').fill('sks.batasKrs');
    await team.getByRole('textbox', { name: 'Batas SKS pada KRS saat mendaftar MBKM.' }).fill('24');
    await team.getByRole('button', { name: 'Simpan', exact: true }).click();
    await team.getByText('Konfigurasi disimpan.').waitFor();

    await handIn(page);
    await told(page, 'Pendaftaran diajukan.');
    await page.waitForURL('**/magang/pendaftaran');
    await page.getByText('Menunggu tahap Program studi.').waitFor();
    expect((await registrationOf('dimas')).status).toBe('diajukan');
  });
});

describe('skenario 3: dikembalikan sekali, diperbaiki, disetujui setiap tahap', () => {
  const queue = '/magang/approval';
  const detail = `${queue}/detail/${pendaftarId('prodi-if')}`;
  const decide = async (page: Page, action: string, note?: string) => {
    await page.getByRole('button', { name: action, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: action });
    if (note) await dialog.getByLabel(/^Catatan/).fill(note);
    await dialog.getByRole('button', { name: action }).click();
    return dialog;
  };
  const taken = async () =>
    (
      await portal().db.one<{ terisi: number }>('select terisi from magang_program_ditawarkan where id = $1', [
        offerId('backend'),
      ])
    )?.terisi ?? -1;

  it('tanpa catatan ditolak; mahasiswa melihat catatan, memperbaiki, dan prodi lalu mitra menyetujui', {
    tags: ['semua'],
  }, async () => {
    const note = 'Deskripsi tugas belum menjelaskan hasil yang dituju.';
    const before = await taken();
    const koordinator = await open(queue, { as: 'HA05' });
    await koordinator.getByRole('tab', { name: /^Menunggu Anda/ }).waitFor();
    await koordinator
      .getByText('Pengembang Aplikasi Seluler')
      .or(koordinator.getByRole('row').nth(1))
      .first()
      .waitFor();
    // Applicants of another study programme are neither listed nor found by their address.
    await expect.poll(() => koordinator.getByText('Manajemen', { exact: true }).count()).toBe(0);
    const other = await open(`${queue}/detail/${pendaftarId('prodi-mn')}`, { as: 'HA05', allow: /^404 / });
    await other.getByText('Data tidak ditemukan', { exact: true }).waitFor();

    await koordinator.goto(portal().url + detail);
    const dialog = await decide(koordinator, 'Kembalikan');
    await dialog.getByText('Catatan wajib diisi.').waitFor();
    await dialog.getByLabel(/^Catatan/).fill(note);
    await dialog.getByRole('button', { name: 'Kembalikan' }).click();
    await koordinator.getByText('Pendaftaran dikembalikan untuk diperbaiki.').waitFor();

    const student = await open('/magang/pendaftaran', { ...phone, as: 'pelamar' });
    await student.getByRole('alert').filter({ hasText: note }).waitFor();
    await student.getByRole('link', { name: 'Perbaiki' }).click();
    await student.getByRole('alert').filter({ hasText: note }).waitFor();
    await next(student);
    await step(student, 'Kegiatan');
    await student.getByLabel(/^Judul/).fill('Layanan katalog produk');
    await savedOnServer(student);
    for (const title of ['Berkas', 'Tinjau']) {
      await next(student);
      await step(student, title);
    }
    await handIn(student);
    await told(student, 'Pendaftaran diajukan.');
    await student.getByText('Menunggu tahap Program studi.').waitFor();

    await koordinator.goto(portal().url + detail);
    await decide(koordinator, 'Setujui');
    await koordinator.getByText('Pendaftaran disetujui.').waitFor();
    expect(await taken()).toBe(before);

    const mitra = await open(`${queue}?tab=menunggu`, { as: 'HA06' });
    await mitra.goto(portal().url + detail);
    await decide(mitra, 'Setujui');
    await mitra.getByText('Pendaftaran disetujui.').waitFor();
    expect(await taken()).toBe(before + 1);

    await student.goto(`${portal().url}/magang/riwayat`);
    await student.getByText('Disetujui', { exact: true }).first().waitFor();
    await student.getByRole('button', { name: 'Lihat riwayat' }).first().click();
    await student.getByRole('list', { name: 'Riwayat' }).getByText(note).waitFor();
    expect(await scrollsSideways(student)).toBe(false);

    const [letter] = await Promise.all([
      student.waitForEvent('download'),
      student.getByRole('button', { name: 'Surat Pengantar' }).click(),
    ]);
    expect(letter.suggestedFilename()).toMatch(/^surat-pengantar-\d+\.pdf$/);
    await koordinator.goto(portal().url + detail);
    await koordinator.getByRole('button', { name: 'Surat Pengantar' }).waitFor();
  });

  it('kode pada surat membuka halaman publik yang menyebut keabsahannya; kode lain dijawab 404', {
    tags: ['semua'],
  }, async () => {
    const stored = await portal().db.one<{ kode: string; nomor: string; nama: string }>(
      `select kode_verifikasi as kode, nomor_surat as nomor, nama_penerima as nama from surat_surat where id_baris = $1`,
      [pendaftarId('prodi-if')],
    );
    for (const [width, path] of [
      [360, `/verifikasi-surat/${stored?.kode}`],
      [1280, `/verifikasi-surat/${stored?.kode.toLowerCase()}`],
    ] as const) {
      const page = await open(path, { width, reducedMotion: 'reduce' });
      await page.getByRole('heading', { level: 1, name: 'Surat asli dan berlaku' }).waitFor();
      for (const words of [stored?.nomor ?? '', stored?.nama ?? '', 'Pengantar Magang Bersertifikat'])
        await page.getByText(words, { exact: true }).waitFor();
      await expect.poll(() => page.locator('main').textContent()).not.toMatch(/22081/);
      expect(await scrollsSideways(page)).toBe(false);
      expect(await axe(page)).toEqual([]);
    }
    const other = await open('/verifikasi-surat/AAAAA-AAAAA-AAAAA-AAAAA', { allow: /^404 / });
    await other.getByRole('heading', { level: 1, name: 'Surat tidak ditemukan' }).waitFor();
    expect((await portal().app.inject('/verifikasi-surat/AAAAA')).statusCode).toBe(404);
  });

  it('dua orang memutuskan baris yang sama: yang kedua diberi tahu dan melihat keadaan terbaru', {
    tags: ['semua'],
  }, async () => {
    const row = `${queue}/detail/${pendaftarId('prodi-if-mandiri')}`;
    const first = await open(row, { as: 'HA05' });
    const second = await open(row, { as: 'koordinator2', allow: /^409 / });
    for (const page of [first, second]) await page.getByRole('button', { name: 'Setujui', exact: true }).waitFor();
    await decide(first, 'Setujui');
    await first.getByText('Pendaftaran disetujui.').waitFor();
    await decide(second, 'Tolak', 'Tidak sesuai.');
    await second.getByRole('alert').filter({ hasText: 'orang lain lebih dahulu memutuskan' }).waitFor();
    await expect.poll(() => second.getByRole('button', { name: 'Tolak', exact: true }).count()).toBe(0);
    const kept = await portal().db.one<{ status: string; tahap: string }>(
      'select status, tahap_aktif as tahap from mbkm_pendaftar_program_mbkm where id = $1',
      [pendaftarId('prodi-if-mandiri')],
    );
    expect(kept).toEqual({ status: 'diajukan', tahap: 'mbkm' });
  });
});
