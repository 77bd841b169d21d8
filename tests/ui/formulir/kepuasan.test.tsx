import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SurveiKepuasan } from '../../../resources/formulir/kepuasanPanggilan.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';

import '../../../src/areas/formulir/kepuasan/SatisfactionPage.tsx';

const survey: SurveiKepuasan = {
  kode: 'kepuasan_mahasiswa',
  judul: 'Kepuasan mahasiswa',
  rilis: [
    { id: 'f2', judul: 'Kepuasan 2026', tanggal: '2026-11-01', anonim: true, terkirim: 3, sedikit: true },
    { id: 'f1', judul: 'Kepuasan 2025', tanggal: '2025-11-01', anonim: false, terkirim: 8, sedikit: false },
  ],
  pertanyaan: [
    {
      kunci: 'keandalan',
      judul: 'Keandalan',
      angka: [
        null,
        {
          terjawab: 8,
          rata: null,
          baik: 0.75,
          tingkat: [
            { label: 'Baik', bagian: 0.75 },
            { label: 'Kurang', bagian: 0.25 },
          ],
        },
      ],
    },
    {
      kunci: 'keseluruhan',
      judul: 'Seberapa puas?',
      angka: [null, { terjawab: 8, rata: 4, baik: null, tingkat: [] }],
    },
  ],
};

test('satisfaction stands with its definition and source, release beside release, and leads to the results', async () => {
  renderAdmin('/laporan/kepuasan', {
    sebagai: 'HA03',
    on: {
      'GET formulir/kepuasan': () => [survey, { ...survey, kode: 'kepuasan_desa', judul: 'Kepuasan desa', rilis: [] }],
    },
  });
  const table = await screen.findByRole('table', { name: 'Kepuasan mahasiswa: rilis terbaru' });
  expect(screen.getByRole('region', { name: 'Definisi' }).textContent).toContain('Sumber: Laporan Kinerja');
  const lines = within(table).getAllByRole('row').slice(1);
  expect(lines.map(line => line.textContent)).toEqual(['Keandalan–75%8 menjawab', 'Seberapa puas?–4,008 menjawab']);
  expect(within(table).getByRole('link', { name: 'Kepuasan 2026' }).getAttribute('href')).toBe(
    '/formulir/f2/hasil?banding=f1',
  );
  const degrees = within(screen.getByRole('table', { name: 'Tingkat kepuasan: Kepuasan 2025' })).getAllByRole('row');
  expect(degrees.map(line => line.textContent)).toEqual(['DimensiBaikKurang', 'Keandalan75%25%']);
  expect(screen.getByText(/Belum ada formulir dari survei ini/)).toBeTruthy();
});

test('reports that come with the product offer it beside the others', async () => {
  renderAdmin('/laporan', { sebagai: 'HA03', on: { 'GET papan-laporan': () => ({ papan: [], peran: [] }) } });
  const shelf = await screen.findByRole('region', { name: 'Siap pakai' });
  const link = within(shelf).getByRole('link', { name: /Kepuasan mahasiswa, mitra/ });
  expect(link.getAttribute('href')).toBe('/laporan/kepuasan');
  // Each says where its rule stands.
  for (const each of within(shelf).getAllByRole('link')) expect(each.textContent).toMatch(/Aturan kampus|IKU|Kinerja/);
});
