import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { dayOf, formatDate } from '../../providers/format.ts';
import { http } from '../../providers/http.ts';
import { useWords } from '../../providers/language.ts';
import { AskDialog } from '../AskDialog.tsx';
import { fieldErrorsOf, messageOf } from '../failedCall.ts';
import { MomentField } from '../moment/MomentField.tsx';
import { NoteInput } from '../NoteInput.tsx';
import { useNote } from '../useNote.ts';
import { putOffKey } from './usePutOff.ts';

interface Props {
  resource: string;
  ids: readonly string[];
  /** What it is about: a name, or how many. */
  about: string;
  onDone: () => void;
  onClose: () => void;
}

const dayMs = 86_400_000;
/** Days ahead that are proposed, and the most. */
const usual = 3;
const furthest = 60;

/** Puts rows off until a day, for the reader alone. */
export default function PutOffDialog({ resource, ids, about, onDone, onClose }: Props) {
  const say = useWords();
  const notify = useNotify();
  const refresh = useRefresh();
  const client = useQueryClient();
  const [opened] = useState(() => Date.now());
  const [day, setDay] = useState<string | null>(dayOf(opened + usual * dayMs));
  const note = useNote(`tunda ${resource} ${ids.join(',').slice(0, 80)}`, true);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<unknown>();
  const wrong = fieldErrorsOf(refused);
  const putOff = async () => {
    if (!note.check()) return;
    setBusy(true);
    setRefused(undefined);
    try {
      const body = { resource, ids, sampai: day, alasan: note.text };
      await http('tunda', { method: 'POST', body, quiet: true });
      notify(say('Ditunda sampai %{hari}.', { hari: formatDate(day ?? '') }), { type: 'success' });
      await client.invalidateQueries({ queryKey: putOffKey(resource) });
      onDone();
      refresh();
    } catch (reason) {
      setRefused(reason);
      setBusy(false);
    }
  };
  return (
    <AskDialog
      title={say('Tunda')}
      verb={say('Tunda')}
      busy={busy}
      problem={refused !== undefined && !wrong.sampai ? messageOf(refused) : null}
      onAgree={() => void putOff()}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{about}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {say('Hanya antrean Anda yang berubah: bagi orang lain tetap menunggu, dan batas waktunya tetap berjalan.')}
        </Typography>
        <MomentField
          kind="date"
          required
          label={say('Tampil lagi pada')}
          value={day}
          min={dayOf(opened + dayMs)}
          max={dayOf(opened + furthest * dayMs)}
          onChange={setDay}
          error={wrong.sampai !== undefined}
          helperText={wrong.sampai}
        />
        <NoteInput {...note.input} label={say('Alasan')} max={200} />
      </Stack>
    </AskDialog>
  );
}
