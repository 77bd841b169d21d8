import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Reply } from '../../support/fakeApi.ts';
import { chooseInListMenu } from '../../support/listMenu.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { baris, id, registry, wilayah } from './contoh.ts';

const rows = () => ({
  ...wilayah(),
  'uji/contoh': [baris(1), baris(2, { aktif: false, idProvinsi: id(102) }), baris(3)],
});
const open = (path = '/uji/contoh', more = {}) =>
  renderAdmin(path, { sebagai: 'HA03', registry, rows: rows(), ...more });

test('menampilkan baris dengan kolom, label rujukan, rupiah, dan status', async () => {
  open();
  const row = await screen.findByRole('row', { name: /Contoh 1/ });
  expect(within(row).getByText('Jawa Timur')).toBeTruthy();
  expect(within(row).getByText('Rp.1.500.000')).toBeTruthy();
  expect(within(row).getByText('Draf')).toBeTruthy();
  expect(within(row).getByText('2021')).toBeTruthy();
});

test('filter dari alamat tampil sebagai chip dan dapat dihapus', async () => {
  const filter = encodeURIComponent(JSON.stringify({ idProvinsi: id(102), angkatan_gte: 2022 }));
  const { user } = open(`/uji/contoh?filter=${filter}`);
  await screen.findByText('Contoh 2');
  expect(screen.queryByText('Contoh 1')).toBeNull();
  expect(screen.getByRole('button', { name: 'Angkatan dari 2022' })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Provinsi: Bali' }));
  await screen.findByText('Contoh 3');
  expect(screen.queryByRole('button', { name: /Provinsi: Bali/ })).toBeNull();
});

test('filter yang dipilih masuk ke alamat', async () => {
  const { user, router } = open();
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  await user.click(within(screen.getByRole('group', { name: 'Aktif' })).getByRole('button', { name: 'Tidak' }));
  await waitFor(() => expect(screen.queryByText('Contoh 1')).toBeNull());
  await waitFor(() => expect(decodeURIComponent(router.state.location.search)).toContain('{"aktif":false}'));
});

test('garis miring membawa ke pencarian dan pencarian menyaring di server', async () => {
  const { user, server } = open();
  await screen.findByText('Contoh 1');
  await user.keyboard('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Cari' }));
  await user.keyboard('contoh 3');
  await waitFor(() => expect(screen.queryByText('Contoh 1')).toBeNull());
  expect(server.callsTo('GET', 'uji/contoh').at(-1)?.query.filter).toBe('{"q":"contoh 3"}');
});

