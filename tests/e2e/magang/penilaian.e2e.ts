// @module-tag semua: a programme's whole life in the browser; its rules are asked in tests/api, its screens in tests/ui
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { pendaftarId } from '../../../server/areas/magang/demo/files.ts';
import { portalTests } from '../support/browser.ts';
import { faultsWideAndNarrow } from '../support/faults.ts';

const { open, portal } = portalTests();

/** Runs at PT Nusa Digital under Dr. Arif Budiman and ends in ten days. */
const id = pendaftarId('jalan-if-5');
const partner = `/monitoring4/detail-penilaian/${id}`;
const lecturer = `/monitoring3/detail-penilaian/${id}`;

const total = (page: Page) => page.getByRole('status', { name: 'Total nilai' });
const components = ['Kedisiplinan & Kehadiran', 'Bimbingan & Logbook'] as const;

/** Types scores one below the other, as in a spreadsheet. */
async function type(page: Page, first: string, scores: readonly number[]): Promise<void> {
  await page.getByRole('textbox', { name: `Nilai ${first}` }).click();
  for (const score of scores) {
    await page.keyboard.type(String(score));
    await page.keyboard.press('Enter');
  }
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Kirim nilai' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kirim nilai' }).click();
}

describe('skenario 8: nilai program', () => {
  it('mitra mengisi 85, 88, 90, 80, 84 dan dosen 80, 85, 78: 86,10; 81,30; 84,18 A-; lalu hanya dapat dibaca', async () => {
    const mitra = await open(partner, { as: 'HA06' });
    await type(mitra, components[0], [85, 88, 90, 80]);
    await expect.poll(() => total(mitra).textContent()).toBe('73,50');
    await mitra.getByRole('textbox', { name: 'Nilai Inisiatif' }).fill('84');
    await expect.poll(() => total(mitra).textContent()).toBe('86,10 A');
    await mitra.getByRole('button', { name: 'Simpan draf' }).click();
    await mitra.getByText('Draf nilai disimpan.').waitFor();
    await submit(mitra);
    await mitra.getByText('Nilai terkirim.').waitFor();
    await expect.poll(() => mitra.getByRole('textbox', { name: /^Nilai / }).count()).toBe(0);

    const dosen = await open(lecturer, { as: 'HA04' });
    await type(dosen, components[1], [80, 85, 78]);
    await expect.poll(() => total(dosen).first().textContent()).toBe('81,30 A-');
    // Fewer approved hours than 80 % of what the SKS ask for: a word is needed.
    await dosen.getByRole('button', { name: 'Kirim nilai' }).click();
    await dosen.getByText(/^Jam logbook [\d.,]+ dari 540 jam\. Catatan wajib diisi\.$/).waitFor();
    await dosen.getByRole('textbox', { name: /^Catatan/ }).fill('Sebagian jam dicatat di sistem mitra.');
    await submit(dosen);
    const summary = dosen.locator('[aria-label="Ringkasan nilai"]');
    await summary.getByText('84,18 A-').waitFor();
    await expect.poll(() => summary.textContent()).toContain('86,10');
    await expect.poll(() => summary.textContent()).toContain('81,30');
    await expect.poll(() => dosen.getByRole('textbox', { name: /^Nilai / }).count()).toBe(0);
    await dosen.getByRole('button', { name: 'Kirim nilai' }).waitFor({ state: 'hidden' });
    const row = await portal().db.one(
      'select nilai_akhir as akhir, nilai_huruf as huruf from mbkm_pendaftar_program_mbkm where id = $1',
      [id],
    );
    expect(row).toEqual({ akhir: 84.18, huruf: 'A-' });
  });

  it.each([
    ['/magang/laporan-akhir/nilai', 'HA04', 'mahasiswa sudah dinilai'],
    [`/magang/laporan-akhir/nilai/${pendaftarId('jalan-if-2')}`, 'HA04', 'Penilaian dosen pembimbing'],
    ['/master/komponen-penilaian', 'HA03', 'Bobot penilai'],
    ['/master/skala-nilai', 'HA03', 'UNR-2024'],
  ] as const)('%s dapat dipakai dan dibaca, lebar dan sempit, terang dan gelap', async (path, as, words) => {
    const page = await open(path, { as, reducedMotion: 'reduce' });
    expect(await faultsWideAndNarrow(page, page.getByText(words)), path).toEqual([]);
  });
});
