import type { FieldOf } from '../../../../resources/kit/index.ts';
import { MomentField } from '../moment/MomentField.tsx';
import type { MomentKind } from '../moment/notation.ts';
import { asIs, type InputProps, useFieldInput } from './useFieldInput.ts';

interface Props extends InputProps<FieldOf<MomentKind>> {
  /** First and last day that are offered. */
  min?: string | undefined;
  max?: string | undefined;
}

const isMoment = (kind: string): kind is MomentKind => kind === 'date' || kind === 'time' || kind === 'datetime';

/** Day, time of day or moment. */
export function MomentInput({ min, max, ...props }: Props) {
  const { control, frame } = useFieldInput(props, asIs);
  const { id, name, label, required, error, helperText, inputRef } = frame;
  return (
    <MomentField
      id={id}
      name={name}
      label={label}
      required={required}
      error={error}
      helperText={helperText}
      inputRef={inputRef}
      min={min}
      max={max}
      kind={isMoment(props.field.kind) ? props.field.kind : 'time'}
      value={typeof control.value === 'string' ? control.value : null}
      onChange={control.onChange}
      onBlur={control.onBlur}
    />
  );
}
