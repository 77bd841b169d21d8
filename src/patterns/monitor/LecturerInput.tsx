import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { isSearchable } from '../../../resources/kit/index.ts';
import type { BebanDosen } from '../../../resources/monitoring/bimbingan.ts';
import { LoadBar } from './LoadBar.tsx';
import { useLoads } from './loads.ts';

interface Props {
  /** What the lecturer is to the record. */
  label: string;
  value: BebanDosen | null;
  problem?: string | null;
  onChange: (lecturer: BebanDosen | null) => void;
}

/** A lecturer, chosen with everybody's load in view. */
export function LecturerInput({ label, value, problem, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const { data: loads = [], isFetching } = useLoads(isSearchable(typed) ? typed.trim() : '');
  return (
    <>
      <Autocomplete<BebanDosen>
        options={loads}
        value={value}
        loading={isFetching}
        loadingText="Mencari…"
        noOptionsText="Dosen tidak ditemukan."
        filterOptions={found => found}
        getOptionLabel={({ nama }) => nama}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
        onChange={(_, load) => onChange(load)}
        openText="Buka pilihan"
        closeText="Tutup pilihan"
        clearText="Kosongkan"
        renderOption={({ key, ...props }, load) => (
          <Box
            component="li"
            key={key}
            {...props}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between !important' }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="body2">{load.nama}</Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {load.prodi}
              </Typography>
            </Box>
            <LoadBar {...load} />
          </Box>
        )}
        renderInput={params => (
          <TextField {...params} label={label} required error={Boolean(problem)} helperText={problem} />
        )}
      />
      {value ? <LoadBar {...value} /> : null}
    </>
  );
}
