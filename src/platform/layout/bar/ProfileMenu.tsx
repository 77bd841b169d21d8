import ExpandMore from '@mui/icons-material/ExpandMore';
import ButtonBase from '@mui/material/ButtonBase';
import { Suspense, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { type Bahasa, bahasa } from '../../../../resources/pengaturan/bahasa.ts';
import { useDialogs } from '../../common/dialogs/useDialogs.ts';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { PersonAvatar } from '../../common/PersonAvatar.tsx';
import { chooseLanguage, otherLanguages, useWords } from '../../providers/language.ts';
import { useAuthState } from '../../providers/session.ts';

// Their code comes when the menu is first opened.
const ProfileItems = lazyScreen(() => import('./ProfileItems.tsx'));
const SwitchAkses = lazyScreen(() => import('./SwitchAkses.tsx'));

/** Profile, Switch Akses and Logout. */
export function ProfileMenu() {
  const { user } = useAuthState();
  const { confirm } = useDialogs();
  const navigate = useNavigate();
  const say = useWords();
  const notify = useNotify();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  const [switching, setSwitching] = useState(false);
  if (!user) return null;

  const close = () => setAnchor(null);
  const logout = async () => {
    close();
    if (await confirm({ title: 'Logout', text: say('Apakah Anda yakin akan logout?') })) navigate('/logout');
  };
  const openProfile = () => {
    close();
    navigate('/pengaturan/user/profile');
  };
  const switchLanguage = async (other: Bahasa) => {
    close();
    try {
      await chooseLanguage(user, other);
    } catch (error) {
      notify(error instanceof Error ? error.message : '', { type: 'warning' });
    }
  };
  const openSwitch = () => {
    close();
    setSwitching(true);
  };

  return (
    <>
      <ButtonBase
        onClick={event => {
          setAnchor(event.currentTarget);
          setOpened(true);
        }}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        sx={{ gap: 0.5, p: 0.75, minHeight: 44, borderRadius: 1, '&:hover': { bgcolor: 'action.hover' } }}
      >
        <PersonAvatar user={user} size={32} />
        <span className="visually-hidden">{say('Menu akun %{nama}', { nama: user.name })}</span>
        <ExpandMore fontSize="small" sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }} />
      </ButtonBase>
      {opened ? (
        <Suspense fallback={null}>
          <ProfileItems
            user={user}
            at={anchor}
            onClose={close}
            onProfile={openProfile}
            onSwitch={openSwitch}
            languages={otherLanguages(user).map(code => ({ code, name: bahasa[code] }))}
            onLanguage={switchLanguage}
            onLogout={logout}
          />
          <SwitchAkses open={switching} onClose={() => setSwitching(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
