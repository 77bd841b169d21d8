import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { outboundDetail } from '../../../resources/pertukaran/outbound/detail.ts';
import '../../../src/areas/konversi/NoteDialog.tsx';
import '../../../src/areas/pertukaran/outbound/ValidateKhsPage.tsx';
import { masters, N, registration } from '../platform/patterns/world.ts';
import { openEveryArea } from '../support/everyArea.ts';
import { Reply } from '../support/fakeApi.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';

/** Validation of a KHS from elsewhere, on screen (docs/domain/50 §3, §4 "Recognised grade"). */

openEveryArea();

const O = 'v2/pertukaran-mahasiswa/krs-mhs-upn-outbond';
const above = 'Nilai diakui tidak boleh lebih tinggi dari nilai PT tujuan.';

const course = (id: string, nilaiHurufAsal: string) => ({
  id,
  kode: `IF${id}`,
  nama: `Matkul ${id}`,
  sks: 3,
  adalahMatkulKkn: false,
  version: 1,
  acuan: null,
  nilaiAngka: null,
  nilaiHuruf: null,
  nilaiMutu: null,
  lulus: false,
  catatan: null,
  bolehDinilai: true,
  idMatkulPaketKonversi: `paket-${id}`,
  adaDiKrs: true,
  statusSiamik: 'belum',
  pesanSiamik: null,
  kodeMatkulAsal: `PT${id}`,
  namaMatkulAsal: `Kuliah ${id}`,
  sksAsal: 3,
  nilaiAngkaAsal: null,
  nilaiHurufAsal,
});
const row = () =>
  registration('1', {
    version: 7,
    status: 'berjalan',
    statusKonversi: 'disetujui',
    kodeJenisMbkm: 'outbound',
    namaMahasiswa: 'Ani Lestari',
  });
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
const sheet = () => ({
  pendaftar: row(),
  kelompok: 'outbound',
  matkul: [course('A', 'B'), course('B', 'A')],
  skala: [
    { huruf: 'A', batasBawah: 80, mutu: 4, lulus: true },
    { huruf: 'B', batasBawah: 70, mutu: 3, lulus: true },
    { huruf: 'E', batasBawah: 0, mutu: 0, lulus: false },
  ],
  selisihMaks: 10,
  hak: rights,
  capaian: null,
  batasRevisi: null,
});

const open = (judge: () => unknown) =>
  renderAdmin('/pertukaran-mahasiswa/outbound/validasi-khs/detail/o-1', {
    sebagai: 'HA05',
    rows: {
      ...masters(),
      [N]: [row()],
      [outboundDetail.name]: [
        {
          id: 'o-1',
          version: 2,
          idPendaftarMbkm: '1',
          npm: '22081',
          namaMahasiswa: 'Ani Lestari',
          berkasKhs: null,
          nomorKhs: 'K/9',
          tanggalKhs: '2026-11-01',
          statusKhs: 'diajukan',
        },
      ],
    },
    on: { [`GET ${N}/:id/konversi`]: sheet, [`PUT ${O}/update-khs`]: judge },
  });
const bodies = ({ server }: ReturnType<typeof open>) =>
  server.calls.filter(({ method, path }) => method === 'PUT' && path.includes('update-khs')).map(({ body }) => body);
const grade = (name: string) => screen.findByRole('textbox', { name: `Nilai Matkul ${name}` });

test('nilai di atas huruf PT tujuan ditolak dengan kalimatnya di baris mata kuliahnya; yang diketik tetap', async () => {
  const world = open(() => new Reply(422, { message: 'Periksa isian.', errors: { 'A.nilaiAngka': above } }));
  await world.user.type(await grade('A'), '90');
  await world.user.click(screen.getByRole('button', { name: 'Simpan' }));
  const wrong = within(await screen.findByRole('row', { name: new RegExp(above) }));
  expect(wrong.getByRole('alert').textContent).toBe(above);
  expect(wrong.getByText('Matkul A')).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /Matkul B/ })).queryByRole('alert')).toBeNull();
  expect(await grade('A')).toHaveProperty('value', '90');
});

test('Simpan mengirim nilai yang diubah saja, dengan catatannya', async () => {
  const world = open(() => ({ id: '1', version: 8 }));
  await world.user.type(await grade('A'), '90');
  await world.user.type(screen.getByRole('textbox', { name: 'Catatan Matkul A' }), 'Setara menurut silabus');
  await world.user.click(screen.getByRole('button', { name: 'Simpan' }));
  await screen.findByText('Nilai disimpan.');
  expect(bodies(world)).toEqual([
    {
      idPendaftarMbkm: '1',
      version: 7,
      aksi: 'simpan',
      rows: [{ id: 'A', version: 1, nilaiAngka: 90, catatan: 'Setara menurut silabus' }],
    },
  ]);
});

test('Validasi bertanya dahulu, lalu membawa nilai yang baru diketik', async () => {
  const world = open(() => ({ id: '1', version: 8 }));
  await world.user.type(await grade('B'), '85,5');
  await world.user.click(screen.getByRole('button', { name: 'Validasi' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(bodies(world)).toEqual([]);
  await world.user.click(dialog.getByRole('button', { name: 'Validasi' }));
  await screen.findByText('KHS divalidasi; nilai dikirim ke Tim MBKM.');
  expect(bodies(world)).toEqual([
    {
      idPendaftarMbkm: '1',
      version: 7,
      aksi: 'validasi',
      rows: [{ id: 'B', version: 1, nilaiAngka: 85.5, catatan: null }],
    },
  ]);
});

test('Kembalikan menuntut catatan dan tidak membawa nilai', async () => {
  const world = open(() => ({ id: '1', version: 8 }));
  await world.user.type(await grade('A'), '75');
  await world.user.click(screen.getByRole('button', { name: 'Kembalikan' }));
  const dialog = within(await screen.findByRole('dialog'));
  await world.user.click(dialog.getByRole('button', { name: 'Kembalikan' }));
  await dialog.findByText(/wajib diisi/);
  expect(bodies(world)).toEqual([]);
  await world.user.type(dialog.getByRole('textbox', { name: /Catatan/ }), 'KHS belum dicap.');
  await world.user.click(dialog.getByRole('button', { name: 'Kembalikan' }));
  await waitFor(() =>
    expect(bodies(world)).toEqual([
      { idPendaftarMbkm: '1', version: 7, aksi: 'revisi', catatan: 'KHS belum dicap.', rows: [] },
    ]),
  );
});
