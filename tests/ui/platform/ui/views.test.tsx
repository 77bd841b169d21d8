import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Reply } from '../../support/fakeApi.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { baris, registry, wilayah } from './contoh.ts';

const rows = () => ({ ...wilayah(), 'uji/contoh': [baris(1), baris(2, { aktif: false }), baris(3)] });
const isi = {
  tersembunyi: ['biaya'],
  kerapatan: 'small',
  filter: { aktif: false },
  urut: { field: 'nama', order: 'DESC' },
};
const kept = (nama: string, more = {}) => ({
  id: `id-${nama}`,
  nama,
  isi,
  milikSaya: true,
  idRole: null,
  pemilik: 'Saya',
  bawaan: false,
  ...more,
});
const open = (views: ReturnType<typeof kept>[], path = '/uji/contoh', more = {}) =>
  renderAdmin(path, {
    sebagai: 'HA03',
    registry,
    rows: rows(),
    on: { 'GET tampilan': () => ({ tampilan: views, peran: [{ id: 'HA04', nama: 'Dosen' }] }), ...more },
  });

test('a kept view puts filter, order and columns on', async () => {
  const { user, router } = open([kept('Nonaktif')]);
  await screen.findByText('Contoh 1');
  await user.click(screen.getByRole('button', { name: 'Tampilan' }));
  await user.click(await screen.findByRole('button', { name: 'Nonaktif' }));
  await waitFor(() => expect(screen.queryByText('Contoh 1')).toBeNull());
  expect(screen.getByText('Contoh 2')).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: /Biaya/ })).toBeNull();
  const address = decodeURIComponent(router.state.location.search);
  expect(address).toContain('{"aktif":false}');
  expect(address).toContain('order=DESC');
});

test('the view that was chosen for it opens the list, but not over an address with a filter', async () => {
  const { unmount } = open([kept('Nonaktif', { bawaan: true })]);
  await screen.findByText('Contoh 2');
  await waitFor(() => expect(screen.queryByText('Contoh 1')).toBeNull());
  unmount();
  open([kept('Nonaktif', { bawaan: true })], `/uji/contoh?filter=${encodeURIComponent('{"aktif":true}')}`);
  expect(await screen.findByText('Contoh 1')).toBeTruthy();
  expect(screen.queryByText('Contoh 2')).toBeNull();
});

test('a view is saved with its name; a refusal stands at the field and keeps what was typed', async () => {
  let taken = true;
  const { user, server } = open([], '/uji/contoh', {
    'POST tampilan': () =>
      taken ? new Reply(422, { errors: { nama: 'Nama ini sudah dipakai.' } }) : new Reply(201, kept('Milikku')),
  });
  await screen.findByText('Contoh 1');
  await user.click(screen.getByRole('button', { name: 'Tampilan' }));
  const panel = await screen.findByRole('dialog', { name: 'Tampilan' });
  await within(panel).findByText(/Belum ada/);
  await user.click(within(panel).getByRole('button', { name: 'Simpan' }));
  const dialog = screen.getByRole('dialog', { name: 'Simpan tampilan' });
  await user.type(within(dialog).getByRole('textbox', { name: /Nama tampilan/ }), 'Milikku{Enter}');
  await within(dialog).findByText('Nama ini sudah dipakai.');
  taken = false;
  await user.click(within(dialog).getByRole('combobox', { name: 'Terlihat oleh' }));
  await user.click(await screen.findByRole('option', { name: 'Dosen' }));
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Simpan tampilan' })).toBeNull());
  expect(server.callsTo('POST', 'tampilan').at(-1)?.body).toMatchObject({
    daftar: 'uji/contoh',
    nama: 'Milikku',
    idRole: 'HA04',
    isi: { filter: {}, kerapatan: 'medium' },
  });
});

test('a deleted view can be had back', async () => {
  const views = [kept('Nonaktif')];
  const { user, server } = open(views, '/uji/contoh', {
    'DELETE tampilan/id-Nonaktif': () => {
      views.pop();
      return { id: 'id-Nonaktif' };
    },
    'POST tampilan': () => new Reply(201, kept('Nonaktif')),
  });
  await screen.findByText('Contoh 1');
  await user.click(screen.getByRole('button', { name: 'Tampilan' }));
  await user.click(await screen.findByRole('button', { name: 'Aksi untuk Nonaktif' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Hapus' }));
  await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
  await waitFor(() => expect(server.callsTo('POST', 'tampilan').at(-1)?.body).toMatchObject({ nama: 'Nonaktif', isi }));
});

test('columns are moved and drawn by keys, kept with a view, and put back', async () => {
  const { user, server } = open([], '/uji/contoh', { 'POST tampilan': () => new Reply(201, kept('Urutanku')) });
  await screen.findByText('Contoh 1');
  const headings = () =>
    screen.getAllByRole('columnheader', { hidden: true }).flatMap(({ textContent }) => textContent || []);
  const before = headings();
  const [first = '', second = ''] = before;
  await user.click(screen.getByRole('button', { name: 'Tampilan' }));
  const handle = await screen.findByRole('button', { name: new RegExp(`^Pindahkan ${second}, urutan 2 dari`) });
  handle.focus();
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(headings().slice(0, 2)).toEqual([second, first]));
  await user.keyboard('{ArrowRight}');
  await user.click(await screen.findByRole('button', { name: 'Simpan' }));
  const dialog = screen.getByRole('dialog', { name: 'Simpan tampilan' });
  await user.type(within(dialog).getByRole('textbox', { name: /Nama tampilan/ }), 'Urutanku{Enter}');
  await waitFor(() => expect(server.callsTo('POST', 'tampilan')).toHaveLength(1));
  // No layout here: a heading is 0 wide, and becomes as wide as the narrowest.
  expect(server.callsTo('POST', 'tampilan')[0]?.body).toMatchObject({
    isi: { urutanKolom: expect.arrayContaining(['kode', 'nama']), lebarKolom: { nama: 64 } },
  });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Simpan tampilan' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Atur ulang' }));
  await waitFor(() => expect(headings()).toEqual(before));
});
