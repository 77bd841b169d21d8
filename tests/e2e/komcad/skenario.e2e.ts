// @module-tag semua: a programme's whole life in the browser; its rules are asked in tests/api, its screens in tests/ui
import { expect, it, vi } from 'vitest';
import { openingId } from '../../../server/areas/komcad/demo/ids.ts';
import { pdfText } from '../../api/support/pdfText.ts';
import { portalTests } from '../support/browser.ts';
import { axe, scrollsSideways } from '../support/looks.ts';
import { scanned } from '../support/pdfPage.ts';
import { komcadIn, R } from './people.ts';

/** Acceptance scenarios 1 to 3 of docs/domain/40 §6; what others do meanwhile, and documents, go by API. */

const { open, portal } = portalTests();
vi.setConfig({ testTimeout: 240_000 });
const { done, step, recruit, draft, upload, uploadAll, verifyAll } = komcadIn(portal);

interface Letter extends Record<string, unknown> {
  id: string;
  nomor: string;
  urut: number;
  kode: string;
}
const permitOf = (id: string) =>
  portal().db.one<Letter>(
    `select id, nomor_surat as nomor, nomor_urut as urut, kode_verifikasi as kode from surat_surat
     where jenis_surat = 'surat_ijin' and id_baris = $1 and status = 'terbit'`,
    [id],
  );
const numbers = async () =>
  (
    await portal().db.one<{ n: number }>(
      `select coalesce(max(nomor_urut), 0) as n from surat_surat where jenis_surat = 'surat_ijin'`,
    )
  )?.n ?? 0;

