import { type InputProps as RaInputProps, useInput } from 'react-admin';
import type { Field } from '../../../../resources/kit/index.ts';
import { inWords } from '../../providers/reading.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import { useEmptyDependents } from './useEmptyDependents.ts';

/** Props of every input: the place of its value in the form, and its declaration. */
export interface InputProps<F extends Field = Field> {
  source: string;
  field: F;
}

type Options = Pick<RaInputProps, 'format' | 'parse'>;

/**
 * A field of the form, bound to react-admin's form, with the props that any MUI text field needs. A changed value
 * empties the pickers that depend on it.
 */
export function useFieldInput({ source, field }: InputProps, options: Options = {}) {
  const labelOf = useFieldLabel();
  const emptyDependents = useEmptyDependents(source);
  const { id, field: control, fieldState } = useInput({ source, ...options, onChange: emptyDependents });
  const { ref, ...rest } = control;
  const invalid = fieldState.error !== undefined;
  const label = labelOf(source);
  const told = fieldState.error?.message ?? field.help;
  const message = told === undefined ? undefined : inWords(told);
  return {
    id,
    label,
    control: rest,
    inputRef: ref,
    invalid,
    message,
    /** Spread on a MUI TextField. */
    frame: {
      id,
      label,
      name: control.name,
      required: field.required,
      error: invalid,
      helperText: message,
      inputRef: ref,
      fullWidth: true,
      margin: 'none' as const,
    },
  };
}

/** Value as it is; for inputs that keep their own text beside it. */
export const asIs = { format: (value: unknown) => value, parse: (value: unknown) => value };
