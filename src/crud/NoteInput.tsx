import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { counted } from './Counted.tsx';
import type { useNote } from './useNote.ts';

type Note = Omit<ReturnType<typeof useNote>['input'], 'problem'>;

interface Props extends Note, Pick<TextFieldProps, 'autoFocus' | 'minRows' | 'onKeyDown'> {
  problem?: string | null | undefined;
  /** Default: "Catatan". The asterisk of a required one says what may not be left out. */
  label?: string;
  /** Said below it while nothing is wrong. */
  hint?: string;
  /** Characters. */
  max?: number;
}

/** The note of a step, held by `useNote`. */
export function NoteInput({ value, required, problem, onChange, label, hint, max, minRows = 3, ...rest }: Props) {
  return (
    <TextField
      label={label ?? 'Catatan'}
      required={required}
      multiline
      minRows={minRows}
      value={value}
      onChange={event => onChange(event.target.value)}
      error={Boolean(problem)}
      helperText={counted({ message: problem ?? hint, value, max })}
      {...(max ? { slotProps: { htmlInput: { maxLength: max } } } : {})}
      {...rest}
    />
  );
}
