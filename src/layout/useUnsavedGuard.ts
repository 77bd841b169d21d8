import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useDialogs } from './dialogs/useDialogs.ts';

/** Asks before unsaved work is left behind, by a link or by closing the window. */
export function useUnsavedGuard(dirty: boolean): void {
  const { confirm } = useDialogs();
  const blocker = useBlocker(dirty);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    confirm({ text: 'Ada perubahan yang belum disimpan. Tinggalkan halaman ini?', accept: 'Tinggalkan' }).then(
      agreed => (agreed ? blocker.proceed() : blocker.reset()),
    );
  }, [blocker, confirm]);

  useEffect(() => {
    if (!dirty) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [dirty]);
}
