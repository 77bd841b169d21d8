import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userRole } from '../../support/fakeSession.ts';
import { renderAdmin, type WorldOptions } from '../../support/renderAdmin.tsx';
import { shellRegistry } from '../../support/shellRegistry.ts';

const two = [userRole('HA04', { isUtama: true }), userRole('HA05', { namaProdi: 'Informatika' })];

const search = async (typed: string, options: WorldOptions = {}) => {
  const world = renderAdmin('/dashboard', {
    registry: shellRegistry,
    sebagai: 'HA04',
    user: { userRole: two },
    on: { 'GET cari': () => ({ kelompok: [] }) },
    ...options,
  });
  await screen.findByRole('navigation', { name: 'Menu utama' });
  await world.user.keyboard('{Control>}k{/Control}');
  await world.user.type(await screen.findByRole('combobox', { name: /^Cari orang/ }), typed);
  return world;
};

describe('another role by keys', () => {
  test('is a line of the search; the page that is loaded then begins at its heading', async () => {
    const { user, server, leave, unmount } = await search('ganti peran');
    const line = within(await screen.findByRole('group', { name: 'Kerjakan' })).getByRole('option');
    expect(line.textContent).toBe('Ganti peran ke Koordinator Program StudiInformatika');
    await user.keyboard('{Enter}');
    await screen.findByText('Lanjutkan login sebagai role Koordinator Program Studi?');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'OK' })));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/dashboard'));
    expect(server.callsTo('POST', 'user/switch-akses')[0]?.body).toEqual({ idUserRole: 'peran-HA05' });
    unmount();
    const next = renderAdmin('/dashboard', { registry: shellRegistry, sebagai: 'HA05', user: { userRole: two } });
    const heading = await screen.findByRole('heading', { level: 1, name: /^Selamat/ });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    next.unmount();
    // Only that once: any other page begins where documents begin.
    renderAdmin('/dashboard', { registry: shellRegistry, sebagai: 'HA05', user: { userRole: two } });
    await screen.findByRole('heading', { level: 1, name: /^Selamat/ });
    expect(document.activeElement).toBe(document.body);
  });

  test('is found by the words of the menu and of its place', async () => {
    const { user } = await search('switch koor');
    expect(await screen.findByRole('option', { name: /^Ganti peran ke Koordinator/ })).toBeTruthy();
    await user.clear(screen.getByRole('combobox'));
    await user.type(screen.getByRole('combobox'), 'informatika');
    expect(await screen.findByRole('option', { name: /^Ganti peran ke Koordinator/ })).toBeTruthy();
  });

  test('is not offered to who has one role', async () => {
    await search('ganti peran', { user: {} });
    expect((await screen.findAllByText('Tidak ada yang cocok dengan “ganti peran”.')).length).toBeGreaterThan(0);
  });

  test('the question that follows the list of roles holds the focus', async () => {
    const { user } = renderAdmin('/dashboard', { registry: shellRegistry, sebagai: 'HA04', user: { userRole: two } });
    await user.click(await screen.findByRole('button', { name: /^Menu akun/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Switch Akses' }));
    await user.click(await screen.findByRole('button', { name: /Koordinator Program Studi/ }));
    await screen.findByText('Lanjutkan login sebagai role Koordinator Program Studi?');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'OK' })));
  });
});
