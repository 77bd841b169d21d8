import CssBaseline from '@mui/material/CssBaseline';
import { type ReactElement, useState } from 'react';
import { AdminContext, CoreAdminUI } from 'react-admin';
import type { Registry } from '../resources/kit/index.ts';
import { RegistryContext } from './crud/registry.ts';
import { identity } from './identity.ts';
import { AdminError } from './layout/AdminError.tsx';
import { Layout } from './layout/Layout.tsx';
import { PageLoading } from './layout/PageLoading.tsx';
import { Toasts } from './layout/Toasts.tsx';
import { storeAppKey } from './look/mode.ts';
import { ForbiddenPage } from './pages/errors/ForbiddenPage.tsx';
import { NotFoundPage } from './pages/errors/NotFoundPage.tsx';
import { authProvider } from './providers/authProvider.ts';
import { createDataProvider } from './providers/dataProvider.ts';
import { createI18nProvider } from './providers/i18nProvider.ts';
import { createQueryClient } from './providers/queryClient.ts';
import { createStore } from './providers/store.ts';
import { darkTheme, lightTheme } from './theme.ts';

const NotFound = () => <NotFoundPage inside />;

/** Everything that lives as long as the back office is open. */
const createWorld = (registry: Registry) => {
  const queryClient = createQueryClient();
  return {
    queryClient,
    dataProvider: createDataProvider(registry, queryClient),
    i18nProvider: createI18nProvider(registry),
    store: createStore(storeAppKey),
  };
};

interface Props {
  registry: Registry;
  /** Resources and routes, made once outside render: react-admin compares them by identity. */
  screens: readonly ReactElement[];
}

/**
 * `<Admin>`, put together from its two halves: `<Admin>` itself imports the default login page, layout and menu, which
 * are never shown here but cost the first screen a fifth of its code. Tests mount it with a registry of their own.
 */
export function BackOffice({ registry, screens }: Props) {
  const [world] = useState(() => createWorld(registry));
  return (
    <RegistryContext value={registry}>
      <AdminContext {...world} authProvider={authProvider} theme={lightTheme} darkTheme={darkTheme}>
        <CssBaseline enableColorScheme />
        <CoreAdminUI
          layout={Layout}
          loading={PageLoading}
          error={AdminError}
          catchAll={NotFound}
          accessDenied={ForbiddenPage}
          authenticationError={AdminError}
          loginPage={false}
          authCallbackPage={false}
          title={identity.produk}
          requireAuth
          disableTelemetry
        >
          {screens}
        </CoreAdminUI>
        <Toasts />
      </AdminContext>
    </RegistryContext>
  );
}
