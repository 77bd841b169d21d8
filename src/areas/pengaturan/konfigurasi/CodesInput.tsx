import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { codesOf, type SettingInputProps, withCode } from './settingText.ts';

type Props = Omit<SettingInputProps, 'kind'>;

/** A code for each kind of programme or letter, by its name. */
export function CodesInput({ kinds, value, onChange, labelledBy, problem, disabled }: Props) {
  const codes = codesOf(value);
  return (
    <Box role="group" aria-labelledby={labelledBy} sx={{ display: 'grid', gap: 1 }}>
      {kinds.map(({ name, label, standard }) => (
        <TextField
          key={name}
          label={label}
          value={codes.get(name) ?? ''}
          onChange={event => onChange(withCode(value, kinds, name, event.target.value))}
          placeholder={standard}
          margin="none"
          disabled={disabled}
          error={problem !== null}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 20 } }}
        />
      ))}
      {problem ? <FormHelperText error>{problem}</FormHelperText> : null}
    </Box>
  );
}
