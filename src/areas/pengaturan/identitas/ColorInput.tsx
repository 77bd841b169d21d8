import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type InputProps, useFieldInput } from '../../../platform/ui/inputs/useFieldInput.ts';

const written = /^#[0-9a-f]{6}$/i;

/** A colour, written or picked. */
export default function ColorInput(props: InputProps) {
  const { control, frame } = useFieldInput(props);
  const value = typeof control.value === 'string' ? control.value : '';
  return (
    <TextField
      {...control}
      {...frame}
      value={value}
      slotProps={{
        htmlInput: { maxLength: 7, spellCheck: false },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Box
                component="input"
                type="color"
                aria-label={`Pilih ${String(frame.label).toLowerCase()}`}
                value={written.test(value) ? value.toLowerCase() : '#000000'}
                onChange={event => control.onChange(event.target.value.toUpperCase())}
                sx={{ width: 36, height: 28, p: 0, border: 0, background: 'none', cursor: 'pointer' }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
