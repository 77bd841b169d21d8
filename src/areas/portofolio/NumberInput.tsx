import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { numberErrors } from '../../../resources/portofolio/nomorKarya.ts';
import { inWords } from '../../platform/providers/reading.ts';
import { type InputProps, useFieldInput } from '../../platform/ui/inputs/useFieldInput.ts';

/** A number with a check digit, or a DOI, with what is wrong with it once one leaves the field, and from then on live. */
export function useNumber(props: InputProps) {
  const { control, frame } = useFieldInput(props);
  const [left, setLeft] = useState(false);
  const value = typeof control.value === 'string' ? control.value : '';
  const wrong =
    value.trim() === '' || !Object.hasOwn(numberErrors, props.source) ? undefined : numberErrors[props.source]?.(value);
  const shown = left ? wrong : undefined;
  return {
    value,
    wrong,
    input: {
      ...control,
      ...frame,
      value,
      error: frame.error || shown !== undefined,
      helperText: shown === undefined ? frame.helperText : inWords(shown),
      onBlur: () => {
        control.onBlur();
        setLeft(true);
      },
    },
  };
}

export default function NumberInput(props: InputProps) {
  const { input } = useNumber(props);
  return <TextField {...input} slotProps={{ htmlInput: { autoComplete: 'off' } }} />;
}
