import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { useInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { aksesKunci, saringanKunci } from '../../../resources/integrasi/kunciApi.ts';
import type { SumberKunci } from '../../../resources/integrasi/panggilan.ts';
import { choicesOf } from '../../../resources/kit/index.ts';
import { useSteady } from '../../platform/common/useSteady.ts';
import { ChoicesInput } from '../../platform/ui/inputs/ChoicesInput.tsx';
import { asIs } from '../../platform/ui/inputs/useFieldInput.ts';
import { NarrowingInput } from './NarrowingInput.tsx';

interface Props {
  /** Place of the line in the form. */
  source: string;
  number: number;
  /** Data that may be chosen: its own, and what no other line has. */
  sources: readonly SumberKunci[];
  onDrop: () => void;
}

/** One kind of data that a key reaches. */
export function ReachLine({ source, number, sources, onDrop }: Props) {
  const { setValue } = useFormContext();
  const { field, fieldState } = useInput({ source: `${source}.sumber`, ...asIs });
  const known = sources.find(({ nama }) => nama === field.value) ?? null;
  const choose = (nama: string | null) => {
    field.onChange(nama);
    // Rights, fields and rows are those of the data that was chosen.
    setValue(`${source}.akses`, ['baca'], { shouldDirty: true });
    setValue(`${source}.kolom`, [], { shouldDirty: true });
    for (const [kolom, nilai] of saringanKunci) {
      setValue(`${source}.${kolom}`, null, { shouldDirty: true });
      setValue(`${source}.${nilai}`, [], { shouldDirty: true });
    }
  };
  return (
    <Card variant="outlined" role="group" aria-label={`Data ${number}`} sx={{ p: 2 }}>
      <Stack spacing={2}>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
          <Autocomplete<SumberKunci>
            fullWidth
            autoHighlight
            value={known}
            options={[...sources]}
            getOptionLabel={({ label }) => label}
            getOptionKey={({ nama }) => nama}
            isOptionEqualToValue={(a, b) => a.nama === b.nama}
            onChange={(_, next) => choose(next?.nama ?? null)}
            noOptionsText="Tidak ada data dengan nama itu."
            openText="Buka pilihan"
            closeText="Tutup pilihan"
            clearText="Kosongkan"
            renderInput={params => (
              <TextField
                {...params}
                label="Data"
                required
                inputRef={field.ref}
                error={fieldState.invalid}
                helperText={fieldState.error?.message ?? known?.nama}
              />
            )}
          />
          <Tooltip title={`Hapus data ${number}`}>
            <IconButton aria-label={`Hapus data ${number}`} onClick={onDrop}>
              <DeleteOutlineIcon />
            </IconButton>
          </Tooltip>
        </Stack>
        {known ? (
          <>
            <ChoicesInput
              source={`${source}.akses`}
              field={choicesOf(
                Object.fromEntries(Object.entries(aksesKunci).filter(([name]) => known.akses.includes(name))),
                { required: true },
              )}
            />
            <FieldsInput source={`${source}.kolom`} fields={known.kolom} />
            <NarrowingInput source={source} fields={known.saringan} />
          </>
        ) : null}
      </Stack>
    </Card>
  );
}

interface FieldsProps {
  source: string;
  fields: SumberKunci['kolom'];
}

/** The fields that a key reaches; none chosen means all that its role sees. */
function FieldsInput({ source, fields }: FieldsProps) {
  const { field, fieldState } = useInput({ source, ...asIs });
  const names: unknown[] = Array.isArray(field.value) ? field.value : [];
  const value = useSteady(
    fields.filter(({ nama }) => names.includes(nama)),
    ({ nama, label }) => `${nama} ${label}`,
  );
  return (
    <Autocomplete<SumberKunci['kolom'][number], true>
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      limitTags={6}
      value={value}
      options={fields}
      getOptionLabel={({ label }) => label}
      getOptionKey={({ nama }) => nama}
      isOptionEqualToValue={(a, b) => a.nama === b.nama}
      onChange={(_, chosen) => field.onChange(chosen.map(({ nama }) => nama))}
      onBlur={() => field.onBlur()}
      noOptionsText="Tidak ada kolom lain."
      openText="Buka pilihan"
      closeText="Tutup pilihan"
      clearText="Kosongkan"
      renderInput={params => (
        <TextField
          {...params}
          label="Kolom"
          placeholder={names.length ? undefined : 'Semua kolom yang dilihat perannya'}
          error={fieldState.invalid}
          helperText={fieldState.error?.message}
          slotProps={{ ...params.slotProps, inputLabel: { shrink: true } }}
        />
      )}
    />
  );
}
