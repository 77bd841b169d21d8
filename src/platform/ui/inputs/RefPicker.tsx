import Autocomplete from '@mui/material/Autocomplete';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { useReference } from 'react-admin';
import { useWords } from '../../providers/language.ts';
import { useRegistry } from '../registry.ts';
import type { Labelled } from '../representation.ts';
import { optionOf, useLookup } from './useLookup.ts';

interface Props {
  to: string;
  value: string | null;
  onChange: (id: string | null) => void;
  onBlur?: () => void;
  /** Narrows what may be chosen. */
  filter?: Readonly<Record<string, unknown>>;
  /** Words of the value, when the row brought them along. */
  known?: Labelled;
  required?: boolean;
  /** Said instead of choices while something else must be chosen first. */
  first?: string;
  /** Nothing is offered until then, whatever is typed. */
  waits?: boolean;
  frame: Pick<TextFieldProps, 'label' | 'name' | 'error' | 'helperText' | 'required' | 'inputRef'> & { id: string };
}

/** Chooses one row of another resource; the server searches. */
export function RefPicker({ to, value, onChange, onBlur, filter = {}, known, required, first, waits, frame }: Props) {
  const say = useWords();
  const target = useRegistry().find(to);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<Labelled | null>(null);
  const { options, waiting, hint } = useLookup({ to, typed, filter, open: open && !waits });
  const nearby = [picked, known, ...options].find(option => option?.id === value);
  const { referenceRecord } = useReference({
    reference: to,
    id: value ?? '',
    options: { enabled: value !== null && !nearby, meta: { rujukan: true } },
  });
  const chosen = value === null ? null : (nearby ?? (referenceRecord ? optionOf(target, referenceRecord) : null));
  const fallback = value === null ? null : { id: value, label: '…' };
  const { id, ...rest } = frame;
  return (
    <Autocomplete<Labelled>
      id={id}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={chosen ?? fallback}
      options={waits ? [] : options}
      filterOptions={found => found}
      getOptionLabel={option => option.label}
      getOptionKey={option => option.id}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, option) => {
        setPicked(option);
        onChange(option?.id ?? null);
      }}
      onBlur={onBlur}
      loading={waiting}
      loadingText={say('Mencari…')}
      noOptionsText={first && (waits || options.length === 0) ? first : hint}
      openText={say('Buka pilihan')}
      closeText={say('Tutup pilihan')}
      clearText={say('Kosongkan')}
      autoHighlight
      fullWidth
      renderInput={params => <TextField {...params} {...rest} margin="none" required={required} />}
    />
  );
}
