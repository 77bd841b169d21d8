import CssBaseline from '@mui/material/CssBaseline';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { AdminContext, CoreAdminUI, CustomRoutes } from 'react-admin';
import { Route } from 'react-router-dom';
import type { Screen } from '../resources/kit/index.ts';
import { dashboardScreen } from '../resources/umum/screens.ts';
import { DashboardPage } from './areas/umum/firstScreen.ts';
import { DeclaredScreensContext } from './platform/common/declaredScreens.ts';
import { loadMessageDialog } from './platform/common/dialogs/MessageSlot.tsx';
import { whenIdle } from './platform/common/whenIdle.ts';
import { ForbiddenPage } from './platform/errors/ForbiddenPage.tsx';
import { AccessGate } from './platform/layout/AccessGate.tsx';
import { AdminError } from './platform/layout/AdminError.tsx';
import { loadDrawer } from './platform/layout/drawer/DrawerSlot.tsx';
import { Layout } from './platform/layout/Layout.tsx';
import { OneToast } from './platform/layout/OneToast.tsx';
import { PageLoading } from './platform/layout/PageLoading.tsx';
import { Toasts } from './platform/layout/Toasts.tsx';
import { storeAppKey } from './platform/look/mode.ts';
import { keepApp } from './platform/providers/appWorker.ts';
import { authProvider } from './platform/providers/authProvider.ts';
import { createI18nProvider } from './platform/providers/i18nProvider.ts';
import { createQueryClient } from './platform/providers/queryClient.ts';
import { onAuthChange } from './platform/providers/session.ts';
import { createStore } from './platform/providers/store.ts';
import { themes } from './platform/theme.ts';
import { useIdentity } from './platform/useIdentity.ts';

/** Everything that lives as long as the back office is open. */
const createWorld = () => ({
  queryClient: createQueryClient(),
  i18nProvider: createI18nProvider(),
  store: createStore(storeAppKey),
});

/** The page for a lost connection, loaded while there is a connection. */
const keepNetworkPage = () => import('./areas/umum/NetworkPage.tsx');

/** What the frame opens with one tap; the message that a session ends must not need a connection. */
const loadFrame = () => Promise.all([loadDrawer(), loadMessageDialog()]);

/** Keeps the app for the next visit. */
const keepForLater = async () => (import.meta.env.PROD ? await keepApp() : undefined);

interface Props {
  /** Every screen but the first: `<Screens>`. */
  screens: ReactElement;
  /** Fetches the screens' code ahead, once the first screen stands. */
  prepare?: () => Promise<unknown>;
}

/**
 * `<Admin>`, put together from its two halves: `<Admin>` itself imports the default login page, layout and menu, which
 * are never shown here but cost the first screen a fifth of its code.
 */
export function BackOffice({ screens, prepare }: Props) {
  const [world] = useState(createWorld);
  const { queryClient } = world;
  const identity = useIdentity();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the themes follow from the identity's colours
  const look = useMemo(themes, [identity]);
  const [declared, declare] = useState<readonly Screen[]>([]);
  const known = useMemo(() => ({ screens: declared, declare }), [declared]);
  // Made once: react-admin compares routes by identity.
  const [routes] = useState(() => (
    <CustomRoutes>
      <Route
        path={dashboardScreen.path}
        element={
          <AccessGate screens={[dashboardScreen]}>
            <DashboardPage />
          </AccessGate>
        }
      />
      <Route path="*" element={screens} />
    </CustomRoutes>
  ));
  // A saved password, profile or right makes react-admin's cached permissions outdated.
  useEffect(() => onAuthChange(() => void queryClient.invalidateQueries({ queryKey: ['auth'] })), [queryClient]);
  useEffect(() => {
    const ahead = [loadFrame, ...(prepare ? [prepare] : []), keepNetworkPage, keepForLater].map(whenIdle);
    return () => {
      for (const callOff of ahead) callOff();
    };
  }, [prepare]);
  return (
    <DeclaredScreensContext value={known}>
      <AdminContext {...world} authProvider={authProvider} {...look}>
        <CssBaseline enableColorScheme />
        <OneToast>
          <CoreAdminUI
            layout={Layout}
            loading={PageLoading}
            error={AdminError}
            accessDenied={ForbiddenPage}
            authenticationError={AdminError}
            loginPage={false}
            authCallbackPage={false}
            title={identity.produk}
            requireAuth
            disableTelemetry
          >
            {routes}
          </CoreAdminUI>
        </OneToast>
        <Toasts />
      </AdminContext>
    </DeclaredScreensContext>
  );
}
