import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Role } from '../../../resources/kit/index.ts';
import { addKknExtensions } from '../../../src/areas/kkn/extensions.ts';
import { isRecord } from '../../../src/platform/providers/isRecord.ts';
import { ids, masters, N, registration } from '../platform/patterns/world.ts';
import { openEveryArea } from '../support/everyArea.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
// Fetched before the first test, not in its time.
import '../../../src/areas/kkn/pindah/MoveOne.tsx';
import '../../../src/areas/kkn/pindah/MoveTicked.tsx';
import '../../../src/areas/kkn/pindah/MoveWaveDialog.tsx';
import '../../../src/areas/monitoring/monitor/Dossier.tsx';
import '../../../src/areas/monitoring/monitor/Monitor.tsx';
import '../../../src/areas/monitoring/monitor/MonitorFigures.tsx';

openEveryArea();
addKknExtensions();

const path = 'v3/kkn/pindah-gelombang';
const wave = {
  nama: 'KKN Gelombang II',
  status: 'pelaksanaan',
  idProgram: ids.program,
  periode: 'Semester Ganjil 2026/2027',
  tanggalBerangkat: '2026-12-01',
  tanggalSelesai: '2027-01-10',
};
const waves = [
  { ...wave, id: 'w2', peserta: 9, kuota: 24 },
  { ...wave, id: 'w3', nama: 'KKN Gelombang III', status: 'pendaftaran', peserta: 12, kuota: 12 },
  { ...wave, id: 'w4', nama: 'KKN Internasional', idProgram: 'lain', peserta: 0, kuota: 0 },
];
const dinilai = 'Nilainya sudah dikirim. Buka kunci nilai lebih dahulu.';

const open = (address: string, sebagai: Role) =>
  renderAdmin(address, {
    sebagai,
    rows: {
      ...masters(),
      'kkn/gelombang': [],
      'kkn/pendaftaran': [],
      [N]: [
        registration('1', { kodeJenisMbkm: 'kkn', status: 'berjalan', namaMahasiswa: 'Ani Lestari' }),
        registration('2', { kodeJenisMbkm: 'kkn', status: 'berjalan', namaMahasiswa: 'Budi Santoso', nilaiAkhir: 80 }),
      ],
    },
    on: {
      'GET mbkm/monitoring/periode': () => ({ periode: null, pilihan: [] }),
      'GET mbkm/monitoring/ringkasan': () => ({ angka: [], tindakan: [], bagan: [] }),
      'GET magang/pendaftar-program-mbkm/get-program-by-id-mahasiswa/:id': () => [],
      [`GET ${path}`]: () => waves,
      [`POST ${path}`]: ({ body }) =>
        isRecord(body) && body.coba
          ? {
              berhasil: ['1'],
              gagal: [{ id: '2', pesan: dinilai }],
              akibat: [
                { kode: 'leaving', n: 1, pesan: '1 peserta keluar dari kelompoknya, beserta desa dan DPL-nya.' },
              ],
            }
          : { berhasil: ['1'], gagal: [], bukti: ['b1'] },
      'POST ubah-banyak/:id/urungkan': () => ({ berhasil: ['1'], gagal: [] }),
    },
  });

test('yang dicentang: angka lebih dahulu, siapa yang tidak dan sebabnya, lalu alasan; toast-nya mengurungkan', async () => {
  const { user, server } = open('/kkn', 'HA03');
  await screen.findByText('Ani Lestari');
  for (const name of ['Ani Lestari', 'Budi Santoso'])
    await user.click(within(screen.getByRole('row', { name: new RegExp(name) })).getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Pindah gelombang' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pindahkan 2 peserta ke gelombang lain' }));
  await user.click(dialog.getByRole('combobox', { name: /Gelombang tujuan/ }));
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(options).toEqual([
    expect.stringMatching(/^KKN Gelombang IIPelaksanaan .*tersisa 15 dari 24 tempat di desa$/),
    expect.stringMatching(/^KKN Gelombang IIIPendaftaran .*penuh: 12 peserta, 12 tempat di desa$/),
  ]);
  await user.click(screen.getByRole('option', { name: /Gelombang II.*tersisa/ }));
  expect(await dialog.findByText('1 dari 2 peserta dapat dipindahkan.')).toBeDefined();
  expect(within(dialog.getByRole('list', { name: 'Akibat' })).getByText(/keluar dari kelompoknya/)).toBeDefined();
  expect(dialog.getByRole('row', { name: /Budi Santoso.*Nilainya sudah dikirim/ })).toBeDefined();

  await user.click(dialog.getByRole('button', { name: 'Pindahkan 1 peserta' }));
  expect(await dialog.findByText('Catatan wajib diisi.')).toBeDefined();
  await user.type(dialog.getByRole('textbox', { name: /Alasan/ }), 'Sakit tipus.');
  await user.click(dialog.getByRole('button', { name: 'Pindahkan 1 peserta' }));
  expect(await screen.findByText('1 peserta dipindahkan ke KKN Gelombang II.')).toBeDefined();
  expect(server.callsTo('POST', path).at(-1)?.body).toEqual({
    items: [{ id: '1', version: 3 }],
    keGelombang: 'w2',
    catatan: 'Sakit tipus.',
  });
  await user.click(screen.getByRole('button', { name: 'Urungkan' }));
  await waitFor(() => expect(server.callsTo('POST', 'ubah-banyak/b1/urungkan')).toHaveLength(1));
});

test('di halaman peserta selama belum dinilai, dan hanya bagi Tim MBKM', async () => {
  open('/kkn/detail/1', 'HA03');
  expect(await screen.findByRole('button', { name: 'Pindah gelombang' })).toBeDefined();
});

test.each([
  ['/kkn/detail/2', 'HA03'],
  ['/kkn/detail/1', 'HA05'],
] as const)('tidak ada di %s sebagai %s', async (address, sebagai) => {
  open(address, sebagai);
  expect(await screen.findByText(/^2208\d /)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Pindah gelombang' })).toBeNull();
});
