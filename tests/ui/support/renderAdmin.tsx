import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { registry as product } from '../../../resources/index.ts';
import type { Registry, Role } from '../../../resources/kit/index.ts';
import { BackOffice } from '../../../src/BackOffice.tsx';
import { browser } from '../../../src/platform/providers/browser.ts';
import { writeToken } from '../../../src/platform/providers/cookies.ts';
import type { User } from '../../../src/platform/providers/session.ts';
import { routes } from '../../../src/routes.tsx';
import { Screens } from '../../../src/Screens.tsx';
import { addEveryPage } from './everyArea.ts';
import type { Handlers } from './fakeApi.ts';
import type { Rows } from './fakeRows.ts';
import { startFakeServer } from './fakeServer.ts';
import { userAs } from './fakeSession.ts';

addEveryPage();

export interface WorldOptions {
  /** The base role that is logged in (default HA01); null = nobody is. */
  sebagai?: Role | null;
  /** Rows by resource name. */
  rows?: Rows;
  /** More about the account. */
  user?: Partial<User>;
  /** A registry of the test's own; default the product's. */
  registry?: Registry;
  /** Instead of the registry's screens: what stands in their place. */
  screens?: ReactElement;
  /** Fetches the screens ahead. */
  prepare?: () => Promise<unknown>;
  /** Answers of the test's own: `{ 'GET master/mitra': () => new Reply(500, …) }`. */
  on?: Handlers;
  /** Milliseconds that each answer takes; default none, or TEST_LATENCY. */
  latency?: number;
}

/** The product's routes, with the back office given instead of loaded lazily. */
const routesWith = (backOffice: ReactElement): RouteObject[] => {
  const withAdmin = (route: RouteObject): RouteObject => {
    if (route.path !== '*') return route;
    const { lazy: _, ...rest } = route;
    return { ...rest, element: backOffice };
  };
  return routes.map(root => ({ ...root, index: false, children: root.children?.map(withAdmin) }));
};

/**
 * The whole portal at a path, logged in as a role, on an in-memory server (docs/api.md): tests click and read what a
 * person clicks and reads. `server.calls` says what was asked, `server.rows` what was written, `leave`/`reload` what
 * would have left the page.
 */
export function renderAdmin(path: string, options: WorldOptions = {}) {
  const { sebagai = 'HA01', rows = {}, registry = product, on = {}, prepare, latency } = options;
  const { screens = <Screens registry={registry} /> } = options;
  const account = userAs(sebagai ?? 'HA01', options.user);
  const server = startFakeServer({ registry, user: account, rows, on }, latency);
  const leave = vi.spyOn(browser, 'goTo').mockImplementation(() => undefined);
  const reload = vi.spyOn(browser, 'reload').mockImplementation(() => undefined);
  if (sebagai) writeToken('token-palsu');
  const router = createMemoryRouter(routesWith(<BackOffice screens={screens} prepare={prepare} />), {
    initialEntries: [path],
  });
  const view = render(<RouterProvider router={router} />);
  return { ...view, user: userEvent.setup(), server, router, leave, reload, account };
}
