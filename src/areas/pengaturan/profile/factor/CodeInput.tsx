import TextField from '@mui/material/TextField';
import { InputHelperText, required, useInput } from 'react-admin';

const mustFill = [required()];

/** The code of the authenticator app in a react-admin form. */
export function CodeInput({ source, label }: { source: string; label: string }) {
  const { id, field, fieldState } = useInput({ source, validate: mustFill });
  const { ref, ...control } = field;
  const error = fieldState.error?.message;
  return (
    <TextField
      {...control}
      id={id}
      inputRef={ref}
      label={label}
      required
      error={error !== undefined}
      helperText={<InputHelperText error={error} />}
      slotProps={{ htmlInput: { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 20 } }}
    />
  );
}
