import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RekapLuaranRiset } from '../../../resources/riset/rekapLuaran.ts';
import { openEveryArea } from '../support/everyArea.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
// Fetched before the first test, not in its time.
import '../../../src/platform/patterns/recap/Recap.tsx';

/** Students by the outputs that they owe (docs/domain/40 §3 /riset/luaran/list). */

openEveryArea();

const day = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10);
const period = (n: number, nama: string, from: number, to: number) => ({
  id: `01900000-0000-7000-8000-0000000000e${n}`,
  version: 1,
  kode: `2026${n}`,
  nama,
  status: 'aktif',
  tanggalMulai: day(from),
  tanggalSelesai: day(to),
});

test('the running period is shown first, with a column for each kind that anybody owes', async () => {
  const poster = '01900000-0000-7000-8000-0000000000f1';
  const answer: RekapLuaranRiset = {
    peserta: [
      {
        id: '01900000-0000-7000-8000-0000000000a1',
        mahasiswa: 'Rara',
        npm: '22081010099',
        dosen: 'Arif',
        wajib: 2,
        terpenuhi: 1,
        [poster]: 'Diajukan',
      },
    ],
    jenis: [{ id: poster, jenis: 'Poster', sasaran: 1, terpenuhi: 0, menunggu: 1 }],
    kolom: [{ name: poster, label: 'Poster' }],
  };
  const { server } = renderAdmin('/riset/luaran/list', {
    sebagai: 'HA05',
    rows: { 'master/periode': [period(2, 'Genap', 30, 200), period(1, 'Ganjil', -60, 29)] },
    on: { 'GET v5/riset/luaran/rekap': () => answer },
  });
  const row = await screen.findByRole('row', { name: /Rara/ });
  expect(within(row).getByText('Diajukan')).toBeDefined();
  expect(within(row).getByText('Belum lengkap')).toBeDefined();
  expect(screen.getAllByRole('columnheader', { name: 'Poster' })).toHaveLength(1);
  expect(screen.getByRole('combobox', { name: 'Periode' }).textContent).toBe('Ganjil');
  expect(server.callsTo('GET', 'v5/riset/luaran/rekap')).toHaveLength(1);
  // A coordinator has no list of periods.
  expect(server.callsTo('GET', 'master/periode').map(({ query }) => query.rujukan)).toEqual(['1']);
});

test('an empty list does not speak of a spreadsheet to who may not bring one', async () => {
  const id = '01900000-0000-7000-8000-0000000000d1';
  renderAdmin('/riset/nilai-mitra', {
    sebagai: 'HA06',
    rows: {
      'riset/nilai-mitra': [],
      'mbkm/pendaftar-program-mbkm': [{ id, version: 1, kodeJenisMbkm: 'riset', status: 'berjalan', idMitra: id }],
    },
  });
  const text = (await screen.findByText(/Tambahkan yang pertama\.$/)).textContent;
  expect(text).not.toContain('impor');
});
