// @module-tag semua: a programme's whole life in the browser; its rules are asked in tests/api, its screens in tests/ui
import { expect, it, vi } from 'vitest';
import { caller } from '../platform/orang.ts';
import { portalTests } from '../support/browser.ts';
import { axe, scrollsSideways } from '../support/looks.ts';
import { makeWave, type Wave } from './gelombang.ts';

/** Acceptance scenarios 3 and 4 of docs/domain/30 §6: a wave is dealt on the board; a group is fixed when it is complete. */

let wave: Wave;
const { open, portal } = portalTests(async site => {
  wave = await makeWave(site, { peserta: 60, desa: 8, dpl: 3 });
});
vi.setConfig({ testTimeout: 300_000 });

it('skenario 3: 60 peserta menjadi 5 kelompok; pelanggaran menahan Terapkan sampai diurungkan', async () => {
  const page = await open(`/kkn/membuat-kelompok?idGelombang=${wave.id}`, { as: 'HA03', reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Hitung usulan' }).click();
  await page.getByLabel('Kode pembagian').fill('contoh');
  await page.getByRole('button', { name: 'Hitung', exact: true }).click();
  await page.getByText('5 kelompok · 60 peserta').waitFor();
  const first = page.getByRole('region', { name: /^U-01/ });
  const second = page.getByRole('region', { name: /^U-02/ });
  await expect
    .poll(() =>
      first
        .getByRole('listitem')
        .filter({ has: page.locator('[aria-haspopup]') })
        .count(),
    )
    .toBe(12);
  expect(await axe(page)).toEqual([]);

  // Carried by keys alone: one too many in the second group.
  await first.locator('[data-peserta]').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await second.getByText('Anggota 13 orang, maksimal 12.').waitFor();
  await page.getByRole('button', { name: 'Terapkan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Terapkan usulan' });
  await dialog.getByRole('button', { name: 'Terapkan' }).click();
  await dialog.getByText('Catatan wajib diisi.').waitFor();
  await dialog.getByRole('button', { name: 'Batal' }).click();

  await page.getByRole('button', { name: 'Urungkan (1)' }).click();
  await page.getByRole('button', { name: 'Urungkan', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Terapkan' }).click();
  await dialog.getByRole('button', { name: 'Terapkan' }).click();
  await page.getByText('Usulan ini sudah diterapkan.').waitFor();
  const team = await caller(portal(), 'HA03');
  const { body } = await team<{ kelompok: { anggota: string[] }[]; peserta: unknown[] }>(
    'GET',
    `v3/kkn/mengatur-kelompok?idGelombang=${wave.id}`,
  );
  expect(body.kelompok.map(({ anggota }) => anggota.length)).toEqual([12, 12, 12, 12, 12]);
  expect(body.peserta).toEqual([]);
});

it('skenario 4: Tetapkan menyebut ketua dan PIC yang belum ada; setelah dilengkapi kelompok ditetapkan', async () => {
  const { db } = portal();
  const group = await db.one<{ id: string }>(
    `select id from kkn_kkn_kelompok where id_gelombang = $1 and kode = 'KKN-01'`,
    [wave.id],
  );
  // Nobody leads it yet.
  await db.execute(
    `update kkn_kkn_kelompok_anggota set id_jenis_anggota = (select id from master_jenis_anggota where kode = 'anggota') where parent_id = $1`,
    [group?.id],
  );
  const page = await open(`/kkn/mengatur-kelompok/${group?.id}/show`, {
    as: 'HA03',
    reducedMotion: 'reduce',
    allow: /^409 /,
  });
  const fix = async () => {
    await page.getByRole('button', { name: 'Tetapkan' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Tetapkan' }).click();
  };
  await fix();
  await page.getByText('Kelompok belum lengkap: PIC, ketua.').first().waitFor();
  await page.keyboard.press('Escape');

  await page.goto(`${portal().url}/kkn/mengatur-kelompok/ketua?id=${group?.id}`);
  await page.getByRole('combobox', { name: 'Ketua' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Simpan' }).click();
  await page.getByText('Struktur kelompok disimpan.').waitFor();

  await page.goto(`${portal().url}/kkn/setting-pic-kelompok`);
  await page.getByRole('combobox', { name: 'Gelombang' }).first().click();
  await page.getByRole('option', { name: new RegExp(`^${wave.nama}`) }).click();
  await page
    .getByRole('group', { name: 'Kelompok tanpa PIC' })
    .getByLabel(/^KKN-01/)
    .check();
  await page.getByRole('combobox', { name: 'PIC' }).fill('Sulastri');
  await page.getByRole('option').first().click();
  await page.getByRole('textbox', { name: 'No. HP' }).fill('081200000009');
  await page.getByRole('button', { name: 'Beri PIC (1)' }).click();
  await page.getByText('PIC diberikan kepada 1 kelompok.').waitFor();

  await page.goto(`${portal().url}/kkn/mengatur-kelompok/${group?.id}/show`);
  await fix();
  await page.getByText('Kelompok ditetapkan.').waitFor();
});

it('papan dapat dipakai di ponsel dan dalam gelap', async () => {
  const page = await open(`/kkn/membuat-kelompok?idGelombang=${wave.id}`, {
    as: 'HA03',
    width: 360,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  await page.getByRole('region', { name: /^Belum mendapat kelompok/ }).waitFor();
  expect(await scrollsSideways(page)).toBe(false);
  expect(await axe(page)).toEqual([]);
});
