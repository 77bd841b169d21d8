import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Laporan } from '../../../../resources/umum/panggilanLaporan.ts';
import { messageOf } from '../failedCall.ts';
import { reportPath, useReportCalls } from './useReports.ts';

/** A report that was just deleted, to be taken back. */
export function DroppedReport({ report, onDone }: { report: Laporan; onDone: () => void }) {
  const notify = useNotify();
  const navigate = useNavigate();
  const { restore } = useReportCalls();
  const undo = async () => {
    try {
      navigate(reportPath(await restore(report.id)));
      onDone();
    } catch (refused) {
      notify(messageOf(refused), { type: 'error' });
    }
  };
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      onClose={onDone}
      action={
        <Button color="inherit" size="small" onClick={undo}>
          Urungkan
        </Button>
      }
    >
      Laporan “{report.nama}” dihapus.
    </Alert>
  );
}
