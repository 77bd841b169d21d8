import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { FieldOf } from '../../../../resources/kit/index.ts';
import { asIs, type InputProps, useFieldInput } from './useFieldInput.ts';

/** Any number of the declared choices. */
export function ChoicesInput(props: InputProps<FieldOf<'enums'>>) {
  const { control, label, inputRef, invalid, message } = useFieldInput(props, asIs);
  const { choices, required } = props.field;
  const chosen: unknown[] = Array.isArray(control.value) ? control.value : [];
  // Kept in the order of the declaration, so that the same choice is the same value.
  const toggle = (value: string, on: boolean) =>
    control.onChange(Object.keys(choices).filter(each => (each === value ? on : chosen.includes(each))));
  return (
    <FormControl
      component="fieldset"
      error={invalid}
      data-salah={invalid || undefined}
      required={required}
      margin="none"
    >
      <FormLabel component="legend" sx={{ fontSize: '0.8125rem' }}>
        {label}
      </FormLabel>
      <FormGroup row>
        {Object.entries(choices).map(([value, words], index) => (
          <FormControlLabel
            key={value}
            label={words}
            control={
              <Checkbox
                size="small"
                name={control.name}
                checked={chosen.includes(value)}
                onBlur={() => control.onBlur()}
                onChange={(_, on) => toggle(value, on)}
                slotProps={{ input: index === 0 ? { ref: inputRef } : {} }}
              />
            }
          />
        ))}
      </FormGroup>
      {message ? <FormHelperText>{message}</FormHelperText> : null}
    </FormControl>
  );
}
