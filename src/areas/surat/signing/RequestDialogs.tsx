import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { KeadaanBerkas } from '../../../../resources/surat/panggilanTandaTangan.ts';
import { tandaTangan } from '../../../../resources/surat/tandaTangan.ts';
import { http } from '../../../platform/providers/http.ts';
import { AskDialog } from '../../../platform/ui/AskDialog.tsx';
import { fieldErrorsOf, messageOf } from '../../../platform/ui/failedCall.ts';
import { NoteInput } from '../../../platform/ui/NoteInput.tsx';
import { useNote } from '../../../platform/ui/useNote.ts';

interface Props {
  /** The row whose file is signed, as it is shown. */
  row: { resource: string; id: string; version: number };
  onDone: () => void;
  onClose: () => void;
}

/** Sends one of the two steps, and keeps what the server says against it. */
function useStep(path: string, success: string, onDone: () => void) {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const send = async (body: object) => {
    setBusy(true);
    setFailure(null);
    try {
      await http(`${tandaTangan.endpoint}/${path}`, { method: 'POST', body });
      notify(success, { type: 'success' });
      onDone();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  return { busy, failure, send };
}

/** Chooses the official who is asked. */
export function AskSignatureDialog({
  row,
  officials,
  onDone,
  onClose,
}: Props & { officials: KeadaanBerkas['pejabat'] }) {
  const [idPejabat, setIdPejabat] = useState(officials.length === 1 ? (officials[0]?.id ?? '') : '');
  const { busy, failure, send } = useStep('permintaan', 'Tanda tangan diminta.', onDone);
  const wrong = fieldErrorsOf(failure).idPejabat;
  return (
    <AskDialog
      title="Minta tanda tangan?"
      verb="Minta tanda tangan"
      maxWidth="xs"
      busy={busy}
      disabled={!idPejabat}
      problem={failure && wrong === undefined ? messageOf(failure) : null}
      onAgree={() => void send({ ...row, idPejabat })}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <Typography>
          {officials.length
            ? 'Pejabat membaca dan menandatangani PDF ini dari antrean tanda tangannya. Berkas yang diunggah tetap disimpan.'
            : 'Belum ada pejabat dengan akun yang menjabat hari ini. Tambahkan di Penanda Tangan Surat.'}
        </Typography>
        {officials.length ? (
          <TextField
            select
            required
            label="Penanda tangan"
            value={idPejabat}
            onChange={event => setIdPejabat(event.target.value)}
            error={wrong !== undefined}
            helperText={wrong}
          >
            {officials.map(({ id, nama, jabatan }) => (
              <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal' }}>
                {`${nama}, ${jabatan}`}
              </MenuItem>
            ))}
          </TextField>
        ) : null}
      </Stack>
    </AskDialog>
  );
}

/** Takes the request back, with a reason. */
export function TakeBackDialog({ row, onDone, onClose }: Props) {
  const note = useNote(`tarik permintaan ${row.id}`, true);
  const { busy, failure, send } = useStep('permintaan/tarik', 'Permintaan tanda tangan ditarik.', onDone);
  return (
    <AskDialog
      title="Tarik permintaan tanda tangan?"
      verb="Tarik permintaan"
      danger
      maxWidth="xs"
      busy={busy}
      problem={failure ? messageOf(failure) : null}
      onAgree={() => {
        if (note.check()) void send({ ...row, catatan: note.text });
      }}
      onClose={onClose}
    >
      <NoteInput {...note.input} autoFocus />
    </AskDialog>
  );
}
