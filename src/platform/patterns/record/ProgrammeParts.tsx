import type { ReactNode } from 'react';
import { detailParts } from '../../../../resources/kit/index.ts';
import { PartsContext } from './Parts.tsx';
import { useProgramme } from './useProgramme.ts';

const none = {};

/** Makes the 1:1 detail of the record available to the fields inside: `rincian.posisi`. */
export function ProgrammeParts({ children }: { children: ReactNode }) {
  const programme = useProgramme();
  return <PartsContext value={programme ? detailParts(programme) : none}>{children}</PartsContext>;
}
