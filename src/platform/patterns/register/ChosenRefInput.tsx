import type { FieldOf, KindLimit, ListFilter } from '../../../../resources/kit/index.ts';
import { RefPicker } from '../../ui/inputs/RefPicker.tsx';
import { asIs, type InputProps, useFieldInput } from '../../ui/inputs/useFieldInput.ts';
import { useOnly } from '../../ui/inputs/useOnly.ts';

interface Props extends InputProps<FieldOf<'ref'>> {
  choose?: ListFilter;
  limit?: KindLimit;
}

/** A reference of which only some rows may be chosen here. */
export function ChosenRefInput({ choose, limit, ...props }: Props) {
  const { source, field } = props;
  const { control, frame } = useFieldInput({ source, field }, asIs);
  const only = useOnly(field, limit);
  return (
    <RefPicker
      to={field.to}
      value={typeof control.value === 'string' ? control.value : null}
      onChange={control.onChange}
      onBlur={control.onBlur}
      filter={{ ...only, ...choose }}
      required={field.required}
      frame={frame}
    />
  );
}
