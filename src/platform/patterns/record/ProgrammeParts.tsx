import type { ReactNode } from 'react';
import { detailParts } from '../../../../resources/kit/index.ts';
import { PartsContext } from './Parts.tsx';
import { useProgramme } from './useProgramme.ts';

const none = {};

/** Puts the 1:1 detail of the participation's programme within reach of the fields inside: `magang.posisi`. */
export function ProgrammeParts({ children }: { children: ReactNode }) {
  const programme = useProgramme();
  return <PartsContext value={programme ? detailParts(programme) : none}>{children}</PartsContext>;
}
