import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { LembarKelas } from '../../../../../resources/pertukaran/bacaanKrs.ts';
import { http } from '../../../../platform/providers/http.ts';
import { AskDialog } from '../../../../platform/ui/AskDialog.tsx';
import { messageOf } from '../../../../platform/ui/failedCall.ts';
import { NoteInput } from '../../../../platform/ui/NoteInput.tsx';
import { useNote } from '../../../../platform/ui/useNote.ts';
import { calls } from '../calls.ts';

interface Props {
  sheet: LembarKelas;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Opens the final grades of a class again, with the reason. */
export function ReopenDialog({ sheet, onClose, onDone }: Props) {
  const notify = useNotify();
  const note = useNote(`buka ${sheet.idMkInbound}`, true);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const agree = async () => {
    if (!note.check()) return;
    setBusy(true);
    try {
      const body = { catatan: note.text, version: sheet.version };
      await http(`${calls.nilaiBuka}/${sheet.idMkInbound}`, { method: 'PUT', body });
      notify('Nilai dibuka kembali. KHS yang sudah dicetak tidak berlaku lagi.', { type: 'success' });
      await onDone();
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <AskDialog
      title="Buka kembali nilai"
      verb="Buka kembali"
      problem={problem}
      busy={busy}
      onAgree={agree}
      onClose={onClose}
    >
      <NoteInput {...note.input} autoFocus />
    </AskDialog>
  );
}
