import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { AskButtons, Problem } from '../AskDialog.tsx';
import type { Report } from '../api.ts';
import { DialogButtons } from '../DialogButtons.tsx';
import { BulkReport } from './BulkReport.tsx';

interface Props {
  title: string;
  /** Verb of the button. */
  verb: string;
  danger?: boolean;
  /** "dihapus", "tidak dapat dihapus". */
  words: readonly [done: string, failed: string];
  state: { busy: boolean; report: Report | null; error: string | null };
  onRun: () => void;
  onClose: () => void;
  disabled?: boolean;
  children: ReactNode;
}

/** Frame of what is done with many rows: what will happen, the button that does it, then the report. */
export function BulkDialog({ title, verb, danger, words, state, onRun, onClose, disabled, children }: Props) {
  const id = useId();
  const { busy, report, error } = state;
  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{report ? 'Hasil' : title}</DialogTitle>
      <DialogContent>
        {error ? <Problem text={error} /> : null}
        {report ? <BulkReport report={report} done={words[0]} failed={words[1]} /> : children}
      </DialogContent>
      <DialogButtons>
        {report ? (
          <Button variant="contained" onClick={onClose}>
            Tutup
          </Button>
        ) : (
          <AskButtons verb={verb} danger={danger} busy={busy} disabled={disabled} onAgree={onRun} onClose={onClose} />
        )}
      </DialogButtons>
    </Dialog>
  );
}
