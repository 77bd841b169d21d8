import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { z } from 'zod';
import { hariTunggu } from '../../../../resources/pengaturan/retensi.ts';
import { useUnsavedInDialog } from '../../../platform/common/unsaved/useUnsaved.ts';
import { formatNumber } from '../../../platform/providers/format.ts';
import { AskDialog } from '../../../platform/ui/AskDialog.tsx';
import { fieldErrorsOf, messageOf } from '../../../platform/ui/failedCall.ts';
import type { Send } from './useRetention.ts';

interface Props {
  kinds: readonly { jenis: string; label: string; siap: number }[];
  namaPortal: string;
  onSend: Send;
  onClose: () => void;
}

/** Says that it cannot be taken back, then asks for a reason, the days until then and the name of the portal. */
export function PlanDialog({ kinds, namaPortal, onSend, onClose }: Props) {
  const notify = useNotify();
  const [chosen, setChosen] = useState<readonly string[]>(kinds.map(({ jenis }) => jenis));
  const [hari, setHari] = useState(String(hariTunggu.default));
  const [catatan, setCatatan] = useState('');
  const [nama, setNama] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  useUnsavedInDialog({
    name: 'rencana-anonimisasi',
    dirty: catatan !== '',
    values: catatan,
    shape: z.string(),
    put: setCatatan,
  });
  const total = kinds.reduce((sum, { jenis, siap }) => (chosen.includes(jenis) ? sum + siap : sum), 0);
  const plan = async () => {
    setBusy(true);
    try {
      await onSend('/rencana', 'POST', { jenis: chosen, hari: Number(hari), catatan, namaPortal: nama });
      notify('Anonimisasi direncanakan. Sampai harinya rencana ini dapat dibatalkan.', { type: 'success' });
      onClose();
    } catch (error) {
      const found = fieldErrorsOf(error);
      setErrors(found);
      setProblem(Object.keys(found).length ? null : messageOf(error));
      setBusy(false);
    }
  };
  return (
    <AskDialog
      title="Rencanakan anonimisasi"
      verb="Rencanakan"
      danger
      busy={busy}
      disabled={!catatan.trim() || !nama.trim() || chosen.length === 0}
      problem={problem}
      onAgree={plan}
      onClose={onClose}
    >
      <Alert severity="warning" sx={{ mb: 2 }}>
        {formatNumber(total)} data dianonimkan pada harinya dan tidak dapat dikembalikan, kecuali dari cadangan. Buat
        cadangan portal dan simpan terpisah sebelum hari itu. Sampai saat itu siapa pun yang membuka layar ini dapat
        membatalkannya.
      </Alert>
      <Stack spacing={1}>
        {kinds.map(({ jenis, label, siap }) => (
          <FormControlLabel
            key={jenis}
            label={`${label} (${formatNumber(siap)})`}
            control={
              <Checkbox
                checked={chosen.includes(jenis)}
                onChange={(_event, on) => setChosen(on ? [...chosen, jenis] : chosen.filter(other => other !== jenis))}
              />
            }
          />
        ))}
        <TextField
          label="Dijalankan setelah (hari)"
          required
          value={hari}
          onChange={event => setHari(event.target.value)}
          error={Boolean(errors.hari)}
          helperText={errors.hari ?? `${hariTunggu.least} sampai ${hariTunggu.most} hari.`}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <TextField
          label="Catatan"
          required
          multiline
          minRows={2}
          value={catatan}
          onChange={event => setCatatan(event.target.value)}
          error={Boolean(errors.catatan)}
          helperText={errors.catatan ?? 'Mengapa, misalnya keputusan atau aturan yang mendasarinya.'}
        />
        <TextField
          label={`Tulis "${namaPortal}" untuk melanjutkan`}
          required
          autoComplete="off"
          value={nama}
          onChange={event => setNama(event.target.value)}
          error={Boolean(errors.namaPortal)}
          helperText={errors.namaPortal}
        />
      </Stack>
    </AskDialog>
  );
}
