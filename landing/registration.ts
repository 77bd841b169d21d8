import type { StatusProgram } from './api.ts';
import { formatDate } from './format.ts';

export interface Registration {
  kind: 'open' | 'soon' | 'closed';
  text: string;
}

type Dates = Pick<StatusProgram, 'terbuka' | 'bukaPada' | 'tutupPada'>;

/** What a page and the index's card say about a programme's registration; nothing when it holds no dates. */
export function registrationOf(program: Dates | null | undefined, now: Date): Registration | null {
  if (!program || (!program.bukaPada && !program.tutupPada)) return null;
  if (program.terbuka)
    return program.tutupPada
      ? { kind: 'open', text: `Pendaftaran dibuka sampai ${formatDate(program.tutupPada)}` }
      : null;
  if (program.bukaPada && new Date(program.bukaPada) > now)
    return { kind: 'soon', text: `Pendaftaran dibuka ${formatDate(program.bukaPada)}` };
  return { kind: 'closed', text: 'Pendaftaran ditutup' };
}
