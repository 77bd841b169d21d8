import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { inSentence } from '../../../../resources/kit/index.ts';
import type { Lembar, LembarPenilai } from '../../../../resources/nilai/lembar.ts';
import { jenisPenilai } from '../../../../resources/nilai/penilai.ts';
import { alurPenilaian } from '../../../../resources/nilai/penilaian.ts';
import { useLabel, useWords } from '../../../platform/providers/language.ts';
import { StatusChip } from '../../../platform/ui/cells/StatusChip.tsx';
import { AssessorForm } from './AssessorForm.tsx';
import { SentSheet } from './SentSheet.tsx';
import type { SheetTarget } from './useAssessorForm.ts';

interface Props {
  target: SheetTarget;
  sheet: Lembar;
  lembar: LembarPenilai;
}

/** Sheet of one assessor: a form if the caller may fill it in, else its content. */
export function AssessorSheet({ target, sheet, lembar }: Props) {
  const labelOf = useLabel();
  const say = useWords();
  const title = useId();
  const { jenisPenilai: jenis, status, bolehIsi, bolehMewakili, diwakilkan } = lembar;
  // A form that was begun on somebody's behalf goes on as one.
  const [entering, setEntering] = useState(diwakilkan);
  const onBehalf = !bolehIsi && bolehMewakili && entering;
  return (
    <Paper variant="outlined" component="section" aria-labelledby={title} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1.5 }}>
        <Typography id={title} component="h2" variant="h6" sx={{ mr: 'auto' }}>
          {say('Penilaian %{penilai}', { penilai: inSentence(labelOf(jenisPenilai[jenis])) })}
        </Typography>
        {status === 'kosong' ? null : <StatusChip workflow={alurPenilaian} value={status} />}
      </Stack>
      {bolehIsi || onBehalf ? (
        <AssessorForm target={target} sheet={sheet} lembar={lembar} onBehalf={onBehalf} />
      ) : status === 'kosong' ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {say('%{penilai} belum mengisi penilaian.', { penilai: labelOf(jenisPenilai[jenis]) })}
        </Typography>
      ) : (
        <SentSheet target={target} skala={sheet.skala} lembar={lembar} />
      )}
      {bolehMewakili && !bolehIsi && !entering ? (
        <Button variant="outlined" onClick={() => setEntering(true)} sx={{ mt: 2 }}>
          {say('Isi dari formulir bertanda tangan')}
        </Button>
      ) : null}
    </Paper>
  );
}
