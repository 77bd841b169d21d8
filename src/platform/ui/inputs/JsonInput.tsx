import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { FieldOf } from '../../../../resources/kit/index.ts';
import { asIs, type InputProps, useFieldInput } from './useFieldInput.ts';

const words = (value: unknown) => (value == null ? '' : JSON.stringify(value, null, 2));

/** Text that is no JSON stays text, which the schema refuses with a sentence. */
const parse = (typed: string): unknown => {
  if (typed.trim() === '') return null;
  try {
    return JSON.parse(typed);
  } catch {
    return typed;
  }
};

/** A small JSON object, written by hand. */
export function JsonInput(props: InputProps<FieldOf<'json'>>) {
  const { control, frame } = useFieldInput(props, asIs);
  const [text, setText] = useState(() => words(control.value));
  const [known, setKnown] = useState<unknown>(control.value);
  if (known !== control.value) {
    setKnown(control.value);
    if (words(parse(text)) !== words(control.value)) setText(words(control.value));
  }
  return (
    <TextField
      {...frame}
      value={text}
      multiline
      minRows={4}
      onBlur={control.onBlur}
      onChange={event => {
        setText(event.target.value);
        control.onChange(parse(event.target.value));
      }}
      slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'ui-monospace, monospace', fontSize: 13 } } }}
    />
  );
}
