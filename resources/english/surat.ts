import type { Translation } from '../kit/index.ts';
import type { suratMessages } from '../surat/messages.ts';
import type { suratRefusals } from '../surat/refusals.ts';
import { count } from './format.ts';

/** Letters, in English. */
export const suratEnglish: Translation<typeof suratMessages & typeof suratRefusals> = {
  numberTaken: 'This letter number is taken.',
  orderTaken: 'This number is taken.',
  nip: 'The NIP has 18 digits.',
  unknownPart: ({ nama }) => `There is no part {${nama}}.`,
  braces: 'A curly bracket has no partner.',
  neededParts: 'The format must have {urut}, {klasifikasi} and {tahun}.',
  noCoverLetter: 'This programme uses no cover letters.',
  beforeLast: 'The letter is dated before the last one.',
  numberUsed: ({ nomor }) => `The number ${nomor} is taken. Check the classification and the format of letter numbers.`,
  issuedBefore: ({ siapa, nomor }) => `The letter for ${siapa} was issued already, with the number ${nomor}.`,
  issuedForThis: ({ nomor }) => `The letter for this student was issued already, with the number ${nomor}.`,
  notLater: 'The letter cannot be dated later than today.',
  copies: ({ n, huruf }) => `At most ${count(n, 'line')} of ${count(huruf, 'character')} each.`,
  notAgain: 'This letter cannot be issued again: its data no longer meet the conditions.',
  signerNotThen: 'This official does not sign on the date of the letter.',
  noSigner: ({ surat }) => `Nobody signs ${surat} on the date of the letter. Add somebody in Signatories.`,
  notIssued: 'The letter was not issued yet.',
  unknownCode: 'There is no such letter: the verification code is not registered.',
  setup: {
    title: 'Letters',
    why: 'A letter is issued only where an official signs it; its number follows the format in the settings.',
    officials: 'Officials in office',
    none: 'No official is in office today.',
  },
  byPage: 'Name the participants, or ask for the list of letters page by page.',
};
