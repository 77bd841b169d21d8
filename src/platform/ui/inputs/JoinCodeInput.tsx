import TextField from '@mui/material/TextField';
import { type FieldOf, joinCodeLength, joinCodeOf } from '../../../../resources/kit/index.ts';
import { type InputProps, useFieldInput } from './useFieldInput.ts';

/** A code that somebody was given: letters become capitals while they are typed, blanks and dashes go. */
export function JoinCodeInput(props: InputProps<FieldOf<'joinCode'>>) {
  const { control, frame } = useFieldInput(props);
  return (
    <TextField
      {...control}
      {...frame}
      onChange={event => control.onChange(joinCodeOf(event.target.value).slice(0, joinCodeLength))}
      slotProps={{
        htmlInput: {
          autoComplete: 'off',
          autoCapitalize: 'characters',
          spellCheck: false,
          style: { fontFamily: 'monospace', fontSize: 22, letterSpacing: '0.2em' },
        },
      }}
    />
  );
}
