import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import type { Lembar, LembarPenilai } from '../../../../resources/nilai/lembar.ts';
import { penilaian } from '../../../../resources/nilai/penilaian.ts';
import { useDialogs } from '../../../platform/common/dialogs/useDialogs.ts';
import { useUnsaved } from '../../../platform/common/unsaved/useUnsaved.ts';
import { UploadField } from '../../../platform/patterns/upload/UploadField.tsx';
import { useLabel, useWords } from '../../../platform/providers/language.ts';
import { Refusal } from '../../../platform/ui/form/Refusal.tsx';
import { OffReason } from '../../../platform/ui/OffReason.tsx';
import { ComponentGrid } from './ComponentGrid.tsx';
import { StaleSheet } from './StaleSheet.tsx';
import { type SheetTarget, typedShape, useAssessorForm } from './useAssessorForm.ts';

interface Props {
  target: SheetTarget;
  sheet: Lembar;
  lembar: LembarPenilai;
  /** The signed form of the assessor is entered. */
  onBehalf: boolean;
}

const { kirim } = penilaian.fields.status.workflow.actions;
const form = penilaian.fields.berkasFormulir;

/** One assessor's sheet to be filled in: scores, words, draft and submission. */
export function AssessorForm({ target, sheet, lembar, onBehalf }: Props) {
  const labelOf = useLabel();
  const say = useWords();
  const { typed, change, problems, words, dirty, touched, busy, stale, off, attempts, ready, save, reload } =
    useAssessorForm(target, sheet, lembar, onBehalf);
  const { confirm } = useDialogs();
  const why = useId();
  useUnsaved({
    name: `lembar ${sheet.pendaftar.id} ${lembar.jenisPenilai}`,
    dirty: touched && stale === null,
    values: typed,
    shape: typedShape,
    put: change,
  });
  const { skala, capaian } = sheet;
  const mustExplain = lembar.jenisPenilai === 'dosen' && Boolean(capaian?.pesan);

  const submit = async () => {
    if (!ready('kirim')) return;
    if (
      await confirm({ title: labelOf(kirim.label), text: labelOf(kirim.confirm ?? ''), accept: labelOf(kirim.label) })
    )
      await save('kirim');
  };
  return (
    <Stack spacing={2} data-formulir="">
      <StaleSheet text={stale} onReload={reload} />
      <ComponentGrid
        lembar={lembar}
        skala={skala}
        scores={typed.scores}
        problems={problems}
        onChange={scores => change({ scores })}
      />
      <TextField
        label={mustExplain ? say('Catatan (wajib: jam logbook kurang)') : say('Catatan')}
        multiline
        minRows={2}
        margin="none"
        value={typed.catatan}
        error={Boolean(words.catatan)}
        helperText={words.catatan}
        onChange={event => change({ catatan: event.target.value })}
      />
      {lembar.jenisPenilai === 'mitra' ? (
        <TextField
          label={say('Saran pengembangan')}
          multiline
          minRows={2}
          margin="none"
          value={typed.saranPengembangan}
          error={Boolean(words.saranPengembangan)}
          helperText={words.saranPengembangan ?? say('Yang sebaiknya dipelajari mahasiswa setelah kegiatan ini.')}
          onChange={event => change({ saranPengembangan: event.target.value })}
        />
      ) : null}
      {onBehalf ? (
        <UploadField
          target={{ resource: target.resource, field: 'berkasFormulir', types: form.types, maxMb: form.maxMb }}
          label={labelOf(form.label ?? 'Formulir bertanda tangan')}
          required
          value={typed.berkasFormulir}
          onChange={berkasFormulir => change({ berkasFormulir })}
          error={words.berkasFormulir}
        />
      ) : null}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          '& > .MuiButton-root': { flex: { xs: '1 1 auto', sm: 'none' } },
        }}
      >
        <Button
          variant="contained"
          disabled={off !== null || stale !== null || busy === 'draf'}
          aria-describedby={off ? why : undefined}
          loading={busy === 'kirim'}
          onClick={submit}
        >
          {labelOf(kirim.label)}
        </Button>
        <Button
          variant="outlined"
          disabled={stale !== null || busy === 'kirim' || (!dirty && lembar.id !== null)}
          loading={busy === 'draf'}
          onClick={() => ready('draf') && save('draf')}
        >
          {say('Simpan draf')}
        </Button>
        <Refusal attempts={attempts} busy={busy !== null} />
        <OffReason id={why} text={off} />
      </Box>
    </Stack>
  );
}
