import Cookies from 'js-cookie';
import { tokenCookie } from '../../../resources/sessionCookie.ts';

/** Cookie whose value report calls send as `x-tenant-id`; set by the server at login. */
const tenantCookie = 'mbkm_tenant';

const options = (): Cookies.CookieAttributes => ({
  path: '/',
  sameSite: 'lax',
  secure: window.location.protocol === 'https:',
});

export const readToken = (): string | undefined => Cookies.get(tokenCookie);

/** Keeps the token for so long, or until the browser is closed: the next person at a shared computer is nobody's guest. */
export const writeToken = (token: string, expiresInSeconds?: number): void => {
  const expires = expiresInSeconds ? new Date(Date.now() + expiresInSeconds * 1000) : undefined;
  Cookies.set(tokenCookie, token, { ...options(), expires });
};

export const removeToken = (): void => {
  Cookies.remove(tokenCookie, options());
};

export const readTenant = (): string | undefined => Cookies.get(tenantCookie);
