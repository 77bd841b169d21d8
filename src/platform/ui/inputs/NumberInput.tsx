import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { FieldOf } from '../../../../resources/kit/index.ts';
import { formatNumber, parseNumber } from '../../providers/format.ts';
import { asIs, type InputProps, useFieldInput } from './useFieldInput.ts';

type NumberField = FieldOf<'integer' | 'decimal' | 'money'>;

/** Whole numbers (years, codes) without thousands dots; amounts and decimals as Indonesians write them. */
const words = ({ kind, scale }: NumberField, value: unknown): string => {
  if (typeof value !== 'number') return value == null ? '' : String(value);
  if (kind === 'integer') return String(value);
  return kind === 'money' ? formatNumber(value) : value.toFixed(scale).replace('.', ',');
};

/** Whole number, decimal or rupiah; the text is kept while it is typed, the form holds the number. */
export function NumberInput(props: InputProps<NumberField>) {
  const { control, frame } = useFieldInput(props, asIs);
  const { field } = props;
  const { kind } = field;
  const [text, setText] = useState(() => words(field, control.value));
  const [known, setKnown] = useState<unknown>(control.value);
  // Somebody else changed the value: a loaded row, a merge after a conflict.
  if (known !== control.value) {
    setKnown(control.value);
    if (parseNumber(text) !== (control.value ?? null)) setText(words(field, control.value));
  }
  return (
    <TextField
      {...frame}
      value={text}
      onChange={event => {
        setText(event.target.value);
        control.onChange(parseNumber(event.target.value));
      }}
      onBlur={() => {
        setText(words(field, control.value));
        control.onBlur();
      }}
      slotProps={{
        htmlInput: { inputMode: kind === 'decimal' ? 'decimal' : 'numeric', autoComplete: 'off' },
        ...(kind === 'money'
          ? { input: { startAdornment: <InputAdornment position="start">Rp.</InputAdornment> } }
          : {}),
      }}
    />
  );
}
