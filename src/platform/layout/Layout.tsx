import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { TitlePortal, useSidebarState, useTheme } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { DialogsProvider } from '../common/dialogs/DialogsProvider.tsx';
import { lazyScreen } from '../common/lazyScreen.ts';
import { PagePlaces } from '../common/PagePlaces.tsx';
import { Letterhead } from '../common/print/Letterhead.tsx';
import { TitleToolsPlace } from '../common/print/TitleTools.tsx';
import { TitleBackPlace } from '../common/TitleBack.tsx';
import { applyTokens } from '../look/mode.ts';
import { sizes } from '../look/tokens.ts';
import { useKeepLanguage } from '../providers/language.ts';
import { useAuthState } from '../providers/session.ts';
import { AdminError } from './AdminError.tsx';
import { TopBar } from './bar/TopBar.tsx';
import { DrawerSlot } from './drawer/DrawerSlot.tsx';
import { IdleDialog } from './idle/IdleDialog.tsx';
import { KeysHelp } from './keys/KeysHelp.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { PageLoading } from './PageLoading.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { SkipLink } from './SkipLink.tsx';
import { UnsavedBar } from './UnsavedBar.tsx';
import { UpdateBar } from './UpdateBar.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useKeptPlace } from './useKeptPlace.ts';
import { useOtherTabs } from './useOtherTabs.ts';
import { useSessionData } from './useSessionData.ts';

const DeputyBar = lazyScreen(() => import('./DeputyBar.tsx'));

/** The admin layout: drawer, toolbar, the page, and what watches over the session. */
export function Layout({ children }: { children: ReactNode }) {
  const session = useSessionData();
  const { user } = useAuthState();
  const acts = user?.userRole.some(({ id, atasNama }) => id === user.idUserRole && atasNama) ?? false;
  const phone = useMediaQuery(`(max-width: ${sizes.drawerBreakpoint - 0.05}px)`, { noSsr: true });
  const [expanded, setExpanded] = useSidebarState();
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const main = useFocusOnNavigation(pathname, session.status === 'ready');
  useKeptPlace(pathname);
  const [mode] = useTheme();
  useOtherTabs();
  useKeptFocus();
  useKeepLanguage();
  useEffect(() => applyTokens(mode), [mode]);

  if (session.status === 'loading') return <PageLoading />;
  if (session.status === 'failed') return <AdminError error={session.error} />;
  return (
    <DialogsProvider>
      <SkipLink />
      <Box sx={{ display: 'flex', minHeight: '100vh', bgcolor: 'background.default' }}>
        <DrawerSlot
          phone={phone}
          expanded={expanded}
          open={open}
          onClose={() => setOpen(false)}
          onExpand={() => setExpanded(true)}
        />
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <TopBar
            expanded={phone ? open : expanded}
            onToggle={() => (phone ? setOpen(!open) : setExpanded(!expanded))}
          />
          <Box
            component="main"
            id="main-content"
            ref={main}
            tabIndex={-1}
            sx={{ flex: 1, px: { xs: 2, sm: 3 }, pt: { xs: 2, sm: 3 }, pb: 4, outline: 0, minWidth: 0 }}
          >
            <Letterhead />
            <Box
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1,
                // As high as a heading of one line, whatever stands in it and whenever it comes.
                '& > .alat-judul:empty': { display: 'none' },
                // The arrow brings its own distance, where it is shown.
                '& > .kembali-judul': { mr: -1 },
                '& > .alat-judul:not(:empty)': { display: 'flex', alignItems: 'center', height: 40, mb: 1.5 },
              }}
            >
              <TitleBackPlace />
              <TitlePortal
                component="h1"
                variant="h5"
                sx={{
                  flex: 1,
                  display: 'flex',
                  alignItems: 'center',
                  minHeight: 40,
                  mb: 1.5,
                  whiteSpace: 'normal',
                  '&:empty': { display: 'none' },
                }}
              />
              <TitleToolsPlace />
            </Box>
            {acts ? (
              <Suspense fallback={null}>
                <DeputyBar />
              </Suspense>
            ) : null}
            <OfflineBar />
            <UpdateBar />
            <UnsavedBar />
            <ScreenBoundary path={pathname}>
              <Suspense fallback={<PagePlaces />}>{children}</Suspense>
            </ScreenBoundary>
          </Box>
        </Box>
      </Box>
      <IdleDialog />
      <KeysHelp />
    </DialogsProvider>
  );
}
