import TextField, { type TextFieldProps } from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { longestNote } from '../../../resources/kit/index.ts';
import { useWords } from '../providers/language.ts';
import { counted } from './Counted.tsx';
import type { useNote } from './useNote.ts';

type Note = Omit<ReturnType<typeof useNote>['input'], 'problem'>;

interface Props extends Note, Pick<TextFieldProps, 'autoFocus' | 'minRows' | 'onKeyDown'> {
  problem?: string | null | undefined;
  /** Default: "Catatan". The asterisk of a required one says what may not be left out. */
  label?: string;
  /** Keys that send it; said below it where there is a keyboard, while nothing is wrong. */
  keys?: string;
  /** Characters; default: what a history keeps. */
  max?: number;
}

/** The note of a step, held by `useNote`. */
export function NoteInput({
  value,
  required,
  problem,
  onChange,
  label,
  keys,
  max = longestNote,
  minRows = 3,
  ...rest
}: Props) {
  const say = useWords();
  const keyboard = useMediaQuery('(hover: hover) and (pointer: fine)', { noSsr: true });
  return (
    <TextField
      label={label ?? say('Catatan')}
      required={required}
      multiline
      minRows={minRows}
      value={value}
      onChange={event => onChange(event.target.value)}
      error={Boolean(problem)}
      helperText={counted({ message: problem ?? (keyboard ? keys : undefined), value, max })}
      slotProps={{ htmlInput: { maxLength: max } }}
      {...rest}
    />
  );
}
