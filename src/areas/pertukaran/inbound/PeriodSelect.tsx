import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { masaStudi } from '../../../../resources/pertukaran/masaStudi.ts';
import { useInbound } from './calls.ts';

interface Period {
  id: string;
  nama: string;
}

interface Props {
  label: string;
  value: string;
  /** One that cannot be chosen: the other end of a copy, the period in which somebody is. */
  except?: string;
  onChange: (id: string) => void;
}

/** A study period of inbound exchange. */
export function PeriodSelect({ label, value, except, onChange }: Props) {
  const { data = [] } = useInbound<Period[]>(masaStudi.endpoint, { filter: JSON.stringify({ skema: 'inbound' }) });
  return (
    <TextField
      select
      fullWidth
      required
      margin="dense"
      label={label}
      value={data.some(({ id }) => id === value) ? value : ''}
      onChange={event => onChange(event.target.value)}
    >
      {data
        .filter(({ id }) => id !== except)
        .map(({ id, nama }) => (
          <MenuItem key={id} value={id}>
            {nama}
          </MenuItem>
        ))}
    </TextField>
  );
}
