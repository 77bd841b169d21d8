import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { PivotAnswer } from '../../../../resources/kit/pivot.ts';
import type { Kiriman } from '../../../../resources/umum/panggilanKiriman.ts';
import type { Laporan } from '../../../../resources/umum/panggilanLaporan.ts';
import type { Papan } from '../../../../resources/umum/panggilanPapan.ts';
import { type Handlers, Reply } from '../../support/fakeApi.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';

const sumber = 'master/mahasiswa';
const answer: PivotAnswer = {
  baris: ['jenisKelamin'],
  kolom: [],
  nilai: ['jumlah'],
  sel: [
    { baris: ['L'], kolom: [], nilai: [30] },
    { baris: [], kolom: [], nilai: [30] },
  ],
  label: {},
};
const report = (id: string, nama: string): Laporan => ({
  id,
  version: 3,
  nama,
  uraian: null,
  sumber,
  isi: { baris: ['jenisKelamin'], kolom: [], nilai: ['jumlah'], filter: {}, bentuk: 'tabel', porsi: 'angka' },
  peran: [],
  milikSaya: true,
  boleh: true,
  pemilik: 'Tim',
  diubah: '2026-11-21T03:00:00Z',
});
const board = (more: Partial<Papan> = {}): Papan => ({
  id: 'p1',
  version: 2,
  nama: 'Rektor',
  isi: ['laporan:r1', 'laporan:r2', 'laporan:hilang'],
  peran: [],
  milikSaya: true,
  boleh: true,
  pemilik: 'Tim',
  ...more,
});
const open = (at: string, papan: Papan, on: Handlers = {}) =>
  renderAdmin(at, {
    sebagai: 'HA03',
    on: {
      [`GET ${sumber}/rekap`]: () => answer,
      'GET laporan': () => ({ laporan: [report('r1', 'Pertama'), report('r2', 'Kedua')], peran: [] }),
      'GET papan-laporan': () => ({ papan: [papan], peran: [] }),
      ...on,
    },
  });

describe('a board', () => {
  test('shows its reports in their order, and says of one that is not there', async () => {
    open('/laporan/papan/p1', board());
    const list = await screen.findByRole('list', { name: 'Laporan di Rektor' });
    expect((await within(list).findAllByRole('rowheader', { name: 'Laki-laki' })).length).toBe(2);
    const tiles = within(list).getAllByRole('listitem');
    expect(within(tiles[0] ?? list).getByRole('heading').textContent).toBe('Pertama');
    expect(tiles[2]?.textContent).toContain('tidak dibagikan kepada peran Anda');
    expect(within(list).getByRole('link', { name: 'Kedua' }).getAttribute('href')).toContain('laporan=r2');
  });

  test('is arranged by keys, each step saved in the version that was seen', async () => {
    const { user, server } = open('/laporan/papan/p1', board(), {
      'PUT papan-laporan/p1': () => board({ version: 3 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Atur papan' }));
    screen.getByRole('button', { name: 'Pindahkan Pertama, urutan 1 dari 3' }).focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(server.callsTo('PUT', 'papan-laporan/p1').length).toBe(1));
    expect(server.callsTo('PUT', 'papan-laporan/p1')[0]?.body).toEqual({
      version: 2,
      isi: ['laporan:r2', 'laporan:r1', 'laporan:hilang'],
    });
  });

  test('of somebody else is only read', async () => {
    open('/laporan/papan/p1', board({ milikSaya: false, boleh: false, pemilik: 'Bu Rina' }));
    expect(await screen.findByText('Dari Bu Rina')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Atur papan' })).toBeNull();
  });
});

test('a report by mail: who gets it when is seen, one is added, one is stopped', async () => {
  const mail: Kiriman = {
    id: 'k1',
    nama: 'Bu Rina',
    peran: 'Koordinator',
    kapan: 'senin',
    terakhir: null,
    berikutnya: '2026-11-30',
    milikSaya: false,
    boleh: true,
  };
  const { user, server } = open('/laporan?laporan=r1', board(), {
    'GET laporan/r1/kiriman': () => ({ kiriman: [mail] }),
    'GET laporan/r1/penerima': () => ({ penerima: [{ idUserRole: 'ur2', nama: 'Pak Budi', peran: 'Dosen' }] }),
    'POST laporan/r1/kiriman': () =>
      new Reply(422, { message: 'Periksa isian.', errors: { idUserRole: 'Laporan ini sudah dikirim kepada Anda.' } }),
    'DELETE laporan/r1/kiriman/k1': () => ({ id: 'k1' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Aksi untuk Pertama' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Kirim lewat surel' }));
  expect(await screen.findByText(/Setiap Senin · berikutnya 30 Nov(ember)? 2026 · belum pernah dikirim/)).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: 'Penerima' }));
  await user.click(await screen.findByRole('option', { name: 'Pak Budi (Dosen)' }));
  await user.click(screen.getByRole('button', { name: 'Tambah' }));
  expect(await screen.findByText('Laporan ini sudah dikirim kepada Anda.')).toBeTruthy();
  expect(server.callsTo('POST', 'laporan/r1/kiriman')[0]?.body).toEqual({ idUserRole: 'ur2', kapan: 'senin' });
  await user.click(screen.getByRole('button', { name: 'Hentikan kiriman kepada Bu Rina' }));
  await waitFor(() => expect(server.callsTo('DELETE', 'laporan/r1/kiriman/k1').length).toBe(1));
});

test('a board by mail is asked for at the board, by its readers too', async () => {
  const { user, server } = open('/laporan/papan/p1', board({ milikSaya: false, boleh: false }), {
    'GET papan-laporan/p1/kiriman': () => ({ kiriman: [] }),
    'GET papan-laporan/p1/penerima': () => ({ penerima: [{ idUserRole: 'ur1', nama: 'Saya', peran: 'Tim' }] }),
    'POST papan-laporan/p1/kiriman': () =>
      new Reply(422, { message: 'Periksa isian.', errors: { idUserRole: 'Maksimal 50 penerima.' } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Kirim lewat surel' }));
  expect(await screen.findByText('Belum dikirim kepada siapa pun.')).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: 'Penerima' }));
  await user.click(await screen.findByRole('option', { name: 'Saya (Tim)' }));
  await user.click(screen.getByRole('button', { name: 'Tambah' }));
  expect(await screen.findByText('Maksimal 50 penerima.')).toBeTruthy();
  expect(server.callsTo('POST', 'papan-laporan/p1/kiriman')[0]?.body).toEqual({ idUserRole: 'ur1', kapan: 'senin' });
});

test('one figure stands large, with that of a month before', async () => {
  const kept = report('r1', 'Pertama');
  const { server } = open('/laporan?laporan=r1', board(), {
    'GET laporan': () => ({
      laporan: [{ ...kept, isi: { ...kept.isi, baris: [], bentuk: 'angka' } }],
      peran: [],
    }),
    [`GET ${sumber}/rekap`]: ({ query }) => ({
      ...answer,
      baris: [],
      sel: [{ baris: [], kolom: [], nilai: [query.pada ? 24 : 30] }],
    }),
  });
  expect(await screen.findByText(/: 24 \(\+6\)$/)).toBeTruthy();
  expect(server.callsTo('GET', `${sumber}/rekap`).length).toBe(2);
});
