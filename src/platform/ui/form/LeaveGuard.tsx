import { type RefObject, useEffect, useRef } from 'react';
import { useRecordFromLocation } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router-dom';
import { MessageDialog } from '../../common/dialogs/MessageDialog.tsx';
import { isAllKept } from '../../common/unsaved/unsavedWork.ts';
import { useWords } from '../../providers/language.ts';
import { sameValue } from './formValues.ts';
import { useHeldFields } from './useHeldFields.ts';

interface Props {
  /** The form among those of its address. */
  name: string;
  /** Leaving is the result of saving. */
  saved: RefObject<boolean>;
}

/** Asks before unsaved work is left, and has the device keep it where its session ends. */
export function LeaveGuard({ name, saved }: Props) {
  const say = useWords();
  const { isDirty, dirtyFields } = useFormState();
  const form = useFormContext<Record<string, unknown>>();
  const { getValues } = form;
  const given: Readonly<Record<string, unknown>> | null = useRecordFromLocation();
  // Values from the address are not the person's work: the next visit has them again.
  const typed = Object.keys(dirtyFields).filter(name => !given || !Object.hasOwn(given, name));
  const brought = Object.keys(dirtyFields).filter(name => !typed.includes(name));
  const unsaved = () =>
    isDirty && (typed.length > 0 || brought.some(name => !sameValue(getValues(name), given?.[name])));
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !saved.current && !isAllKept() && currentLocation.pathname !== nextLocation.pathname && unsaved(),
  );
  useHeldFields({ form, name, isWork: () => !saved.current && unsaved() });
  const held = useRef(unsaved);
  useEffect(() => {
    held.current = unsaved;
  });
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (held.current() && !isAllKept()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
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
