import TextField from '@mui/material/TextField';
import type { HTMLInputTypeAttribute } from 'react';
import type { FieldOf, TextField as TextDeclaration } from '../../../../resources/kit/index.ts';
import { counted } from '../Counted.tsx';
import { type InputProps, useFieldInput } from './useFieldInput.ts';

type LineKind = Exclude<TextDeclaration['kind'], 'time'>;

/** Keyboard and browser type of each kind of text. */
const types: Record<LineKind, { type: HTMLInputTypeAttribute; inputMode: 'text' | 'email' | 'tel' | 'url' }> = {
  text: { type: 'text', inputMode: 'text' },
  longtext: { type: 'text', inputMode: 'text' },
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  url: { type: 'url', inputMode: 'url' },
};

/** One line of text, or several for a longtext. */
export function LineInput(props: InputProps<FieldOf<LineKind>>) {
  const { control, frame } = useFieldInput(props);
  const { kind, max, least, storedAs } = props.field;
  // Dots and spaces are typed that are not stored.
  const longest = storedAs ? 2 * max : max;
  const { type, inputMode } = types[kind === 'time' ? 'text' : kind];
  return (
    <TextField
      {...control}
      {...frame}
      helperText={counted({ message: frame.helperText, value: control.value, least, max })}
      type={type}
      multiline={kind === 'longtext'}
      minRows={kind === 'longtext' ? 4 : undefined}
      slotProps={{ htmlInput: { maxLength: longest, inputMode, autoComplete: 'off' } }}
    />
  );
}
