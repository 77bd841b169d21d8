import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { noRights } from '../../../../src/areas/pengaturan/menu/rights.ts';
import type { Handlers } from '../../support/fakeApi.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';

const menu = (id: string, idParent: string | null, urut: number, link: string | null) => ({
  id,
  idParent,
  urut,
  link,
  name: id,
  title: id,
  icon: 'work',
  app: '1',
  posisiSubMenu: '1',
  resources: [],
  hiddenInMenu: false,
  mewarisi: false,
  aktif: true,
  bawaan: true,
  version: 1,
});
const role = (id: string, name: string, urut: number) => ({
  id,
  name,
  urut,
  idRoleDasar: null,
  aktif: true,
  version: 1,
});

const rows = () => ({
  'pengaturan/menu': [
    menu('Master', null, 1, null),
    menu('Mitra', 'Master', 1, '/master/mitra'),
    menu('Program', 'Master', 2, '/master/program'),
  ],
  'pengaturan/role': [role('HA01', 'Super Admin', 1), role('HA05', 'Koordinator', 2)],
});

const most = { ...noRights, canRead: true, canCreate: true };
const on: Handlers = {
  'GET menu-user/permission': ({ query }) =>
    query.roleId === 'HA05'
      ? { items: [{ menuId: 'Mitra', ...most }], maksimum: { Mitra: most, Program: most } }
      : query.roleId
        ? { items: [], maksimum: { Mitra: most, Program: most } }
        : undefined,
  'PUT menu-user/permission': () => ({}),
  'PUT menu-user/sort': () => ({ berhasil: 2 }),
};

