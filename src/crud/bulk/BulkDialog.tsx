import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import type { Report } from '../api.ts';
import { DialogButtons } from '../DialogButtons.tsx';
import { useSelection } from '../list/selection.ts';
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

/** Frame of a bulk action: what will happen, the button that does it, then the report. */
export function BulkDialog({ title, verb, danger, words, state, onRun, onClose, disabled, children }: Props) {
  const id = useId();
  const { clear } = useSelection();
  const { busy, report, error } = state;
  const finish = () => {
    if (report) clear();
    onClose();
  };
  return (
    <Dialog open onClose={busy ? undefined : finish} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{report ? 'Hasil' : title}</DialogTitle>
      <DialogContent>
        {error ? (
          <Alert severity="error" sx={{ mb: 2 }}>
            {error}
          </Alert>
        ) : null}
        {report ? <BulkReport report={report} done={words[0]} failed={words[1]} /> : children}
      </DialogContent>
      <DialogButtons>
        {report ? (
          <Button variant="contained" onClick={finish}>
            Tutup
          </Button>
        ) : (
          <>
            <Button onClick={onClose} disabled={busy}>
              Batal
            </Button>
            <Button
              variant="contained"
              color={danger ? 'error' : 'primary'}
              onClick={onRun}
              loading={busy}
              disabled={disabled}
            >
              {verb}
            </Button>
          </>
        )}
      </DialogButtons>
    </Dialog>
  );
}