test('panah berjalan di antara baris dan Enter membukanya', async () => {
  const { user, router } = open();
  const first = await screen.findByRole('row', { name: /Contoh 1/ });
  first.focus();
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/uji/contoh/${id(2)}/show`));
});

test('kolom yang disembunyikan tetap tersembunyi', async () => {
  const { user } = open();
  await screen.findByText('Contoh 1');
  await user.click(screen.getByRole('button', { name: 'Tampilan' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Biaya' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: /Biaya/ })).toBeNull());
});

test('daftar kosong menawarkan langkah berikutnya; filter yang tidak cocok menawarkan menghapusnya', async () => {
  const { user } = open(`/uji/contoh?filter=${encodeURIComponent('{"q":"tidak ada"}')}`);
  await screen.findByText('Tidak ada yang cocok');
  await user.click(screen.getByRole('button', { name: 'Hapus semua filter' }));
  expect(await screen.findByText('Contoh 1')).toBeTruthy();
});

test('daftar yang belum berisi', async () => {
  open('/uji/contoh', { rows: { 'uji/contoh': [] } });
  await screen.findByText('Belum ada Contoh');
  expect(screen.getAllByRole('link', { name: 'Tambah' }).length).toBeGreaterThan(0);
});

test('kesalahan server dapat dicoba lagi', async () => {
  let broken = true;
  const { user } = open('/uji/contoh', {
    on: {
      'GET uji/contoh': () =>
        broken
          ? new Reply(500, { statusCode: 500, message: 'Terjadi kesalahan pada server. Coba lagi nanti.' })
          : undefined,
    },
  });
  await screen.findByText('Data tidak dapat dimuat');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('Contoh 1')).toBeTruthy();
});

test('peran tanpa hak tulis tidak melihat tombol tulis', async () => {
  open('/uji/contoh', {
    on: { 'GET menu-user/permission': () => ({ resources: { 'uji/contoh': ['list', 'show'] }, fields: {} }) },
  });
  await screen.findByText('Contoh 1');
  for (const name of ['Tambah', 'Impor', 'Ekspor']) {
    expect(screen.queryByRole('link', { name })).toBeNull();
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test.each([
  // A student takes no step of an offer's workflow, whatever the menu grants.
  ['HA02', 0],
  ['HA03', 1],
] as const)('kotak centang hanya bagi peran yang punya aksi massal: %s', async (sebagai, boxes) => {
  renderAdmin('/magang/program-magang', {
    sebagai,
    rows: { 'magang/program-ditawarkan': [{ id: id(900), namaPosisi: 'Analis Data', status: 'dibuka', kuota: 3 }] },
    on: {
      'GET menu-user/permission': () => ({
        resources: { 'magang/program-ditawarkan': ['list', 'show', 'action'] },
        fields: {},
      }),
    },
  });
  await screen.findByText('Analis Data');
  expect(screen.queryAllByRole('checkbox', { name: 'Pilih semua di halaman ini' })).toHaveLength(boxes);
});

test('Cetak: seluruh daftar, bukan hanya halaman ini; sesudahnya halaman kembali', async () => {
  const printed: number[] = [];
  vi.stubGlobal('print', () => printed.push(document.querySelectorAll('tbody tr').length));
  const page = new URLSearchParams({ perPage: '10', page: '1', sort: 'kode', order: 'ASC' });
  const { user } = open(`/uji/contoh?${page}`, {
    rows: { ...wilayah(), 'uji/contoh': Array.from({ length: 32 }, (_, i) => baris(i + 1)) },
  });
  await screen.findByText('1–10 dari 32');
  await chooseInListMenu(user, 'Cetak');
  await waitFor(() => expect(printed).toEqual([32]));
  expect(await screen.findByText('1–10 dari 32')).toBeTruthy();
});

test('panah bawah membawa dari judul ke baris pertama, dan Enter membukanya', async () => {
  const { user, router } = open();
  const row = await screen.findByRole('row', { name: /Contoh 1/ });
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(row);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/uji/contoh/${id(1)}/show`));
});

test('daftar di alamatnya sendiri menambah dan membuka baris di bawah alamat itu', async () => {
  const own = '/magang/program-magang-mitra';
  const offer = { id: id(7), version: 1, namaPosisi: 'Analis Data', status: 'draf', kuota: 3, terisi: 0 };
  const rows = {
    'magang/program-ditawarkan': [offer],
    'magang/mitra-terlibat-program': [{ id: id(8), version: 1 }],
  };
  const { user, router } = renderAdmin(own, { sebagai: 'HA06', rows });
  const row = await screen.findByRole('row', { name: /Analis Data/ });
  expect((await screen.findByRole('link', { name: 'Tambah' })).getAttribute('href')).toBe(`${own}/create`);
  row.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(`${own}/${id(7)}/show`));
  expect((await screen.findByRole('link', { name: 'Ubah' })).getAttribute('href')).toBe(`${own}/${id(7)}`);
});

test('Cetak di ponsel: seluruh daftar sebagai kartu', async () => {
  const wide = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation(query =>
    Object.defineProperty(wide(query), 'matches', { value: query.includes('max-width') }),
  );
  const printed: number[] = [];
  vi.stubGlobal('print', () => printed.push(screen.getAllByText(/^C\d+ Contoh/).length));
  const page = new URLSearchParams({ perPage: '10', page: '1', sort: 'kode', order: 'ASC' });
  const { user } = open(`/uji/contoh?${page}`, {
    rows: { ...wilayah(), 'uji/contoh': Array.from({ length: 32 }, (_, i) => baris(i + 1)) },
  });
  await screen.findByText('C1 Contoh 1');
  await chooseInListMenu(user, 'Cetak');
  await waitFor(() => expect(printed).toEqual([32]));
});

test('the Tab key stops at the box of one row only', async () => {
  const { user } = open();
  const boxes = async () => (await screen.findAllByRole('checkbox', { name: /^Pilih C\d/ })).map(box => box.tabIndex);
  expect(await boxes()).toEqual([0, -1, -1]);
  await user.click(screen.getByRole('checkbox', { name: /^Pilih C1/ }));
  await user.keyboard('{Shift>}{Tab}{/Shift}{ArrowDown}');
  expect(await boxes()).toEqual([-1, 0, -1]);
});
