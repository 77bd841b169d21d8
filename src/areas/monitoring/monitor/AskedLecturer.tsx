import { useState } from 'react';
import type { BebanDosen } from '../../../../resources/monitoring/bimbingan.ts';
import type { AskedRowProps } from '../../../platform/ui/places.ts';
import { LecturerInput } from './LecturerInput.tsx';

/** The lecturer that a decision asks for: decisions ask for no other reference. */
export function AskedLecturer({ label, onChoose }: AskedRowProps) {
  const [chosen, setChosen] = useState<BebanDosen | null>(null);
  return (
    <LecturerInput
      label={label}
      value={chosen}
      onChange={lecturer => {
        setChosen(lecturer);
        onChoose(lecturer?.id ?? null);
      }}
    />
  );
}
