import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import type { SettingKind } from './settingText.ts';

interface Props {
  kind: SettingKind;
  value: string;
  onChange: (typed: string) => void;
  labelledBy: string;
  problem: string | null;
  disabled: boolean;
}

/** What a setting is typed with: a switch, a number, a line, or one entry a line. */
export function SettingInput({ kind, value, onChange, labelledBy, problem, disabled }: Props) {
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
