import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { JenisRetensi } from '../../../../resources/pengaturan/panggilanRetensi.ts';
import { tahunSimpan } from '../../../../resources/pengaturan/retensi.ts';
import { fieldErrorsOf, messageOf } from '../../../platform/ui/failedCall.ts';
import type { Send } from './useRetention.ts';

/** A kind of data and its years. */
export function YearsRow({ kind, onSend }: { kind: JenisRetensi; onSend: Send }) {
  const notify = useNotify();
  const stored = kind.tahun === null ? '' : String(kind.tahun);
  const [typed, setTyped] = useState(stored);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const years = typed.trim() === '' ? null : Number(typed);
  const wrong =
    years !== null && !(Number.isInteger(years) && years >= tahunSimpan.least && years <= tahunSimpan.most)
      ? `Isi ${tahunSimpan.least} sampai ${tahunSimpan.most} tahun, atau kosongkan.`
      : null;
  const save = async () => {
    setBusy(true);
    try {
      await onSend('', 'PUT', { jenis: kind.jenis, tahun: years, version: kind.version });
      notify(years === null ? 'Disimpan selamanya.' : 'Masa simpan disimpan.', { type: 'success' });
    } catch (error) {
      setProblem(fieldErrorsOf(error).tahun ?? messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ alignItems: { sm: 'flex-start' } }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="h3">
          {kind.label}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {kind.keterangan}
        </Typography>
      </Box>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
        <TextField
          label="Tahun"
          size="small"
          value={typed}
          placeholder="Selamanya"
          error={wrong !== null || problem !== null}
          helperText={wrong ?? problem}
          onChange={event => {
            setTyped(event.target.value);
            setProblem(null);
          }}
          slotProps={{
            htmlInput: { inputMode: 'numeric', 'aria-label': `Masa simpan ${kind.label} dalam tahun` },
            inputLabel: { shrink: true },
          }}
          sx={{ width: 150, m: 0 }}
        />
        <Button
          variant="outlined"
          disabled={typed.trim() === stored || wrong !== null}
          loading={busy}
          onClick={save}
          aria-label={`Simpan masa simpan ${kind.label}`}
        >
          Simpan
        </Button>
      </Stack>
    </Stack>
  );
}
