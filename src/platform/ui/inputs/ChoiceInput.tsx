import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { FieldOf } from '../../../../resources/kit/index.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { type InputProps, useFieldInput } from './useFieldInput.ts';

/** One of the declared choices. */
export function ChoiceInput(props: InputProps<FieldOf<'enum'>>) {
  const labelOf = useLabel();
  const say = useWords();
  const { control, frame } = useFieldInput(props);
  const { choices, required } = props.field;
  return (
    <TextField {...control} {...frame} select>
      {required ? null : (
        <MenuItem value="">
          <em>{say('Kosongkan')}</em>
        </MenuItem>
      )}
      {Object.entries(choices).map(([value, words]) => (
        <MenuItem key={value} value={value}>
          {labelOf(words)}
        </MenuItem>
      ))}
    </TextField>
  );
}
