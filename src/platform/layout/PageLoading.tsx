import { Waiting } from './Waiting.tsx';

/** Before the session is known. */
export function PageLoading() {
  return <Waiting inside />;
}
