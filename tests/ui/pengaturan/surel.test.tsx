import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { unfilledMail } from '../../../resources/pengaturan/firstAccount.ts';
import type { BagianKesehatan } from '../../../resources/pengaturan/kesehatan.ts';
import type { KeadaanSurel } from '../../../resources/pengaturan/panggilanSurel.ts';
import { Reply } from '../support/fakeApi.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';

const state: KeadaanSurel = {
  asal: 'tersimpan',
  host: 'smtp.kampus.example',
  port: 587,
  keamanan: 'starttls',
  pengguna: 'portal',
  sandiTersimpan: true,
  namaPengirim: '',
  alamatPengirim: 'portal@kampus.example',
  version: 3,
  antrean: { menunggu: 0, gagal: 1, terakhirTerkirim: null },
};
const failed = {
  id: '0197a000-0000-7000-8000-000000000001',
  kepada: 'a@kampus.example',
  subjek: 'Pengingat',
  status: 'gagal',
  percobaan: 8,
  berikutnya: '2026-11-20T03:00:00Z',
  kesalahan: '550 tidak kenal',
};

describe('mail', () => {
  test('is changed without its password, and a refusal stands by its field with the form as typed', async () => {
    const { user, server } = renderAdmin('/pengaturan/surel', {
      sebagai: 'HA01',
      on: {
        'GET sistem/surel/server': () => state,
        'GET sistem/surel': () => [],
        'PUT sistem/surel/server': () =>
          new Reply(422, { message: 'Periksa isian.', errors: { sandi: 'Isi lagi kata sandinya.' } }),
      },
    });
    const host = await screen.findByRole('textbox', { name: /^Host/ });
    await user.clear(host);
    await user.type(host, 'lain.kampus.example');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Isi lagi kata sandinya.')).toBeTruthy();
    expect(host).toHaveProperty('value', 'lain.kampus.example');
    const sent = server.callsTo('PUT', 'sistem/surel/server')[0]?.body;
    expect(sent).toMatchObject({ host: 'lain.kampus.example', port: 587, version: 3 });
    expect(sent).not.toHaveProperty('sandi');
  });

  test('that failed shows the reason, and is given up with a note', async () => {
    const { user, server } = renderAdmin('/pengaturan/surel', {
      sebagai: 'HA01',
      on: {
        'GET sistem/surel/server': () => state,
        'GET sistem/surel': () => [failed],
        'POST sistem/surel/buang': () => ({ jumlah: 1 }),
      },
    });
    expect(await screen.findByText('550 tidak kenal')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Buang Pengingat ke a@kampus.example' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: /^Catatan/ }), 'Alamat lama');
    await user.click(within(dialog).getByRole('button', { name: 'Buang' }));
    await waitFor(() =>
      expect(server.callsTo('POST', 'sistem/surel/buang')[0]?.body).toEqual({ id: failed.id, catatan: 'Alamat lama' }),
    );
  });

  test('is not tried at the address that nobody filled in', async () => {
    renderAdmin('/pengaturan/surel', {
      sebagai: 'HA01',
      user: { email: unfilledMail },
      on: { 'GET sistem/surel/server': () => state, 'GET sistem/surel': () => [] },
    });
    expect(await screen.findByRole('textbox', { name: 'Kirim ke' })).toHaveProperty('value', '');
  });

  test('is tried, and the answer of the server stands there in words', async () => {
    const { user } = renderAdmin('/pengaturan/surel', {
      sebagai: 'HA01',
      on: {
        'GET sistem/surel/server': () => state,
        'GET sistem/surel': () => [],
        'POST sistem/surel/uji': () => ({ terkirim: false, pesan: 'Server menolak sandinya.', jawaban: '535 no' }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Kirim surat uji' }));
    expect(await screen.findByText('Server menolak sandinya.')).toBeTruthy();
    expect(screen.getByText('Jawaban server: 535 no')).toBeTruthy();
  });
});

const part = (kunci: string, more: Partial<BagianKesehatan>): BagianKesehatan => ({
  kunci,
  judul: kunci,
  keadaan: 'baik',
  fakta: [],
  masalah: [],
  baris: [],
  ...more,
});

test('the health page begins with what is wrong, and says what to do and where', async () => {
  const bagian = [
    part('Versi', { fakta: [{ label: 'Portal', nilai: '0.2.0', jenis: 'teks' }] }),
    part('Cadangan', {
      keadaan: 'masalah',
      fakta: [{ label: 'Ukuran', nilai: 2048, jenis: 'byte' }],
      masalah: [{ pesan: 'Cadangan terakhir gagal.', saran: false, layar: '/admin' }],
    }),
  ];
  renderAdmin('/pengaturan/kesehatan', {
    sebagai: 'HA01',
    on: { 'GET pengaturan/kesehatan': () => ({ diperiksa: '2026-11-21T03:00:00Z', bagian }) },
  });
  expect(await screen.findByText(/^1 bagian bermasalah/)).toBeTruthy();
  const [first] = screen.getAllByRole('heading', { level: 2 });
  expect(first?.textContent).toBe('Cadangan');
  const card = screen.getByRole('region', { name: 'Cadangan' });
  expect(within(card).getByRole('link', { name: 'Buka Ringkasan Admin' }).getAttribute('href')).toContain('/admin');
  expect(within(card).getByText('2 KB')).toBeTruthy();
});
