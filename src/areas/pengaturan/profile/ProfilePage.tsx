import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ComponentType, createElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { deputyRoles, factorRoles, type Role } from '../../../../resources/roles.ts';
import { PageTitle } from '../../../platform/common/PageTitle.tsx';
import { type Phrase, useWords } from '../../../platform/providers/language.ts';
import { dueTab, useAuthState } from '../../../platform/providers/session.ts';
import { CalendarTab } from './CalendarTab.tsx';
import { DeputyTab } from './DeputyTab.tsx';
import { FactorTab } from './factor/FactorTab.tsx';
import { NoticeTab } from './NoticeTab.tsx';
import { PasswordTab } from './PasswordTab.tsx';
import { PersonTab } from './PersonTab.tsx';
import { PrivacyTab } from './PrivacyTab.tsx';
import { RolesTab } from './RolesTab.tsx';
import { SessionsTab } from './SessionsTab.tsx';

interface ProfileTab {
  key: string;
  label: Phrase;
  content: ComponentType;
  /** Base roles that have it; everybody where left out. */
  of?: readonly Role[];
}

const tabs: readonly [ProfileTab, ...ProfileTab[]] = [
  { key: 'data', label: 'Data diri', content: PersonTab },
  { key: 'sandi', label: 'Kata sandi', content: PasswordTab },
  { key: 'dua-langkah', label: 'Verifikasi dua langkah', content: FactorTab, of: factorRoles },
  { key: 'privasi', label: 'Data pribadi', content: PrivacyTab },
  { key: 'peran', label: 'Peran saya', content: RolesTab },
  { key: 'wakil', label: 'Wakil', content: DeputyTab, of: deputyRoles },
  { key: 'notifikasi', label: 'Pemberitahuan', content: NoticeTab },
  { key: 'kalender', label: 'Kalender', content: CalendarTab },
  { key: 'sesi', label: 'Sesi aktif', content: SessionsTab },
];

/** /pengaturan/user/profile: one's own account. The tab is part of the address. */
export default function ProfilePage() {
  const say = useWords();
  const { user } = useAuthState();
  const [search, setSearch] = useSearchParams();
  const due = dueTab(user);
  const wanted = due ?? search.get('tab');
  const shown = tabs.filter(({ of }) => !of || (user && of.includes(user.role.dasar)));
  const tab = shown.find(found => found.key === wanted) ?? tabs[0];
  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageTitle title="Profil" />
      {due ? (
        <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
          {say(
            due === 'sandi'
              ? 'Ganti kata sandi Anda lebih dahulu. Setelah itu seluruh menu terbuka.'
              : 'Siapkan verifikasi dua langkah lebih dahulu. Setelah itu seluruh menu terbuka.',
          )}
        </Alert>
      ) : null}
      <Tabs
        value={tab.key}
        onChange={(_, key: string) => setSearch({ tab: key }, { replace: true })}
        variant="scrollable"
        aria-label={say('Bagian profil')}
        sx={{ mt: 1, mb: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        {shown.map(({ key, label }) => (
          <Tab
            key={key}
            value={key}
            label={say(label)}
            id={`tab-${key}`}
            aria-controls={`panel-${key}`}
            disabled={due !== undefined && key !== due}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`panel-${tab.key}`} aria-labelledby={`tab-${tab.key}`}>
        {createElement(tab.content)}
      </div>
    </Box>
  );
}
