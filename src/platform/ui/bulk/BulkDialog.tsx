import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import type { Report } from '../../providers/api.ts';
import { useWords } from '../../providers/language.ts';
import { AskButtons, Problem } from '../AskDialog.tsx';
import { DialogButtons } from '../DialogButtons.tsx';
import { BulkReport } from './BulkReport.tsx';
import { useKeptHeight } from './useKeptHeight.ts';

interface Props {
  title: string;
  /** Verb of the button. */
  verb: string;
  danger?: boolean;
  /** "dihapus", or the sentence for so many; "tidak dapat dihapus". */
  words: readonly [done: string | ((count: number) => string), failed: string];
  /** Noun for the rows in a sentence; default: the resource's label. */
  noun?: string;
  state: { busy: boolean; report: Report | null; error: string | null };
  onRun: () => void;
  onClose: () => void;
  disabled?: boolean | undefined;
  /** Leads back to what was filled in. */
  onBack?: (() => void) | undefined;
  /** Undoes what the report tells of. */
  onUndo?: ((report: Report) => void) | undefined;
  /** Nothing is to be filled in: the button has the focus from the first. */
  verbFocus?: boolean;
  children: ReactNode;
}

/** Frame of an action on many rows: what will happen, the button that does it, then the report. */
export function BulkDialog(props: Props) {
  const say = useWords();
  const {
    title,
    verb,
    danger,
    words,
    noun,
    state,
    onRun,
    onClose,
    disabled,
    onBack,
    onUndo,
    verbFocus = false,
    children,
  } = props;
  const id = useId();
  const content = useKeptHeight();
  const { busy, report, error } = state;
  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{report ? say('Hasil') : title}</DialogTitle>
      <DialogContent ref={content}>
        {error ? <Problem text={error} /> : null}
        {report ? <BulkReport report={report} done={words[0]} failed={words[1]} noun={noun} /> : children}
      </DialogContent>
      <DialogButtons>
        {report ? (
          <>
            {onUndo && report.bukti?.length ? (
              <Button onClick={() => onUndo(report)} disabled={busy}>
                {say('Urungkan')}
              </Button>
            ) : null}
            <Button variant="contained" onClick={onClose}>
              {say('Tutup')}
            </Button>
          </>
        ) : (
          <>
            {onBack ? (
              <Button onClick={onBack} disabled={busy} sx={{ mr: 'auto' }}>
                {say('Kembali')}
              </Button>
            ) : null}
            <AskButtons
              verb={verb}
              danger={danger}
              busy={busy}
              disabled={disabled}
              verbFocus={verbFocus}
              onClose={onClose}
              onAgree={onRun}
            />
          </>
        )}
      </DialogButtons>
    </Dialog>
  );
}
