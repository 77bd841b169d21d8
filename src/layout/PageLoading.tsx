import { Splash } from '../pages/errors/Splash.tsx';

/** Before the session is known. */
export function PageLoading() {
  return <Splash />;
}
