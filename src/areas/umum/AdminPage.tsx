import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { createElement, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { role } from '../../../resources/roles.ts';
import { Loading } from '../../platform/common/Loading.tsx';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { PageTitle } from '../../platform/common/PageTitle.tsx';
import { useAuthState } from '../../platform/providers/session.ts';

const tabs = [
  { key: 'ringkasan', label: 'Ringkasan', content: lazyScreen(() => import('./AdminOverview.tsx')) },
  { key: 'log', label: 'Log aktivitas', content: lazyScreen(() => import('./AdminLog.tsx')) },
  { key: 'pekerjaan', label: 'Pekerjaan', content: lazyScreen(() => import('./AdminJobs.tsx')) },
] as const;

/** /admin: the portal at a glance; the Super Admin also reads what happened and what runs by itself. */
export default function AdminPage() {
  const { user } = useAuthState();
  const [search, setSearch] = useSearchParams();
  const mine = user?.role.dasar === role.superAdmin ? tabs : tabs.slice(0, 1);
  const tab = mine.find(({ key }) => key === search.get('tab')) ?? tabs[0];
  return (
    <>
      <PageTitle title="Ringkasan Admin" />
      {mine.length > 1 ? (
        <Tabs
          value={tab.key}
          onChange={(_, key: string) => setSearch({ tab: key }, { replace: true })}
          variant="scrollable"
          aria-label="Bagian konsol admin"
          sx={{ mt: 1, mb: 2.5, borderBottom: 1, borderColor: 'divider' }}
        >
          {mine.map(({ key, label }) => (
            <Tab key={key} value={key} label={label} id={`tab-${key}`} aria-controls={`panel-${key}`} />
          ))}
        </Tabs>
      ) : null}
      <Box
        {...(mine.length > 1 ? { role: 'tabpanel', id: `panel-${tab.key}`, 'aria-labelledby': `tab-${tab.key}` } : {})}
      >
        <Suspense fallback={<Loading height={320} label="Memuat" />}>{createElement(tab.content)}</Suspense>
      </Box>
    </>
  );
}
