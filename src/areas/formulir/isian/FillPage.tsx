import ArrowBack from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { answerFileField, answerFiles, answerResource } from '../../../../resources/formulir/berkasJawaban.ts';
import type { Isian } from '../../../../resources/formulir/panggilan.ts';
import { formColumns } from '../../../../resources/kit/form/versions.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { formatDateTime } from '../../../platform/providers/format.ts';
import { useLabel, useWords } from '../../../platform/providers/language.ts';
import { type AnswerPlace, AnswerPlaceContext } from '../../../platform/ui/questions/answerPlace.ts';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { useWaiting } from '../luring/useWaiting.ts';
import { WaitingAnswers } from '../luring/WaitingAnswers.tsx';
import { useIsian } from '../useFormulir.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { OwnAnswers } from './OwnAnswers.tsx';

/** /formulir/:id: a form as it is answered, or what was answered. */
export default function FillPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const say = useWords();
  const { data, error, isPending, refetch } = useIsian(id, search.get('baris') ?? undefined);
  return (
    <Box sx={{ maxWidth: 800, pb: { xs: 9, sm: 3 } }}>
      <ScreenTitle path="/formulir/:id" />
      <Button component={Link} to="/formulir" startIcon={<ArrowBack />} sx={{ mb: 1 }}>
        {say('Semua formulir')}
      </Button>
      {isPending ? (
        <Loading height={480} label={say('Memuat formulir')} />
      ) : error ? (
        <RetryAlert error={error} onRetry={refetch} />
      ) : (
        <Opened isian={data} onReload={refetch} />
      )}
    </Box>
  );
}

const answerPlace: AnswerPlace = kind => {
  const field = answerFileField[kind];
  return { resource: answerResource, field, takes: answerFiles[field] };
};

function Opened({ isian, onReload }: { isian: Isian; onReload: () => void }) {
  const say = useWords();
  const labelOf = useLabel();
  const { judul, keterangan, keadaan, anonim, buka, penuh, dapatDiubah, dikirimPada, definisi, isi, baris } = isian;
  const writes = buka && (keadaan !== 'terkirim' || dapatDiubah);
  const waiting = useWaiting(isian.id, baris?.id);
  return (
    <>
      <Typography component="h2" variant="h5" sx={{ overflowWrap: 'anywhere' }}>
        {judul}
      </Typography>
      {baris ? (
        <Typography variant="subtitle1" component="p" sx={{ overflowWrap: 'anywhere', mt: 0.5 }}>
          {baris.nama}
        </Typography>
      ) : null}
      {keterangan ? (
        <Typography sx={{ whiteSpace: 'pre-line', color: 'text.secondary', mt: 1 }}>{keterangan}</Typography>
      ) : null}
      {dikirimPada ? (
        <Alert severity="success" sx={{ mt: 2 }}>
          {say('Jawaban Anda terkirim pada %{waktu}.', { waktu: formatDateTime(dikirimPada) })}
        </Alert>
      ) : null}
      {!buka && keadaan !== 'terkirim' ? (
        <Alert severity="info" sx={{ mt: 2 }}>
          {penuh
            ? say('Formulir ini sudah menutup: jawaban yang diperlukan sudah terkumpul.')
            : say('Formulir ini sedang tidak dibuka.')}
        </Alert>
      ) : null}
      {baris?.menahan && writes ? (
        <Alert severity="info" sx={{ mt: 2 }}>
          {say('%{apa} tampil sesudah formulir ini dikirim.', { apa: labelOf(baris.menahan) })}
        </Alert>
      ) : null}
      {anonim ? <Anonymous sent={keadaan === 'terkirim'} writes={writes} /> : null}
      {waiting ? (
        <Alert severity="error" sx={{ mt: 2 }}>
          {say('Belum terkirim: %{alasan}', { alasan: labelOf(waiting) })}
        </Alert>
      ) : null}
      <Box sx={{ mt: 2 }}>
        {waiting === '' ? (
          <WaitingAnswers form={isian.id} row={baris?.id} onArrived={onReload} />
        ) : writes ? (
          <AnswerPlaceContext value={answerPlace}>
            {/* Begun anew with each version of the questions and of the answers. */}
            <AnswerForm key={`${isian.nomorVersi} ${isian.version}`} isian={isian} onReload={onReload} />
          </AnswerPlaceContext>
        ) : keadaan === 'belum' || anonim ? null : (
          <OwnAnswers columns={formColumns([definisi])} form={definisi} answers={isi} />
        )}
      </Box>
    </>
  );
}

/** What an anonymous form promises, and what follows from it. */
function Anonymous({ sent, writes }: { sent: boolean; writes: boolean }) {
  const say = useWords();
  if (sent)
    return (
      <Alert severity="success" sx={{ mt: 2 }}>
        {say('Jawaban Anda sudah dikirim. Karena anonim, jawaban itu tidak dapat dilihat atau diubah lagi.')}
      </Alert>
    );
  return writes ? (
    <Alert severity="info" sx={{ mt: 2 }}>
      {say(
        'Formulir ini anonim. Portal mencatat bahwa Anda sudah mengisi, tetapi tidak menyimpan jawaban itu dari siapa. Sebelum dikirim, isian hanya ada di perangkat ini.',
      )}
    </Alert>
  ) : null;
}
