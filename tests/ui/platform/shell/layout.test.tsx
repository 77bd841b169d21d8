import { render, screen, waitFor, within } from '@testing-library/react';
import { lazy } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { identity } from '../../../../src/platform/identity.ts';
import { ScreenBoundary } from '../../../../src/platform/layout/ScreenBoundary.tsx';
import { currentMode } from '../../../../src/platform/look/mode.ts';
import { renderAdmin, type WorldOptions } from '../../support/renderAdmin.tsx';
import { shellRegistry } from '../../support/shellRegistry.ts';

const renderShell = (path: string, options: WorldOptions = {}) =>
  renderAdmin(path, { registry: shellRegistry, ...options });
const drawer = () => screen.findByRole('navigation', { name: 'Menu utama' });

describe('drawer', () => {
  test('lights up the one entry that matches best', async () => {
    renderShell('/kkn/luaran/verifikasi');
    const menu = await drawer();
    const current = within(menu).getAllByRole('link', { current: 'page' });
    expect(current.map(link => link.textContent)).toEqual(['Verifikasi Luaran']);
  });

  test('does not draw hidden entries; on a hidden page the entry above it is lit', async () => {
    renderShell('/kkn/luaran/entry');
    const menu = await drawer();
    expect(within(menu).queryByText('Isi Luaran')).toBeNull();
    expect(screen.queryByText(/404 Forbidden/)).toBeNull();
  });

  test('says who one is and in which role', async () => {
    renderShell('/dashboard', { sebagai: 'HA05', user: { name: 'Rina', namaProdi: 'S1 Informatika' } });
    await drawer();
    expect(screen.getAllByText('Rina').length).toBeGreaterThan(0);
    expect(screen.getByText('Koordinator Program Studi · S1 Informatika')).toBeTruthy();
  });

  test('headings open and close', async () => {
    const { user } = renderShell('/dashboard');
    const menu = await drawer();
    const heading = within(menu).getByRole('button', { name: 'KKN' });
    expect(heading.getAttribute('aria-expanded')).toBe('true');
    await user.click(heading);
    expect(heading.getAttribute('aria-expanded')).toBe('false');
    await waitFor(() => expect(within(menu).queryByRole('link', { name: 'Luaran' })).toBeNull());
  });

  test('an entry leads to its page, and the focus to the heading of that page', async () => {
    const { user } = renderShell('/kkn/luaran');
    const menu = await drawer();
    await user.click(await within(menu).findByRole('link', { name: 'Dashboard' }));
    const heading = await screen.findByRole('heading', { level: 1, name: /^Selamat/ });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  test('folds to icons whose names remain for screen readers', async () => {
    const { user } = renderShell('/dashboard');
    const menu = await drawer();
    await user.click(screen.getByRole('button', { name: 'Tutup menu' }));
    expect(within(menu).getByRole('button', { name: 'KKN' }).textContent).toBe('');
  });
});

describe('toolbar', () => {
  test('breadcrumbs come from route titles', async () => {
    renderShell('/kkn/luaran/entry');
    const crumbs = await screen.findByRole('navigation', { name: 'Lokasi halaman' });
    expect(crumbs.textContent).toBe('KKNLuaranIsi Luaran');
  });

  test('the browser tab is named after the page and the product', async () => {
    renderShell('/pengaturan/user/profile?tab=peran');
    await drawer();
    expect(document.title).toBe(`Profil · ${identity.produk}`);
  });

  test('dark mode is kept locally and survives a logout', async () => {
    const { user, leave } = renderShell('/dashboard');
    await user.click(await screen.findByRole('button', { name: 'Mode gelap' }));
    expect(currentMode()).toBe('dark');
    expect(document.documentElement.dataset.mode).toBe('dark');
    await user.click(screen.getByRole('button', { name: /^Menu akun/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
    expect(currentMode()).toBe('dark');
  });
});

function Broken(): never {
  throw new Error('rusak');
}

test('a screen that breaks says so; another path is a new chance', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = render(
    <ScreenBoundary path="/a">
      <Broken />
    </ScreenBoundary>,
  );
  expect(screen.getByText('An Error Occurred')).toBeTruthy();
  expect(screen.getByText('Our experts are working to fix the issue.')).toBeTruthy();
  rerender(<ScreenBoundary path="/b">baik</ScreenBoundary>);
  expect(screen.getByText('baik')).toBeTruthy();
});

test('a page whose code is on its way has its places, and says so', async () => {
  const Late = lazy(() => new Promise<never>(() => undefined));
  renderShell('/kkn/luaran/entry', { screens: <Late /> });
  expect(await screen.findByRole('status', { name: 'Memuat halaman' })).toBeTruthy();
});
