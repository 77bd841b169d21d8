import { type LoaderFunction, type RouteObject, redirect } from 'react-router-dom';
import { loadChunk } from './platform/common/lazyScreen.ts';
import { RouteError } from './platform/errors/RouteError.tsx';
import { Waiting } from './platform/layout/Waiting.tsx';
import { browser } from './platform/providers/browser.ts';
import { mayGoOn } from './platform/providers/session.ts';
import { Root } from './Root.tsx';

/** A guest-only route: whoever is logged in goes to /dashboard. */
const guestOnly: LoaderFunction = () => (mayGoOn() ? redirect('/dashboard') : null);

/** A route that needs a login: without the cookie one goes to the landing page, which is another document. */
const loginRequired: LoaderFunction = async ({ request }) => {
  if (mayGoOn()) return null;
  const [{ registry }, { isKnownPath }] = await Promise.all([
    import('../resources/index.ts'),
    import('./platform/layout/knownPaths.ts'),
  ]);
  if (!isKnownPath(new URL(request.url).pathname, registry.screens)) throw new Response(null, { status: 404 });
  browser.goTo('/');
  return new Promise(() => undefined);
};

/** Only reached while developing: in production the landing page answers `/`. */
const start: LoaderFunction = () => redirect(mayGoOn() ? '/dashboard' : '/login');

/**
 * The routes that exist before the back office is loaded. The login pages are light (no react-admin, no MUI); the
 * back office arrives with the first path that needs it and takes over everything below.
 */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: Waiting,
    children: [
      { path: '/', loader: start },
      { path: '/login', loader: guestOnly, lazy: () => loadChunk(() => import('./areas/umum/auth/LoginPage.tsx')) },
      {
        path: '/login/choose',
        loader: guestOnly,
        lazy: () => loadChunk(() => import('./areas/umum/auth/ChoosePage.tsx')),
      },
      {
        path: '/login/v2',
        loader: guestOnly,
        lazy: () => loadChunk(() => import('./areas/umum/auth/SilaturahmiPage.tsx')),
      },
      {
        path: '/login/penyedia',
        lazy: () => loadChunk(() => import('./areas/umum/auth/provider/ProviderPage.tsx')),
      },
      {
        path: '/login/lupa',
        loader: guestOnly,
        lazy: () => loadChunk(() => import('./areas/umum/auth/recovery/ForgotPage.tsx')),
      },
      {
        path: '/login/sandi',
        lazy: () => loadChunk(() => import('./areas/umum/auth/recovery/SetPasswordPage.tsx')),
      },
      { path: '/logout', lazy: () => loadChunk(() => import('./areas/umum/auth/LogoutPage.tsx')) },
      { path: '*', loader: loginRequired, lazy: () => loadChunk(() => import('./App.tsx')) },
    ],
  },
];
