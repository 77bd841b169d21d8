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
  sentOut: 'The letter was handed out already. Withdraw it or issue it again.',
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
  answerFirst: 'This letter quotes your grades. Fill in the form that waits for you on the page Formulir first.',
  notIssued: 'The letter was not issued yet.',
  unknownCode: 'There is no such letter: the verification code is not registered.',
  setup: {
    title: 'Letters',
    why: 'A letter is issued only where an official signs it; its number follows the format in the settings.',
    officials: 'Officials in office',
    none: 'No official is in office today.',
  },
  byPage: 'Name the participants, or ask for the list of letters page by page.',
  tandaTangan: {
    wrongPassphrase: 'The passphrase of the certificate is wrong.',
    notRegistered: 'BSrE does not know the NIK of the signatory.',
    expired: 'The certificate of the signatory has expired.',
    noNik: 'The NIK of the signatory is missing in Signatories.',
    notPdf: 'This letter cannot be signed.',
    certificateUnreadable: 'The certificate of the campus cannot be opened. Ask whoever runs the server.',
    noStamp: 'The time stamping service gave no time stamp; the letter is not signed. Try again later.',
    inside: ({ host }) =>
      `The signing service is inside the own network. Whoever runs the server names ${host} in SOURCE_HOSTS.`,
    away: 'The signing service cannot be reached. Try again later.',
    noAnswer: 'The signing service did not answer; the letter may or may not have been signed.',
    fileLost: 'The letter was signed, but its file did not arrive from the service yet.',
    said: ({ kode, pesan }) => `The service refused (${kode}): ${pesan}`,
    noWords: 'without a reason',
    none: 'Electronic signatures are not set up on this server.',
    cannotAsk:
      'No signature can be asked for this letter: it is in the queue already, its official has no account, or electronic signatures are off.',
    underWay: 'This letter is being signed.',
    waits: ({ nama }) => `The letter waits for the electronic signature of ${nama}.`,
    notThere: ({ n }) =>
      `${count(n, 'letter')} cannot be signed by you any more: changed, withdrawn, or not yours to sign. Reload the list.`,
    interrupted: 'Signing stopped before this letter. Sign it again.',
    cutOff: 'Signing was cut off while the service had this letter; it may or may not have been signed.',
    notASignature: 'The service returned a file without an intact signature.',
    takenBack: 'The letter was withdrawn.',
    crashed: 'Signing stopped by an error of the portal; the letter may or may not have been signed.',
    deputyUntil: 'Say until when the deputy stands in.',
    accountCannotSign: 'This account has no role of the MBKM team, of a coordinator, or of BAKPK.',
  },
};
