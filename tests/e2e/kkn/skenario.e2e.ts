// @module-tag semua: a programme's whole life in the browser; its rules are asked in tests/api, its screens in tests/ui
import type { Page } from 'playwright';
import { expect, it, vi } from 'vitest';
import { cal } from '../../api/magang/place.ts';
import { pdf } from '../magang/people.ts';
import { choose } from '../platform/orang.ts';
import { portalTests } from '../support/browser.ts';
import { typeMoment } from '../support/moment.ts';
import { actingIn, type Row } from './acting.ts';
import { type RunningGroup, runningGroup } from './group.ts';
import { draftProposal } from './proposal.ts';

/** Acceptance scenarios 6 to 8 of docs/domain/30 §6; what leads up to them is done by API. */

let group: RunningGroup;
const { open, portal } = portalTests(async site => {
  group = await runningGroup(site);
});
const acting = actingIn(portal);
const { done, step, uploaded } = acting;
vi.setConfig({ testTimeout: 300_000 });

/** Takes a step on the page of a row. */
async function take(page: Page, action: string, said: string): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
  await page.getByText(said).first().waitFor();
}

const long = (n: number) => 'Desa ini memiliki lahan pesisir yang luas dan belum dikelola bersama. '.repeat(n);

it('skenario 6: proposal kembali dengan komentar pada Anggaran; versi 2 diajukan, versi 1 tetap dapat diunduh', async () => {
  const R = 'v3/kkn/proposal';
  const made = await draftProposal(acting, group);
  const row = `${R}/${made.id}`;
  const at = `/kkn/proposal/${made.id}`;
  const page = await open(`${at}/show`, { as: group.satu, reducedMotion: 'reduce' });
  await take(page, 'Ajukan', 'Proposal diajukan.');
  await step(group.dpl, row, 'setujui');
  await step('HA03', row, null, { komentar: [{ bagian: 'anggaran', isi: 'Rinci anggaran bibit.' }] });
  await step('HA03', row, 'revisi', { catatan: 'Lihat komentar.' });

  await page.goto(`${portal().url}${at}/show`);
  await page.getByRole('region', { name: 'Komentar Anggaran' }).getByText('Rinci anggaran bibit.').waitFor();
  await page.getByRole('heading', { name: 'Program kerja', exact: true }).waitFor();
  // At its section, and nowhere else.
  await expect.poll(() => page.getByText('Rinci anggaran bibit.').count()).toBe(1);
  await page.goto(`${portal().url}${at}`);
  await page.getByLabel(/^Berkas proposal/).setInputFiles(pdf('versi-2.pdf'));
  await page.getByText('versi-2.pdf').waitFor();
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await page.waitForURL(url => !url.pathname.endsWith(made.id));
  await page.goto(`${portal().url}${at}/show`);
  await take(page, 'Ajukan', 'Proposal diajukan.');
  await page.getByRole('region', { name: 'Perubahan Berkas proposal' }).getByText('Sesudah').waitFor();
  await page.getByRole('button', { name: 'Versi berkas' }).click();
  const versions = page.getByRole('list', { name: 'Versi berkas' });
  await expect.poll(() => versions.getByRole('listitem').count()).toBe(2);
  const saved = page.waitForEvent('download');
  await versions.getByRole('button', { name: /versi 1/ }).click();
  expect((await saved).suggestedFilename()).toBe('berkasProposal.pdf');
});

it('skenario 7: biaya perjalanan dijumlahkan, buktinya diminta; setelah disetujui kunjungannya terhitung', async () => {
  const page = await open('/kkn/laporan-perjalanan-dinas/add-edit', { as: group.dpl, reducedMotion: 'reduce' });
  const first = async (name: string) => {
    await page.getByRole('combobox', { name }).click();
    await page.getByRole('option').first().click();
  };
  const own = await portal().db.one<{ nama: string }>(
    `select d.nama from kkn_dpl d join pengaturan_user u on u.id_pegawai = d.id_pegawai where u.username = $1`,
    [group.dpl],
  );
  await expect.poll(() => page.getByRole('combobox', { name: /^DPL/ }).inputValue()).toContain(own?.nama);
  await page.getByLabel(/^Nomor surat tugas/).fill('ST/7/2026');
  await typeMoment(page, /^Tanggal surat tugas/, cal.day(-6));
  await page.getByLabel('Surat tugas *', { exact: true }).setInputFiles(pdf('surat.pdf'));
  await first('Kelompok dikunjungi');
  await page.keyboard.press('Escape');
  await choose(page, 'Jenis kunjungan', 'Evaluasi');
  await typeMoment(page, /^Berangkat/, cal.day(-5));
  await typeMoment(page, /^Kembali/, cal.day(-4));
  await choose(page, 'Transportasi', 'Kendaraan dinas');
  await page.getByLabel(/^Maksud/).fill('Melihat kemajuan program kerja.');
  await page.getByLabel(/^Hasil/).fill(long(2));
  const costs = page.getByRole('region', { name: 'Biaya' });
  await costs.getByRole('textbox', { name: 'Transportasi' }).fill('350000');
  await costs.getByRole('textbox', { name: 'Penginapan' }).fill('500000');
  await costs.getByText('Rp.850.000').waitFor();
  await page.getByLabel('SPPD *', { exact: true }).setInputFiles(pdf('sppd.pdf'));
  await page.getByText('sppd.pdf').waitFor();
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await page.getByText('Unggah bukti biaya.').first().waitFor();
  const stored = page.waitForResponse(answer => answer.url().endsWith('/api/files') && answer.status() === 201);
  await page.getByLabel('Bukti biaya', { exact: true }).setInputFiles(pdf('bukti.pdf'));
  await stored;
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await page.waitForURL(url => !url.pathname.includes('add-edit'));
  const trip = await portal().db.one<{ id: string; total: number }>(
    `select id, total_biaya::int as total from kkn_laporan_perjalanan_dinas where nomor_surat_tugas = 'ST/7/2026'`,
  );
  expect(trip?.total).toBe(850_000);
  await page.goto(`${portal().url}/kkn/laporan-perjalanan-dinas/${trip?.id}/show`);
  await page.getByRole('button', { name: 'Ajukan', exact: true }).click();
  await page.getByText('Diajukan', { exact: true }).first().waitFor();
  await step('HA03', `v3/kkn/laporan-perjalanan-dinas/${trip?.id}`, 'setujui');
  const { idGelombang } = await done('HA03', 'GET', `v3/kkn/kkn-kelompok/${group.idKelompok}`);
  const recap = await open(`/kkn/laporan-perjalanan-dinas/listLaporan?idGelombang=${idGelombang}`, { as: 'HA03' });
  const visited = recap.getByRole('row', { name: /^KKN-01 Sinyal/ });
  await visited.waitFor();
  await expect.poll(() => visited.textContent()).toMatch(/1Kurang dari 2Evaluasi.*850\.000/);
});

