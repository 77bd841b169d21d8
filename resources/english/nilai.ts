import type { Translation } from '../kit/index.ts';
import type { nilaiMessages } from '../nilai/messages.ts';
import type { nilaiRefusals } from '../nilai/refusals.ts';
import { day, number } from './format.ts';

/** Grades, in English. */
export const nilaiEnglish: Translation<typeof nilaiMessages & typeof nilaiRefusals> = {
  range: 'Grades are from 0 to 100.',
  allGraded: 'Every component must be graded.',
  weightsHundred: ({ total }) => `The weights must add up to 100% (now ${total}%).`,
  componentThere: 'This component exists already.',
  componentsThere: 'There are components for this kind and assessor already.',
  weightsThere: 'There are weights for this kind and programme already.',
  sheetThere: 'This sheet exists already.',
  oneFromZero: 'One letter must begin at 0.',
  pointsFall: 'The points must fall with the lower bound.',
  letterThere: 'This letter exists already.',
  boundThere: 'This lower bound exists already.',
  scaleThere: 'Another scale begins with this period.',
  explain: ({ pesan, nama, usulan, beda }) =>
    [
      ...(pesan ? [pesan] : []),
      ...nama.map((one, i) => `The grade of ${one} is more than ${number(beda)} from the proposed ${usulan[i]}.`),
      'A note is required.',
    ].join(' '),
  opensOn: ({ tanggal }) => `Grades can be submitted from ${day(tanggal)} on.`,
  gradedByMember: 'This component is graded for each member.',
  npmColumn: 'The column NPM is missing.',
  npmTwice: ({ baris }) => `The same student number as in row ${baris}.`,
  npmUnknown: ({ npm, program }) => `There is no student ${npm} in the groups of ${program} that can be graded.`,
  sentBefore: 'The grades of this student were submitted already.',
  noGrades: 'This row has no grades.',
  groupDiffers: 'The grade of the group differs from other members. Fill in a note.',
  changedSince: 'The grades were changed since the preview. Check the file again.',
  sheetFinal: 'The grade is final.',
  packageNotAccepted: 'The conversion package is not accepted yet.',
  notAssessor: 'This assessor does not grade that programme.',
  groupOrWave: 'Choose a group or a wave.',
  splitByGroup: 'Split the file by groups.',
  tooLong: 'Fill in the grades on the screen, or ask the Super Admin to raise the limit of rows.',
  gradeMissing: 'The grades are not complete.',
  notes: {
    importUndone: 'The import of grades was undone.',
    final: 'The grade was made final.',
    reopened: 'The grade was opened again.',
  },
};
