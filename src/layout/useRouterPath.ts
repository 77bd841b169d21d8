import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';

/**
 * Reads the path the router is at now. `useLocation` follows only when the next screen is shown: until then the old
 * screen, its timers included, still sees the old path. React Router exports no other way to ask (6 and 7 alike).
 */
export function useRouterPath(): () => string | undefined {
  const router = useContext(DataRouterContext)?.router;
  return useCallback(() => router?.state.location.pathname, [router]);
}
