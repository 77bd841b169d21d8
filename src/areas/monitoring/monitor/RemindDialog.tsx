import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import { useBulkCall } from '../../../platform/patterns/record/useBulkCall.ts';
import { formatNumber } from '../../../platform/providers/format.ts';
import { BulkDialog } from '../../../platform/ui/bulk/BulkDialog.tsx';

interface Props {
  ids: readonly string[];
  rows: readonly RaRecord[];
  onClose: (done: boolean) => void;
  /** The call that reminds, what it reminds about, and what is said of whom it tells. */
  call?: string;
  noun?: string;
  text?: string;
}

/** Reminds whoever can do something about the ticked rows: about the warnings of participations unless said otherwise. */
export default function RemindDialog({
  ids,
  rows,
  onClose,
  call = 'mbkm/monitoring/ingatkan',
  noun = 'peserta',
  text = 'Pemberitahuan dikirim kepada yang dapat menindaklanjuti peringatan: mahasiswa, dosen pembimbing, atau mitra.',
}: Props) {
  const { run, busy, report, failure } = useBulkCall(call, 'POST', rows);
  return (
    <BulkDialog
      title={`Ingatkan ${formatNumber(ids.length)} ${noun}?`}
      verb="Ingatkan"
      words={['diingatkan', 'tidak diingatkan']}
      noun={noun}
      state={{ busy, report, error: failure?.message ?? null }}
      onRun={() => run({ ids })}
      onClose={() => onClose(report !== null)}
    >
      <Typography variant="body2">
        {text} Setiap orang diingatkan paling banyak sekali sehari untuk {noun} yang sama.
      </Typography>
    </BulkDialog>
  );
}
