import { act, screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { describe, expect, test, vi } from 'vitest';
import { reloadSession } from '../../../../src/platform/providers/session.ts';
import { userRole } from '../../support/fakeSession.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { shellRegistry } from '../../support/shellRegistry.ts';

const openMenu = async (user: ReturnType<typeof renderAdmin>['user']) => {
  await user.click(await screen.findByRole('button', { name: /^Menu akun/ }));
  return screen.findByRole('menu');
};

describe('profile menu', () => {
  test('logout asks first; Batal stays, OK goes to /logout and clears everything', async () => {
    const { user, router, server, leave } = renderAdmin('/dashboard', { registry: shellRegistry });
    const menu = await openMenu(user);
    await user.click(within(menu).getByRole('menuitem', { name: 'Logout' }));
    const dialog = await screen.findByRole('dialog', { name: 'Logout' });
    expect(dialog.textContent).toContain('Apakah Anda yakin akan logout?');
    await user.click(within(dialog).getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/dashboard');

    await user.click(within(await openMenu(user)).getByRole('menuitem', { name: 'Logout' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
    expect(server.callsTo('POST', 'user/logout')).toHaveLength(1);
    expect(Cookies.get('mbkm_token')).toBeUndefined();
    expect(window.localStorage.getItem('mbkm.auth')).toBeNull();
  });

  test('a server that does not answer keeps nobody logged in, and its late answers log nobody in again', async () => {
    let answer: () => void = () => undefined;
    const late = new Promise<void>(done => {
      answer = done;
    });
    let asked = 0;
    const { user, server, leave, account } = renderAdmin('/dashboard', {
      registry: shellRegistry,
      on: {
        'POST user/logout': () => new Promise(() => undefined),
        'GET user': async () => {
          asked += 1;
          if (asked > 1) await late;
          return account;
        },
      },
    });
    const menu = await openMenu(user);
    const reloaded = reloadSession();
    await user.click(within(menu).getByRole('menuitem', { name: 'Logout' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(Cookies.get('mbkm_token')).toBeUndefined());
    expect(server.callsTo('GET', 'user')).toHaveLength(2);
    answer();
    expect((await reloaded).loggedIn).toBe(false);
    expect(window.localStorage.getItem('mbkm.auth')).toBeNull();
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
  });

  test('the question closes on Esc', async () => {
    const { user, router } = renderAdmin('/dashboard', { registry: shellRegistry });
    await user.click(within(await openMenu(user)).getByRole('menuitem', { name: 'Logout' }));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  test('switching the role asks, calls and reloads at /dashboard', async () => {
    const roles = [userRole('HA04', { isUtama: true }), userRole('HA05', { namaProdi: 'Informatika' })];
    const { user, server, leave } = renderAdmin('/dashboard', {
      registry: shellRegistry,
      sebagai: 'HA04',
      user: { userRole: roles },
    });
    await user.click(within(await openMenu(user)).getByRole('menuitem', { name: 'Switch Akses' }));
    await user.click(await screen.findByRole('button', { name: /Koordinator Program Studi/ }));
    expect(await screen.findByText('Lanjutkan login sebagai role Koordinator Program Studi?')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/dashboard'));
    expect(server.callsTo('POST', 'user/switch-akses')[0]?.body).toEqual({ idUserRole: 'peran-HA05' });
  });

  test('Profile leads to /pengaturan/user/profile', async () => {
    const { user, router } = renderAdmin('/dashboard', { registry: shellRegistry });
    await user.click(within(await openMenu(user)).getByRole('menuitem', { name: 'Profile' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/pengaturan/user/profile'));
  });
});

describe('idle session', () => {
  const seconds = (n: number) => act(() => vi.advanceTimersByTimeAsync(n * 1000));
  const start = async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const world = renderAdmin('/dashboard', { registry: shellRegistry });
    await screen.findByRole('navigation', { name: 'Menu utama' });
    return world;
  };

  test('counts down the last 30 of 1800 seconds, then goes to /logout', async () => {
    const { router } = await start();
    await seconds(1765);
    expect(screen.queryByText('Session Expired')).toBeNull();
    await seconds(6);
    expect(screen.getByText('Session Expired')).toBeTruthy();
    const before = Number(/dalam (\d+) detik/.exec(screen.getByRole('alertdialog').textContent ?? '')?.[1]);
    expect(before).toBeLessThanOrEqual(30);
    await seconds(5);
    expect(screen.getByText(`Sesi anda akan berakhir dalam ${before - 5} detik`)).toBeTruthy();
    await seconds(30);
    await waitFor(() => expect(router.state.location.pathname).toBe('/logout'));
  });

  test('waits while a student has no connection: nobody could log in again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { router } = renderAdmin('/dashboard', { registry: shellRegistry, sebagai: 'HA02' });
    await screen.findByRole('navigation', { name: 'Menu utama' });
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await seconds(4000);
    expect(screen.queryByText('Session Expired')).toBeNull();
    expect(router.state.location.pathname).toBe('/dashboard');
    line.mockReturnValue(true);
    await seconds(2);
    await waitFor(() => expect(router.state.location.pathname).toBe('/logout'));
  });

  test('Kembali cancels it and renews the session on the server', async () => {
    const { router, server } = await start();
    const before = server.callsTo('GET', 'user').length;
    await seconds(1780);
    await act(async () => screen.getByRole('button', { name: 'Kembali' }).click());
    await seconds(60);
    await waitFor(() => expect(screen.queryByText('Session Expired')).toBeNull());
    expect(server.callsTo('GET', 'user').length).toBeGreaterThan(before);
    await seconds(1000);
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  test('work in another tab keeps this one alive', async () => {
    const { router } = await start();
    await seconds(1790);
    expect(screen.getByText('Session Expired')).toBeTruthy();
    window.localStorage.setItem('mbkm.aktif', String(Date.now()));
    await seconds(60);
    await waitFor(() => expect(screen.queryByText('Session Expired')).toBeNull());
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  test('the last word on the time is the server’s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderAdmin('/dashboard', { registry: shellRegistry, user: { sesi: { idleDetik: 120, ingatkanDetik: 60 } } });
    await screen.findByRole('navigation', { name: 'Menu utama' });
    await seconds(62);
    expect(screen.getByText('Session Expired')).toBeTruthy();
  });
});
