import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useInbound } from '../calls.ts';

/** A row to choose, as lookups answer it. */
export interface Choice {
  id: string;
  label: string;
}

interface Props {
  label: string;
  /** Resource that is looked up. */
  path: string;
  filter?: Readonly<Record<string, string>>;
  value: Choice | null;
  onChange: (choice: Choice | null) => void;
}

/** Finds a row by at least three letters. */
export function Lookup({ label, path, filter = {}, value, onChange }: Props) {
  const [words, setWords] = useState('');
  const q = words.trim();
  const query = { rujukan: '1', range: '[0,19]', filter: JSON.stringify({ ...filter, q }) };
  const { data = [], isFetching } = useInbound<Choice[]>(path, query, q.length >= 3);
  return (
    <Autocomplete
      options={data}
      value={value}
      inputValue={words}
      onInputChange={(_, text) => setWords(text)}
      filterOptions={found => found}
      getOptionLabel={one => one.label}
      getOptionKey={one => one.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_, one) => {
        onChange(one);
        if (value === null && one) setWords('');
      }}
      loading={isFetching}
      loadingText="Mencari…"
      noOptionsText={q.length < 3 ? 'Ketik minimal 3 huruf' : 'Tidak ditemukan'}
      renderInput={params => <TextField {...params} label={label} />}
    />
  );
}
