import { useState } from 'react';
import { useRefresh } from 'react-admin';
import type { DplTersedia } from '../../../../resources/kkn/kelompokSaya.ts';
import { memilihDospem } from '../../../../resources/kkn/memilihDospem.ts';
import { AskDialog } from '../../../crud/AskDialog.tsx';
import { NoteInput } from '../../../crud/NoteInput.tsx';
import { useNote } from '../../../crud/useNote.ts';
import { useGroupCall } from './useOwnGroup.ts';

interface Props {
  supervisor: DplTersedia;
  idKelompok: string;
  onClose: () => void;
}

/** Asks a lecturer to supervise the group, with the reason that they decide by. */
export function RequestDialog({ supervisor, idKelompok, onClose }: Props) {
  const note = useNote(true);
  const refresh = useRefresh();
  const { call, busy } = useGroupCall();
  const [problem, setProblem] = useState<string | null>(null);
  const send = async () => {
    if (!note.check()) return;
    const refused = await call('ajukan', memilihDospem.endpoint, {
      method: 'POST',
      body: { idKelompok, idDpl: supervisor.id, alasan: note.text },
      done: 'Pengajuan dikirim.',
    });
    setProblem(refused);
    if (refused) return;
    refresh();
    onClose();
  };
  return (
    <AskDialog
      title={`Ajukan ${supervisor.nama}`}
      problem={problem}
      verb="Ajukan"
      busy={busy !== null}
      onClose={onClose}
      onAgree={send}
    >
      <NoteInput {...note.input} label="Alasan" autoFocus />
    </AskDialog>
  );
}
