import { useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { onSessionEnded } from './providers/http.ts';

/** Around every page: a call that answers 401 leads to /logout, whoever made it (portal-spec §8). */
export function Root() {
  const navigate = useNavigate();
  useEffect(
    () =>
      onSessionEnded(pesan => {
        if (window.location.pathname !== '/logout') navigate('/logout', { replace: true, state: { pesan } });
      }),
    [navigate],
  );
  return <Outlet />;
}
