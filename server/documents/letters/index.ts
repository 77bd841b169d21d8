export { checkLetter, checksPerMinute, type LetterCheck } from './check.ts';
export {
  type IssuedLetter,
  issueLetter,
  letterOf,
  type NewLetter,
  revokeLetter,
  revokeLettersAbout,
} from './issue.ts';
export { inWords, renderLetter } from './renderLetter.ts';
export { registerLetters } from './routes.ts';
export { createLetterLimit, lettersPerMinute, type PrintedLetter, sendLetter } from './send.ts';
export type { Block, Letter, LetterTable, Signatory } from './types.ts';
