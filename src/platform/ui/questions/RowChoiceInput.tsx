import { useState } from 'react';
import type { FormQuestion } from '../../../../resources/kit/form/definition.ts';
import { namedIn } from '../../../../resources/kit/form/namedIn.ts';
import type { Field } from '../../../../resources/kit/index.ts';
import { RefPicker } from '../inputs/RefPicker.tsx';
import { asIs, useFieldInput } from '../inputs/useFieldInput.ts';

interface Props {
  question: FormQuestion;
  field: Field;
  source: string;
}

/** A row of the portal's data, looked for by its name; the server keeps what it is called. */
export function RowChoiceInput({ question, field, source }: Props) {
  const { control, frame } = useFieldInput({ source, field }, asIs);
  const [given] = namedIn(control.value);
  const [first] = useState(given);
  return (
    <RefPicker
      to={question.source ?? ''}
      value={given?.id ?? null}
      onChange={id => control.onChange(id === null ? null : { id, nama: first?.id === id ? first.nama : '' })}
      onBlur={control.onBlur}
      {...(given?.nama ? { known: { id: given.id, label: given.nama } } : {})}
      required={field.required}
      frame={frame}
    />
  );
}
