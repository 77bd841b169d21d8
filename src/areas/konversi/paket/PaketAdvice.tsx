import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useResourceContext } from 'react-admin';
import { z } from 'zod';
import type { PaketCalls } from '../../../../resources/kit/index.ts';
import { type RekomendasiDosen, rekomendasiDosen } from '../../../../resources/konversi/terpilihAwal.ts';
import { Said } from '../../../platform/common/Said.tsx';
import { useKept } from '../../../platform/common/unsaved/useKept.ts';
import { http } from '../../../platform/providers/http.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { fieldErrorsOf, messageOf } from '../../../platform/ui/failedCall.ts';
import { CourseLine } from './CourseLine.tsx';
import { type PaketView, type Usulan, useKeepView } from './view.ts';

interface Props {
  view: PaketView;
  options: PaketCalls;
}

/** The supervisor's advice, course by course; each is saved by itself. */
export function PaketAdvice({ view, options }: Props) {
  const say = useWords();
  return (
    <>
      <Alert severity="info" sx={{ mb: 1 }}>
        {say('Rekomendasi membantu program studi memutuskan; keputusan tetap pada program studi.')}
      </Alert>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {view.awal.map(row => (
          <CourseLine key={row.id} course={row.matkul} sks={row.sks}>
            {row.alasan ? (
              <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {row.alasan}
              </Typography>
            ) : null}
            <Advice key={row.version} row={row} options={options} />
          </CourseLine>
        ))}
      </Box>
    </>
  );
}

const choices = Object.entries(rekomendasiDosen);
const isAdvice = (value: unknown): value is RekomendasiDosen =>
  typeof value === 'string' && Object.hasOwn(rekomendasiDosen, value);
const shape = z.object({
  advice: z.custom<RekomendasiDosen | null>(value => value === null || isAdvice(value)),
  note: z.string(),
});

function Advice({ row, options }: { row: Usulan; options: PaketCalls }) {
  const say = useWords();
  const resource = useResourceContext() ?? '';
  const notify = useNotify();
  const keep = useKeepView();
  const [{ advice, note }, write] = useKept({
    name: `rekomendasi ${row.id}`,
    initial: { advice: row.rekomendasiDosen, note: row.catatanDosen ?? '' },
    shape,
    onPage: true,
  });
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const changed = advice !== row.rekomendasiDosen || note.trim() !== (row.catatanDosen ?? '');
  const save = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const { data } = await http<PaketView>(options.calls.advise.replace('{id}', row.id), {
        method: 'PUT',
        body: { rekomendasiDosen: advice, catatanDosen: note.trim() || null, version: row.version },
      });
      notify(say('Rekomendasi disimpan.'), { type: 'success' });
      await keep(data, resource);
    } catch (error) {
      setProblem(Object.values(fieldErrorsOf(error))[0] ?? messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const name = row.matkul?.nama ?? '';
  return (
    <Box sx={{ mt: 1.5, display: 'grid', gap: 1, maxWidth: 640 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={advice}
        onChange={(_, value: unknown) => write({ note, advice: isAdvice(value) ? value : null })}
        aria-label={say('Rekomendasi %{nama}', { nama: name })}
        sx={{ '& > *': { flex: { xs: 1, sm: 'none' }, textTransform: 'none', minHeight: { xs: 44, sm: 36 } } }}
      >
        {choices.map(([value, label]) => (
          <ToggleButton key={value} value={value}>
            <Said label={label} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <TextField
        label={say('Catatan')}
        multiline
        value={note}
        onChange={event => write({ advice, note: event.target.value })}
        error={problem !== null}
        helperText={problem}
        slotProps={{ htmlInput: { maxLength: 300, 'aria-label': say('Catatan untuk %{nama}', { nama: name }) } }}
      />
      <Button
        variant="outlined"
        onClick={save}
        loading={busy}
        disabled={!changed || advice === null}
        aria-label={say('Simpan rekomendasi %{nama}', { nama: name })}
        sx={{ justifySelf: { sm: 'start' } }}
      >
        {say('Simpan rekomendasi')}
      </Button>
    </Box>
  );
}
