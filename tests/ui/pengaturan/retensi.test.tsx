import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { HitunganRetensi, KeadaanRetensi } from '../../../resources/pengaturan/panggilanRetensi.ts';
import { Reply } from '../support/fakeApi.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';

const state: KeadaanRetensi = {
  namaPortal: 'Portal MBKM',
  jenis: [
    { jenis: 'master/mahasiswa', label: 'Mahasiswa', keterangan: 'Data diri.', tahun: 5, version: 1 },
    { jenis: 'kkn/pendaftaran', label: 'Kesehatan KKN', keterangan: 'Kesehatan.', tahun: null, version: null },
  ],
  jalan: [],
  ditahan: [{ id: 'd1', nama: '19081010001 Budi', alasan: 'Perkara.', sejak: '2026-01-02T00:00:00Z', version: 1 }],
};
const numbers: HitunganRetensi = {
  jenis: 'master/mahasiswa',
  batas: '2021-11-27',
  jumlah: 12,
  siap: 9,
  ditahan: 1,
  halangan: [{ alasan: 'Konversinya belum selesai.', jumlah: 2 }],
  terlama: '2019-01-31',
  terbaru: '2021-08-31',
  baris: [{ label: 'Mahasiswa', jumlah: 9, kolom: ['NPM', 'Nama'] }],
  berkas: 40,
  contoh: [{ hari: '2019-01-31', baris: 14 }],
};
const planned: KeadaanRetensi['jalan'][number] = {
  id: 'r1',
  tanggal: '2026-12-11',
  status: 'direncanakan',
  catatan: 'Aturan kampus.',
  oleh: 'Super Admin',
  dibuat: '2026-11-27T00:00:00Z',
  selesai: null,
  dibatalkanOleh: null,
  alasanBatal: null,
  total: 9,
  dianonimkan: 0,
  dilewati: 0,
  rencana: [{ label: 'Mahasiswa', jumlah: 9 }],
};

describe('retention', () => {
  test('sets the years of a kind, and says a wrong number before anything is sent', async () => {
    const { user, server } = renderAdmin('/pengaturan/retensi', {
      sebagai: 'HA01',
      on: { 'GET pengaturan/retensi': () => state, 'PUT pengaturan/retensi': () => state },
    });
    const years = await screen.findByRole('textbox', { name: 'Masa simpan Kesehatan KKN dalam tahun' });
    await user.type(years, '99');
    expect(screen.getByText('Isi 1 sampai 50 tahun, atau kosongkan.')).toBeTruthy();
    await user.clear(years);
    await user.type(years, '2');
    await user.click(screen.getByRole('button', { name: 'Simpan masa simpan Kesehatan KKN' }));
    expect(server.callsTo('PUT', 'pengaturan/retensi')[0]?.body).toEqual({
      jenis: 'kkn/pendaftaran',
      tahun: 2,
      version: null,
    });
  });

  test('counts first, then plans with a note and the name of the portal; a refusal stands by its field', async () => {
    const { user, server } = renderAdmin('/pengaturan/retensi', {
      sebagai: 'HA01',
      on: {
        'GET pengaturan/retensi': () => state,
        'GET pengaturan/retensi/hitung': () => [numbers],
        'POST pengaturan/retensi/rencana': () =>
          new Reply(422, { message: 'Periksa isian.', errors: { namaPortal: 'Tulis nama portal: Portal MBKM.' } }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Hitung dulu' }));
    expect(await screen.findByText('Mahasiswa: 9 dari 12 dapat dianonimkan')).toBeTruthy();
    expect(screen.getByText('Tidak ikut, 2: Konversinya belum selesai.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Rencanakan anonimisasi' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rencanakan anonimisasi' }));
    expect(dialog.getByText(/tidak dapat dikembalikan, kecuali dari cadangan/)).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: /^Catatan/ }), 'Aturan kampus.');
    await user.type(dialog.getByRole('textbox', { name: /^Tulis "Portal MBKM"/ }), 'Portal');
    await user.click(dialog.getByRole('button', { name: 'Rencanakan' }));
    expect(await dialog.findByText('Tulis nama portal: Portal MBKM.')).toBeTruthy();
    expect(dialog.getByRole('textbox', { name: /^Catatan/ })).toHaveProperty('value', 'Aturan kampus.');
    expect(server.callsTo('POST', 'pengaturan/retensi/rencana')[0]?.body).toEqual({
      jenis: ['master/mahasiswa'],
      hari: 14,
      catatan: 'Aturan kampus.',
      namaPortal: 'Portal',
    });
  });

  test('calls a planned run off with a note', async () => {
    const { user, server } = renderAdmin('/pengaturan/retensi', {
      sebagai: 'HA01',
      on: {
        'GET pengaturan/retensi': () => ({ ...state, jalan: [planned] }),
        'POST pengaturan/retensi/rencana/r1/batal': () => ({
          ...state,
          jalan: [
            { ...planned, status: 'dibatalkan', dibatalkanOleh: 'Admin Dua', alasanBatal: 'Belum ada cadangan.' },
          ],
        }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Batalkan' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Batalkan rencana' })).toHaveProperty('disabled', true);
    await user.type(dialog.getByRole('textbox', { name: /^Catatan/ }), 'Belum ada cadangan.');
    await user.click(dialog.getByRole('button', { name: 'Batalkan rencana' }));
    expect(await screen.findByText(/Dibatalkan Admin Dua: Belum ada cadangan\./)).toBeTruthy();
    expect(server.callsTo('POST', 'pengaturan/retensi/rencana/r1/batal')[0]?.body).toEqual({
      catatan: 'Belum ada cadangan.',
    });
  });

  test('lets held data go with a reason', async () => {
    const { user, server } = renderAdmin('/pengaturan/retensi', {
      sebagai: 'HA01',
      on: {
        'GET pengaturan/retensi': () => state,
        'POST pengaturan/retensi/tahan/d1/lepas': () => ({ ...state, ditahan: [] }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Lepaskan 19081010001 Budi' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /^Alasan/ }), 'Putusan terbit.');
    await user.click(dialog.getByRole('button', { name: 'Lepaskan' }));
    expect(
      await screen.findByText('Data orang di sini tidak dianonimkan, misalnya selama ada perkara atau pemeriksaan.'),
    ).toBeTruthy();
    expect(server.callsTo('POST', 'pengaturan/retensi/tahan/d1/lepas')[0]?.body).toEqual({
      alasan: 'Putusan terbit.',
      version: 1,
    });
  });
});
