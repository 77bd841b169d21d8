export { type IssuedLetter, issueLetter, type NewLetter, revokeLetter } from './issue.ts';
export { inWords, renderLetter } from './renderLetter.ts';
export { registerLetters } from './routes.ts';
export type { Block, Letter, LetterTable, Signatory } from './types.ts';
