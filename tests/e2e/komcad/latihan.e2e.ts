// @module-tag semua: a programme's whole life in the browser; its rules are asked in tests/api, its screens in tests/ui
import { expect, it, vi } from 'vitest';
import { participationId } from '../../../server/areas/komcad/demo/ids.ts';
import { cal } from '../../api/magang/place.ts';
import { pdfText } from '../../api/support/pdfText.ts';
import { giveAccount, pdf } from '../magang/people.ts';
import { portalTests } from '../support/browser.ts';
import { axe, scrollsSideways } from '../support/looks.ts';
import { typeMoment } from '../support/moment.ts';
import { scanned } from '../support/pdfPage.ts';
import { komcadIn, R, S } from './people.ts';

/** Acceptance scenarios 4 and 5 of docs/domain/40 §6; what others do meanwhile, and documents, go by API. */

const { open, portal } = portalTests();
vi.setConfig({ testTimeout: 300_000 });
const { done, step, verifyAll, inSelection, passed } = komcadIn(portal);

it('skenario 4: kelulusan diterima; satu Surat Tugas Latsarmil untuk lima orang', async () => {
  const people = [];
  for (let i = 0; i < 6; i++) people.push(await inSelection());
  const [first, ...others] = people;
  const sixth = people.at(-1);
  if (!first || !sixth) throw new Error('tanpa peserta');
  const student = await open('/komcad/upload-kelulusan', {
    as: first.who,
    width: 360,
    height: 740,
    reducedMotion: 'reduce',
  });
  await student.getByRole('combobox', { name: /^Hasil/ }).click();
  await student.getByRole('option', { name: 'Lulus', exact: true }).click();
  await student.getByRole('textbox', { name: /^Nomor pengumuman/ }).fill('PENG-7');
  await typeMoment(student, /^Tanggal pengumuman/, cal.day(-1));
  await student.getByLabel(/^Bukti/).setInputFiles(pdf('pengumuman.pdf'));
  await student.getByText('pengumuman.pdf').waitFor();
  expect(await scrollsSideways(student)).toBe(false);
  expect(await axe(student)).toEqual([]);
  await student.getByRole('button', { name: 'Kirim' }).click();
  await student.getByText('Hasil seleksi terkirim.').waitFor();
  await student.getByText(/^Hasil seleksi dikirim pada tahap Seleksi\. Tahap Anda sekarang: Verifikasi/).waitFor();

  await verifyAll(first.id);
  const team = await open(`/komcad/seleksi-kompetensi/detail/${first.id}`, { as: 'HA03', reducedMotion: 'reduce' });
  await team.getByRole('button', { name: 'Terima kelulusan' }).click();
  await team.getByRole('dialog').getByRole('button', { name: 'Terima kelulusan' }).click();
  await expect
    .poll(() => done('HA03', 'GET', `${R}/${first.id}`))
    .toMatchObject({ tahap: 'lulus', statusPendaftaran: 'disetujui' });
  for (const one of others) {
    await passed(one);
    await verifyAll(one.id);
    await step('HA03', `${R}/${one.id}`, 'terima_kelulusan');
  }

  const five = people.slice(0, 5);
  await team.goto(`${portal().url}/komcad/latsarmil`);
  for (const { npm } of five) await team.getByRole('row', { name: npm }).getByRole('checkbox').check();
  await team.getByRole('button', { name: 'Surat Tugas Latsarmil' }).click();
  const dialog = team.getByRole('dialog');
  expect(await axe(team)).toEqual([]);
  await dialog.getByRole('button', { name: 'Surat Tugas Latsarmil' }).click();
  await team.getByText('Surat Tugas Latsarmil terbit.').waitFor();
  const letters = await portal().db.query<{ nomor: string; kode: string }>(
    `select nomor_surat as nomor, kode_verifikasi as kode from surat_surat where jenis_surat = 'surat_tugas_latsarmil'
       and id in (select parent_id from surat_surat_peserta where id_pendaftar_mbkm = any($1::uuid[]))`,
    [five.map(({ id }) => id)],
  );
  expect(letters).toHaveLength(1);

  for (const { who, id } of five) {
    const path = `/api/${S}/surat-tugas-latsarmil/${id}`;
    const headers = { authorization: `Bearer ${await portal().tokenOf(who)}` };
    const answer = await portal().app.inject({ url: path, headers });
    expect(answer.statusCode).toBe(200);
    const { title, pages } = await pdfText(answer.rawPayload);
    expect(title).toBe(letters[0]?.nomor);
    const annex = pages.find(({ text }) => text.includes('LAMPIRAN SURAT TUGAS'))?.text ?? '';
    for (const { nama, npm } of five) for (const words of [nama, npm]) expect(annex).toContain(words);
    expect(annex).not.toContain(sixth.npm);
  }
  await expect(done(sixth.who, 'GET', `${S}/surat-tugas-latsarmil/${sixth.id}`)).rejects.toThrow(
    'Surat belum diterbitkan.',
  );
  await student.goto(`${portal().url}/komcad/status-pendaftaran`);
  const [file] = await Promise.all([
    student.waitForEvent('download'),
    student.getByRole('button', { name: 'Unduh Surat Tugas Latsarmil' }).click(),
  ]);
  const parts: Buffer[] = [];
  for await (const part of await file.createReadStream()) parts.push(Buffer.from(part));
  const { code } = await scanned(student, Buffer.concat(parts));
  expect(new URL(code).pathname).toBe(`/verifikasi-surat/${letters[0]?.kode}`);
  const check = await open(new URL(code).pathname, { reducedMotion: 'reduce' });
  await check.getByRole('heading', { level: 2, name: 'Nama dalam surat' }).waitFor();
  await expect.poll(() => check.locator('.letter-people li').count()).toBe(5);
});

