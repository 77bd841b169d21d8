import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import type { Report } from '../../crud/api.ts';
import { BulkReport } from '../../crud/bulk/BulkReport.tsx';
import { DialogButtons } from '../../crud/DialogButtons.tsx';
import { formatNumber } from '../../crud/format.ts';

interface Props {
  title: string;
  /** The verb on the button, and what was done afterwards: "diingatkan". */
  verb: string;
  done: string;
  report: Report | null;
  problem: string | null;
  busy: boolean;
  disabled?: boolean;
  onRun: () => void;
  onClose: (done: boolean) => void;
  children: ReactNode;
}

/** A dialog that does something with many rows and then says how it went. */
export function BulkFrame({ title, verb, done, report, problem, busy, disabled, onRun, onClose, children }: Props) {
  const id = useId();
  const close = () => onClose(report !== null);
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={busy ? undefined : close} aria-labelledby={id}>
      <DialogTitle id={id}>{report ? 'Hasil' : title}</DialogTitle>
      <DialogContent>
        {problem ? (
          <Alert severity="error" sx={{ mb: 2 }}>
            {problem}
          </Alert>
        ) : null}
        {report?.gagal.length ? (
          <BulkReport report={report} done={done} failed={`tidak ${done}`} />
        ) : report ? (
          <Alert severity="success">
            {formatNumber(report.berhasil)} baris {done}.
          </Alert>
        ) : (
          children
        )}
      </DialogContent>
      <DialogButtons>
        {report ? (
          <Button variant="contained" onClick={close}>
            Tutup
          </Button>
        ) : (
          <>
            <Button onClick={close} disabled={busy}>
              Batal
            </Button>
            <Button variant="contained" onClick={onRun} loading={busy} disabled={disabled}>
              {verb}
            </Button>
          </>
        )}
      </DialogButtons>
    </Dialog>
  );
}
