import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { KemajuanAkun, RencanaAkun } from '../../../resources/pengaturan/panggilanUndangan.ts';
import { Reply } from '../support/fakeApi.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';

const plan: RencanaAkun = {
  total: 3,
  surel: true,
  kelompok: [
    { kode: 'dibuat', jumlah: 2, contoh: [] },
    {
      kode: 'tanpa_surel',
      jumlah: 1,
      contoh: [{ nomor: '23081010001', nama: 'Budi', pesan: 'Alamat surel belum diisi.' }],
    },
  ],
};
const run: KemajuanAkun = {
  id: 'r1',
  status: 'selesai',
  total: 3,
  jumlah: { menunggu: 0, dibuat: 2, sudah_ada: 0, dilewati: 1 },
};

describe('accounts for many', () => {
  test('says for whom none is made and why before it makes them, with an invitation where that is wanted', async () => {
    const { server } = renderAdmin('/master/mahasiswa', {
      sebagai: 'HA03',
      rows: { 'master/mahasiswa': [{ id: 'm1', version: 1, npm: '23081010001', nama: 'Budi', aktif: true }] },
      on: {
        'POST akun/banyak/periksa': () => plan,
        'POST akun/banyak': () => new Reply(201, { ...run, status: 'berjalan' }),
        'GET akun/banyak/:id': () => run,
      },
    });
    const open = await screen.findByRole('button', { name: 'Buat akun' });
    await waitFor(() => expect(open).toHaveProperty('disabled', false));
    fireEvent.click(open);
    const dialog = await screen.findByRole('dialog', { name: 'Buat akun Mahasiswa' });
    expect(await within(dialog).findByText('Surelnya belum diisi: 1')).toBeTruthy();
    expect(within(dialog).getByText(/23081010001 Budi: Alamat surel belum diisi/)).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Undang lewat surel' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Buat 2 akun' }));
    expect(await within(dialog).findByText(/2 akun dibuat, 0 sudah ada, 1 dilewati/)).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Unduh hasil' })).toBeTruthy();
    expect(server.callsTo('POST', 'akun/banyak').at(-1)?.body).toMatchObject({
      sumber: 'master/mahasiswa',
      undang: true,
    });
  });

  test('shows invitations by state, and sends those that failed', async () => {
    const jumlah = { belum: 0, menunggu: 0, terkirim: 4, gagal: 2, masuk: 9 };
    const { server } = renderAdmin('/pengaturan/undangan', {
      sebagai: 'HA03',
      rows: { 'pengaturan/undangan': [{ id: 'u1', version: 1, kepada: 'a@b.example', status: 'gagal' }] },
      on: {
        'GET pengaturan/undangan/ringkasan': () => ({ jumlah, surel: true }),
        'POST pengaturan/undangan/kirim': () => ({ jumlah: 2 }),
      },
    });
    expect(await screen.findByRole('button', { name: 'Sudah masuk (9)' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Kirim yang belum' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Kirim ulang yang gagal' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Kirim' }));
    expect(await screen.findByText('Undangan sedang dikirim.')).toBeTruthy();
    expect(server.callsTo('POST', 'pengaturan/undangan/kirim').at(-1)?.body).toEqual({ semua: ['gagal'] });
  });
});
