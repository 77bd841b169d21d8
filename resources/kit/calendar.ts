import { DeclarationError } from './errors.ts';
import type { Resource } from './resourceShape.ts';

/** @throws DeclarationError for a date that is none */
export function checkCalendar({ name, fields, calendar }: Resource): void {
  for (const { at, until, deadline, only = {} } of calendar) {
    const kind = fields[at]?.kind;
    if (kind !== 'date' && !(kind === 'datetime' && !until))
      throw new DeclarationError(`${name}.calendar: "${at}" bukan tanggal`);
    if (until !== undefined && (fields[until]?.kind !== 'date' || deadline))
      throw new DeclarationError(`${name}.calendar: "${until}" bukan akhir dari "${at}"`);
    for (const key of Object.keys(only))
      if (!fields[key]) throw new DeclarationError(`${name}.calendar: kolom "${key}" tidak ada`);
  }
}
