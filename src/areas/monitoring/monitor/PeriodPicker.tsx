import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { NamaPeriode } from '../../../../resources/master/pilihanPeriode.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { useFilters } from '../../../platform/ui/list/useFilters.ts';

const every = 'semua';

/** The period that figures and rows are of; a filter of the list like any other. */
export function PeriodPicker({ periods }: { periods: readonly NamaPeriode[] }) {
  const say = useWords();
  const { values, set } = useFilters();
  const chosen = typeof values.idPeriode === 'string' ? values.idPeriode : every;
  const known = periods.some(({ id }) => id === chosen) ? chosen : every;
  return (
    <TextField
      select
      label={say('Periode')}
      value={known}
      onChange={event => set({ idPeriode: event.target.value === every ? undefined : event.target.value })}
      sx={{ width: { xs: '100%', sm: 280 }, mt: 1.5, mb: 1 }}
    >
      <MenuItem value={every}>{say('Semua periode')}</MenuItem>
      {periods.map(({ id, nama }) => (
        <MenuItem key={id} value={id}>
          {nama}
        </MenuItem>
      ))}
    </TextField>
  );
}