it('skenario 8: DPL 80, desa 90, Tim MBKM 70 menjadi 79,00 B+; sebelumnya belum ada nilai, kunci dibuka menghapusnya', async () => {
  const { db } = portal();
  const { idGelombang } = await done('HA03', 'GET', `v3/kkn/kkn-kelompok/${group.idKelompok}`);
  // The wave ends tomorrow: its sheets are open.
  await db.execute('update kkn_gelombang set tanggal_selesai = $2 where id = $1', [idGelombang, cal.day(1)]);
  const members = await db.query<{ id: string }>(
    `update mbkm_pendaftar_program_mbkm t set tanggal_selesai = $2 from kkn_kkn_kelompok_anggota m
     where m.id_pendaftar_mbkm = t.id and m.parent_id = $1 returning t.id`,
    [group.idKelompok, cal.day(1)],
  );
  expect(members).toHaveLength(2);
  const G = 'v3/kkn/menilai-kkn';
  const grade = async (who: string, jenisPenilai: string, nilai: number, more: object = {}) => {
    const query = `idKelompok=${group.idKelompok}&jenisPenilai=${jenisPenilai}`;
    const { anggota } = await done(who, 'GET', `${G}/lembar?${query}`);
    const sheets = (anggota as (Row & { rincian: Row[]; idPendaftarMbkm: string })[]).map(one => ({
      idPendaftarMbkm: one.idPendaftarMbkm,
      version: one.version,
      catatan: 'Sesuai pengamatan.',
      rincian: one.rincian.map(({ idKomponenPenilaian }) => ({ idKomponenPenilaian, nilai })),
    }));
    const body = { idKelompok: group.idKelompok, jenisPenilai, aksi: 'kirim', anggota: sheets, ...more };
    await done(who, 'PUT', `${G}/lembar`, body);
  };
  await grade(group.dpl, 'dosen', 80);
  const berkasFormulir = await uploaded(group.dpl, 'nilai/penilaian', 'berkasFormulir');
  await grade(group.dpl, 'mitra', 90, { diwakilkan: true, berkasFormulir });
  const total = () =>
    db.query<{ n: number | null; huruf: string | null }>(
      `select nilai_akhir::float8 as n, nilai_huruf as huruf from mbkm_pendaftar_program_mbkm where id = any($1)`,
      [members.map(({ id }) => id)],
    );
  expect(await total()).toEqual([1, 2].map(() => ({ n: null, huruf: null })));

  const page = await open(`/kkn/penilaian/mbkm/detail/${group.idKelompok}`, { as: 'HA03', reducedMotion: 'reduce' });
  await page.getByRole('textbox', { name: 'Ekspos hasil, semua anggota' }).fill('70');
  const cells = page.getByRole('textbox', { name: /^(Pembekalan|Administrasi).*, (?!semua anggota)/ });
  await expect.poll(() => cells.count()).toBe(4);
  for (const cell of await cells.all()) await cell.fill('70');
  // They have written too few logs: each needs a word.
  for (const note of await page.getByRole('textbox', { name: /^Catatan / }).all())
    await note.fill('Sesuai pengamatan.');
  await page.getByRole('button', { name: 'Kirim nilai' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kirim nilai' }).click();
  await expect.poll(total, { timeout: 30_000 }).toEqual([1, 2].map(() => ({ n: 79, huruf: 'B+' })));

  const recap = await open(`/kkn/penilaian?idGelombang=${idGelombang}`, { as: 'HA03', reducedMotion: 'reduce' });
  await recap.getByText('79,00').first().waitFor();
  await expect.poll(() => recap.getByText('B+', { exact: true }).count()).toBe(2);
  await recap
    .getByRole('button', { name: /Buka kunci/i })
    .first()
    .click();
  const dialog = recap.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Nilai ekspos keliru.');
  await dialog.getByRole('button', { name: /Buka kunci/i }).click();
  const withoutTotal = async () => (await total()).filter(({ n }) => n === null).length;
  await expect.poll(withoutTotal, { timeout: 30_000 }).toBe(1);
});
