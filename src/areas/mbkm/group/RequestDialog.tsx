import { useState } from 'react';
import type { DplTersedia } from '../../../../resources/programme/ownGroup.ts';
import type { SupervisorRequests } from '../../../../resources/programme/supervisorRequest.ts';
import { AskDialog } from '../../../platform/ui/AskDialog.tsx';
import { NoteInput } from '../../../platform/ui/NoteInput.tsx';
import { useNote } from '../../../platform/ui/useNote.ts';
import { useGroupCall } from './useGroupCall.ts';

interface Props {
  requests: SupervisorRequests;
  supervisor: DplTersedia;
  idKelompok: string;
  onClose: () => void;
}

/** Asks a lecturer to supervise the group, with the reason that they decide by. */
export function RequestDialog({ requests, supervisor, idKelompok, onClose }: Props) {
  const note = useNote(`minta ${idKelompok} ${supervisor.id}`, true);
  const { call, busy } = useGroupCall();
  const [problem, setProblem] = useState<string | null>(null);
  const send = async () => {
    if (!note.check()) return;
    const refused = await call('ajukan', requests.endpoint, {
      method: 'POST',
      body: { idKelompok, [requests.request.supervisor]: supervisor.id, alasan: note.text },
      done: 'Pengajuan dikirim.',
    });
    setProblem(refused);
    if (refused) return;
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
