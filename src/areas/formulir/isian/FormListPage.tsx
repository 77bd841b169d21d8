import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { FormulirRingkas } from '../../../../resources/formulir/panggilan.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { formatDate } from '../../../platform/providers/format.ts';
import { type Phrase, useWords } from '../../../platform/providers/language.ts';
import { CardHead } from '../../../platform/ui/CardHead.tsx';
import { Notice } from '../../../platform/ui/list/Notice.tsx';
import { aboutRow, useForms } from '../../../platform/ui/questions/useForms.ts';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { useFormsAhead } from '../luring/useFormsAhead.ts';
import { useWaiting } from '../luring/useWaiting.ts';

/** /formulir: forms that ask the reader, and those whose answers they may read. */
export default function FormListPage() {
  const say = useWords();
  const { data, error, isPending, refetch } = useForms();
  useFormsAhead(data);
  return (
    <Box sx={{ maxWidth: 800 }}>
      <ScreenTitle path="/formulir" />
      {isPending ? (
        <Loading height={240} label={say('Memuat formulir')} />
      ) : error ? (
        <RetryAlert error={error} onRetry={refetch} />
      ) : data.length ? (
        <Stack component="ul" spacing={2} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {data.map(form => (
            <FormCard key={`${form.id} ${form.baris?.id ?? ''}`} form={form} />
          ))}
        </Stack>
      ) : (
        <Notice
          title={say('Belum ada formulir untuk Anda')}
          text={say('Formulir yang perlu Anda isi tampil di sini.')}
        />
      )}
    </Box>
  );
}

const states: Readonly<
  Record<FormulirRingkas['keadaan'], { label: Phrase; color: 'default' | 'warning' | 'success' }>
> = {
  belum: { label: 'Belum diisi', color: 'default' },
  draf: { label: 'Belum dikirim', color: 'warning' },
  terkirim: { label: 'Sudah dikirim', color: 'success' },
};

const opens: Readonly<Record<FormulirRingkas['keadaan'], Phrase>> = {
  belum: 'Isi formulir',
  draf: 'Lanjutkan isian',
  terkirim: 'Lihat jawaban saya',
};

function FormCard({
  form: { id, judul, keterangan, tanggalTutup, keadaan, anonim, buka, hasil, baris },
}: {
  form: FormulirRingkas;
}) {
  const say = useWords();
  const state = states[keadaan];
  const asks = buka || keadaan !== 'belum';
  const waiting = useWaiting(id, baris?.id);
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      <CardHead title={judul} level="h2">
        {anonim ? <Chip size="small" variant="outlined" label={say('Anonim')} /> : null}
        {waiting !== null ? (
          <Chip
            size="small"
            variant="outlined"
            color={waiting ? 'error' : 'warning'}
            label={say(waiting ? 'Gagal dikirim' : 'Menunggu dikirim')}
          />
        ) : asks ? (
          <Chip size="small" variant="outlined" color={state.color} label={say(state.label)} />
        ) : null}
      </CardHead>
      {baris ? (
        <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {baris.nama}
        </Typography>
      ) : null}
      {keterangan ? (
        <Typography
          variant="body2"
          sx={{
            color: 'text.secondary',
            mt: 0.5,
            display: '-webkit-box',
            WebkitLineClamp: 3,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
          }}
        >
          {keterangan}
        </Typography>
      ) : null}
      <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        {asks && !(anonim && keadaan === 'terkirim') ? (
          <Button
            component={Link}
            to={aboutRow(`/formulir/${id}`, baris?.id)}
            variant={buka && keadaan !== 'terkirim' ? 'contained' : 'outlined'}
          >
            {say(opens[keadaan])}
          </Button>
        ) : null}
        {hasil && !baris ? (
          <Button component={Link} to={`/formulir/${id}/hasil`} variant="outlined">
            {say('Lihat hasil')}
          </Button>
        ) : null}
        {buka && tanggalTutup ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {say('Sampai %{tanggal}', { tanggal: formatDate(tanggalTutup) })}
          </Typography>
        ) : null}
      </Stack>
    </Paper>
  );
}
