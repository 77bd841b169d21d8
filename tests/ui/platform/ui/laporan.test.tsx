import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { PivotAnswer } from '../../../../resources/kit/pivot.ts';
import type { Laporan } from '../../../../resources/umum/panggilanLaporan.ts';
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
const report = (more: Partial<Laporan> = {}): Laporan => ({
  id: 'r1',
  version: 3,
  nama: 'Per jenis kelamin',
  uraian: 'Untuk rapat',
  sumber,
  isi: { baris: ['jenisKelamin'], kolom: [], nilai: ['jumlah'], filter: {}, bentuk: 'tabel', porsi: 'angka' },
  peran: [],
  milikSaya: true,
  boleh: true,
  pemilik: 'Tim',
  diubah: '2026-11-21T03:00:00Z',
  ...more,
});
const open = (at: string, laporan: readonly Laporan[], on: Handlers = {}) =>
  renderAdmin(at, {
    sebagai: 'HA03',
    on: {
      [`GET ${sumber}/rekap`]: () => answer,
      'GET laporan': () => ({ laporan, peran: [{ id: 'HA05', nama: 'Koordinator' }] }),
      ...on,
    },
  });
const paramsOf = ({ state }: { state: { location: { search: string } } }) => new URLSearchParams(state.location.search);

describe('kept reports', () => {
  test('are listed as own and shared, and open with their question', async () => {
    const shared = report({ id: 'r2', nama: 'Dari tim', milikSaya: false, boleh: false, pemilik: 'Bu Rina' });
    const { user, router } = open('/laporan', [report(), shared]);
    const own = await screen.findByRole('region', { name: 'Laporan saya' });
    expect(within(own).getByRole('link').textContent).toContain('Per jenis kelamin');
    const others = screen.getByRole('region', { name: 'Dibagikan kepada saya' });
    await user.click(within(others).getByRole('link', { name: /Dari tim.*Bu Rina/ }));
    expect(await screen.findByRole('rowheader', { name: 'Laki-laki' })).toBeTruthy();
    expect(paramsOf(router).get('laporan')).toBe('r2');
    expect(screen.getByRole('heading', { name: 'Dari tim' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Simpan sebagai' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Aksi untuk Dari tim' }));
    const offered = await screen.findAllByRole('menuitem');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Kirim lewat surel']);
  });

  test('are saved over once they were changed, with the version that was seen', async () => {
    const { user, server } = open('/laporan?laporan=r1', [report()], {
      'PUT laporan/r1': () => report({ version: 4 }),
    });
    await screen.findByRole('rowheader', { name: 'Laki-laki' });
    expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Peta panas' }));
    expect(await screen.findByText('Belum disimpan')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(server.callsTo('PUT', 'laporan/r1').length).toBe(1));
    expect(server.callsTo('PUT', 'laporan/r1')[0]?.body).toMatchObject({
      version: 3,
      sumber,
      isi: { ...report().isi, bentuk: 'panas' },
    });
  });

  test('are saved under a name, shared with roles, and say what is wrong by field', async () => {
    let refused = true;
    const { user, server, router } = open(`/laporan?sumber=${sumber}&baris=["jenisKelamin"]`, [], {
      'POST laporan': () =>
        refused
          ? new Reply(422, {
              statusCode: 422,
              message: 'Periksa kembali isian Anda.',
              errors: { nama: { code: 'reportThere', message: 'Anda sudah memiliki laporan dengan nama ini.' } },
            })
          : report({ id: 'r9' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Simpan laporan' }));
    await user.type(screen.getByRole('textbox', { name: /Nama laporan/ }), 'Baru');
    await user.click(screen.getByRole('combobox', { name: 'Dibagikan kepada peran' }));
    await user.click(await screen.findByRole('option', { name: 'Koordinator' }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Anda sudah memiliki laporan dengan nama ini.')).toBeTruthy();
    refused = false;
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(paramsOf(router).get('laporan')).toBe('r9'));
    expect(server.callsTo('POST', 'laporan').at(-1)?.body).toMatchObject({
      nama: 'Baru',
      peran: ['HA05'],
      sumber,
      isi: report().isi,
    });
  });

  test('are deleted, and taken back at once', async () => {
    const { user, server, router } = open('/laporan?laporan=r1', [report()], {
      'DELETE laporan/r1': () => ({ id: 'r1', version: 4 }),
      'POST laporan/r1/pulihkan': () => report({ version: 5 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Aksi untuk Per jenis kelamin' }));
    await user.click(screen.getByRole('menuitem', { name: 'Hapus' }));
    expect(await screen.findByText('Laporan “Per jenis kelamin” dihapus.')).toBeTruthy();
    expect(server.callsTo('DELETE', 'laporan/r1')[0]?.body).toEqual({ version: 3 });
    await user.click(screen.getByRole('button', { name: 'Urungkan' }));
    await waitFor(() => expect(paramsOf(router).get('laporan')).toBe('r1'));
  });

  test('are given a link without an account, shown once, counted and revoked', async () => {
    const link = {
      id: 't1',
      berakhir: '2999-12-31',
      dicabutPada: null,
      terakhirDibuka: null,
      dibuat: '2026-11-21T03:00:00Z',
    };
    let links = [{ ...link, kunjungan: 7, terakhirDibuka: '2026-11-21T03:00:00Z' }];
    const { user, server } = open('/laporan?laporan=r1', [report()], {
      'GET laporan/r1/tautan': () => ({ tautan: links, palingLama: '2999-12-31' }),
      'POST laporan/r1/tautan': () => ({ ...link, kunjungan: 0, alamat: '/angka/rahasia' }),
      'DELETE laporan/r1/tautan/t1': () => {
        links = [];
        return { ...link, kunjungan: 7 };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Aksi untuk Per jenis kelamin' }));
    await user.click(screen.getByRole('menuitem', { name: 'Tautan tanpa akun' }));
    expect(await screen.findByText(/Dibuka 7 kali/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Buat tautan' }));
    expect(await screen.findByText(/\/angka\/rahasia/)).toBeTruthy();
    expect(server.callsTo('POST', 'laporan/r1/tautan')[0]?.body).toMatchObject({
      berakhir: expect.stringMatching(/^\d{4}-/),
    });
    await user.click(screen.getByRole('button', { name: 'Cabut' }));
    await waitFor(() => expect(screen.queryByText(/Dibuka 7 kali/)).toBeNull());
  });

  test('with a field that the role does not see are refused in words, and never shown with other figures', async () => {
    const hidden = report({ milikSaya: false, boleh: false, isi: { ...report().isi, baris: ['agama', 'angkatan'] } });
    const message = '"agama" tidak ada atau tidak tersedia untuk peran Anda.';
    const { server } = renderAdmin('/laporan?laporan=r1', {
      sebagai: 'HA05',
      on: {
        'GET laporan': () => ({ laporan: [hidden], peran: [] }),
        [`GET ${sumber}/rekap`]: () =>
          new Reply(400, {
            statusCode: 400,
            code: 'badQuery',
            message: 'Periksa alamat.',
            errors: { baris: { code: 'pivot.unknown', message } },
          }),
      },
    });
    expect(await screen.findByText(/tidak tersedia untuk peran Anda/)).toBeTruthy();
    expect(server.callsTo('GET', `${sumber}/rekap`)[0]?.query.baris).toBe('["agama","angkatan"]');
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('that are gone or shared no longer are said to be', async () => {
    open('/laporan?laporan=r7', [report()]);
    expect(await screen.findByText(/tidak ada lagi, atau tidak dibagikan/)).toBeTruthy();
  });
});
