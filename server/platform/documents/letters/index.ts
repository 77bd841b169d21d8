export { type Paper, paperOf } from './letterhead.ts';
export { renderCanvas } from './renderCanvas.ts';
export { dayInWords, inWords, type LetterPictures, renderLetter } from './renderLetter.ts';
export { type PrintedList, printLists, sendLists, sendPrinted } from './renderList.ts';
export { createSeal, isSealed, isSealedBelow, publicPem, type Seal, sha256 } from './seal.ts';
export { createLetterLimit, lettersPerMinute, type PrintedLetter, sendLetter } from './send.ts';
export type { Block, Letter, LetterContent, LetterFrame, LetterPerson, LetterTable, Signatory } from './types.ts';
