import type { Translation } from '../kit/index.ts';
import type { pesertaRefusals } from '../peserta/refusals.ts';

/** The import of participants, in English. */
export const pesertaEnglish: Translation<typeof pesertaRefusals> = {
  columnsMissing: ({ kolom }) => kolom.map(name => `There is no column ${name}.`).join(' '),
  givePartner: 'Fill in kode_mitra or nama_mitra.',
  groupHasWrong: ({ baris }) => `This group has wrong rows (rows ${baris.join(', ')}).`,
  wholeGroup: ({ baris }) => `Choose all rows of a group (rows ${baris.join(', ')}).`,
  numberTwice: ({ baris }) => `The same student number as in row ${baris}.`,
  registeredAlready: 'The student is registered in this period already.',
  dateFormat: 'This is not a date that the portal knows.',
  onlySaved: 'Only an import that was saved can be taken back.',
};
