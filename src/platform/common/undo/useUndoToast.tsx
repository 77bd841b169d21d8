import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { useCloseNotification, useNotify, useRefresh } from 'react-admin';
import { useWords } from '../../providers/language.ts';

/** Time to read the sentence and decide. */
const lasts = 10_000;

/** Result of an undo, shown as the next toast. */
export interface Undone {
  text: string;
  /** Something stayed as it was. */
  partly?: boolean;
}

interface Props {
  text: string;
  /** Undoes it. A refusal is said by whoever called the server. */
  undo: () => Promise<Undone>;
}

function UndoToast({ text, undo }: Props) {
  const say = useWords();
  const close = useCloseNotification();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      const { text: said, partly = false } = await undo();
      notify(said, { type: partly ? 'warning' : 'success' });
      refresh();
    } catch {
      // Said by the toast of every refusal.
    } finally {
      close();
    }
  };
  return (
    <Alert
      severity="success"
      variant="filled"
      action={
        <Button color="inherit" size="small" loading={busy} onClick={() => void start()}>
          {say('Urungkan')}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}

/** Says that something was done, with the button that undoes it. */
export function useUndoToast(): (text: string, undo: Props['undo']) => void {
  const notify = useNotify();
  return useCallback(
    (text, undo) => notify(<UndoToast text={text} undo={undo} />, { type: 'success', autoHideDuration: lasts }),
    [notify],
  );
}
