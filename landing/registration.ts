import type { StatusProgram, SyaratProgram } from './api.ts';
import { formatDate } from './format.ts';

export interface Registration {
  kind: 'open' | 'soon' | 'closed';
  text: string;
}

const closed: Registration = { kind: 'closed', text: 'Pendaftaran ditutup' };
const open = (until: string): Registration => ({
  kind: 'open',
  text: `Pendaftaran dibuka sampai ${formatDate(until)}`,
});

/** What a page says about its programme's registration; nothing when the programme holds no dates. */
export function registrationOf(program: SyaratProgram | null | undefined, now: Date): Registration | null {
  if (!program || (!program.bukaPada && !program.tutupPada)) return null;
  if (program.terbuka && program.tutupPada) return open(program.tutupPada);
  if (program.bukaPada && new Date(program.bukaPada) > now) {
    return { kind: 'soon', text: `Pendaftaran dibuka ${formatDate(program.bukaPada)}` };
  }
  return program.terbuka ? null : closed;
}

/** What a programme's card on the index says. */
export function cardStatus(status: StatusProgram | undefined): Registration | null {
  if (!status) return null;
  if (!status.terbuka) return closed;
  return status.tutupPada ? open(status.tutupPada) : null;
}
