import type { StatusProgram } from './api.ts';
import { dateIn } from './format.ts';
import { spokenIn } from './phrases.tsx';

export interface Registration {
  kind: 'open' | 'soon' | 'closed';
  text: string;
}

type Dates = Pick<StatusProgram, 'terbuka' | 'bukaPada' | 'tutupPada'>;

/** Registration dates of a programme for pages and cards; undefined without dates. */
export function registrationOf(
  program: Dates | null | undefined,
  now: Date,
  { say, language }: Pick<ReturnType<typeof spokenIn>, 'say' | 'language'> = spokenIn(),
): Registration | null {
  const day = dateIn(language);
  if (!program || (!program.bukaPada && !program.tutupPada)) return null;
  if (program.terbuka)
    return program.tutupPada
      ? { kind: 'open', text: say('Pendaftaran dibuka sampai {tanggal}', { tanggal: day(program.tutupPada) }) }
      : null;
  if (program.bukaPada && new Date(program.bukaPada) > now)
    return { kind: 'soon', text: say('Pendaftaran dibuka {tanggal}', { tanggal: day(program.bukaPada) }) };
  return { kind: 'closed', text: say('Pendaftaran ditutup') };
}
