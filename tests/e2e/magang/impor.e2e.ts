// @module-tag semua: a programme's whole life in the browser; its rules are asked in tests/api, its screens in tests/ui
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { expect, it, vi } from 'vitest';
import { pick } from '../platform/orang.ts';
import { portalTests } from '../support/browser.ts';
import { axe, scrollsSideways } from '../support/looks.ts';

/** Acceptance scenario 4 of docs/domain/20 §6: applicants from a spreadsheet, looked at first, then saved once. */

const { open, portal } = portalTests();
vi.setConfig({ testTimeout: 300_000 });

const path = '/magang/import-mahasiswa';
const fixture = fileURLToPath(new URL('../../fixtures/contoh-impor-magang.xlsx', import.meta.url));

const imported = async (): Promise<number> => {
  const found = await portal().db.one<{ n: number }>(
    `select count(*)::int as n from mbkm_pendaftar_program_mbkm where sumber_data = 'import' and status = 'disetujui'`,
  );
  return found?.n ?? -1;
};

async function chooseTarget(page: Page): Promise<void> {
  await page.getByText('Pilih program dan periode dahulu.').waitFor();
  await pick(page, 'Program', 'Magang Mandiri');
  await pick(page, 'Periode', 'Genap 2026', 'Semester Genap 2026/2027');
}

it('skenario 4: 7 valid, 1 peringatan, 2 gagal; belum ada yang tersimpan; Simpan menyimpan 8, sekali saja', async () => {
  const before = await imported();
  const page = await open(path, { as: 'HA03', reducedMotion: 'reduce' });
  await chooseTarget(page);
  await page.getByLabel('Berkas impor').setInputFiles(fixture);
  for (const tab of ['Valid (7)', 'Peringatan (1)', 'Gagal (2)']) await page.getByRole('tab', { name: tab }).waitFor();
  await page.getByText('NPM 22999999999 tidak ditemukan.').waitFor();
  await page.getByText('Mitra M-99999 tidak ditemukan.').waitFor();
  await page.getByText('Format tanggal tidak dikenali.').waitFor();
  await page.getByRole('tab', { name: 'Peringatan (1)' }).click();
  await page.getByText(/^IPK [\d,]+ di bawah syarat 2,75\.$/).waitFor();
  expect(await imported()).toBe(before);
  expect(await axe(page)).toEqual([]);
  const [corrections] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Unduh baris bermasalah' }).click(),
  ]);
  expect(corrections.suggestedFilename()).toMatch(/\.xlsx$/);

  // The same preview in a second window, as a colleague who opens it from the list would have it.
  const other = await open(new URL(page.url()).pathname + new URL(page.url()).search, { as: 'HA01', allow: /^409 / });
  await other.getByRole('button', { name: 'Simpan 8 pendaftar' }).waitFor();
  await page.getByRole('button', { name: 'Simpan 8 pendaftar' }).click();
  await page.getByText('8 pendaftar disimpan sebagai Disetujui, 2 baris dilewati.').waitFor();
  expect(await imported()).toBe(before + 8);
  await other.getByRole('button', { name: 'Simpan 8 pendaftar' }).click();
  await other.getByText('Impor ini sudah disimpan.').waitFor();
  expect(await imported()).toBe(before + 8);

  await page.reload();
  await page.getByText('8 pendaftar disimpan sebagai Disetujui, 2 baris dilewati.').waitFor();
  const past = page.getByRole('region', { name: 'Impor sebelumnya' });
  await past.getByText('contoh-impor-magang.xlsx').waitFor();
  await past.getByText('8 disimpan, 2 dilewati').waitFor();
});

it('layar dapat dipakai di ponsel dan dalam gelap; peran lain tidak melihatnya', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await open(path, { as: 'HA03', width: 360, colorScheme, reducedMotion: 'reduce' });
    await page.getByRole('heading', { name: 'Impor sebelumnya' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await scrollsSideways(page)).toBe(false);
    expect(await axe(page)).toEqual([]);
  }
  const koordinator = await open(path, { as: 'HA05' });
  await koordinator.getByText('404 Forbidden! Anda tidak punya akses untuk halaman ini!').waitFor();
});
