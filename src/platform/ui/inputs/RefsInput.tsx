import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useGetMany, useRecordContext } from 'react-admin';
import type { FieldOf } from '../../../../resources/kit/index.ts';
import { useSteady } from '../../common/useSteady.ts';
import { useWords } from '../../providers/language.ts';
import { useRegistry } from '../registry.ts';
import { embeddedLabels, type Labelled } from '../representation.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import { useDependence } from './useDependence.ts';
import { asIs, type InputProps, useFieldInput } from './useFieldInput.ts';
import { optionOf, useLookup } from './useLookup.ts';

/** Any number of rows of another resource. */
export function RefsInput(props: InputProps<FieldOf<'refs'>>) {
  const say = useWords();
  const { source, field } = props;
  const { control, frame } = useFieldInput(props, asIs);
  const target = useRegistry().find(field.to);
  const record = useRecordContext();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<Labelled[]>([]);
  const prefix = source.slice(0, source.lastIndexOf('.') + 1);
  const { filter, missing } = useDependence(field, prefix);
  const labelOf = useFieldLabel();
  const waits = missing !== undefined;
  const { options, waiting, hint } = useLookup({ to: field.to, typed, filter, open: open && !waits });
  const ids = (Array.isArray(control.value) ? control.value : []).map(String);
  const nearby = new Map([...(embeddedLabels(record, source) ?? []), ...options, ...picked].map(o => [o.id, o]));
  const unknown = ids.filter(id => !nearby.has(id));
  const { data } = useGetMany(field.to, { ids: unknown, meta: { rujukan: true } }, { enabled: unknown.length > 0 });
  for (const row of data ?? []) if (row) nearby.set(String(row.id), optionOf(target, row));
  const value = useSteady(
    ids.map(each => nearby.get(each) ?? { id: each, label: '…' }),
    one => `${one.id} ${one.label}`,
  );
  const { id, ...rest } = frame;
  return (
    <Autocomplete<Labelled, true>
      id={id}
      multiple
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={value}
      options={waits ? [] : options}
      filterOptions={found => found}
      filterSelectedOptions
      disableCloseOnSelect
      getOptionLabel={option => option.label}
      getOptionKey={option => option.id}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, chosen) => {
        setPicked(chosen);
        control.onChange(chosen.map(option => option.id));
      }}
      onBlur={() => control.onBlur()}
      loading={waiting}
      loadingText={say('Mencari…')}
      noOptionsText={waits ? say('Pilih %{missing} lebih dahulu.', { missing: labelOf(missing) }) : hint}
      openText={say('Buka pilihan')}
      closeText={say('Tutup pilihan')}
      clearText={say('Kosongkan')}
      fullWidth
      renderInput={params => <TextField {...params} {...rest} required={field.required && ids.length === 0} />}
    />
  );
}
