import { ErrorPage } from '../pages/errors/ErrorPage.tsx';
import { messageForPeople } from '../pages/errors/messageForPeople.ts';

/** An error that a screen threw while drawing. */
export function AdminError({ error }: { error?: unknown }) {
  return <ErrorPage inside {...messageForPeople(error)} />;
}
