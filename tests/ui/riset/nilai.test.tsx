import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { KesiapanNilai } from '../../../resources/riset/bacaan.ts';
import { openEveryArea } from '../support/everyArea.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
// Fetched before the first test, not in its time.
import '../../../src/areas/riset/GradePanel.tsx';

/** A lecturer's sheet: its parts, what they come to, and what it still needs (docs/domain/40 §4.3, §4.4). */

openEveryArea();

const id = '01900000-0000-7000-8000-0000000000d1';
const sheet = {
  id,
  version: 3,
  idPendaftarMbkm: id,
  npm: '22081010012',
  namaMahasiswa: 'Rizky',
  status: 'draf',
  proposal: null,
  proses: null,
  laporan: null,
  presentasi: null,
  luaran: null,
  tanggalPresentasi: null,
  nilaiDosen: null,
  nilaiMitra: null,
  nilaiAkhir: null,
  nilaiHuruf: null,
  beritaAcara: null,
  catatan: null,
};
const ready = (over: Partial<KesiapanNilai> = {}): KesiapanNilai => ({
  syarat: [
    { kode: 'log', label: 'Log kegiatan', pesan: 'Log disetujui baru 12 dari 30.' },
    { kode: 'paket', label: 'Paket konversi disetujui', pesan: null },
  ],
  bermitra: true,
  nilaiMitra: 83.5,
  bobotAkhir: { dosen: 60, mitra: 40 },
  bobotDosen: { proposal: 15, proses: 20, laporan: 30, presentasi: 20, luaran: 15 },
  ...over,
});

const open = (answer: KesiapanNilai) =>
  renderAdmin(`/riset/penilaian/detail/${id}`, {
    sebagai: 'HA04',
    rows: { 'riset/menilai-riset': [{ ...sheet }] },
    on: { [`GET v5/riset/menilai-riset/${id}/kesiapan`]: () => answer },
  });

const scores = { Proposal: 80, Proses: 85, Laporan: 90, Presentasi: 85, Luaran: 80 };

test('the sums follow what is typed, by the weights of the setting', async () => {
  const { user, server } = open(ready());
  for (const [label, score] of Object.entries(scores))
    await user.type(await screen.findByRole('textbox', { name: new RegExp(`^${label}`) }), String(score));
  await user.tab();
  expect(await screen.findByText('85,00')).toBeDefined();
  expect(await screen.findByText('84,40')).toBeDefined();
  expect(screen.getByText('Log disetujui baru 12 dari 30.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Simpan draf' }));
  expect(await screen.findByText('Nilai disimpan sebagai draf.')).toBeDefined();
  expect(server.rows['riset/menilai-riset']).toMatchObject([{ proposal: 80, luaran: 80, version: 4 }]);
});

test("without a partner the lecturer's grade is the final one", async () => {
  const { user } = open(ready({ bermitra: false, nilaiMitra: null }));
  for (const [label, score] of Object.entries(scores))
    await user.type(await screen.findByRole('textbox', { name: new RegExp(`^${label}`) }), String(score));
  await user.tab();
  expect(await screen.findAllByText('85,00')).toHaveLength(2);
  expect(screen.getByText('Tanpa mitra: nilai akhir sama dengan nilai dosen.')).toBeDefined();
});

const grade = {
  id: '01900000-0000-7000-8000-0000000000e1',
  version: 1,
  idPendaftarMbkm: id,
  npm: '22081010012',
  namaMahasiswa: 'Rizky Aditya',
  sumber: 'portal',
  nilai: 83.5,
  namaPenilai: 'Laksmi',
  status: 'draf',
};
const scheme = {
  id: '01900000-0000-7000-8000-0000000000e2',
  version: 1,
  namaSkema: 'Kualitas Data Terbuka',
  status: 'draf',
  bidangIlmu: 'informatika',
  kuota: 5,
  terisi: 0,
  tanggalTutup: '2026-12-20',
  idProgramProdi: [],
};

const research = (end: string, over: object = {}) => ({
  id: `01900000-0000-7000-8000-0000000000${end}`,
  version: 1,
  kodeJenisMbkm: 'riset',
  status: 'berjalan',
  idMitra: '01900000-0000-7000-8000-0000000000f9',
  ...over,
});

test.each([
  ['HA02', '/riset/nilai-mitra', 'Laksmi'],
  ['HA06', '/riset/nilai-mitra', 'Laksmi'],
  ['HA06', '/riset/verifikasi-skema-mitra', 'Kualitas Data Terbuka'],
] as const)('%s has a list of its own at %s, with the way to a new row', async (sebagai, path, words) => {
  renderAdmin(path, {
    sebagai,
    rows: { 'riset/nilai-mitra': [grade], 'riset/skema-mitra': [scheme] },
    on: { 'GET mbkm/pendaftar-program-mbkm': () => [research('d1'), research('d2')] },
  });
  expect(await screen.findByText(words)).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Tambah' })).toBeDefined();
});

test.each([
  ['a grade is there for every research', [grade], [research('d1')]],
  ['the only research has no partner', [], [research('d2', { idMitra: null })]],
  ['there is only another programme', [], [research('d2', { kodeJenisMbkm: 'magang' })]],
] as const)('a new row is not offered where it would belong to nothing: %s', async (_, grades, participations) => {
  const { server } = renderAdmin('/riset/nilai-mitra', {
    sebagai: 'HA02',
    rows: { 'riset/nilai-mitra': [...grades], 'mbkm/pendaftar-program-mbkm': [...participations] },
  });
  await screen.findByText(grades.length ? 'Laksmi' : 'Data Nilai Mitra akan tampil di sini setelah ditambahkan.');
  await waitFor(() => expect(server.callsTo('GET', 'mbkm/pendaftar-program-mbkm').length).toBeGreaterThan(0));
  await waitFor(() => expect(server.callsTo('GET', 'v5/riset/nilai-mitra').length).toBe(grades.length ? 2 : 1));
  expect(screen.queryByRole('link', { name: 'Tambah' })).toBeNull();
});

test.each([
  ['HA04', '/riset/nilai-mitra', 'Nilai Mitra'],
  ['HA05', '/riset/verifikasi-skema-mitra', 'Verifikasi Skema Mitra'],
] as const)('%s has the queue at %s', async (sebagai, path, title) => {
  renderAdmin(path, { sebagai, rows: { 'riset/nilai-mitra': [grade], 'riset/skema-mitra': [scheme] } });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
  expect(await screen.findAllByRole('tab')).not.toHaveLength(0);
});
