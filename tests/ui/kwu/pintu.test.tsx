import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../../src/areas/mbkm/entrance/Entrance.tsx';
import { idDaftar, idUsaha, openKwu } from './world.ts';

test('/kwu shows a student the own business, the next step and what is due', async () => {
  openKwu('/kwu', {
    on: {
      'GET v4/kwu/pendaftaran-kwu/saya': () => [
        {
          idPendaftarMbkm: idDaftar,
          usaha: 'Kopi Lereng Arjuna',
          periode: 'Gasal',
          status: 'disetujui',
          kelompok: 'Kopi Lereng',
          jabatan: 'Ketua',
          dpl: null,
          langkah: 'Selesaikan daftar ulang.',
          tautan: '/kwu/daftar-ulang',
          daftarUlangSelesai: '2199-01-09',
          tanggalTutup: '2020-01-01',
        },
      ],
    },
  });
  await screen.findByRole('heading', { name: 'Kopi Lereng Arjuna' });
  expect(screen.getByText('Selesaikan daftar ulang.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Buka' }).getAttribute('href')).toContain('/kwu/daftar-ulang');
  expect(screen.getByText('Daftar ulang berakhir')).toBeTruthy();
  expect(screen.queryByText('Pendaftaran ditutup')).toBeNull();
});

test('/kwu leads who has no business to the registration', async () => {
  openKwu('/kwu', { on: { 'GET v4/kwu/pendaftaran-kwu/saya': () => [] } });
  await screen.findByRole('link', { name: 'Daftar KWU' });
});

test('/kwu leads a DPL to the own businesses', async () => {
  openKwu('/kwu', {
    sebagai: 'HA04',
    rows: {
      'kwu/kelompok': [
        {
          id: idUsaha,
          version: 1,
          nama: 'Kopi Lereng',
          namaUsaha: 'Kopi Lereng Arjuna',
          status: 'aktif',
          kategori: 'makanan_minuman',
          tahap: 'awal',
          jenis: 'kelompok',
        },
      ],
    },
  });
  const link = await screen.findByRole('link', { name: /Kopi Lereng Arjuna/ });
  expect(link.getAttribute('href')).toContain(`/kwu/daftar-ulang/detail/${idUsaha}`);
});
