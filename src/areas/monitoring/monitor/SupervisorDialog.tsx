import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { type RaRecord, useNotify } from 'react-admin';
import { messages } from '../../../../resources/kit/index.ts';
import type { BebanDosen } from '../../../../resources/monitoring/bimbingan.ts';
import { useUndoToast } from '../../../platform/common/undo/useUndoToast.tsx';
import { useBulkCall } from '../../../platform/patterns/record/useBulkCall.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { inWords } from '../../../platform/providers/reading.ts';
import { shownItems } from '../../../platform/providers/shownVersions.ts';
import { BulkDialog } from '../../../platform/ui/bulk/BulkDialog.tsx';
import { useUndoChange, useUndoReport } from '../../../platform/ui/bulk/useUndoChange.ts';
import { NoteInput } from '../../../platform/ui/NoteInput.tsx';
import { useDeclaration } from '../../../platform/ui/registry.ts';
import { useNote } from '../../../platform/ui/useNote.ts';
import { LecturerInput } from './LecturerInput.tsx';

interface Props {
  ids: readonly string[];
  rows: readonly RaRecord[];
  onClose: (done: boolean) => void;
}

/** Gives the ticked participations a supervisor, with everybody's load in view; replacing one needs a note. */
export default function SupervisorDialog({ ids, rows, onClose }: Props) {
  const say = useWords();
  const resource = useDeclaration();
  const [chosen, setChosen] = useState<BebanDosen | null>(null);
  const [asked, setAsked] = useState(false);
  const { run, busy, report, failure } = useBulkCall('magang/pendaftar-program-mbkm/dospem', 'PUT', rows);
  const undo = useUndoChange();
  const undoReport = useUndoReport(undo, () => onClose(true));
  const undoable = useUndoToast();
  const notify = useNotify();
  const replaced = rows.filter(row => row.idDosenPembimbing && row.idDosenPembimbing !== chosen?.id);
  const needsNote = replaced.length > 0;
  const note = useNote(`dospem ${ids.join(' ')}`, needsNote);
  const send = () => {
    setAsked(true);
    if (!note.check() || !chosen) return;
    const body = {
      items: shownItems(resource.name, ids),
      idDosenPembimbing: chosen.id,
      ...(note.text ? { catatan: note.text } : {}),
    };
    void run(body).then(answer => {
      if (!answer || answer.gagal.length > 0) return;
      const { berhasil, bukti } = answer;
      const said = say('%{n} peserta kini dibimbing %{nama}.', { n: berhasil, nama: chosen.nama });
      if (bukti) undoable(said, () => undo(bukti));
      else notify(said, { type: 'success' });
      onClose(true);
    });
  };
  const errors = failure?.errors ?? {};
  const named = ['idDosenPembimbing', 'catatan'].some(name => errors[name]);
  const chooseProblem = asked && !chosen ? inWords(messages.required) : errors.idDosenPembimbing;
  return (
    <BulkDialog
      title={say('Tetapkan dosen pembimbing untuk %{n} peserta', { n: ids.length })}
      verb={say('Tetapkan')}
      words={['ditetapkan', say('tidak ditetapkan')]}
      noun="peserta"
      state={{ busy, report, error: named ? null : (failure?.message ?? null) }}
      onRun={send}
      onUndo={undoReport}
      onClose={() => onClose(report !== null)}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <LecturerInput label={say('Dosen pembimbing')} value={chosen} problem={chooseProblem} onChange={setChosen} />
        {needsNote ? (
          <Alert severity="warning">
            {say('%{n} peserta sudah memiliki pembimbing. Pembimbing lama tidak lagi melihat peserta ini.', {
              n: replaced.length,
            })}
          </Alert>
        ) : null}
        <NoteInput {...note.input} minRows={2} problem={note.input.problem ?? errors.catatan} />
      </Stack>
    </BulkDialog>
  );
}