describe('/pengaturan/menu', () => {
  test('the tree is moved with the keyboard and saved as a whole', async () => {
    const { user, server } = renderAdmin('/pengaturan/menu', { rows: rows(), on });
    const program = await screen.findByRole('treeitem', { name: /Program/ });
    program.focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() =>
      expect(screen.getAllByRole('treeitem').map(item => item.dataset.id)).toEqual(['Master', 'Program', 'Mitra']),
    );
    expect(screen.getByText('Program dipindahkan.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Simpan susunan' }));
    await waitFor(() => expect(server.callsTo('PUT', 'menu-user/sort')).toHaveLength(1));
    expect(server.callsTo('PUT', 'menu-user/sort')[0]?.body).toEqual({
      items: [
        { id: 'Mitra', idParent: 'Master', urut: 2 },
        { id: 'Program', idParent: 'Master', urut: 1 },
      ],
    });
  });

  test('Enter opens the panel; a change is saved with the version', async () => {
    const { user, server } = renderAdmin('/pengaturan/menu', { rows: rows(), on });
    (await screen.findByRole('treeitem', { name: /Mitra/ })).focus();
    await user.keyboard('{Enter}');
    const panel = await screen.findByRole('region', { name: 'Menu Mitra' });
    const name = await within(panel).findByRole('textbox', { name: /^Nama/ });
    await user.clear(name);
    await user.type(name, 'Mitra Industri');
    await user.click(within(panel).getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(server.callsTo('PUT', 'menu/Mitra')).toHaveLength(1));
    expect(server.callsTo('PUT', 'menu/Mitra')[0]?.body).toMatchObject({ name: 'Mitra Industri', version: 1 });
  });

  test('a tile is moved and edited like the others, and says that it is one', async () => {
    const tile = { ...menu('Panduan', null, 2, 'https://contoh.ac.id'), posisiSubMenu: '2', bawaan: false };
    const world = { ...rows(), 'pengaturan/menu': [...rows()['pengaturan/menu'], tile] };
    const { user, server } = renderAdmin('/pengaturan/menu', { rows: world, on });
    const row = await screen.findByRole('treeitem', { name: /Panduan.*Kotak/ });
    row.focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(screen.getAllByRole('treeitem')[0]?.dataset.id).toBe('Panduan'));
    await user.click(screen.getByRole('button', { name: 'Simpan susunan' }));
    await waitFor(() => expect(server.callsTo('PUT', 'menu-user/sort')).toHaveLength(1));
    await user.click(screen.getByRole('treeitem', { name: /Panduan/ }));
    const panel = await screen.findByRole('region', { name: 'Menu Panduan' });
    await user.click(await within(panel).findByRole('combobox', { name: /^Posisi/ }));
    await user.click(await screen.findByRole('option', { name: 'Menu samping' }));
    await user.click(within(panel).getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(server.callsTo('PUT', 'menu/Panduan')).toHaveLength(1));
    expect(server.callsTo('PUT', 'menu/Panduan')[0]?.body).toMatchObject({ posisiSubMenu: '1' });
  });

  test('flags above the policy are disabled; the rest is saved per role', async () => {
    const { user, server } = renderAdmin('/pengaturan/menu?tab=hak', { rows: rows(), on });
    await user.click(await screen.findByRole('combobox', { name: 'Peran' }));
    await user.click(await screen.findByRole('option', { name: 'Koordinator' }));
    const box = (name: string) => screen.findByRole('checkbox', { name });
    expect((await box('Hapus Mitra')).hasAttribute('disabled')).toBe(true);
    expect(screen.getAllByLabelText('Tidak tersedia untuk peran dasar HA05').length).toBeGreaterThan(0);
    await user.click(await box('Tambah Mitra'));
    await user.click(await box('Tambah Program'));
    expect(await screen.findByText('3 perubahan belum disimpan')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Simpan hak akses' }));
    await waitFor(() => expect(server.callsTo('PUT', 'menu-user/permission')).toHaveLength(1));
    expect(server.callsTo('PUT', 'menu-user/permission')[0]?.body).toEqual({
      roleId: 'HA05',
      app: '1',
      items: [
        { menuId: 'Mitra', ...noRights, canRead: true },
        { menuId: 'Program', ...noRights, canRead: true, canCreate: true },
      ],
    });
  });

  test('a change is marked with what was there before, and can be looked at alone', async () => {
    const { user } = renderAdmin('/pengaturan/menu?tab=hak&peran=HA05', { rows: rows(), on });
    await user.click(await screen.findByRole('checkbox', { name: 'Tambah Mitra' }));
    expect(screen.getByText('semula: ya')).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: /Program/ })).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Hanya yang berubah' }));
    expect(screen.queryByRole('rowheader', { name: /Program/ })).toBeNull();
    expect(screen.getByRole('rowheader', { name: /Mitra/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Atur ulang' }));
    expect(screen.queryByText('semula: ya')).toBeNull();
    expect(screen.getByRole('rowheader', { name: /Program/ })).toBeTruthy();
  });

  test('all roles stand beside each other, and a word leads to the rights behind it', async () => {
    const { user } = renderAdmin('/pengaturan/menu?tab=peran', { rows: rows(), on });
    await user.click(await screen.findByRole('link', { name: 'Kelola: Mitra, Koordinator' }));
    expect(await screen.findByRole('checkbox', { name: 'Tambah Mitra' })).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Peran' }).textContent).toBe('Koordinator');
    expect(screen.queryByRole('checkbox', { name: 'Tambah Program' })).toBeNull();
  });

  test('the menu of a person is looked at in one of their roles', async () => {
    const sari = { id: 'u1', username: 'sari', name: 'Sari Dewi', roleId: 'HA05', aktif: true, version: 1 };
    const held = { id: 'r1', idUser: 'u1', idRole: 'HA05', isUtama: true, version: 1 };
    const world = { ...rows(), 'pengaturan/user': [sari], 'pengaturan/user-role': [held] };
    const { user } = renderAdmin('/pengaturan/menu?tab=hak', { rows: world, on });
    await user.click(await screen.findByRole('button', { name: 'Lihat sebagai orang' }));
    await user.click(screen.getByRole('combobox', { name: 'Nama atau nama pengguna' }));
    await user.click(await screen.findByRole('option', { name: 'Sari Dewi (sari)' }));
    const drawer = screen.getByLabelText('Menu sebagai Sari Dewi');
    expect(await within(drawer).findByText('Mitra')).toBeTruthy();
    expect(within(drawer).queryByText('Program')).toBeNull();
  });

  test('a long tree is folded, and a search opens what it finds', async () => {
    const more = Array.from({ length: 50 }, (_, i) => menu(`Layar ${i + 1}`, 'Master', i + 3, `/layar/${i + 1}`));
    const world = { ...rows(), 'pengaturan/menu': [...rows()['pengaturan/menu'], ...more] };
    const { user } = renderAdmin('/pengaturan/menu', { rows: world, on });
    const names = () => screen.getAllByRole('treeitem').map(item => item.dataset.id);
    await screen.findByRole('treeitem', { name: /Master/ });
    expect(names()).toEqual(['Master']);
    await user.type(screen.getByRole('searchbox', { name: 'Cari di susunan' }), '/layar/17');
    await waitFor(() => expect(names()).toEqual(['Master', 'Layar 17']));
    await user.clear(screen.getByRole('searchbox', { name: 'Cari di susunan' }));
    await user.click(screen.getByRole('button', { name: 'Buka semua' }));
    expect(names()).toHaveLength(53);
  });

  test('unsaved work is not left without a question', async () => {
    const { user, router } = renderAdmin('/pengaturan/menu', { rows: rows(), on });
    (await screen.findByRole('treeitem', { name: /Program/ })).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await user.click(screen.getByRole('link', { name: /^Portal MBKM/ }));
    expect(await screen.findByText(/Ada perubahan yang belum disimpan/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/pengaturan/menu'));
  });
});
