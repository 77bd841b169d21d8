import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, type Location } from 'react-router-dom';

/**
 * Reads where the router is now. `useLocation` follows only when the next screen is shown: until then the old screen,
 * its timers included, still sees the old address. React Router exports no other way to ask (6 and 7 alike).
 */
export function useRouterLocation(): () => Location | undefined {
  const router = useContext(DataRouterContext)?.router;
  return useCallback(() => router?.state.location, [router]);
}
