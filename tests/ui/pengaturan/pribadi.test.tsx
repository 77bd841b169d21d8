import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  all,
  choice,
  createRegistry,
  digits,
  screen as page,
  resource,
  roles,
  text,
  write,
} from '../../../resources/kit/index.ts';
import { role } from '../../../resources/roles.ts';
import { said } from '../../fixtures/said.ts';
import { Reply } from '../support/fakeApi.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';

const orang = resource({
  name: 'uji/orang',
  label: 'Orang',
  fields: {
    nama: text(80, { required: true }),
    nik: digits(16, 16, said('16 angka.'), { label: 'NIK', sensitive: 'identitas' }),
    golonganDarah: choice({ A: 'Golongan A' }, { label: 'Golongan darah', sensitive: 'kesehatan' }),
  },
  person: { account: 'idOrang' },
  access: { [role.timMbkm]: write(all) },
});
const registry = createRegistry(
  [orang],
  [
    page({
      path: '/uji/orang',
      title: 'Orang',
      icon: 'label',
      pattern: 'crud',
      resource: 'uji/orang',
      roles: roles([role.timMbkm]),
      group: 'master-akademik',
    }),
  ],
);
const row = {
  id: '01900000-0000-7000-8000-000000000001',
  version: 1,
  createdAt: '2026-11-01T01:00:00.000Z',
  updatedAt: '2026-11-01T01:00:00.000Z',
  nama: 'Budi',
  nik: '3578••••••••0001',
  golonganDarah: '••••••',
};

describe('a covered value in a list', () => {
  const clear = { nik: '3578012345670001', golonganDarah: 'A' };
  const open = (on = {}) => renderAdmin('/uji/orang', { sebagai: 'HA03', registry, rows: { 'uji/orang': [row] }, on });

  test('is shown in its place when it is asked for, and the row stays closed', async () => {
    const { user, router, server } = open({
      'GET uji/orang/:id/sensitif/nik': () => ({ nilai: clear.nik }),
      'GET uji/orang/:id/sensitif/golonganDarah': () => ({ nilai: clear.golonganDarah }),
    });
    const line = await screen.findByRole('row', { name: /Budi/ });
    expect(within(line).getByText('3578••••••••0001')).toBeTruthy();
    const [first, second] = within(line).getAllByRole('button', { name: 'Tampilkan nilai' });
    if (first) await user.click(first);
    expect(await within(line).findByText(clear.nik)).toBeTruthy();
    if (second) await user.click(second);
    expect(await within(line).findByText('Golongan A')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/uji/orang');
    expect(server.callsTo('GET', `uji/orang/${row.id}/sensitif/nik`)).toHaveLength(1);
  });

  test('stays covered where the server refuses, and can be asked for again', async () => {
    const { user } = open({
      'GET uji/orang/:id/sensitif/nik': () => new Reply(404, { statusCode: 404, message: 'Data tidak ditemukan.' }),
    });
    const line = await screen.findByRole('row', { name: /Budi/ });
    const [first] = within(line).getAllByRole('button', { name: 'Tampilkan nilai' });
    if (first) await user.click(first);
    expect(await screen.findByText(/Nilai tidak dapat ditampilkan|Data tidak ditemukan/)).toBeTruthy();
    expect(within(line).getByText('3578••••••••0001')).toBeTruthy();
  });
});

describe('personal data on the profile', () => {
  const path = '/pengaturan/user/profile?tab=privasi';
  const none = { status: 'kosong', kemajuan: 0, ukuran: null, berlakuSampai: null };
  const line = (n: number) => ({
    id: `baris-${n}`,
    waktu: '2026-11-20T03:00:00Z',
    namaUser: `Petugas ${n}`,
    namaRole: 'Tim MBKM',
    kolom: 'NIK, Agama',
    pintu: 'Halaman data',
    namaSumber: 'Mahasiswa',
  });

  test('tells who saw what, page by page', async () => {
    const { user, server } = renderAdmin(path, {
      sebagai: 'HA02',
      on: {
        'GET user/unduh-data': () => none,
        'GET user/akses-data': ({ query }) => ({ jumlah: 30, baris: [line(query.halaman === '2' ? 2 : 1)] }),
      },
    });
    expect(await screen.findByText('Petugas 1')).toBeTruthy();
    expect(screen.getByText(/\(Tim MBKM\) melihat NIK, Agama/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Lebih lama' }));
    expect(await screen.findByText('Petugas 2')).toBeTruthy();
    expect(server.callsTo('GET', 'user/akses-data').at(-1)?.query.halaman).toBe('2');
  });

  test('says that nobody has seen anything', async () => {
    renderAdmin(path, {
      sebagai: 'HA02',
      on: { 'GET user/unduh-data': () => none, 'GET user/akses-data': () => ({ jumlah: 0, baris: [] }) },
    });
    expect(await screen.findByText('Belum ada yang melihat data sensitif Anda.')).toBeTruthy();
  });

  test('prepares the download with its progress and offers it when it is ready', async () => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setInterval', 'setTimeout', 'clearTimeout', 'clearInterval'],
    });
    let state: object = none;
    const { user } = renderAdmin(path, {
      sebagai: 'HA02',
      on: {
        'GET user/akses-data': () => ({ jumlah: 0, baris: [] }),
        'GET user/unduh-data': () => state,
        'POST user/unduh-data': () => {
          state = { ...none, status: 'disiapkan', kemajuan: 40 };
          return state;
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Siapkan unduhan' }));
    expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('40');
    state = { status: 'siap', kemajuan: 100, ukuran: 2_500_000, berlakuSampai: '2026-11-22T03:00:00Z' };
    await vi.advanceTimersByTimeAsync(2500);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Unduh' })).toBeTruthy());
    expect(screen.getByText(/Siap diunduh/)).toBeTruthy();
    vi.useRealTimers();
  });
});
