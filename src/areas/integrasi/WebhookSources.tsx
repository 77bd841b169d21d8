import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useGetOne, useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isRecord } from '../../../resources/kit/index.ts';
import { useSteady } from '../../platform/common/useSteady.ts';
import { asIs, type InputProps } from '../../platform/ui/inputs/useFieldInput.ts';

interface Named {
  nama: string;
  label: string;
}

const linesOf = (value: unknown): Named[] =>
  Array.isArray(value)
    ? value.flatMap(line =>
        isRecord(line) && typeof line.sumber === 'string'
          ? [{ nama: line.sumber, label: typeof line.namaData === 'string' ? line.namaData : line.sumber }]
          : [],
      )
    : [];

/** Of the data that the webhook's key reaches those that it tells of; none chosen means all. */
export default function WebhookSources({ source, field: { label, help } }: InputProps) {
  const key: unknown = useWatch({ name: 'idKunci' });
  const { field, fieldState } = useInput({ source, ...asIs });
  const asked = typeof key === 'string' ? key : '';
  const { data } = useGetOne('integrasi/kunci-api', { id: asked }, { enabled: asked !== '', retry: false });
  const offered = linesOf(data?.cakupan);
  const names: unknown[] = Array.isArray(field.value) ? field.value : [];
  const value = useSteady(
    offered.filter(({ nama }) => names.includes(nama)),
    ({ nama, label: words }) => `${nama} ${words}`,
  );
  return (
    <Autocomplete<Named, true>
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      value={value}
      options={offered}
      getOptionLabel={line => line.label}
      getOptionKey={({ nama }) => nama}
      isOptionEqualToValue={(a, b) => a.nama === b.nama}
      onChange={(_, chosen) => field.onChange(chosen.map(({ nama }) => nama))}
      onBlur={() => field.onBlur()}
      noOptionsText={asked ? 'Tidak ada data lain dalam cakupan kunci ini.' : 'Pilih kunci API lebih dahulu.'}
      openText="Buka pilihan"
      closeText="Tutup pilihan"
      clearText="Kosongkan"
      renderInput={params => (
        <TextField
          {...params}
          label={label}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? help}
        />
      )}
    />
  );
}
