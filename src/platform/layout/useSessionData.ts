import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ensureLoaded, useAuthState } from '../providers/session.ts';

/** Session data that the layout needs before it can draw a page. */
export type SessionData = { status: 'loading' } | { status: 'failed'; error: unknown } | { status: 'ready' };

/**
 * Loads user, menus and permissions. A former visit's are used meanwhile, so the first screen need not wait. An empty
 * menu leads to /logout with a warning (portal-spec §5).
 */
export function useSessionData(): SessionData {
  const { menus } = useAuthState();
  const navigate = useNavigate();
  const [error, setError] = useState<unknown>();

  useEffect(() => {
    ensureLoaded().then(
      ({ menus: loaded }) => {
        if (loaded?.length) return;
        const state = { pesan: 'Otorisasi menu untuk anda belum di set', nada: 'warning' };
        navigate('/logout', { replace: true, state });
      },
      (reason: unknown) => setError(reason),
    );
  }, [navigate]);

  if (menus?.length) return { status: 'ready' };
  return error ? { status: 'failed', error } : { status: 'loading' };
}
