import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useState } from 'react';
import { useWords } from '../providers/language.ts';
import { DialogButtons } from './DialogButtons.tsx';
import { Refusal } from './form/Refusal.tsx';

interface Choice {
  /** On the button that does it. */
  verb: string;
  danger?: boolean;
  /** While it is being done nothing can be pressed. */
  busy: boolean;
  disabled?: boolean | undefined;
  /** The button has the focus from the first, where nothing is to be filled in. */
  verbFocus?: boolean;
  onAgree: () => void;
  onClose: () => void;
}

interface Props extends Choice {
  title: ReactNode;
  /** Error of the last attempt, shown above everything. */
  problem?: string | null;
  maxWidth?: 'xs' | 'sm';
  children: ReactNode;
}

/** Asks before something is done: information or inputs, then "Batal" and the verb; stays open while it is done. */
export function AskDialog({ title, problem, maxWidth = 'sm', children, ...choice }: Props) {
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth={maxWidth} onClose={choice.busy ? undefined : choice.onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {problem ? <Problem text={problem} /> : null}
        {children}
      </DialogContent>
      <DialogButtons>
        <AskButtons {...choice} />
      </DialogButtons>
    </Dialog>
  );
}

/** Error of what a dialog does. */
export const Problem = ({ text }: { text: string }) => (
  <Alert severity="error" sx={{ mb: 2 }}>
    {text}
  </Alert>
);

/** "Batal", and the button that does it. */
export function AskButtons({ verb, danger, busy, disabled, verbFocus, onAgree, onClose }: Choice) {
  const say = useWords();
  const [attempts, setAttempts] = useState(0);
  return (
    <>
      <Refusal attempts={attempts} busy={busy} />
      <Button onClick={onClose} disabled={busy}>
        {say('Batal')}
      </Button>
      <Button
        variant="contained"
        color={danger ? 'error' : 'primary'}
        onClick={() => {
          setAttempts(attempts + 1);
          onAgree();
        }}
        loading={busy}
        disabled={disabled}
        autoFocus={verbFocus}
      >
        {verb}
      </Button>
    </>
  );
}
