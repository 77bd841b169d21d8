import { useSyncExternalStore } from 'react';
import type { Account, LoginAnswer } from '../../../resources/pengaturan/akun.ts';
import type { MenuEntry, ResourcePermissions } from '../../../resources/pengaturan/hakMenu.ts';
import { writesOffline } from '../../../resources/roles.ts';
import { clearStoreButMode } from '../look/mode.ts';
import { readToken, removeToken, writeToken } from './cookies.ts';
import { http } from './http.ts';
import { forgetTold } from './refusals.ts';
import { rememberedName, rememberName } from './rememberedName.ts';

/** The account that is logged in: it acts in a role. */
export type User = Account & { role: NonNullable<Account['role']> };

/** The auth state; the token itself lives in the cookie only. */
export interface AuthState {
  loggedIn: boolean;
  user: User | null;
  /** Menus permitted to the role, as a tree. */
  menus: readonly MenuEntry[] | null;
  /** Permissions that follow from the menus. */
  userMenu: ResourcePermissions | null;
}

export const profilePath = '/pengaturan/user/profile';

/** Tab of the profile for a step that is due before anything else; undefined for most people. */
export const dueTab = (user: User | null): 'sandi' | 'dua-langkah' | undefined =>
  user?.wajibGantiSandi ? 'sandi' : user?.wajibDuaLangkah ? 'dua-langkah' : undefined;

/** The address of that tab. */
export const firstTask = (user: User | null): string | undefined => {
  const tab = dueTab(user);
  return tab && `${profilePath}?tab=${tab}`;
};

const storageKey = 'mbkm.auth';
const nobody: AuthState = { loggedIn: false, user: null, menus: null, userMenu: null };
const nothing: ResourcePermissions = { resources: {}, fields: {} };

const restore = (): AuthState => {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(storageKey) ?? 'null');
    return stored && typeof stored === 'object' ? { ...nobody, ...stored } : nobody;
  } catch {
    return nobody;
  }
};

let state: AuthState = restore();
let loading: Promise<AuthState> | undefined;
/** How often the session of this page has ended or changed. */
let ended = 0;
const listeners = new Set<() => void>();

function set(next: AuthState): void {
  const text = JSON.stringify(next);
  if (next === nobody) window.localStorage.removeItem(storageKey);
  else window.localStorage.setItem(storageKey, text);
  // The state of the last visit is usually still current: then nothing is drawn anew.
  if (text === JSON.stringify(state)) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Calls back when person, role, menu or rights are others than before. Returns how to stop. */
export const onAuthChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

// Another tab logged in, out or switched role: this one must not go on as somebody else.
window.addEventListener('storage', event => {
  if (event.key !== storageKey) return;
  loading = undefined;
  ended += 1;
  state = restore();
  for (const listener of listeners) listener();
});

/** The auth state now. */
export const authState = (): AuthState => state;
/** The auth state, in components. */
export const useAuthState = (): AuthState => useSyncExternalStore(onAuthChange, authState);

/** Keeps what a login or role switch answered; beyond the closing of the browser only for whoever asked to be remembered. */
function begin({ token, user }: LoginAnswer<User>): void {
  writeToken(token.AccessToken, rememberedName() ? token.expiresIn : undefined);
  set({ ...nobody, loggedIn: true, user });
}

/** Forgets everything about the person on this device; the colour preference stays. */
export function forget(): void {
  removeToken();
  clearStoreButMode();
  loading = undefined;
  ended += 1;
  forgetTold();
  set(nobody);
}

const menusOf = async (roleId: string) =>
  (await http<MenuEntry[]>('menu-user', { query: { roleId, app: '1', posisiSubMenu: '1' } })).data;
const permissionsOf = async () => (await http<ResourcePermissions>('menu-user/permission')).data;

/** Answers of a session that has ended meanwhile are dropped: they would log in again who has left. */
async function load(): Promise<AuthState> {
  const mine = ended;
  const keep = (next: AuthState) => {
    if (mine === ended) set(next);
  };
  // The role is usually known already (login, former visit): then the three calls travel together.
  const assumed = state.user?.role.id;
  const early = assumed && !dueTab(state.user) ? Promise.all([menusOf(assumed), permissionsOf()]) : undefined;
  // Its failure is looked at below; until then it must not count as unhandled.
  early?.catch(() => undefined);
  const { data: user } = await http<User>('user');
  if (dueTab(user)) {
    keep({ loggedIn: true, user, menus: await menusOf(user.role.id), userMenu: nothing });
  } else {
    const same = early !== undefined && user.role.id === assumed;
    const [menus, userMenu] = await (same ? early : Promise.all([menusOf(user.role.id), permissionsOf()]));
    keep({ loggedIn: true, user, menus, userMenu });
  }
  return state;
}

/** Loads user, menus and permissions once; later calls get the same answer. */
export function ensureLoaded(): Promise<AuthState> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Loads them again: after the menu, the rights or the profile changed. */
export function reloadSession(): Promise<AuthState> {
  loading = undefined;
  return ensureLoaded();
}

/**
 * True if somebody may go on at this device: with a session, or, while there is no connection, a student who has not
 * logged out. A day without signal is longer than any cookie; the server asks for the login when it is reached again.
 */
export const mayGoOn = (): boolean => readToken() !== undefined || mayWriteOffline();

/** A student without a connection: what is written stays on the device, and nobody could log in again. */
export const mayWriteOffline = (): boolean =>
  !navigator.onLine && state.loggedIn && state.user?.role.dasar === writesOffline && !state.user.wajibGantiSandi;

/** Renews the idle time on the server. */
export const renew = async (): Promise<void> => {
  await http<User>('user');
};

/** `POST /user/login`, or the same through Silaturahmi; may remember the person at this device. */
export async function logIn(
  username: string,
  password: string,
  {
    silaturahmi = false,
    remember = false,
    query = {},
  }: { silaturahmi?: boolean; remember?: boolean; query?: Readonly<Record<string, string>> } = {},
): Promise<User> {
  const apiKey = document.querySelector('meta[name="api-key"]')?.getAttribute('content') ?? '';
  const { data } = await http<LoginAnswer<User>>(silaturahmi ? 'user/validasi-login-silaturahmi' : 'user/login', {
    method: 'POST',
    body: { username, password },
    query,
    headers: { 'x-api-key': apiKey },
    quiet401: true,
  });
  return enter(data, remember ? username : null);
}

/** Goes on as whom the server has let in. @param remembered the name that this device keeps for the next time */
export function enter(answer: LoginAnswer<User>, remembered: string | null): User {
  forget();
  rememberName(remembered);
  begin(answer);
  return answer.user;
}

/** Goes on with another of the person's roles; the old token ends. */
export async function switchAkses(idUserRole: string): Promise<User> {
  const { data } = await http<LoginAnswer<User>>('user/switch-akses', { method: 'POST', body: { idUserRole } });
  clearStoreButMode();
  loading = undefined;
  ended += 1;
  begin(data);
  return data.user;
}

/** Ends the session on this device at once, and on the server (best effort): nobody waits at a shared phone. */
export async function logOut(): Promise<void> {
  // The call takes the token from the cookie as it begins.
  const told = readToken() ? http('user/logout', { method: 'POST', quiet401: true, keepalive: true }) : undefined;
  forget();
  await told?.catch(() => undefined);
}
