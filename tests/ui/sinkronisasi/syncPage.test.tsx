import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Handlers } from '../support/fakeApi.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
// The screen that is opened below: fetched before the test, not in its time.
import '../../../src/areas/sinkronisasi/SyncPage.tsx';

const item = (id: string, statusBeda: string, more: object = {}) => ({
  id,
  kunci: `2208101000${id}`,
  nama: `Orang ${id}`,
  jenis: 'Mahasiswa',
  statusBeda,
  beda: [{ label: 'IPK', lama: '3.1', baru: '3.5' }],
  peringatan: null,
  ...more,
});

/** The server of these tests: three rows that can be applied. */
function source() {
  const left = new Set(['1', '2', '3']);
  const rows = [
    item('1', 'baru', { beda: [{ label: 'Nama', lama: null, baru: 'Orang 1' }] }),
    item('2', 'berubah'),
    item('3', 'berubah', { peringatan: 'Dosen wali 12 belum ada.' }),
  ];
  const open = (state: string) => rows.filter(row => left.has(row.id) && row.statusBeda === state);
  const run = {
    id: 'p1',
    jenis: 'mahasiswa',
    mulai: '2026-11-21T03:00:00Z',
    selesai: '2026-11-21T03:01:00Z',
    status: 'selesai_sebagian',
    jumlahDitambah: 1,
    jumlahDiperbarui: 1,
    jumlahDinonaktifkan: 0,
    jumlahDilewati: 0,
    jumlahGagal: 1,
    pesan: null,
  };
  const on: Handlers = {
    'GET master/mahasiswa/get-data': ({ query }) => {
      const items = open(query.statusBeda ?? 'baru');
      const ringkasan = { baru: open('baru').length, berubah: open('berubah').length, sama: 7, hilang: 0 };
      return {
        idPratinjau: 'a',
        diambilPada: '2026-11-21T03:00:00Z',
        mode: 'contoh',
        ringkasan,
        items,
        total: items.length,
      };
    },
    'PUT master/mahasiswa/singkron/:id': (_call, id) => {
      left.delete(id ?? '');
      return { aksi: 'perbarui', hasil: 'berhasil', pesan: null };
    },
    'PUT master/mahasiswa/singkron': () => ({ idProses: 'p1' }),
    'GET sinkronisasi/proses/p1': () => run,
  };
  return on;
}

describe('/sinkronisasi/s_mahasiswa', () => {
  test('fetches, shows old → new, applies one row and then all', async () => {
    const { user, server } = renderAdmin('/sinkronisasi/s_mahasiswa', { sebagai: 'HA03', on: source() });
    await user.click(await screen.findByRole('button', { name: 'Ambil data' }));
    expect(await screen.findByText(/^Mode contoh/)).toBeTruthy();
    await user.click(await screen.findByRole('tab', { name: 'Berubah (2)' }));
    const row = (await screen.findByText('Orang 2')).closest('tr');
    expect(within(row ?? document.body).getByText('3.1').tagName).toBe('DEL');
    expect(screen.getByText('Perhatian: Dosen wali 12 belum ada.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Terapkan 22081010002' }));
    expect(await screen.findByRole('tab', { name: 'Berubah (1)' })).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Terapkan semua' }));
    const dialog = await screen.findByRole('dialog', { name: 'Terapkan semua' });
    await user.click(within(dialog).getByRole('button', { name: 'Terapkan semua' }));
    await waitFor(() => expect(server.callsTo('PUT', 'master/mahasiswa/singkron')).toHaveLength(1));
    expect(server.callsTo('PUT', 'master/mahasiswa/singkron')[0]?.body).toEqual({
      idPratinjau: 'a',
      statusBeda: ['baru', 'berubah', 'hilang'],
      konfirmasiHilang: 0,
    });
    expect(await screen.findByText('Sinkronisasi selesai sebagian')).toBeTruthy();
    expect(screen.getByText(/1 ditambah, 1 diperbarui/)).toBeTruthy();
  });
});
