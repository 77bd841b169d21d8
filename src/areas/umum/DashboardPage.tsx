import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { dashboardScreen } from '../../../resources/umum/screens.ts';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { linksOf } from '../../platform/common/trail.ts';
import { drawnEntries } from '../../platform/layout/drawer/drawnEntries.ts';
import { useWords } from '../../platform/providers/language.ts';
import { useAuthState } from '../../platform/providers/session.ts';
import { DashboardWork } from './DashboardWork.tsx';
import { WelcomeBand } from './WelcomeBand.tsx';

const SetupBand = lazyScreen(() => import('./SetupBand.tsx'));

/** /dashboard: a greeting, what to do first, and what else the role wants to know. The menu is the drawer's. */
export default function DashboardPage() {
  const say = useWords();
  const { menus, user } = useAuthState();
  if (!user) return null;
  const links = linksOf(drawnEntries(menus ?? []));
  const somewhere = links.some(link => link !== dashboardScreen.path);
  return (
    <Box sx={{ maxWidth: 1180, mx: 'auto' }}>
      <WelcomeBand user={user} />
      {links.includes('/pengaturan/mulai') ? (
        <Suspense fallback={null}>
          <SetupBand />
        </Suspense>
      ) : null}
      <DashboardWork />
      {somewhere ? null : (
        <Typography sx={{ mt: 4, color: 'text.secondary' }}>
          {say('Menu untuk peran Anda akan muncul di sini setelah diatur oleh admin portal.')}
        </Typography>
      )}
    </Box>
  );
}
