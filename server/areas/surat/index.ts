import { type Pendaftar, pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { coverLetter } from './coverLetter.ts';
import type { LetterRules } from './letterBook.ts';
import { recap } from './recap.ts';
import { keepLetters } from './standing.ts';

export { compose } from './compose.ts';
export { issueLetter } from './issue.ts';
export { issueOne, letterIssuedBeside } from './issueAbout.ts';
export type { LetterBook, LetterRules, LetterSource } from './letterBook.ts';
export { type LetterPorts, letterFile } from './letterFile.ts';

export { officialInOffice } from './officials.ts';

export { printedLetter } from './routes.ts';
export { keepLetters, keepLettersOfAll, standingLetter } from './standing.ts';

/** Letters about participations. */
export const participationLetters: readonly LetterRules[] = [coverLetter, recap];

const ofParticipations = new Map(participationLetters.map(rules => [rules.kind.name, rules]));

/** Revokes letters of a participation whose content is no longer right. */
export async function keepParticipationLetters(
  ctx: RuleContext,
  row: Pendaftar | undefined,
  before: Pendaftar | undefined,
): Promise<void> {
  if (row && before) await keepLetters(ctx, ofParticipations, pendaftar.name, row.id);
}
