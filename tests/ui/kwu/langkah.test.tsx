import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { UsahaMendaftarUlang } from '../../../resources/kwu/bacaan.ts';
import '../../../src/areas/kwu/daftarUlang/AllSteps.tsx';
import '../../../src/areas/kwu/daftarUlang/ReRegistrationPage.tsx';
import '../../../src/areas/monitoring/monitor/RemindDialog.tsx';
import '../../../src/areas/monitoring/monitor/RowFormDialog.tsx';
import { ids } from '../platform/patterns/world.ts';
import { openKwu } from './world.ts';

const steps = (profil: 'belum' | 'selesai'): UsahaMendaftarUlang['langkah'] => [
  { kode: 'anggota', status: 'selesai', batas: '2199-01-01', pesan: null },
  { kode: 'dpl', status: 'selesai', batas: '2199-01-01', pesan: null },
  { kode: 'profil', status: profil, batas: '2199-01-01', pesan: null },
  { kode: 'laporan', status: 'belum', batas: '2199-01-01', pesan: null },
  { kode: 'luaran', status: 'belum', batas: '2199-01-01', pesan: null },
];
const business = (id: string, namaUsaha: string, profil: 'belum' | 'selesai'): UsahaMendaftarUlang => ({
  id,
  version: 3,
  nama: namaUsaha,
  namaUsaha,
  status: 'disetujui',
  dpl: 'Dr. Ratna',
  batas: '2199-01-01',
  perpanjangan: null,
  langkah: steps(profil),
});

const open = (sebagai: 'HA03' | 'HA10') =>
  openKwu('/kwu/daftar-ulang', {
    sebagai,
    on: {
      'GET mbkm/monitoring/periode': () => ({
        periode: { id: ids.periode, nama: 'Gasal' },
        pilihan: [{ id: ids.periode, nama: 'Gasal' }],
      }),
      'GET v4/kwu/kelompok/daftar-ulang': () => [
        business('u1', 'Kopi Lereng', 'belum'),
        business('u2', 'Servis Cepat', 'selesai'),
      ],
      'POST v4/kwu/kelompok/daftar-ulang/ingatkan': () => ({ berhasil: ['u1'], gagal: [] }),
    },
  });

describe('/kwu/daftar-ulang for those who watch', () => {
  test('shows every business with its steps, and reminds those who are not finished', async () => {
    const { user, server } = open('HA03');
    const table = await screen.findByRole('table', { name: 'Langkah daftar ulang' });
    expect(within(table).getByRole('row', { name: /Kopi Lereng.*Dr\. Ratna.*Selesai.*Selesai.*Belum/ })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Pilih yang belum selesai (1)' }));
    await user.click(screen.getByRole('button', { name: 'Ingatkan 1 usaha' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Ingatkan' }));
    await screen.findByText('1 usaha diingatkan.');
    expect(server.calls.find(({ path }) => path.endsWith('daftar-ulang/ingatkan'))?.body).toEqual({ ids: ['u1'] });
  });

  test('offers nothing to do to those who only read', async () => {
    open('HA10');
    const table = await screen.findByRole('table', { name: 'Langkah daftar ulang' });
    expect(within(table).queryAllByRole('checkbox')).toEqual([]);
    expect(screen.queryByRole('button', { name: /Perpanjang|Ingatkan/ })).toBeNull();
  });
});
