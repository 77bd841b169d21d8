import { type ReactNode, useMemo, useState } from 'react';
import { useWords } from '../../providers/language.ts';
import { MessageSlot } from './MessageSlot.tsx';
import { type Dialogs, DialogsContext } from './useDialogs.ts';

interface Shown {
  title: string;
  text: string;
  accept?: string;
  decline?: string;
  danger?: boolean;
  answer: (agreed: boolean) => void;
}

/** Gives every screen `useDialogs()` and draws the one window that is open. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const say = useWords();
  const [shown, setShown] = useState<Shown | null>(null);
  const [open, setOpen] = useState(false);

  const dialogs = useMemo<Dialogs>(() => {
    const show = (what: Omit<Shown, 'answer'>) =>
      new Promise<boolean>(answer => {
        setShown({ ...what, answer });
        setOpen(true);
      });
    const tell = async (title: string, text: string) => {
      await show({ title, text });
    };
    return {
      confirm: ({ title = say('Konfirmasi'), ...question }) => show({ title, decline: say('Batal'), ...question }),
      success: text => tell(say('Berhasil !'), text),
      warning: (text, title = say('Warning !')) => tell(title, text),
    };
  }, [say]);

  const close = (agreed: boolean) => {
    setOpen(false);
    shown?.answer(agreed);
  };

  return (
    <DialogsContext value={dialogs}>
      {children}
      {shown ? (
        <MessageSlot
          open={open}
          title={shown.title}
          accept={shown.accept}
          decline={shown.decline}
          danger={shown.danger}
          onAccept={() => close(true)}
          onDecline={() => close(false)}
        >
          {shown.text}
        </MessageSlot>
      ) : null}
    </DialogsContext>
  );
}
