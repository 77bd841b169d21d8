import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { HttpError } from 'react-admin';
import type { UsulanRingkas } from '../../../../resources/kkn/papan.ts';
import { groupsPath } from '../../../../resources/kkn/paths.ts';
import { http } from '../../../platform/providers/http.ts';
import { isRecord } from '../../../platform/providers/isRecord.ts';
import { AskDialog } from '../../../platform/ui/AskDialog.tsx';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { NoteInput } from '../../../platform/ui/NoteInput.tsx';
import { useNote } from '../../../platform/ui/useNote.ts';
import { nowhere } from './boardState.ts';
import { proposalPath, useBoard } from './useBoard.ts';
import { Violations } from './Violations.tsx';

interface Props {
  onClose: () => void;
  onDone: (kelompokDibuat: number) => void;
  /** Participants or groups changed: only a new computation helps. */
  onChanged: () => void;
  /** Somebody else changed the proposal meanwhile. */
  onConflict: () => void;
}

/** "Terapkan": the proposal becomes groups; one that breaks rules needs a note that says why. */
export function ApplyDialog({ onClose, onDone, onChanged, onConflict }: Props) {
  const { store, usulan } = useBoard();
  const broken = store.keys.flatMap(key => {
    const group = store.group(key);
    return group?.pelanggaran.length ? [group] : [];
  });
  const filled = store.keys.filter(key => store.sizeOf(key) > 0).length;
  const left = store.sizeOf(nowhere);
  const note = useNote('terapkan', broken.length > 0);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [stale, setStale] = useState(false);

  const apply = async () => {
    if (stale) return onChanged();
    if (!note.check()) return;
    setBusy(true);
    setProblem(null);
    try {
      const { version } = store.summary();
      const { data } = await http<{ kelompokDibuat: number }>(`${proposalPath}/${usulan.id}/terapkan`, {
        method: 'POST',
        body: { version, ...(broken.length ? { abaikanPelanggaran: true, catatan: note.text } : {}) },
      });
      onDone(data.kelompokDibuat);
    } catch (error) {
      setProblem(messageOf(error));
      const body: unknown = error instanceof HttpError && error.status === 409 ? error.body : undefined;
      setStale(isRecord(body) && body.berubah === true);
      setBusy(false);
      if (isRecord(body) && 'version' in body) onConflict();
    }
  };
  return (
    <AskDialog
      title="Terapkan usulan"
      problem={problem}
      verb={stale ? 'Hitung ulang usulan' : 'Terapkan'}
      busy={busy}
      onClose={onClose}
      onAgree={apply}
    >
      <Stack spacing={2}>
        <Typography>
          {filled} kelompok dibuat dari usulan ini.{left ? ` ${left} peserta belum mendapat tempat.` : ''}
        </Typography>
        {broken.length > 0 ? (
          <>
            <Alert severity="warning">
              {broken.length} kelompok melanggar aturan. Perbaiki, atau jelaskan alasannya pada catatan.
            </Alert>
            <Stack spacing={1} sx={{ maxHeight: 240, overflowY: 'auto' }}>
              {broken.map(({ kunci, pelanggaran }) => (
                <div key={kunci}>
                  <Typography variant="subtitle2">{kunci}</Typography>
                  <Violations of={pelanggaran} />
                </div>
              ))}
            </Stack>
            <NoteInput {...note.input} />
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              Tercatat pada riwayat kelompok yang melanggar.
            </Typography>
          </>
        ) : null}
      </Stack>
    </AskDialog>
  );
}

export const appliedPath = (usulan: Pick<UsulanRingkas, 'idGelombang'>): string =>
  `${groupsPath}?filter=${encodeURIComponent(JSON.stringify({ idGelombang: usulan.idGelombang }))}`;
