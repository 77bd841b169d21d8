import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { z } from 'zod';
import type { CakupanAnggota } from '../../../../resources/kegiatan/cakupan.ts';
import { useKept } from '../../../platform/common/unsaved/useKept.ts';
import { http } from '../../../platform/providers/http.ts';
import { AskDialog } from '../../../platform/ui/AskDialog.tsx';
import { fieldErrorsOf, messageOf } from '../../../platform/ui/failedCall.ts';
import { MomentField } from '../../../platform/ui/moment/MomentField.tsx';

interface Props {
  /** POST `{ idPendaftarMbkm, bukaSampai, alasan }`. */
  endpoint: string;
  member: CakupanAnggota;
  onClose: (changed: boolean) => void;
}

const shape = z.object({ bukaSampai: z.string().nullable(), alasan: z.string() });

/** Lets one member fill in days that are too long ago, until a day and with a reason. */
export function OpenLateDialog({ endpoint, member, onClose }: Props) {
  const { idPendaftarMbkm, namaMahasiswa } = member;
  const notify = useNotify();
  const [typed, type] = useKept({
    name: `terlambat ${idPendaftarMbkm}`,
    initial: { bukaSampai: member.bukaSampai, alasan: '' },
    shape,
  });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ message: string; errors: Readonly<Record<string, string>> } | null>(null);
  const send = async () => {
    setBusy(true);
    try {
      await http(endpoint, { method: 'POST', body: { idPendaftarMbkm, ...typed } });
      notify('Pengisian terlambat dibuka.', { type: 'success' });
      onClose(true);
    } catch (error) {
      setProblem({ message: messageOf(error), errors: fieldErrorsOf(error) });
    } finally {
      setBusy(false);
    }
  };
  const errors = problem?.errors ?? {};
  return (
    <AskDialog
      title={`Buka pengisian terlambat: ${namaMahasiswa}`}
      verb="Buka"
      maxWidth="xs"
      busy={busy}
      problem={problem && !Object.keys(errors).length ? problem.message : null}
      onAgree={() => void send()}
      onClose={() => onClose(false)}
    >
      <Stack spacing={2} sx={{ mt: 1 }}>
        <MomentField
          kind="date"
          label="Sampai tanggal"
          required
          value={typed.bukaSampai}
          onChange={bukaSampai => type({ ...typed, bukaSampai })}
          error={Boolean(errors.bukaSampai)}
          helperText={errors.bukaSampai}
        />
        <TextField
          label="Alasan"
          required
          multiline
          minRows={2}
          value={typed.alasan}
          onChange={event => type({ ...typed, alasan: event.target.value })}
          error={Boolean(errors.alasan)}
          helperText={errors.alasan}
        />
      </Stack>
    </AskDialog>
  );
}
