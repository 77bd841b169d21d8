import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { alurGelombang } from '../../../resources/kkn/alurGelombang.ts';
import type { Wave } from './waves.ts';

interface Props {
  waves: readonly Wave[];
  value: string | null;
  onChange: (id: string) => void;
}

const states: Readonly<Record<string, { label: string }>> = alurGelombang.states;

const waveState = (status: string): string => states[status]?.label ?? status;

/** Chooses the wave that a screen is about. */
export function WavePicker({ waves, value, onChange }: Props) {
  return (
    <TextField
      select
      label="Gelombang"
      margin="none"
      value={waves.some(({ id }) => id === value) ? value : ''}
      onChange={event => onChange(event.target.value)}
      sx={{ minWidth: { xs: '100%', sm: 260 }, maxWidth: 420 }}
    >
      {waves.map(({ id, nama, status }) => (
        <MenuItem key={id} value={id}>
          {nama} · {waveState(status)}
        </MenuItem>
      ))}
    </TextField>
  );
}
