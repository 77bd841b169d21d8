import { useCallback, useEffect } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { useWords } from '../../providers/language.ts';
import { useDialogs } from '../dialogs/useDialogs.ts';
import { isAllKept } from './unsavedWork.ts';

/**
 * Asks before unsaved work is left behind, by a link or by closing the window; not where its session has ended and the
 * device keeps it.
 * @param stays what was typed outlives another search of the same page: its next rows, a filter
 */
export function useLeaveQuestion(dirty: boolean, stays = false): void {
  const say = useWords();
  const { confirm } = useDialogs();
  // The same function while it says the same: the router takes each new one for a new blocker, and draws the page again.
  const blocks = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      dirty && !isAllKept() && !(stays && currentLocation.pathname === nextLocation.pathname),
    [dirty, stays],
  );
  const blocker = useBlocker(blocks);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    confirm({
      text: say('Ada perubahan yang belum disimpan. Tinggalkan halaman ini?'),
      accept: say('Tinggalkan'),
    }).then(agreed => (agreed ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirm, say]);

  useEffect(() => {
    if (!dirty) return;
    const hold = (event: BeforeUnloadEvent) => {
      if (!isAllKept()) event.preventDefault();
    };
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [dirty]);
}
