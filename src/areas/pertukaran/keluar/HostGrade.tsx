import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { z } from 'zod';
import { formatNumber, parseNumber } from '../../../platform/providers/format.ts';
import { useWords } from '../../../platform/providers/language.ts';
import type { Usulan } from '../../konversi/paket/view.ts';

/** Grade of a course at the host, or the reason why it was dropped there. */
const hostCells = z.object({
  huruf: z.string(),
  angka: z.number().nullable(),
  batal: z.boolean(),
  alasan: z.string(),
});
export type HostGradeCells = z.infer<typeof hostCells>;

/** By course. */
export const hostShape = z.record(z.string(), hostCells);

interface Props {
  row: Usulan;
  cells: HostGradeCells;
  locked: boolean;
  problem: { nilai?: string; alasan?: string };
  onChange: (cells: HostGradeCells) => void;
}

/** The host's grade of one course: a letter, a figure or both; or why it was dropped. */
export function HostGrade({ row, cells, locked, problem, onChange }: Props) {
  const say = useWords();
  const nama = row.namaMatkulAsal ?? '';
  const [typed, setTyped] = useState(() => (cells.angka === null ? '' : formatNumber(cells.angka)));
  return (
    <Box component="li">
      <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
        {nama} · {row.kodeMatkulAsal}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1, overflowWrap: 'anywhere' }}>
        {say('Diakui sebagai %{nama} (%{sks} SKS)', { nama: row.matkul?.nama ?? '', sks: row.sks ?? 0 })}
      </Typography>
      {cells.batal ? (
        <TextField
          label={say('Alasan batal diambil')}
          required
          fullWidth
          disabled={locked}
          value={cells.alasan}
          onChange={event => onChange({ ...cells, alasan: event.target.value })}
          error={problem.alasan !== undefined}
          helperText={problem.alasan}
          slotProps={{ htmlInput: { maxLength: 200, 'aria-label': say('Alasan batal diambil %{nama}', { nama }) } }}
        />
      ) : (
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', maxWidth: 420 }}>
          <TextField
            label={say('Huruf')}
            disabled={locked}
            value={cells.huruf}
            onChange={event => onChange({ ...cells, huruf: event.target.value })}
            error={problem.nilai !== undefined}
            helperText={problem.nilai ?? ' '}
            slotProps={{ htmlInput: { maxLength: 3, 'aria-label': say('Nilai huruf %{nama}', { nama }) } }}
          />
          <TextField
            label={say('Angka (0-100)')}
            disabled={locked}
            value={typed}
            onChange={event => {
              setTyped(event.target.value);
              const next = parseNumber(event.target.value);
              onChange({ ...cells, angka: typeof next === 'number' ? next : null });
            }}
            error={typeof parseNumber(typed) === 'string'}
            helperText={typeof parseNumber(typed) === 'string' ? say('Harus berupa angka.') : ' '}
            slotProps={{ htmlInput: { inputMode: 'decimal', 'aria-label': say('Nilai angka %{nama}', { nama }) } }}
          />
        </Box>
      )}
      <FormControlLabel
        control={
          <Checkbox
            checked={cells.batal}
            disabled={locked}
            onChange={event => onChange({ ...cells, batal: event.target.checked })}
            slotProps={{ input: { 'aria-label': say('%{nama} batal diambil', { nama }) } }}
          />
        }
        label={say('Batal diambil')}
      />
    </Box>
  );
}
