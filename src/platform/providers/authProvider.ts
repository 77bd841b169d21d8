import type { AuthProvider } from 'react-admin';
import { canAccess } from './canAccess.ts';
import { authState, ensureLoaded, logIn, mayGoOn } from './session.ts';

const nothing = { resources: {}, fields: {} };

/** The session as the server says; as the last visit left it while the server cannot be reached. */
const loadedOrKept = () =>
  ensureLoaded().catch((error: unknown) => {
    const kept = authState();
    if (navigator.onLine || !kept.user) throw error;
    return kept;
  });

/**
 * react-admin's view of the session. Leaving after a 401 is done by `Root` for every call, also those outside
 * react-admin.
 */
export const authProvider: AuthProvider = {
  login: async ({ username, password }: { username: string; password: string }) => {
    await logIn(username, password);
    return { redirectTo: '/dashboard' };
  },
  // That page ends the session: it must know still who leaves, to say what of theirs stays on the device.
  logout: async () => '/logout',
  checkAuth: async () => {
    if (!mayGoOn()) throw Object.assign(new Error(), { redirectTo: '/logout', message: false });
  },
  // Throwing here would turn the refusal into an answer without data, and a form would call its row saved.
  checkError: async () => undefined,
  getIdentity: async () => {
    const { user } = await loadedOrKept();
    return { id: user?.id ?? '', fullName: user?.name };
  },
  getPermissions: async () => {
    if (!mayGoOn()) return undefined;
    const { user, userMenu } = await loadedOrKept();
    return { role: user?.role.dasar, ...(userMenu ?? nothing) };
  },
  canAccess: async ({ action, resource }) => {
    const { userMenu } = authState();
    return canAccess(userMenu ?? (await ensureLoaded()).userMenu, { action, resource });
  },
};
