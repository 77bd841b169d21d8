import { type RefObject, useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router-dom';
import { MessageDialog } from '../../layout/dialogs/MessageDialog.tsx';
import { useWords } from '../../providers/language.ts';

/** Asks before unsaved work is left; `saved` tells that leaving is the result of saving. */
export function LeaveGuard({ saved }: { saved: RefObject<boolean> }) {
  const say = useWords();
  const { isDirty, dirtyFields } = useFormState();
  const unsaved = isDirty && Object.keys(dirtyFields).length > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && !saved.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);
  return (
    <MessageDialog
      open={blocker.state === 'blocked'}
      title={say('Tinggalkan halaman ini?')}
      accept={say('Tinggalkan')}
      decline={say('Lanjut mengisi')}
      danger
      role="alertdialog"
      onAccept={() => blocker.proceed?.()}
      onDecline={() => blocker.reset?.()}
    >
      {say('Ada perubahan yang belum disimpan. Jika halaman ini ditinggalkan, perubahan itu hilang.')}
    </MessageDialog>
  );
}