it('skenario 5: log yang bertumpang tindih ditolak; yang benar dikembalikan, dikirim lagi, disetujui', async () => {
  const id = participationId('p8');
  const row = await portal().db.one<{ mahasiswa: string; dosen: string }>(
    `select id_mahasiswa as mahasiswa, id_dosen_pembimbing as dosen from mbkm_pendaftar_program_mbkm where id = $1`,
    [id],
  );
  if (!row) throw new Error('peserta contoh tidak ada');
  // Tried again, the day is free again.
  await portal().db.execute('delete from komcad_log_book where id_pendaftar_mbkm = $1 and tanggal = $2', [
    id,
    cal.day(0),
  ]);
  const tag = Date.now();
  const who = await giveAccount(portal(), {
    username: `komcad.latih.${tag}`,
    role: 'HA02',
    idMahasiswa: row.mahasiswa,
  });
  const dosen = await giveAccount(portal(), { username: `komcad.dosen.${tag}`, role: 'HA04' });
  await portal().db.execute('update pengaturan_user set id_pegawai = $1 where username = $2', [row.dosen, dosen]);
  const hours = async () =>
    (
      await portal().db.one<{ jam: number }>(
        `select coalesce(sum(durasi_jam), 0)::float as jam from komcad_log_book where id_pendaftar_mbkm = $1 and status = 'disetujui'`,
        [id],
      )
    )?.jam ?? 0;
  const before = await hours();

  const page = await open('/komcad/log-kegiatan', {
    as: who,
    width: 360,
    height: 740,
    reducedMotion: 'reduce',
    allow: /422/,
  });
  const words = `Lari pagi dan kalistenik bersama peleton, hari ${tag}.`;
  const write = async (from: string, to: string, kind: string, text: string) => {
    await page.getByRole('link', { name: 'Catat kegiatan' }).click();
    await page.getByRole('heading', { level: 1, name: 'Isi Log Kegiatan' }).waitFor();
    await typeMoment(page, /^Jam mulai/, from);
    await typeMoment(page, /^Jam selesai/, to);
    await page.getByRole('combobox', { name: /^Kategori/ }).click();
    await page.getByRole('option', { name: kind }).click();
    await page.getByRole('textbox', { name: /^Uraian kegiatan/ }).fill(text);
    await page.getByRole('textbox', { name: /^Hasil\/refleksi/ }).fill('Target tercapai.');
    await page.getByRole('button', { name: 'Ajukan' }).click();
  };
  await write('05:00', '06:30', 'Pembinaan fisik', words);
  await page.getByText('Log diajukan kepada dosen pembimbing.').waitFor();
  await page.goto(`${portal().url}/komcad/log-kegiatan`);
  await write('06:00', '07:00', 'Baris-berbaris', 'Baris-berbaris bersama peleton di lapangan.');
  await page
    .getByText(/^Waktu kegiatan bertumpang tindih dengan log lain pada tanggal yang sama: /)
    .first()
    .waitFor();
  expect(await axe(page)).toEqual([]);
  await typeMoment(page, /^Jam mulai/, '06:30');
  await page.getByRole('button', { name: 'Ajukan' }).click();
  await page.getByText('Log diajukan kepada dosen pembimbing.').waitFor();

  const lecturer = await open('/komcad/log-kegiatan', { as: dosen, reducedMotion: 'reduce' });
  const decide = async (label: string, note?: string) => {
    // The only one of an hour and a half.
    await lecturer
      .getByRole('row', { name: /1,5/ })
      .getByRole('cell', { name: 'Pembinaan fisik', exact: true })
      .click();
    await lecturer.getByText(words).waitFor();
    await lecturer.getByRole('button', { name: label, exact: true }).click();
    const dialog = lecturer.getByRole('dialog');
    if (note) await dialog.getByRole('textbox').fill(note);
    await dialog.getByRole('button', { name: label, exact: true }).click();
  };
  await decide('Kembalikan', 'Sebutkan jarak larinya.');
  await lecturer.getByText('Log dikembalikan untuk diperbaiki.').waitFor();
  await page.goto(`${portal().url}/komcad/log-kegiatan/list`);
  await page.getByRole('link', { name: 'Pembinaan fisik' }).first().click();
  await page.getByText('Sebutkan jarak larinya.').waitFor();
  await page.getByRole('button', { name: 'Ajukan' }).click();
  await page.getByText('Log diajukan kepada dosen pembimbing.').waitFor();
  await lecturer.goto(`${portal().url}/komcad/log-kegiatan`);
  await decide('Setujui');
  await lecturer.getByText('Log disetujui.').waitFor();
  await expect.poll(hours).toBe(before + 1.5);
});
