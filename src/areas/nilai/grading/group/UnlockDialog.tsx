import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { AssessorName, GradeRecapOptions } from '../../../../../resources/kit/index.ts';
import type { RekapNilai } from '../../../../../resources/nilai/lembar.ts';
import { penilaian } from '../../../../../resources/nilai/penilaian.ts';
import { http } from '../../../../platform/providers/http.ts';
import { AskDialog } from '../../../../platform/ui/AskDialog.tsx';
import { messageOf } from '../../../../platform/ui/failedCall.ts';
import { NoteInput } from '../../../../platform/ui/NoteInput.tsx';
import { useNote } from '../../../../platform/ui/useNote.ts';
import { useRecapChanged } from './useRecap.ts';

interface Props {
  options: GradeRecapOptions;
  row: RekapNilai;
  name: AssessorName;
  onClose: () => void;
}

const { buka_kunci: unlock } = penilaian.fields.status.workflow.actions;

/** Gives a submitted sheet back to its assessor, with a note. */
export function UnlockDialog({ options, row, name, onClose }: Props) {
  const notify = useNotify();
  const changed = useRecapChanged(options);
  const note = useNote(`buka ${name} ${row.id}`, true);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const sheet = row.lembar[name];
  const agree = async () => {
    if (!note.check() || !sheet) return;
    setBusy(true);
    try {
      const body = { version: sheet.version, catatan: note.text };
      await http(`${penilaian.endpoint}/${sheet.id}/aksi/buka_kunci`, { method: 'POST', body });
      await changed();
      notify(unlock.success, { type: 'success' });
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <AskDialog
      title={unlock.label}
      verb={unlock.label}
      problem={problem}
      busy={busy}
      onAgree={() => void agree()}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>
        {row.nama}: {unlock.confirm}
      </Typography>
      <NoteInput {...note.input} />
    </AskDialog>
  );
}
