import type { AuthProvider } from 'react-admin';
import { canAccess } from './canAccess.ts';
import { readToken } from './cookies.ts';
import { authState, ensureLoaded, logIn, logOut } from './session.ts';

const nothing = { resources: {}, fields: {} };

/**
 * react-admin's view of the session. Leaving after a 401 is done by `SessionEnd` for every call, also those outside
 * react-admin; here the error only must not be told twice.
 */
export const authProvider: AuthProvider = {
  login: async ({ username, password }: { username: string; password: string }) => {
    await logIn(username, password);
    return { redirectTo: '/dashboard' };
  },
  logout: async () => {
    await logOut();
    return '/logout';
  },
  checkAuth: async () => {
    if (!readToken()) throw Object.assign(new Error(), { redirectTo: '/logout', message: false });
  },
  checkError: async (error: { status?: number }) => {
    if (error?.status === 401) throw Object.assign(new Error(), { logoutUser: false, message: false });
  },
  getIdentity: async () => {
    const { user } = await ensureLoaded();
    return { id: user?.id ?? '', fullName: user?.name };
  },
  getPermissions: async () => {
    if (!readToken()) return undefined;
    const { user, userMenu } = await ensureLoaded();
    return { role: user?.role.dasar, ...(userMenu ?? nothing) };
  },
  canAccess: async ({ action, resource }) => {
    const { userMenu } = authState();
    return canAccess(userMenu ?? (await ensureLoaded()).userMenu, { action, resource });
  },
};
