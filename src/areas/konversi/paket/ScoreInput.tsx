import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { parseNumber } from '../../../platform/providers/format.ts';
import { useWords } from '../../../platform/providers/language.ts';

interface Props {
  label: string;
  /** Text for screen readers, when the label alone says too little. */
  hears?: string;
  value: number | null;
  placeholder?: string | undefined;
  onChange: (value: number | null) => void;
}

/** A grade from 0 to 100 with at most two decimals, as typed in Indonesia; anything else counts as not given. */
export function ScoreInput({ label, hears, value, placeholder, onChange }: Props) {
  const say = useWords();
  const [typed, setTyped] = useState(value === null ? '' : String(value).replace('.', ','));
  const parsed = parseNumber(typed);
  const wrong = parsed !== null && !isScore(parsed);
  return (
    <TextField
      label={label}
      value={typed}
      placeholder={placeholder}
      error={wrong}
      helperText={wrong ? say('0 sampai 100') : undefined}
      onChange={event => {
        setTyped(event.target.value);
        const next = parseNumber(event.target.value);
        onChange(isScore(next) ? next : null);
      }}
      slotProps={{
        inputLabel: placeholder ? { shrink: true } : {},
        htmlInput: { inputMode: 'decimal', ...(hears ? { 'aria-label': hears } : {}) },
      }}
    />
  );
}

const isScore = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 100 && Math.abs(Math.round(value * 100) - value * 100) < 1e-6;
