import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { useKwuPeriod } from './useKwuPeriod.ts';

/** Choice of the period, among those that have KWU. */
export const PeriodChoice = ({ of: { choices, idPeriode, choose } }: { of: ReturnType<typeof useKwuPeriod> }) => (
  <TextField
    select
    label="Periode"
    margin="none"
    value={choices.some(({ id }) => id === idPeriode) ? idPeriode : ''}
    onChange={event => choose(event.target.value)}
    sx={{ width: { xs: '100%', sm: 280 }, mb: 2 }}
  >
    {choices.map(({ id, nama }) => (
      <MenuItem key={id} value={id}>
        {nama}
      </MenuItem>
    ))}
  </TextField>
);
