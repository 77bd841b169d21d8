import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { SumberKunci } from '../../../resources/integrasi/panggilan.ts';
import { choicesOf, refs } from '../../../resources/kit/index.ts';
import { ChoicesInput } from '../../platform/ui/inputs/ChoicesInput.tsx';
import { RefsInput } from '../../platform/ui/inputs/RefsInput.tsx';
import { asIs } from '../../platform/ui/inputs/useFieldInput.ts';

interface Props {
  /** Place of the line in the form. */
  source: string;
  fields: SumberKunci['saringan'];
}

/** Narrows a key to some rows: one field, and the values that it may have. */
export function NarrowingInput({ source, fields }: Props) {
  const { setValue } = useFormContext();
  const { field } = useInput({ source: `${source}.saringKolom`, ...asIs });
  const known = fields.find(({ nama }) => nama === field.value);
  const values = `${source}.saringNilai`;
  const choose = (nama: string) => {
    field.onChange(nama || null);
    setValue(values, [], { shouldDirty: true });
  };
  if (fields.length === 0) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 240px) minmax(0, 1fr)' },
      }}
    >
      <TextField
        select
        label="Hanya baris dengan"
        value={known?.nama ?? ''}
        onChange={event => choose(event.target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">Semua baris yang dilihat perannya</MenuItem>
        {fields.map(({ nama, label }) => (
          <MenuItem key={nama} value={nama}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      {known?.rujukan ? <RefsInput key={known.nama} source={values} field={refs(known.rujukan)} /> : null}
      {known && known.rujukan === null ? (
        <ChoicesInput
          key={known.nama}
          source={values}
          field={choicesOf(Object.fromEntries(known.pilihan.map(({ nilai, label }) => [nilai, label])))}
        />
      ) : null}
    </Box>
  );
}
