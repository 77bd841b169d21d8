import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { RowData } from '../../database/db.ts';
import { keepLetters, type LetterKind, type LetterKinds } from '../../documents/letters/index.ts';
import type { RuleContext } from '../../rest/rules.ts';
import { coverLetter } from './coverLetter.ts';
import { recap } from './recap.ts';

export { registerPrints } from './routes.ts';

/** Letters about participations. */
export const letterKinds: LetterKinds = new Map([coverLetter, recap].map(kind => [kind.jenis, kind]));

/** Every kind of letter that the portal issues: those about participations, and those of the programmes' own rows. */
export const letterKindsWith = (own: readonly LetterKind[]): LetterKinds =>
  new Map([...letterKinds.values(), ...own].map(kind => [kind.jenis, kind]));

/** Letters of a participation that no longer say what it says. */
export async function keepParticipationLetters(
  ctx: RuleContext,
  row: RowData | undefined,
  before: RowData | undefined,
): Promise<void> {
  if (row && before) await keepLetters(ctx, letterKinds, pendaftar.name, String(row.id));
}
