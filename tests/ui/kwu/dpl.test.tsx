import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { UsahaMendaftarUlang } from '../../../resources/kwu/bacaan.ts';
import '../../../src/areas/kwu/dpl/AssignDialog.tsx';
import '../../../src/areas/kwu/dpl/AssignPage.tsx';
import { ids } from '../platform/patterns/world.ts';
import { openKwu } from './world.ts';

const business = (id: string, namaUsaha: string, dpl: string | null): UsahaMendaftarUlang => ({
  id,
  version: 3,
  nama: namaUsaha,
  namaUsaha,
  status: 'disetujui',
  dpl,
  batas: '2199-01-01',
  perpanjangan: null,
  langkah: [],
});
const lecturer = (nama: string, jumlahKelompok: number, sisa: number) => ({
  id: `dosen-${nama}`,
  nama,
  prodi: 'Informatika',
  keahlian: null,
  jumlahKelompok,
  sisa,
});

const open = (sebagai: 'HA03' | 'HA10') =>
  openKwu('/kwu/memilih-dospem', {
    sebagai,
    rows: {
      'kwu/pengajuan-dpl': [
        {
          id: 'q1',
          version: 1,
          idKelompok: 'u1',
          idPegawai: 'dosen-Budi',
          status: 'diajukan',
          batasJawaban: '2199-01-01T03:00:00Z',
        },
      ],
    },
    on: {
      'GET mbkm/monitoring/periode': () => ({
        periode: { id: ids.periode, nama: 'Gasal' },
        pilihan: [{ id: ids.periode, nama: 'Gasal' }],
      }),
      'GET v4/kwu/kelompok/daftar-ulang': () => [
        business('u1', 'Kopi Lereng', null),
        business('u2', 'Servis Cepat', 'Dr. Ratna'),
      ],
      'GET v4/kwu/kelompok/dpl-tersedia': () => [lecturer('Budi', 1, 4), lecturer('Penuh', 5, 0)],
      'PUT v4/kwu/kelompok/u1/dpl': () => ({ id: 'u1', version: 4 }),
      'PUT v4/kwu/kelompok/u2/dpl': () => ({ id: 'u2', version: 4 }),
    },
  });

describe('/kwu/memilih-dospem of Tim MBKM', () => {
  test('gives a business without DPL one who has room, with the load of each', async () => {
    const { user, server } = open('HA03');
    const without = await screen.findByRole('region', { name: 'Belum ada DPL (1)' });
    await within(without).findByText(/Menunggu jawaban sampai/);
    const loads = screen.getByRole('region', { name: 'Beban DPL' });
    expect(
      within(loads)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Penuh5 dari 5 · penuh', 'Budi1 dari 5']);
    await user.click(within(without).getByRole('button', { name: 'Tetapkan DPL Kopi Lereng' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Tetapkan' }));
    await within(dialog).findByText('Wajib diisi.');
    await user.click(await within(dialog).findByRole('combobox', { name: /^DPL/ }));
    expect((await screen.findByRole('option', { name: /Penuh/ })).getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('option', { name: /Budi/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Tetapkan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ idPegawai: 'dosen-Budi', version: 3 });
  });

  test('asks why before another DPL takes over', async () => {
    const { user, server } = open('HA03');
    await user.click(await screen.findByRole('button', { name: 'Ganti DPL Servis Cepat' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('combobox', { name: /^DPL/ }));
    await user.click(await screen.findByRole('option', { name: /Budi/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Tetapkan' }));
    await within(dialog).findByText('Catatan wajib diisi.');
    expect(server.callsTo('PUT', 'v4/kwu/kelompok/u2/dpl')).toEqual([]);
    await user.type(within(dialog).getByLabelText(/^Catatan/), 'DPL lama cuti.');
    await user.click(within(dialog).getByRole('button', { name: 'Tetapkan' }));
    await waitFor(() =>
      expect(server.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
        idPegawai: 'dosen-Budi',
        version: 3,
        catatan: 'DPL lama cuti.',
      }),
    );
  });

  test('offers nothing to do to those who only read', async () => {
    open('HA10');
    await screen.findByRole('region', { name: 'Sudah ada DPL (1)' });
    expect(within(screen.getByRole('main')).queryByRole('button', { name: /DPL/ })).toBeNull();
  });
});
