import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { totalsOf } from '../../../src/areas/nilai/grading/conversionSheet.ts';
import { masters, N, registration } from '../platform/patterns/world.ts';
import { Reply } from '../support/fakeApi.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';

const F = 'magang/matkul-paket-konversi-terpilih-final';
const skala = [
  { huruf: 'A', batasBawah: 85, mutu: 4, lulus: true },
  { huruf: 'A-', batasBawah: 80, mutu: 3.75, lulus: true },
  { huruf: 'B+', batasBawah: 75, mutu: 3.5, lulus: true },
  { huruf: 'E', batasBawah: 0, mutu: 0, lulus: false },
];
const course = (id: string, over: Record<string, unknown> = {}) => ({
  id,
  kode: `IF${id}`,
  nama: `Mata Kuliah ${id}`,
  sks: 3,
  adalahMatkulKkn: false,
  version: 1,
  nilaiAngka: null,
  nilaiHuruf: null,
  nilaiMutu: null,
  lulus: false,
  catatan: null,
  acuan: 84,
  idMatkulPaketKonversi: `paket-${id}`,
  adaDiKrs: true,
  statusSiamik: 'belum',
  pesanSiamik: null,
  bolehDinilai: true,
  kodeMatkulAsal: null,
  namaMatkulAsal: null,
  sksAsal: null,
  nilaiAngkaAsal: null,
  nilaiHurufAsal: null,
  ...over,
});
const row = () =>
  registration('1', { status: 'selesai', statusKonversi: 'disetujui', nilaiAkhir: 84, namaMahasiswa: 'Ani Lestari' });
const rights = {
  simpan: true,
  kirim: true,
  kembalikan: false,
  finalisasi: false,
  ajukanRevisi: false,
  sanggah: false,
  bukaRevisi: false,
  kirimSiamik: false,
};
const sheet = (over: Record<string, unknown> = {}) => ({
  pendaftar: row(),
  kelompok: 'penilaian',
  matkul: [
    course('1'),
    course('2', { adaDiKrs: false }),
    course('3', { nama: 'Kuliah Kerja Nyata', adalahMatkulKkn: true, acuan: null, bolehDinilai: false }),
  ],
  skala,
  selisihMaks: 10,
  hak: rights,
  capaian: { satuan: 'jam', disetujui: 640, target: 900 },
  batasRevisi: null,
  ...over,
});
const open = (over: Record<string, unknown> = {}, path = '/penilaian-konversi/detail/penilaian/1', on = {}) =>
  renderAdmin(path, {
    sebagai: 'HA07',
    rows: { ...masters(), [N]: [row()] },
    on: {
      [`GET ${N}/:id/konversi`]: () => sheet(over),
      [`GET ${N}/:id/riwayat`]: () => [],
      'GET magang/pendaftar-program-mbkm/riwayat-nilai/:id': () => [],
      ...on,
    },
  });

describe('the grid of courses', () => {
  test('starts from the programme grade and counts along while one types', async () => {
    const { user } = open();
    // The first page of a file also waits for its code.
    const first = await screen.findByRole('textbox', { name: 'Nilai Mata Kuliah 1' });
    expect(first).toHaveProperty('value', '84');
    const totals = screen.getByRole('status', { name: 'Jumlah sementara' });
    expect(within(totals).getByText('2/3')).toBeTruthy();
    await user.click(first);
    await user.keyboard('60{Enter}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Nilai Mata Kuliah 2');
    expect(within(totals).getByText('SKS tidak lulus')).toBeTruthy();
    expect(screen.getByText('Selisih nilai lebih dari 10; catatan wajib diisi.')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Catatan Mata Kuliah 1' }), 'Tidak ikut ujian');
    await waitFor(() => expect(screen.queryByText('Selisih nilai lebih dari 10; catatan wajib diisi.')).toBeNull());
  });

  test('keeps the KKN course for Tim MBKM and marks what is not in the study plan', async () => {
    open();
    const kkn = await screen.findByRole('row', { name: /Kuliah Kerja Nyata/ });
    expect(within(kkn).getByText('Dinilai Tim MBKM')).toBeTruthy();
    expect(within(kkn).queryByRole('textbox')).toBeNull();
    expect(within(screen.getByRole('row', { name: /Mata Kuliah 2/ })).getByText('Tidak ada')).toBeTruthy();
  });

  test('takes a column pasted from a spreadsheet, comma or dot', async () => {
    const { user, server } = open({}, undefined, { [`POST ${F}/save`]: () => row() });
    await user.click(await screen.findByRole('textbox', { name: 'Nilai Mata Kuliah 1' }));
    await user.paste('80,5\n79.25\n');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Nilai Mata Kuliah 2' })).toHaveProperty('value', '79.25'),
    );
    await user.click(screen.getByRole('button', { name: 'Simpan draf' }));
    await waitFor(() => expect(server.callsTo('POST', `${F}/save`)).toHaveLength(1));
    expect(server.callsTo('POST', `${F}/save`)[0]?.body).toMatchObject({
      idPendaftarMbkm: '1',
      aksi: 'draf',
      items: [
        { id: '1', nilaiAngka: 80.5, version: 1 },
        { id: '2', nilaiAngka: 79.25, version: 1 },
      ],
    });
  });

  test('refuses what is no grade before anything is sent', async () => {
    const { user } = open();
    const cell = await screen.findByRole('textbox', { name: 'Nilai Mata Kuliah 1' });
    await user.clear(cell);
    await user.type(cell, '101');
    expect(await screen.findByText('Nilai harus antara 0 dan 100.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Kirim ke Tim MBKM' })).toHaveProperty('disabled', true);
  });

  test('shows at its course what the server says against it', async () => {
    const refuse = () =>
      new Reply(422, {
        statusCode: 422,
        message: 'Semua mata kuliah wajib dinilai.',
        errors: { '2.nilaiAngka': 'Wajib diisi.' },
      });
    const { user } = open({}, undefined, { [`POST ${F}/save`]: refuse });
    await user.click(await screen.findByRole('button', { name: 'Kirim ke Tim MBKM' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Kirim' }));
    const wrong = await screen.findByRole('row', { name: /Mata Kuliah 2/ });
    await waitFor(() => expect(within(wrong).getByText('Wajib diisi.')).toBeTruthy());
  });

  test('offers no step that the server does not', async () => {
    open({
      hak: { ...rights, simpan: false, kirim: false },
      matkul: [course('1', { bolehDinilai: false, nilaiAngka: 84 })],
    });
    await screen.findByRole('table', { name: 'Nilai mata kuliah' });
    expect(screen.queryByRole('button', { name: 'Simpan draf' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /Nilai/ })).toBeNull();
  });

  test('leads from the wrong kind to the right one', async () => {
    const { router } = open({ kelompok: 'kkn' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/penilaian-konversi/detail/kkn/1'));
  });
});

describe('sums of the grid', () => {
  test('wait for every grade before there is an IPS, half-up', () => {
    const courses = sheet().matkul as Parameters<typeof totalsOf>[0];
    const cells = { '1': { nilai: '85', catatan: '' }, '2': { nilai: '80', catatan: '' } };
    expect(totalsOf(courses, cells, skala)).toMatchObject({ ips: null, dinilai: 2, sksDiakui: 9 });
    const all = { ...cells, '3': { nilai: '10', catatan: '' } };
    // (4 + 3,75 + 0) × 3 / 9 = 2,5833…
    expect(totalsOf(courses, all, skala)).toEqual({ ips: 2.58, dinilai: 3, sksDiakui: 6, sksGagal: 3 });
  });
});
