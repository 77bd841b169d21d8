import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DialogButtons } from '../DialogButtons.tsx';
import { formatNumber } from '../format.ts';
import type { StepProps } from './stepProps.ts';

/** Step 2: which column of the file fills which field. */
export function ImportColumns({ flow }: StepProps) {
  const found = flow.import;
  const [mapping, setMapping] = useState<Record<string, string | null>>(() =>
    Object.fromEntries((found?.kolom ?? []).map(({ judul, field }) => [judul, field])),
  );
  if (!found) return null;
  const used = Object.values(mapping);
  const missing = found.fields.filter(({ field, required }) => required && !used.includes(field));
  const twice = found.fields.filter(({ field }) => used.filter(each => each === field).length > 1);
  return (
    <>
      <DialogContent>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          {found.namaBerkas} · {formatNumber(found.jumlah.total)} baris. Kolom yang judulnya dikenal sudah dicocokkan.
        </Typography>
        {missing.length > 0 ? (
          <Alert severity="warning" sx={{ mb: 2 }}>
            Kolom wajib belum ada di berkas: {missing.map(({ label }) => label).join(', ')}. Baris baru tanpa kolom itu
            akan ditolak.
          </Alert>
        ) : null}
        {twice.length > 0 ? (
          <Alert severity="error" sx={{ mb: 2 }}>
            Dipilih lebih dari sekali: {twice.map(({ label }) => label).join(', ')}.
          </Alert>
        ) : null}
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, columnGap: 4 }}>
          {found.kolom.map(({ judul, contoh }) => (
            <Box
              key={judul}
              sx={{
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
                gap: 2,
                alignItems: 'center',
              }}
            >
              <Typography variant="body2" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
                {judul}
                {contoh ? (
                  <Typography
                    component="span"
                    variant="caption"
                    noWrap
                    title={contoh}
                    sx={{ display: 'block', color: 'text.secondary', fontWeight: 400 }}
                  >
                    mis. {contoh}
                  </Typography>
                ) : null}
              </Typography>
              <TextField
                select
                size="small"
                value={mapping[judul] ?? ''}
                onChange={event => setMapping({ ...mapping, [judul]: event.target.value || null })}
                slotProps={{
                  select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': `Kolom untuk ${judul}` } },
                }}
              >
                <MenuItem value="">
                  <em>Abaikan</em>
                </MenuItem>
                {found.fields.map(({ field, label, required }) => (
                  <MenuItem key={field} value={field}>
                    {label}
                    {required ? ' *' : ''}
                  </MenuItem>
                ))}
              </TextField>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogButtons>
        <Button onClick={flow.restart} disabled={flow.busy}>
          Ganti berkas
        </Button>
        <Button
          variant="contained"
          onClick={() => flow.map(mapping)}
          loading={flow.busy}
          disabled={twice.length > 0 || used.every(each => each === null)}
        >
          Periksa data
        </Button>
      </DialogButtons>
    </>
  );
}
