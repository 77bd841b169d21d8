import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { RingkasanUsaha } from '../../../resources/kwu/bacaan.ts';
import '../../../src/areas/kwu/ringkasan/BusinessOverview.tsx';
import '../../../src/areas/monitoring/monitor/Monitor.tsx';
import '../../../src/areas/monitoring/monitor/MonitorFigures.tsx';
import { ids } from '../platform/patterns/world.ts';
import { openKwu } from './world.ts';

const overview: RingkasanUsaha = {
  jumlah: 2,
  kategori: { jasa: 1, makanan_minuman: 1 },
  tahap: { awal: 1, bertumbuh: 1 },
  status: { aktif: 2 },
  bulan: [
    { bulan: '2026-10', omzet: 3_000_000, pengeluaran: 1_000_000, laba: 2_000_000, transaksi: 7, target: 4_000_000 },
  ],
  titik: [
    {
      id: 'u1',
      usaha: 'Kopi Lereng',
      kategori: 'makanan_minuman',
      tahap: 'awal',
      status: 'aktif',
      lintang: -7.3,
      bujur: 112.7,
      omzet: 3_000_000,
    },
  ],
  tanpaKoordinat: [{ id: 'u2', usaha: 'Servis Cepat' }],
};

const open = (answer: RingkasanUsaha, periode: object | null = { id: ids.periode, nama: 'Gasal' }) =>
  openKwu('/kwu', {
    sebagai: 'HA03',
    on: {
      'GET mbkm/monitoring/periode': () => ({ periode, pilihan: periode ? [periode] : [] }),
      'GET mbkm/monitoring/ringkasan': () => ({ angka: [], tindakan: [], bagan: [] }),
      'GET v4/kwu/kelompok/ringkasan': () => answer,
    },
  });

describe('/kwu for those who watch', () => {
  test('shows money by month, and every business beside the map with its page', async () => {
    open(overview);
    const part = await screen.findByRole('region', { name: 'Usaha periode ini' });
    const table = await within(part).findByRole('table', { name: 'Keuangan per bulan' });
    expect(within(table).getByRole('row', { name: /Oktober 2026.*3\.000\.000.*75%/ })).toBeTruthy();
    const [placed, unplaced] = within(within(part).getByRole('region', { name: 'Peta usaha' })).getAllByRole(
      'listitem',
    );
    expect(placed?.textContent).toContain('Makanan');
    expect(
      within(placed ?? part)
        .getByRole('link', { name: 'Kopi Lereng' })
        .getAttribute('href'),
    ).toBe('/kwu/daftar-ulang/detail/u1');
    expect(unplaced?.textContent).toContain('Belum ada titik');
  });

  test('says nothing of a period without businesses', async () => {
    const { server } = open({ ...overview, jumlah: 0 });
    await waitFor(() => expect(server.calls.some(({ path }) => path.includes('kelompok/ringkasan'))).toBe(true));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Usaha periode ini' })).toBeNull());
  });
});
