import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { messages } from '../../../../resources/kit/index.ts';
import { readToken } from '../../../../src/platform/providers/cookies.ts';
import { Reply } from '../../support/fakeApi.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { shellRegistry } from '../../support/shellRegistry.ts';

describe('guards', () => {
  test('a route that needs a login leads to / without the cookie', async () => {
    const { leave } = renderAdmin('/dashboard', { registry: shellRegistry, sebagai: null });
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
  });

  test('a guest-only route leads to /dashboard with the cookie', async () => {
    const { router } = renderAdmin('/login', { registry: shellRegistry });
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(await screen.findByRole('heading', { name: /Sari Wulandari/ })).toBeTruthy();
  });

  test('a page outside the menu of the role shows the access-denied screen', async () => {
    renderAdmin('/pengaturan/menu', { registry: shellRegistry, sebagai: 'HA02' });
    expect(await screen.findByText('404 Forbidden! Anda tidak punya akses untuk halaman ini!')).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Menu utama' })).toBeTruthy();
  });

  test('an unknown path is not found, logged in or not', async () => {
    const { unmount } = renderAdmin('/tidak-ada', { registry: shellRegistry });
    expect(await screen.findByText('This page could not be found')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
    expect(screen.getByText("Sorry we can't seem to find the page you're looking for")).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back To Home' }).getAttribute('href')).toBe('/');
    unmount();
    const { leave } = renderAdmin('/tidak-ada', { registry: shellRegistry, sebagai: null });
    expect(await screen.findByText('This page could not be found')).toBeTruthy();
    expect(leave).not.toHaveBeenCalled();
  });

  test('an empty menu warns and leads to /logout', async () => {
    const { leave } = renderAdmin('/dashboard', { registry: shellRegistry, on: { 'GET menu-user': () => [] } });
    const warning = await screen.findByText('Otorisasi menu untuk anda belum di set');
    expect(warning.getAttribute('role')).toBe('alert');
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
    expect(readToken()).toBeUndefined();
  });

  test('a 401 tells why, ends the session here and leads to /logout', async () => {
    const { router, leave } = renderAdmin('/dashboard', {
      registry: shellRegistry,
      on: { 'GET user': () => new Reply(401, { statusCode: 401, message: messages.unauthenticated.text }) },
    });
    expect(await screen.findByText(messages.unauthenticated.text)).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/logout'));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
    expect(readToken()).toBeUndefined();
  });

  test('who must change the password sees only the password tab', async () => {
    const { router, server } = renderAdmin('/dashboard', {
      registry: shellRegistry,
      sebagai: 'HA06',
      user: { wajibGantiSandi: true },
    });
    expect(await screen.findByText(/Ganti kata sandi Anda lebih dahulu/)).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/pengaturan/user/profile'));
    expect(screen.getByRole('tab', { name: 'Kata sandi' }).getAttribute('aria-selected')).toBe('true');
    expect(server.callsTo('GET', 'menu-user/permission')).toHaveLength(0);
  });
});
