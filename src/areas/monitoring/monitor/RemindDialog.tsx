import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import { useBulkCall } from '../../../platform/patterns/record/useBulkCall.ts';
import { useWords } from '../../../platform/providers/language.ts';
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
  text,
}: Props) {
  const say = useWords();
  const { run, busy, report, failure } = useBulkCall(call, 'POST', rows);
  return (
    <BulkDialog
      title={say('Ingatkan %{n} %{noun}?', { n: ids.length, noun })}
      verb={say('Ingatkan')}
      words={['diingatkan', say('tidak diingatkan')]}
      noun={noun}
      state={{ busy, report, error: failure?.message ?? null }}
      onRun={() => run({ ids })}
      onClose={() => onClose(report !== null)}
    >
      <Typography variant="body2">
        {text ??
          say(
            'Pemberitahuan dikirim kepada yang dapat menindaklanjuti peringatan: mahasiswa, dosen pembimbing, atau mitra.',
          )}{' '}
        {say('Setiap orang diingatkan maksimal sekali sehari untuk %{noun} yang sama.', { noun })}
      </Typography>
    </BulkDialog>
  );
}
