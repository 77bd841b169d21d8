import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import type { FieldOf } from '../../../../resources/kit/index.ts';
import { asIs, type InputProps, useFieldInput } from '../inputs/useFieldInput.ts';

/** A statement that is agreed to. */
export function AgreeInput(props: InputProps<FieldOf<'boolean'>>) {
  const { control, label, inputRef, invalid, message } = useFieldInput(props, asIs);
  const { required } = props.field;
  return (
    <FormControl error={invalid} data-salah={invalid || undefined} required={required} margin="none">
      <FormControlLabel
        required={required}
        label={label}
        sx={{ alignItems: 'flex-start', overflowWrap: 'anywhere' }}
        control={
          <Checkbox
            name={control.name}
            checked={control.value === true}
            onBlur={() => control.onBlur()}
            onChange={(_, on) => control.onChange(on ? true : null)}
            slotProps={{ input: { ref: inputRef } }}
            sx={{ pt: 0 }}
          />
        }
      />
      {message ? <FormHelperText sx={{ mx: 0 }}>{message}</FormHelperText> : null}
    </FormControl>
  );
}
