import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { describe, expect, test, vi } from 'vitest';
import { Reply } from '../../support/fakeApi.ts';
import { rightPassword } from '../../support/fakeBackend.ts';
import { renderAdmin, type WorldOptions } from '../../support/renderAdmin.tsx';
import { shellRegistry } from '../../support/shellRegistry.ts';

const open = async (options: WorldOptions = {}, path = '/login') => {
  const world = renderAdmin(path, { sebagai: null, registry: shellRegistry, ...options });
  const name = await screen.findByRole('textbox', { name: /Nama pengguna|NPM/ });
  const password = screen.getByLabelText('Kata sandi');
  const submit = screen.getByRole('button', { name: 'Masuk' });
  const fill = async (username: string, secret: string) => {
    await world.user.clear(name);
    if (username) await world.user.type(name, username);
    if (secret) await world.user.type(password, secret);
    await world.user.click(submit);
  };
  return { ...world, name, password, submit, fill };
};

describe('/login', () => {
  test('keeps the token in the cookie, the user in the store, and goes to /dashboard', async () => {
    const { fill, router, server } = await open({ user: { name: 'Budi Santoso' } });
    await fill('budi', rightPassword);
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(await screen.findByRole('heading', { name: /Budi Santoso/ })).toBeTruthy();
    expect(Cookies.get('mbkm_token')).toBe('token-palsu');
    expect(window.localStorage.getItem('mbkm.auth')).toContain('Budi Santoso');
    expect(window.localStorage.getItem('mbkm.auth')).not.toContain('token-palsu');
    expect(server.callsTo('GET', 'user')[0]?.headers.get('authorization')).toBe('Bearer token-palsu');
  });

  test('says which field is empty, and asks the server nothing', async () => {
    const { fill, name, server } = await open();
    await fill('', 'rahasia');
    expect(screen.getByText('Wajib diisi.')).toBeTruthy();
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(server.callsTo('POST', 'user/login')).toEqual([]);
  });

  test('a wrong password is told in the form and is not a logout', async () => {
    const { fill, router, submit } = await open();
    await fill('budi', 'salah');
    expect((await screen.findByRole('alert')).textContent).toBe('Nama pengguna atau kata sandi salah.');
    expect(router.state.location.pathname).toBe('/login');
    expect(submit.hasAttribute('disabled')).toBe(false);
    expect(document.activeElement).toBe(screen.getByLabelText('Kata sandi'));
  });

  test('shows messages of the server by field', async () => {
    const answer = new Reply(422, { statusCode: 422, message: 'Periksa.', errors: { username: 'Terlalu pendek.' } });
    const { fill } = await open({ on: { 'POST user/login': () => answer } });
    await fill('b', 'x');
    expect(await screen.findByText('Terlalu pendek.')).toBeTruthy();
  });

  test('says in Indonesian that the server cannot be reached', async () => {
    const { fill } = await open({
      on: {
        'POST user/login': () => {
          throw new TypeError('Failed to fetch');
        },
      },
    });
    await fill('budi', 'x');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Server tidak dapat dihubungi/);
  });

  test.each([true, false])(
    'remembers the name and, beyond the closing of the browser, the login: %s',
    async remember => {
      // Who was remembered before finds the box ticked.
      if (!remember) window.localStorage.setItem('mbkm.username', 'budi');
      const kept = vi.spyOn(Cookies, 'set');
      const { user, fill } = await open();
      await user.click(screen.getByRole('checkbox', { name: 'Ingat saya di perangkat ini' }));
      await fill('budi', rightPassword);
      await waitFor(() => expect(Cookies.get('mbkm_token')).toBe('token-palsu'));
      expect(kept.mock.lastCall?.[2]?.expires instanceof Date).toBe(remember);
      expect(window.localStorage.getItem('mbkm.username')).toBe(remember ? 'budi' : null);
    },
  );

  test('shows the password on request', async () => {
    const { user, password } = await open();
    await user.click(screen.getByRole('button', { name: 'Tampilkan kata sandi' }));
    expect(password.getAttribute('type')).toBe('text');
    expect(password.getAttribute('autocomplete')).toBe('current-password');
  });

  test('tells that Caps Lock is on', async () => {
    const { password } = await open();
    const user = userEvent.setup();
    password.focus();
    await user.keyboard('{CapsLock}');
    expect(await screen.findByText('Caps Lock aktif.')).toBeTruthy();
  });

  test('offers the other ways in', async () => {
    const { user, router } = await open();
    expect(screen.getByRole('link', { name: 'Lupa kata sandi?' }).getAttribute('href')).toBe('/login/lupa');
    await user.click(screen.getByRole('link', { name: 'Pilih cara masuk lain' }));
    await user.click(await screen.findByRole('link', { name: /Akun Silaturahmi/ }));
    expect(await screen.findByRole('heading', { name: 'Masuk dengan Silaturahmi' })).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/login/v2'));
  });

  test('/login/v2 asks Silaturahmi', async () => {
    const { fill, server } = await open({}, '/login/v2');
    await fill('2110511001', rightPassword);
    await waitFor(() => expect(server.callsTo('POST', 'user/validasi-login-silaturahmi')).toHaveLength(1));
  });
});

describe('providers', () => {
  test('a button each on /login, in their order, that leads to the provider', async () => {
    await open({
      on: {
        'GET masuk': () => [
          { id: 'p1', nama: 'Google Kampus' },
          { id: 'p2', nama: 'Keycloak' },
        ],
      },
    });
    const links = await screen.findAllByRole('link', { name: /^Masuk dengan/ });
    expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Masuk dengan Google Kampus', '/api/masuk/p1/mulai'],
      ['Masuk dengan Keycloak', '/api/masuk/p2/mulai'],
    ]);
  });
});
