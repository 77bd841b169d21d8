import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { isSearchable } from '../../../../resources/kit/index.ts';
import type { BebanDosen } from '../../../../resources/monitoring/bimbingan.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { LoadBar } from './LoadBar.tsx';
import { LecturerOption, lecturerChoice, lecturerWords } from './lecturerChoice.tsx';
import { useLoads } from './loads.ts';

interface Props {
  /** Role of the lecturer for the record. */
  label: string;
  value: BebanDosen | null;
  problem?: string | null;
  onChange: (lecturer: BebanDosen | null) => void;
}

/** A lecturer, chosen with everybody's load in view. */
export function LecturerInput({ label, value, problem, onChange }: Props) {
  const say = useWords();
  const [typed, setTyped] = useState('');
  const { data: loads = [], isFetching } = useLoads(isSearchable(typed) ? typed.trim() : '');
  return (
    <>
      <Autocomplete<BebanDosen>
        {...lecturerChoice}
        {...lecturerWords(say)}
        options={loads}
        value={value}
        loading={isFetching}
        loadingText={say('Mencari…')}
        filterOptions={found => found}
        onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
        onChange={(_, load) => onChange(load)}
        renderOption={(option, load) => (
          <LecturerOption key={option.key} option={option} nama={load.nama} beside={load.prodi} load={load} />
        )}
        renderInput={params => (
          <TextField {...params} label={label} required error={Boolean(problem)} helperText={problem} />
        )}
      />
      {value ? <LoadBar {...value} /> : null}
    </>
  );
}
