import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import type { MenuEntry } from '../../../../resources/pengaturan/hakMenu.ts';
import { menusFor } from '../../support/fakeSession.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';

/** The menu as the server sends it, with places among the weekly screens and what may be done. */
const marked = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.map(entry => {
    const mingguan = registry.weekly.find(({ screen: path }) => path === entry.link)?.by.HA03;
    const aksi = registry.actions
      .filter(({ screen: path }) => path === entry.link)
      .map(({ name, opens }) => ({ nama: name, ...(opens ? { buka: opens } : {}) }));
    return {
      ...entry,
      meta: { ...entry.meta, ...(mingguan ? { mingguan } : {}), ...(aksi.length ? { aksi } : {}) },
      children: marked(entry.children),
    };
  });

const open = (path = '/inspire') =>
  renderAdmin(path, {
    sebagai: 'HA03',
    screens: <p>Isi halaman</p>,
    on: { 'GET menu-user': () => marked(menusFor(registry, 'HA03')) },
  });
const drawer = async () => within(await screen.findByRole('navigation', { name: 'Menu utama' }));
const names = (menu: Awaited<ReturnType<typeof drawer>>, list: string) =>
  within(menu.getByRole('list', { name: list }))
    .getAllByRole('link')
    .map(link => link.textContent);

beforeEach(() => localStorage.clear());

describe('drawer', () => {
  test('begins with what the role uses every week; the whole menu is behind', async () => {
    const { user } = open();
    const menu = await drawer();
    expect(names(menu, 'Sering dipakai').slice(0, 3)).toEqual([
      'Dashboard',
      'Verifikasi Pendaftaran Magang',
      'Verifikasi Pendaftaran KKN',
    ]);
    expect(menu.queryByRole('button', { name: 'Komcad' })).toBeNull();
    await user.click(menu.getByRole('button', { name: 'Semua menu' }));
    expect(menu.getByRole('button', { name: 'Komcad' })).toBeTruthy();
  });

  test('while the whole menu is open nothing is added above it', async () => {
    const { user, router } = open('/dashboard');
    const menu = await drawer();
    await user.click(menu.getByRole('button', { name: 'Semua menu' }));
    await act(() => router.navigate('/inspire'));
    await waitFor(() => expect(JSON.stringify(localStorage)).toMatch(/menu\.terakhir.*inspire/));
    expect(menu.queryByRole('list', { name: 'Terakhir dibuka' })).toBeNull();
    expect(menu.getByRole('button', { name: 'Beranda' }).getAttribute('aria-expanded')).toBe('true');
    await act(() => router.navigate('/master/mahasiswa'));
    await waitFor(() => expect(menu.getAllByRole('link', { current: 'page' })).toBeTruthy());
    expect(menu.getByRole('button', { name: 'Beranda' }).getAttribute('aria-expanded')).toBe('true');
    await user.click(menu.getByRole('button', { name: 'Semua menu' }));
    expect(names(menu, 'Terakhir dibuka')).toContain('Inspirasi');
  });

  test('stars a screen, which stays starred after a reload', async () => {
    const first = open();
    const menu = await drawer();
    await waitFor(() => expect(names(menu, 'Terakhir dibuka')).toEqual(['Inspirasi']));
    await first.user.click(menu.getByRole('button', { name: 'Favorit: Inspirasi' }));
    expect(names(menu, 'Favorit')).toEqual(['Inspirasi']);
    first.unmount();
    open('/dashboard');
    const again = await drawer();
    expect(names(again, 'Favorit')).toEqual(['Inspirasi']);
    expect(again.getByRole('button', { name: 'Favorit: Inspirasi' }).getAttribute('aria-pressed')).toBe('true');
  });

  test('finds entries by words of their names and headings', async () => {
    const { user } = open();
    const menu = await drawer();
    await user.type(menu.getByRole('textbox', { name: 'Cari menu' }), 'kkn dpl');
    expect(names(menu, 'Hasil pencarian')).toEqual(['Pengaturan DPL', 'Pemilihan DPL']);
    await user.keyboard('{Escape}');
    expect(menu.getByRole('list', { name: 'Sering dipakai' })).toBeTruthy();
  });
});

describe('search over everything', () => {
  test('offers what the role may do, and takes a name along', async () => {
    const { user, router } = open();
    await drawer();
    await user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox');
    await user.type(field, 'buat gel');
    const deeds = within(await screen.findByRole('group', { name: 'Kerjakan' }));
    expect(deeds.getAllByRole('option').map(one => one.textContent)).toEqual([
      'Buat gelombang KKN',
      'Buat gelombang Komcad',
    ]);
    await user.clear(field);
    await user.type(field, 'ganti dosen Budi');
    await screen.findByRole('option', { name: 'Ganti dosen budi' });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/magang/dosen-pembimbing'));
    expect(new URLSearchParams(router.state.location.search).get('filter')).toBe('{"q":"budi"}');
  });
});
