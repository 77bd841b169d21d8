import type { Translation } from '../kit/index.ts';
import type { kwuMessages } from '../kwu/messages.ts';
import type { kwuRefusals } from '../kwu/refusals.ts';
import { count, number } from './format.ts';

/** KWU, in English. */
export const kwuEnglish: Translation<typeof kwuMessages & typeof kwuRefusals> = {
  memberElsewhere: 'The student is in the group {nama} already.',
  groupName: 'This name of a group is taken in this period.',
  reportTwice: 'This report is there already.',
  rulesTwice: 'This period has its rules already.',
  daysReversed: 'The days are not in order.',
  profileTwice: 'This business has its profile already.',
  nib: ({ n }) => `The NIB has ${number(n)} digits.`,
  notBegun: 'The KWU activity of this period has not begun yet.',
  over: 'The KWU activity of this period is over.',
  profileTooEarly: 'The profile can be written once the business is approved.',
  assignTooEarly: 'A supervisor can be assigned once the business is approved.',
  chooseSupervisor: 'Choose a supervisor first.',
  notOpen: 'KWU is not open in this period.',
  noneAlone: 'Entrepreneurs on their own are not taken in this period.',
  formedByStudents: 'A business is formed by students.',
  notRegistered: 'This student has not registered for KWU in this period.',
  kindFixed: 'The kind of business cannot be changed once it was handed in.',
  aloneIsOne: 'An entrepreneur on their own has no other members.',
  activeNeedsSupervisor: 'A business that is active must have a supervisor.',
  uploadIdea: 'Upload the idea of the business.',
  invitationsOpen: ({ n }) => `${count(n, 'invitation')} not answered yet.`,
  fewProgrammes: ({ n }) => `Members must come from at least ${number(n)} study programmes.`,
  oneLeader: 'A group must have exactly one leader.',
  differs: ({ baris }) => `Differs from row ${baris} of this group.`,
  businessesByPage: 'Ask for the list of businesses page by page.',
  lecturersByPage: 'Ask for the list of lecturers page by page.',
  yearAhead: 'The year of the beginning has not come yet.',
  uploadReport: 'Upload the report.',
  reportTooEarly: 'The report can be written once the business is active.',
  explainFigures: 'Explain why the figures differ from the logbook.',
  logOutside: 'The day is outside the days of KWU.',
  salesBy: 'Figures of sales are filled in by the leader or the treasurer.',
  logGoal: 'Entries: {a} of {b}.',
  belowMinimum: ({ nama }) => `${nama} does not meet the conditions of registration yet.`,
  notFilled: ({ label }) => `${label} is not filled in.`,
};
