import { plural, type Translation } from '../kit/index.ts';
import type { programmeMessages } from '../programme/messages.ts';
import type { programmeRefusals } from '../programme/refusals.ts';
import { count, number } from './format.ts';

/** Messages of several programmes, in English. */
export const programmeEnglish: Translation<typeof programmeMessages & typeof programmeRefusals> = {
  commentsMost: 'At most 200 comments.',
  requestWaiting: 'A request is still waiting for an answer.',
  reasonLeast: ({ n }) => `The reason needs at least ${count(n, 'character')}.`,
  membersMost: 'At most 60 members.',
  memberTwice: 'The student is in this group already.',
  sizeReversed: 'The most members cannot be fewer than the fewest.',
  notApproved: 'Your registration is not approved yet.',
  chooseWave: 'Choose a wave.',
  tickTruth: 'Tick the statement that the data are true.',
  lengthBetween: ({ label, min, maks }) => `${label} must have ${min} to ${count(maks, 'character')}.`,
  wrongSize: ({ min, maks }) => `The group must have ${min} to ${count(maks, 'member')}.`,
  supervisorFull: ({ n }) => `The supervisor has the most groups already: ${number(n)}.`,
  unknown: ({ apa, kode }) => `${apa} ${kode} is not known.`,
  waveMissing: 'There is no such wave.',
  choose: ({ label }) => `Choose: ${label}.`,
  documentationLeast: 'Upload at least one photo or document.',
  documentationMost: plural('n', {
    one: 'At most {n} photo or document for an entry.',
    other: 'At most {n} photos or documents for an entry.',
  }),
  linkDemanded: 'The link of the output must be filled in.',
  fileWrong: 'The file must be {jenis} and have at most {n} MB.',
  linkTaken: 'This link is an output of {pemilik} already.',
  documentsMost: plural('n', {
    one: 'At most {n} document for an activity.',
    other: 'At most {n} documents for an activity.',
  }),
  overlapSameDay: 'The time overlaps with another entry of the same day.',
  entryTooLate: plural('n', {
    one: 'An entry can be written at most {n} day after its day.',
    other: 'An entry can be written at most {n} days after its day.',
  }),
  registrationOver: 'Registration for this wave ended on {tanggal}. Change its day first.',
  stillRegistering: plural('n', {
    one: 'Registration ends in {n} day only, on {tanggal}.',
    other: 'Registration ends in {n} days only, on {tanggal}.',
  }),
  logGoal: 'Approved entries so far: {a} of {b}.',
};
