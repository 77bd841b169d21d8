import { useState } from 'react';
import type { FieldOf } from '../../../../resources/kit/index.ts';
import type { BebanDosen } from '../../../../resources/monitoring/bimbingan.ts';
import { asIs, type InputProps, useFieldInput } from '../../../platform/ui/inputs/useFieldInput.ts';
import { LecturerInput } from './LecturerInput.tsx';

/** The lecturer that a step asks for, with everybody's load in view. */
export function AskedLecturer(props: InputProps<FieldOf<'ref'>>) {
  const { control, label, invalid, message } = useFieldInput(props, asIs);
  const [chosen, setChosen] = useState<BebanDosen | null>(null);
  return (
    <LecturerInput
      label={label}
      value={chosen}
      problem={invalid ? message : null}
      onChange={lecturer => {
        setChosen(lecturer);
        control.onChange(lecturer?.id ?? null);
      }}
    />
  );
}
