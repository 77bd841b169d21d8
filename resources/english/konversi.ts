import type { Translation } from '../kit/index.ts';
import type { konversiMessages } from '../konversi/messages.ts';
import type { konversiRefusals } from '../konversi/refusals.ts';
import { count, number } from './format.ts';

/** Conversion, in English. */
export const konversiEnglish: Translation<typeof konversiMessages & typeof konversiRefusals> = {
  passedBefore: ({ nama, huruf }) => `${nama} was passed already, with the grade ${huruf}.`,
  convertedBefore: ({ nama, kapan }) => `${nama} was converted already, in ${kapan}.`,
  reasonShort: ({ n }) => `Say in at least ${count(n, 'character')} what the activity has to do with it.`,
  notInPlan: ({ nama }) => `${nama} is not in the student's study plan.`,
  chosenTwice: ({ nama }) => `${nama} is chosen twice.`,
  courseDemanded: ({ nama }) => `${nama} must be chosen.`,
  creditsOver: ({ total, maks }) => `${count(total, 'credit')} in all, more than the limit of ${maks}.`,
  creditsUnder: ({ min }) => `At least ${count(min, 'credit')} in all.`,
  hostCredits: ({ maks }) => `The credits of the host are from 1 to ${maks}.`,
  hostSmall: ({ sks }) => `The host's course has too few credits to be recognised as ${sks}.`,
  mappedBefore: ({ nama }) => `${nama} is mapped already.`,
  courseInPackage: 'The course is in this package already.',
  revisionReason: ({ n }) => `The reason has at least ${count(n, 'character')}.`,
  courseChosen: 'This course is chosen already.',
  courseRecognised: 'This course is recognised already.',
  kknEmpty: 'The KKN course is not graded yet.',
  deviates: ({ n }) => `The grade deviates by more than ${number(n)}; a note is required.`,
  aboveHost: 'A recognised grade cannot be better than that of the host.',
  kknByTeam: 'KKN courses are graded by the MBKM team.',
  notFinished: 'The activity is not declared finished.',
  nothingRecognised: 'No course is recognised yet.',
  allCourses: 'Every course must be graded.',
  revisionOpen: 'A revision of grades is not decided yet.',
  tooLate: ({ revisi, hari }) =>
    `The time for ${revisi ? 'revisions of' : 'objections to'} grades (${count(hari, 'day')}) is over.`,
  nothingChanged: 'No grade changes.',
  namedTwice: 'A course is named twice.',
  chooseCourse: 'Choose at least one course.',
  choosePackage: 'Choose a conversion package first.',
  scaleUsed: 'A scale that final grades were given by cannot be changed. Make a new version.',
  mapOne: 'Map at least one course.',
  decideInDetail: 'Decide on every course in the details of the registration.',
  decideEach: 'Decide on every proposed course.',
};
