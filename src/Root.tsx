import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { dropFirstScreen } from './platform/common/broughtScreen.ts';
import { keepUnsaved } from './platform/common/unsaved/unsavedWork.ts';
import { onSessionEnded } from './platform/providers/http.ts';

/**
 * Around every page: a session that has ended leads to /logout, whoever noticed (portal-spec §4, §8). What is being
 * written stays on the device.
 */
export function Root() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page brought along is of the address that it was opened at
  useEffect(() => dropFirstScreen, [pathname]);
  useEffect(
    () =>
      onSessionEnded(pesan => {
        if (window.location.pathname === '/logout') return;
        keepUnsaved();
        navigate('/logout', { replace: true, state: { pesan } });
      }),
    [navigate],
  );
  return <Outlet />;
}
