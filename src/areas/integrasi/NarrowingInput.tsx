import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { saringanKunci } from '../../../resources/integrasi/kunciApi.ts';
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

/** Narrows a key to some rows, by up to three fields that a row must all meet; the next is offered behind a filled one. */
export function NarrowingInput({ source, fields }: Props) {
  const chosen: unknown[] = useWatch({ name: saringanKunci.map(([kolom]) => `${source}.${kolom}`) });
  const filled = chosen.filter(Boolean).length;
  return saringanKunci.map(([kolom, nilai], nth) =>
    nth <= filled ? (
      <OneField
        key={kolom}
        name={`${source}.${kolom}`}
        values={`${source}.${nilai}`}
        label={nth === 0 ? 'Hanya baris dengan' : 'dan juga dengan'}
        none={nth === 0 ? 'Semua baris yang dilihat perannya' : 'Tanpa syarat lagi'}
        fields={fields.filter(({ nama }) => nama === chosen[nth] || !chosen.includes(nama))}
      />
    ) : null,
  );
}

interface OneProps {
  name: string;
  values: string;
  label: string;
  /** Said where no field is chosen. */
  none: string;
  fields: SumberKunci['saringan'];
}

/** One field, and the values that it may have. */
function OneField({ name, values, label, none, fields }: OneProps) {
  const { setValue } = useFormContext();
  const { field } = useInput({ source: name, ...asIs });
  const known = fields.find(({ nama }) => nama === field.value);
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
        label={label}
        value={known?.nama ?? ''}
        onChange={event => choose(event.target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{none}</MenuItem>
        {fields.map(each => (
          <MenuItem key={each.nama} value={each.nama}>
            {each.label}
          </MenuItem>
        ))}
      </TextField>
      {known?.rujukan ? <RefsInput key={known.nama} source={values} field={refs(known.rujukan)} /> : null}
      {known && known.rujukan === null ? (
        <ChoicesInput
          key={known.nama}
          source={values}
          field={choicesOf(Object.fromEntries(known.pilihan.map(choice => [choice.nilai, choice.label])))}
        />
      ) : null}
    </Box>
  );
}
