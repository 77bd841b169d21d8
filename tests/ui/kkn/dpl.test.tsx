import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addKknExtensions } from '../../../src/areas/kkn/extensions.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
// Fetched before the first test, not in its time.
import '../../../src/areas/kkn/dpl/OwnSupervisorInput.tsx';
import '../../../src/areas/kkn/kelompok/ChooseSupervisorPage.tsx';
import '../../../src/platform/patterns/queue/QueueScreen.tsx';

addKknExtensions();
const dpl = (id: string, nama: string) => ({ id, version: 1, nama, idGelombang: 'w1', jumlahKelompok: 1 });
const group = (id: string, idDpl: string, createdAt: string) => ({
  id,
  version: 1,
  kode: id,
  nama: id,
  idGelombang: 'w1',
  idDpl,
  status: 'berjalan',
  createdAt,
});

test('laporan perjalanan baru dimulai dengan DPL yang menulisnya, pada gelombang terakhirnya', async () => {
  renderAdmin('/kkn/laporan-perjalanan-dinas/add-edit', {
    sebagai: 'HA04',
    rows: {
      'kkn/dpl': [dpl('d1', 'Bambang Lama'), dpl('d2', 'Bambang Baru'), dpl('d3', 'Orang Lain')],
      'kkn/kkn-kelompok': [
        group('KKN-01', 'd1', '2026-01-01T00:00:00Z'),
        group('KKN-09', 'd2', '2026-11-01T00:00:00Z'),
        group('KKN-10', 'd1', '2026-01-02T00:00:00Z'),
      ],
      'kkn/laporan-perjalanan-dinas': [],
    },
  });
  const input = await screen.findByRole('combobox', { name: /^DPL/ });
  await waitFor(() => expect(input).toHaveProperty('value', 'Bambang Baru'));
});

test.each([
  ['HA02', 'kelompok mendapat halamannya', () => screen.findByText('Belum berkelompok')],
  ['HA03', 'Tim MBKM daftarnya', () => screen.findByText(/^Belum ada Pengajuan DPL/)],
  ['HA04', 'DPL antreannya', () => screen.findByRole('tab', { name: /^Menunggu Anda/ })],
] as const)('memilih DPL sebagai %s: %s', async (sebagai, _what, seen) => {
  const rows = { 'kkn/memilih-dospem': [], 'kkn/kkn-kelompok': [], 'kkn/dpl': [] };
  renderAdmin('/kkn/memilih-dospem', { sebagai, rows, on: { 'GET v3/kkn/kkn-kelompok/milik': () => null } });
  expect(await seen()).toBeDefined();
});
