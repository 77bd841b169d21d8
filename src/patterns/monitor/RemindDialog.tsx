import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import { BulkDialog } from '../../crud/bulk/BulkDialog.tsx';
import { formatNumber } from '../../crud/format.ts';
import { useBulkCall } from '../record/useBulkCall.ts';

interface Props {
  ids: readonly string[];
  rows: readonly RaRecord[];
  onClose: (done: boolean) => void;
}

/** Reminds whoever can do something about the warnings of the ticked rows. */
export default function RemindDialog({ ids, rows, onClose }: Props) {
  const { run, busy, report, failure } = useBulkCall('mbkm/monitoring/ingatkan', 'POST', rows);
  return (
    <BulkDialog
      title={`Ingatkan ${formatNumber(ids.length)} peserta?`}
      verb="Ingatkan"
      words={['diingatkan', 'tidak diingatkan']}
      noun="peserta"
      state={{ busy, report, error: failure?.message ?? null }}
      onRun={() => run({ ids })}
      onClose={() => onClose(report !== null)}
    >
      <Typography variant="body2">
        Pemberitahuan dikirim kepada yang dapat menindaklanjuti peringatan: mahasiswa, dosen pembimbing, atau mitra.
        Setiap orang diingatkan paling banyak sekali sehari untuk peserta yang sama.
      </Typography>
    </BulkDialog>
  );
}
