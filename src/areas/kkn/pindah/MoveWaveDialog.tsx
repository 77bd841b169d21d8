import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { type RaRecord, useNotify } from 'react-admin';
import { messages } from '../../../../resources/kit/index.ts';
import { useUndoToast } from '../../../platform/common/undo/useUndoToast.tsx';
import { useBulkCall } from '../../../platform/patterns/record/useBulkCall.ts';
import { inWords } from '../../../platform/providers/reading.ts';
import { shownItems } from '../../../platform/providers/shownVersions.ts';
import { BulkDialog } from '../../../platform/ui/bulk/BulkDialog.tsx';
import { useUndoChange, useUndoReport } from '../../../platform/ui/bulk/useUndoChange.ts';
import { NoteInput } from '../../../platform/ui/NoteInput.tsx';
import { useDeclaration } from '../../../platform/ui/registry.ts';
import { useNote } from '../../../platform/ui/useNote.ts';
import { ChoiceField } from '../papan/ChoiceField.tsx';
import { MoveLook } from './MoveLook.tsx';
import { movePath, useMoveLook, useWaveChoices, waveOption } from './moves.ts';

interface Props {
  ids: readonly string[];
  /** Those of them that are on the page, for their names. */
  rows: readonly RaRecord[];
  onClose: (done: boolean) => void;
}

/**
 * Moves participants to another wave of KKN: first which of them move, what follows and who cannot, then the reason.
 * Only those who can are sent.
 */
export default function MoveWaveDialog({ ids, rows, onClose }: Props) {
  const resource = useDeclaration();
  const [wave, setWave] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const waves = useWaveChoices(rows);
  const { run, busy, report, failure } = useBulkCall(movePath, 'POST', rows);
  const look = useMoveLook(ids, wave, !busy);
  const undo = useUndoChange();
  const undoReport = useUndoReport(undo, () => onClose(true));
  const undoable = useUndoToast();
  const notify = useNotify();
  const note = useNote(`pindah gelombang ${ids.join(' ')}`, true);
  const able = look.data?.berhasil ?? [];
  const send = () => {
    setAsked(true);
    if (!note.check() || !wave) return;
    void run({ items: shownItems(resource.name, able), keGelombang: wave, catatan: note.text }).then(answer => {
      if (!answer || answer.gagal.length > 0) return;
      const { berhasil, bukti } = answer;
      const said = `${berhasil} peserta dipindahkan ke ${waves.data?.find(({ id }) => id === wave)?.nama ?? ''}.`;
      if (bukti) undoable(said, () => undo(bukti));
      else notify(said, { type: 'success' });
      onClose(true);
    });
  };
  const errors = failure?.errors ?? {};
  const named = ['keGelombang', 'catatan'].some(name => errors[name]);
  return (
    <BulkDialog
      title={`Pindahkan ${ids.length} peserta ke gelombang lain`}
      verb={able.length > 0 ? `Pindahkan ${able.length} peserta` : 'Pindahkan'}
      words={['dipindahkan', 'tidak dipindahkan']}
      noun="peserta"
      state={{ busy, report, error: named ? null : (failure?.message ?? null) }}
      disabled={wave !== null && able.length === 0}
      onRun={send}
      onUndo={undoReport}
      onClose={() => onClose(report !== null)}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <ChoiceField
          label="Gelombang tujuan"
          options={(waves.data ?? []).map(waveOption)}
          value={wave}
          onChange={setWave}
          required
          problem={asked && !wave ? inWords(messages.required) : errors.keGelombang}
        />
        <MoveLook look={look} rows={rows} of={ids.length} />
        <NoteInput {...note.input} label="Alasan" minRows={2} problem={note.input.problem ?? errors.catatan} />
      </Stack>
    </BulkDialog>
  );
}
