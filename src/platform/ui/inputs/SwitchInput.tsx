import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import type { FieldOf } from '../../../../resources/kit/index.ts';
import { asIs, type InputProps, useFieldInput } from './useFieldInput.ts';

/** Yes or no. */
export function SwitchInput(props: InputProps<FieldOf<'boolean'>>) {
  const { id, control, label, inputRef, invalid, message } = useFieldInput(props, asIs);
  return (
    <FormControl
      error={invalid}
      data-salah={invalid || undefined}
      margin="none"
      sx={{ justifyContent: 'center', minHeight: 44 }}
    >
      <FormControlLabel
        label={label}
        control={
          <Switch
            id={id}
            name={control.name}
            checked={control.value === true}
            onBlur={() => control.onBlur()}
            onChange={(_, checked) => control.onChange(checked)}
            slotProps={{ input: { ref: inputRef } }}
          />
        }
      />
      {message ? <FormHelperText>{message}</FormHelperText> : null}
    </FormControl>
  );
}
