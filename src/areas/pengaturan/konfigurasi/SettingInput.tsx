import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { CodesInput } from './CodesInput.tsx';
import type { SettingInputProps } from './settingText.ts';

/** Input of a setting by its kind: switch, number, line, one entry a line, or a code for each kind. */
export function SettingInput({ kind, kinds, value, onChange, labelledBy, problem, disabled }: SettingInputProps) {
  if (kind === 'boolean')
    return (
      <Box sx={{ textAlign: { sm: 'right' } }}>
        <Switch
          checked={value === 'true'}
          onChange={(_, on) => onChange(String(on))}
          disabled={disabled}
          slotProps={{ input: { 'aria-labelledby': labelledBy } }}
        />
      </Box>
    );
  if (kinds.length > 0)
    return (
      <CodesInput
        kinds={kinds}
        value={value}
        onChange={onChange}
        labelledBy={labelledBy}
        problem={problem}
        disabled={disabled}
      />
    );
  return (
    <TextField
      value={value}
      onChange={event => onChange(event.target.value)}
      margin="none"
      disabled={disabled}
      error={problem !== null}
      helperText={problem}
      multiline={kind === 'daftar'}
      minRows={kind === 'daftar' ? 3 : undefined}
      slotProps={{
        htmlInput: {
          'aria-labelledby': labelledBy,
          inputMode: kind === 'angka' ? 'decimal' : undefined,
          style: kind === 'angka' ? { textAlign: 'right' } : undefined,
        },
      }}
    />
  );
}
