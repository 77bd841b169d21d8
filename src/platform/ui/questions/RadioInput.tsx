import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useWords } from '../../providers/language.ts';
import { asIs, type InputProps, useFieldInput } from '../inputs/useFieldInput.ts';

/** A value that may be chosen, and its words. */
export type Option = readonly [value: string | number | boolean, label: string];

interface Props extends InputProps {
  options: readonly Option[];
  /** Beside each other, as on a scale. */
  row?: boolean;
}

/** One of a few values, all in sight. */
export function RadioInput({ options, row = false, ...props }: Props) {
  const say = useWords();
  const { control, label, inputRef, invalid, message } = useFieldInput(props, asIs);
  const { required } = props.field;
  const chosen = options.find(([value]) => value === control.value);
  return (
    <FormControl
      component="fieldset"
      error={invalid}
      data-salah={invalid || undefined}
      required={required}
      margin="none"
      sx={{ minWidth: 0 }}
    >
      <FormLabel component="legend">{label}</FormLabel>
      <RadioGroup
        row={row}
        name={control.name}
        value={chosen ? String(chosen[0]) : ''}
        onBlur={() => control.onBlur()}
        onChange={(_, text) => control.onChange(options.find(([value]) => String(value) === text)?.[0] ?? null)}
      >
        {options.map(([value, words], index) => (
          <FormControlLabel
            key={String(value)}
            value={String(value)}
            label={words}
            labelPlacement={row ? 'bottom' : 'end'}
            sx={row ? { mx: 0.5, minWidth: 40 } : { overflowWrap: 'anywhere' }}
            control={<Radio size="small" slotProps={{ input: index === 0 ? { ref: inputRef } : {} }} />}
          />
        ))}
      </RadioGroup>
      {chosen && !required ? (
        <Button size="small" color="inherit" onClick={() => control.onChange(null)} sx={{ alignSelf: 'flex-start' }}>
          {say('Kosongkan')}
        </Button>
      ) : null}
      {message ? <FormHelperText sx={{ mx: 0 }}>{message}</FormHelperText> : null}
    </FormControl>
  );
}
