import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { http } from '../../../platform/providers/http.ts';
import { AskDialog } from '../../../platform/ui/AskDialog.tsx';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { NoteInput } from '../../../platform/ui/NoteInput.tsx';
import { useNote } from '../../../platform/ui/useNote.ts';

/** A session, all sessions, or the second factor, to be ended. */
export type SecurityStep =
  | { kind: 'one'; idSesi: string; device: string }
  | { kind: 'all'; n: number }
  | { kind: 'factor' };

interface Props {
  /** The account. */
  id: string;
  name: string;
  step: SecurityStep;
  onDone: () => void;
  onClose: () => void;
}

function wordsOf(step: SecurityStep, name: string) {
  if (step.kind === 'factor')
    return {
      title: 'Hapus verifikasi dua langkah',
      text: `${name} kembali masuk dengan kata sandi saja, dan semua sesinya berakhir. Pastikan dahulu bahwa memang ia yang meminta.`,
      verb: 'Hapus',
      done: 'Verifikasi dua langkah dihapus.',
    };
  if (step.kind === 'all')
    return {
      title: 'Akhiri semua sesi',
      text: `${step.n} sesi ${name} berakhir; ia harus masuk lagi.`,
      verb: 'Akhiri semua',
      done: 'Sesi diakhiri.',
    };
  return {
    title: 'Akhiri sesi',
    text: `Sesi ${name} di ${step.device} berakhir.`,
    verb: 'Akhiri',
    done: 'Sesi diakhiri.',
  };
}

/** Asks for the note that the activity log keeps. */
export function SecurityStepDialog({ id, name, step, onDone, onClose }: Props) {
  const notify = useNotify();
  const { title, text, verb, done } = wordsOf(step, name);
  const note = useNote(`keamanan ${step.kind} ${id}`, true);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const agree = async () => {
    if (!note.check()) return;
    setBusy(true);
    try {
      const catatan = note.text;
      if (step.kind === 'factor') await http(`user/${id}/dua-langkah/hapus`, { method: 'PUT', body: { catatan } });
      else {
        const body = step.kind === 'one' ? { catatan, idSesi: step.idSesi } : { catatan };
        await http(`user/${id}/sesi/akhiri`, { method: 'POST', body });
      }
      notify(done, { type: 'success' });
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    } finally {
      onDone();
    }
  };
  return (
    <AskDialog
      title={title}
      verb={verb}
      danger
      busy={busy}
      problem={problem}
      onAgree={() => void agree()}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>{text}</Typography>
      <NoteInput {...note.input} autoFocus max={250} />
    </AskDialog>
  );
}
