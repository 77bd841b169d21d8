import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Fronted, withFrontEnds } from '../support/twoProcesses.ts';

/** The page that a link without an account opens. */
let fronted: Fronted;
beforeAll(async () => {
  fronted = await withFrontEnds('angka');
});
afterAll(() => fronted.close());

it('shows a report to somebody without an account, for no search engine, and says when there is none', async () => {
  const { world, app } = fronted;
  const team = await world.as('HA03');
  const isi = {
    baris: ['status'],
    kolom: [],
    nilai: ['jumlah'],
    filter: { status: ['berjalan', 'selesai', 'ditolak'] },
    bentuk: 'tabel',
    porsi: 'angka',
  };
  const sumber = 'mbkm/pendaftar-program-mbkm';
  const report = { nama: 'Angka <terbuka>', uraian: 'Untuk umum', sumber, isi, peran: [] };
  const { id } = (await team.post('laporan', report)).json<{ id: string }>();
  const { alamat } = (await team.post(`laporan/${id}/tautan`, { berakhir: '2026-12-31' })).json<{ alamat: string }>();
  const page = await app.inject({ method: 'GET', url: alamat });
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  expect(page.body).toContain('<meta name="robots" content="noindex');
  expect(page.body).toContain('Angka &lt;terbuka&gt;');
  expect(page.body).toContain('Berjalan');
  expect(page.body).toContain('Berjalan, Selesai, Ditolak');
  expect(page.body).not.toContain('<script src');
  const english = await app.inject({ method: 'GET', url: alamat, headers: { 'accept-language': 'en' } });
  expect(english.body).toContain('What is counted');
  const gone = await app.inject({ method: 'GET', url: '/angka/tidak-ada-sama-sekali-di-sini' });
  expect(gone.statusCode).toBe(404);
  expect(gone.body).toContain('Laporan tidak tersedia');
});
