import Typography from '@mui/material/Typography';
import { type RaRecord, useNotify } from 'react-admin';
import { useBulkCall } from '../../../platform/patterns/record/useBulkCall.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { BulkDialog } from '../../../platform/ui/bulk/BulkDialog.tsx';
import { useReportWords } from '../../../platform/ui/bulk/useReportWords.ts';

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
  const notify = useNotify();
  const { counted } = useReportWords({ label: noun });
  const { run, busy, report, failure } = useBulkCall(call, 'POST', rows);
  const send = async () => {
    const answer = await run({ ids });
    if (!answer || answer.gagal.length > 0) return;
    notify(`${counted(answer.berhasil)} diingatkan.`, { type: 'success' });
    onClose(true);
  };
  return (
    <BulkDialog
      title={say('Ingatkan %{n} %{noun}?', { n: ids.length, noun })}
      verb={say('Ingatkan')}
      words={['diingatkan', say('tidak diingatkan')]}
      noun={noun}
      state={{ busy, report, error: failure?.message ?? null }}
      onRun={send}
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
