import { useCallback, useSyncExternalStore } from 'react';
import { useAuthState } from '../../../platform/providers/session.ts';
import { onWaiting, waitingOf } from './waiting.ts';

/**
 * How the reader's answers to a form stand on this device: null where nothing waits, '' while they do, else why they were
 * refused.
 */
export function useWaiting(form: string, row: string | undefined): string | null {
  const { user } = useAuthState();
  const id = String(user?.id ?? '');
  const read = useCallback(() => {
    const found = waitingOf(id, form, row);
    return found && (found.refused ?? '');
  }, [id, form, row]);
  return useSyncExternalStore(onWaiting, read);
}
