import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ComponentType, createElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../../platform/common/PageTitle.tsx';
import { type Phrase, useWords } from '../../../platform/providers/language.ts';
import { useAuthState } from '../../../platform/providers/session.ts';
import { PasswordTab } from './PasswordTab.tsx';
import { PersonTab } from './PersonTab.tsx';
import { PrivacyTab } from './PrivacyTab.tsx';
import { RolesTab } from './RolesTab.tsx';
import { SessionsTab } from './SessionsTab.tsx';

interface ProfileTab {
  key: string;
  label: Phrase;
  content: ComponentType;
}

const tabs: readonly [ProfileTab, ...ProfileTab[]] = [
  { key: 'data', label: 'Data Diri', content: PersonTab },
  { key: 'sandi', label: 'Kata Sandi', content: PasswordTab },
  { key: 'privasi', label: 'Data Pribadi', content: PrivacyTab },
  { key: 'peran', label: 'Peran Saya', content: RolesTab },
  { key: 'sesi', label: 'Sesi Aktif', content: SessionsTab },
];

/** /pengaturan/user/profile: one's own account. The tab is part of the address. */
export default function ProfilePage() {
  const say = useWords();
  const { user } = useAuthState();
  const [search, setSearch] = useSearchParams();
  const mustChange = user?.wajibGantiSandi ?? false;
  const wanted = mustChange ? 'sandi' : search.get('tab');
  const tab = tabs.find(found => found.key === wanted) ?? tabs[0];
  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageTitle title="Profil" />
      {mustChange ? (
        <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
          {say('Ganti kata sandi Anda terlebih dahulu. Setelah itu seluruh menu terbuka.')}
        </Alert>
      ) : null}
      <Tabs
        value={tab.key}
        onChange={(_, key: string) => setSearch({ tab: key }, { replace: true })}
        variant="scrollable"
        aria-label={say('Bagian profil')}
        sx={{ mt: 1, mb: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map(({ key, label }) => (
          <Tab
            key={key}
            value={key}
            label={say(label)}
            id={`tab-${key}`}
            aria-controls={`panel-${key}`}
            disabled={mustChange && key !== 'sandi'}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`panel-${tab.key}`} aria-labelledby={`tab-${tab.key}`}>
        {createElement(tab.content)}
      </div>
    </Box>
  );
}
