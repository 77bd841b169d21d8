import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderAdmin, type WorldOptions } from '../../support/renderAdmin.tsx';
import { shellRegistry } from '../../support/shellRegistry.ts';

const budi = {
  id: '1',
  judul: '23081010007 Budi Santoso',
  keterangan: 'S1 Informatika',
  tautan: ['/monitoring/detail/1', '/kkn/luaran/verifikasi'],
};
const found = [
  { nama: 'Mahasiswa', semua: '/kkn/luaran?filter=x', hasil: [budi] },
  // No menu of this person leads there.
  { nama: 'Surat', semua: null, hasil: [{ id: '2', judul: '1/SP/2026', keterangan: '', tautan: ['/surat/2'] }] },
];

const open = async (options: WorldOptions = {}) => {
  const world = renderAdmin('/dashboard', {
    registry: shellRegistry,
    on: { 'GET cari': () => ({ kelompok: found }) },
    ...options,
  });
  await screen.findByRole('navigation', { name: 'Menu utama' });
  await world.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: /^Cari orang/ });
  return { ...world, field };
};
const marked = () => screen.getAllByRole('option').find(option => option.getAttribute('aria-selected') === 'true');
const asked = (calls: readonly { path: string }[]) => calls.filter(({ path }) => path === 'cari').length;

describe('search over everything', () => {
  test('finds people and screens, and is gone through with the keys alone', async () => {
    const { user, field, router } = await open();
    await user.type(field, 'luaran');
    await screen.findByRole('option', { name: /Budi Santoso/ });
    expect(screen.getByRole('dialog', { name: 'Cari di seluruh portal' })).toBeTruthy();
    const groups = screen.getAllByRole('group').map(group => [
      group.getAttribute('aria-labelledby') &&
        document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
      within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ]);
    expect(groups).toEqual([
      ['Layar', ['LuaranKKN', 'Verifikasi LuaranKKN']],
      ['Mahasiswa', ['23081010007 Budi SantosoS1 Informatika', 'Semua di Mahasiswa']],
    ]);
    expect(field.getAttribute('aria-activedescendant')).toBe(marked()?.id);
    await user.keyboard('{ArrowUp}');
    expect(marked()?.textContent).toBe('Semua di Mahasiswa');
    await user.keyboard('{ArrowUp}{Enter}');
    // The first of its places that the menu of this person leads to.
    await waitFor(() => expect(router.state.location.pathname).toBe('/kkn/luaran/verifikasi'));
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  });

  test('Esc gives the focus back; the button opens it as well', async () => {
    const { user } = await open();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    const button = screen.getByRole('button', { name: 'Cari di seluruh portal' });
    await user.click(button);
    await screen.findByRole('combobox');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button));
    await user.click(button);
    await user.type(await screen.findByRole('combobox'), 'luaran');
    await user.click(await screen.findByRole('option', { name: /^Luaran/ }));
    await waitFor(() => expect(screen.queryByRole('combobox', { name: /^Cari orang/ })).toBeNull());
    // Left for a page, the page has it.
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  test('what was opened last stands ready until the logout', async () => {
    const { user, field } = await open();
    await user.type(field, 'budi');
    await user.click(await screen.findByRole('option', { name: /Budi Santoso/ }));
    await user.click(screen.getByRole('button', { name: 'Cari di seluruh portal' }));
    const recent = await screen.findByRole('group', { name: 'Terakhir dibuka' });
    expect(within(recent).getByRole('option').textContent).toContain('Budi Santoso');
    expect(Object.keys(localStorage).filter(key => key.includes('cari.terakhir'))).toHaveLength(1);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: /^Menu akun/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(Object.keys(localStorage).filter(key => key.includes('cari.terakhir'))).toEqual([]));
  });

  test('says what it needs, and asks the server for nothing before', async () => {
    const { user, field, server } = await open({ on: { 'GET cari': () => ({ kelompok: [] }) } });
    expect(screen.getAllByText(/^Ketik nama, NPM/).length).toBeGreaterThan(0);
    await user.type(field, 'xy');
    expect((await screen.findAllByText('Ketik minimal satu kata dengan 3 huruf.')).length).toBeGreaterThan(0);
    expect(asked(server.calls)).toBe(0);
    await user.type(field, 'zw');
    expect((await screen.findAllByText('Tidak ada yang cocok dengan “xyzw”.')).length).toBeGreaterThan(0);
    expect(asked(server.calls)).toBe(1);
  });
});