it('skenario 1: tanpa SKCK syarat disebut; dengan SKCK diajukan, dan satu kursi terisi', async () => {
  const { who } = await recruit();
  const row = await draft(who);
  await uploadAll(who, row.id, 'skck');
  const page = await open(`/komcad/pendaftaran/form?id=${row.id}`, {
    as: who,
    reducedMotion: 'reduce',
    allow: /422/,
  });
  const toReview = async () => {
    for (let i = 0; i < 4; i++) await page.getByRole('button', { name: 'Lanjut' }).click();
    await page.getByRole('heading', { level: 2, name: 'Pernyataan dan kirim' }).waitFor();
  };
  const handIn = async () => {
    await page.getByRole('button', { name: 'Ajukan', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ajukan', exact: true }).click();
  };
  await toReview();
  expect(await axe(page)).toEqual([]);
  await handIn();
  await page.getByText(/^Syarat belum terpenuhi: .*SKCK/).waitFor();

  const opening = `v6/komcad/program/${openingId('laut-1')}`;
  const before = await done('HA03', 'GET', opening);
  await upload(who, row.id, 'skck');
  await page.goto(`${portal().url}/komcad/pendaftaran/form?id=${row.id}`);
  await toReview();
  await handIn();
  await expect.poll(async () => (await done('HA03', 'GET', `${R}/${row.id}`)).statusPendaftaran).toBe('diajukan');
  expect(Number((await done('HA03', 'GET', opening)).terisi)).toBe(Number(before.terisi) + 1);
  await page.goto(`${portal().url}/komcad/status-pendaftaran`);
  await page.getByText('Administrasi').first().waitFor();
  await page.getByText('Diajukan').first().waitFor();
  expect(await axe(page)).toEqual([]);
});

it('skenario 2 dan 3: izin bernomor setelah rekomendasi, QR-nya memeriksa surat, lalu diterbitkan ulang', async () => {
  const { who, npm, nama } = await recruit();
  const row = await draft(who);
  await uploadAll(who, row.id);
  await step(who, `${R}/${row.id}`, 'ajukan');
  const last = await numbers();
  await expect(step('HA03', `${R}/${row.id}`, 'terbitkan_ijin')).rejects.toThrow(
    'Pendaftaran belum direkomendasikan oleh Koordinator Program Studi.',
  );
  expect(await numbers()).toBe(last);

  const prodi = await open('/komcad/surat-ijin', { as: 'HA05', reducedMotion: 'reduce' });
  await prodi.getByRole('cell', { name: new RegExp(`(^|\\s)${npm}$`) }).click();
  await prodi.getByRole('button', { name: 'Rekomendasikan' }).click();
  await prodi.getByRole('dialog').getByRole('button', { name: 'Rekomendasikan' }).click();
  await expect.poll(async () => (await done('HA03', 'GET', `${R}/${row.id}`)).tahap).toBe('direkomendasikan');

  await verifyAll(row.id);
  const team = await open(`/komcad/surat-ijin/detail/${row.id}`, { as: 'HA03', reducedMotion: 'reduce' });
  await team.getByRole('button', { name: 'Pratinjau Surat Izin' }).waitFor();
  expect(await axe(team)).toEqual([]);
  await team.getByRole('button', { name: 'Terbitkan izin' }).click();
  await team.getByRole('dialog').getByRole('button', { name: 'Terbitkan izin' }).click();
  await expect.poll(async () => (await done('HA03', 'GET', `${R}/${row.id}`)).tahap).toBe('ijin_terbit');
  const letter = await permitOf(row.id);
  expect(letter?.urut).toBe(last + 1);
  expect(letter?.nomor).toBe(`${String(last + 1).padStart(4, '0')}/SI-KCD/MBKM-UNR/XI/2026`);

  const student = await open('/komcad/surat-ijin', { as: who, width: 360, height: 740, reducedMotion: 'reduce' });
  const download = async () => {
    const [file] = await Promise.all([
      student.waitForEvent('download'),
      student.getByRole('button', { name: 'Unduh Surat Izin' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`surat-ijin-${npm}.pdf`);
    const parts: Buffer[] = [];
    for await (const part of await file.createReadStream()) parts.push(Buffer.from(part));
    return Buffer.concat(parts);
  };
  await student.getByText(letter?.nomor ?? '').waitFor();
  expect(await scrollsSideways(student)).toBe(false);
  expect(await axe(student)).toEqual([]);
  const pdf = await download();
  const { title, pages } = await pdfText(pdf);
  expect(title).toBe(letter?.nomor);
  for (const words of [nama, npm, letter?.nomor ?? '', 'SURAT IZIN']) expect(pages[0]?.text).toContain(words);
  const { code } = await scanned(student, pdf);
  expect(new URL(code).pathname).toBe(`/verifikasi-surat/${letter?.kode}`);

  const check = await open(new URL(code).pathname, { reducedMotion: 'reduce' });
  await check.getByRole('heading', { level: 1, name: 'Surat asli dan berlaku' }).waitFor();
  await check.getByText(`${npm.slice(0, 2)}${'•'.repeat(npm.length - 4)}${npm.slice(-2)}`).waitFor();
  await expect.poll(() => check.locator('main').textContent()).not.toContain(npm);
  const file = (buffer: Buffer) => ({ name: 'surat.pdf', mimeType: 'application/pdf', buffer });
  const input = check.getByLabel('Letakkan PDF di sini, atau pilih berkas');
  await input.setInputFiles(file(pdf));
  await check.getByText('Berkas sama persis dengan arsip.').waitFor();
  await check.getByText('Segel digital sah: isi berkas tidak berubah sejak disegel.').waitFor();
  const altered = Buffer.from(pdf);
  const at = Math.floor(pdf.length / 2);
  altered[at] = (altered[at] ?? 0) ^ 1;
  await input.setInputFiles(file(altered));
  await check.getByText('Berkas berbeda dari arsip.').waitFor();
  await check.getByText('Segel digital rusak: isi berkas berubah setelah disegel.').waitFor();

  await team.goto(`${portal().url}/pengaturan/surat/${letter?.id}/show`);
  await team.getByRole('button', { name: 'Terbitkan ulang' }).click();
  await team.getByRole('dialog').getByRole('textbox').fill('Salah ketik.');
  await team.getByRole('dialog').getByRole('button', { name: 'Terbitkan ulang' }).click();
  await expect.poll(async () => (await permitOf(row.id))?.nomor).not.toBe(letter?.nomor);
  const second = await permitOf(row.id);
  await check.reload();
  await check.getByRole('heading', { level: 1, name: 'Surat telah dibatalkan' }).waitFor();
  await check.getByText(second?.nomor ?? '').waitFor();
  await student.reload();
  await student
    .getByText(second?.nomor ?? '')
    .first()
    .waitFor();
  expect((await pdfText(await download())).title).toBe(second?.nomor);
});
