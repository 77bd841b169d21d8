import { useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { keepUnsaved } from './platform/common/unsaved/unsavedWork.ts';
import { onSessionEnded } from './platform/providers/http.ts';

/**
 * Around every page: a session that has ended leads to /logout, whoever noticed (portal-spec §4, §8). What is being
 * written stays on the device.
 */
export function Root() {
  const navigate = useNavigate();
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
