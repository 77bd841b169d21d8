export { checkLetter, checksPerMinute, type LetterCheck } from './check.ts';
export { type IssuedLetter, issueLetter, type NewLetter, revokeLetter } from './issue.ts';
export {
  fingerprintOf,
  type LetterContent,
  type LetterKind,
  type LetterKinds,
  type LetterSource,
  type WrittenLetter,
} from './kinds.ts';
export { canvasPage, type PrintedCanvas, renderCanvas } from './renderCanvas.ts';
export { inWords, renderLetter } from './renderLetter.ts';
export { type PrintedList, sendLists, sendPrinted } from './renderList.ts';
export { registerLetters } from './routes.ts';
export { createLetterLimit, lettersPerMinute, type PrintedLetter, sendLetter } from './send.ts';
export { currentLetter, keepLetters } from './standing.ts';
export type { Block, Letter, LetterTable, Signatory } from './types.ts';
