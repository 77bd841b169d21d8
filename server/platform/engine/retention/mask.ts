import { createHash } from 'node:crypto';
import { type Field, replacedBy } from '../../../../resources/kit/index.ts';

/** Replacements of the names, numbers and addresses of one person. */
export interface Mask {
  readonly name: string;
  readonly slug: string;
  readonly mail: string;
  readonly digits: string;
}

/** Said where a value was taken out of a text. */
export const takenOut = '[dianonimkan]';

/** The same for the same seed: a run that goes on after a kill writes what it wrote before. */
export function maskOf(seed: string): Mask {
  const hash = createHash('sha256').update(seed).digest('hex');
  const slug = `anonim-${hash.slice(0, 12)}`;
  return {
    name: `Anonim ${hash.slice(0, 8).toUpperCase()}`,
    slug,
    mail: `${slug}@anonim.invalid`,
    // No number begins with three zeros.
    digits: `000${BigInt(`0x${hash.slice(12, 24)}`)
      .toString()
      .padStart(12, '0')
      .slice(-12)}`,
  };
}

/** Replacement of a field's text in other places. */
export function wordFor(field: Field, mask: Mask): string | undefined {
  switch (replacedBy(field)) {
    case 'name':
      return mask.name;
    case 'mail':
      return mask.mail;
    case 'number':
      return numberOf(field, mask);
    case 'clear':
      return field.kind === 'phone' || (field.kind === 'text' && field.digits) ? takenOut : undefined;
    default:
      return undefined;
  }
}

export const numberOf = (field: Field, mask: Mask): string =>
  field.kind === 'text' && field.digits ? mask.digits.slice(0, field.digits.most) : mask.slug;
