import type { formulirMessages } from '../formulir/messages.ts';
import type { formulirPesertaRefusals } from '../formulir/pesertaRefusals.ts';
import type { formulirRefusals } from '../formulir/refusals.ts';
import type { formulirTautanRefusals } from '../formulir/tautanRefusals.ts';
import type { Translation } from '../kit/index.ts';
import { count } from './format.ts';

/** Forms of the campus's own, in English. */
export const formulirEnglish: Translation<
  typeof formulirMessages & typeof formulirRefusals & typeof formulirPesertaRefusals & typeof formulirTautanRefusals
> = {
  daysInOrder: 'The last day must not be before the first.',
  over: 'This form ended on {tanggal}. Change its date first.',
  versionThere: 'This version exists already.',
  answeredOnce: 'Everybody answers once.',
  sourceTaken: 'This data has a form of extra fields already. Change that one.',
  sourceOfOthers: 'Only a form of extra fields names data.',
  waysOfOthers: 'Only questions of a registration name ways of registering.',
  participantOnce: 'This person is a participant already.',
  reminderWithoutDays: 'Say also after how many days they are reminded.',
  onlyMoments: 'Only for questions at a moment.',
  audienceOfMoment: 'Leave this empty: questions at a moment are answered by whoever has come to it.',
  unknownMoment: 'The moment that this form names is no more. Make a new form.',
  onlyLinked: 'Only for forms that ask whoever has the link.',
  onlyAlone: 'Only for forms that are filled in by themselves.',
  anonymousLink: 'An anonymous form has no personal links: they would tell whose an answer is.',
  linkedChange: 'Answers by a link cannot be changed: nobody knows who sent them.',
  sentOnce: 'This answer was received.',
  addressOnce: 'This address is a participant already.',
  linkGone: 'This link is wrong or was revoked. Ask whoever sent it for a new one.',
  wrongCode: 'This access code does not match.',
  full: ({ n }) => `This form has closed: its ${n} answers are there.`,
  notLinked: 'This form does not ask whoever has a link. Change its participants first.',
  noPersonal: 'This form has no personal links.',
  revoked: 'Its link is no longer in force.',
  noAddress: 'This participant has no mail address.',
  notPublic: ({ nama }) => `“${nama}” cannot be asked by a link. Change that question, or choose other participants.`,
  remindsNobody: 'Only for forms that ask chosen people, or at a moment.',
  onlyChosen: 'Only for forms that ask chosen people.',
  unknownWay: 'Choose who of this list is asked.',
  tooMany: ({ n }) => `At most ${n} people at once. Narrow the filter.`,
  nobodyFound: 'Nobody of this choice has an account.',
  byRole: 'This form asks everybody of a role. Change its participants first.',
  notAskedNow: 'This form is not open, so nobody can be reminded.',
  nobodyToRemind: 'Nobody can be reminded now: all have answered or were reminded today.',
  anonymousFields: 'Only a form that is filled in by itself can be anonymous.',
  anonymousChange: 'Anonymous answers cannot be changed: nobody knows whose they are.',
  answersThere:
    'There are {n} answers. All of them stay, with the version of the questions; a question that was removed stays a column of the results. The tab Pertanyaan names the changes one by one.',
  notReady: ({ n }) =>
    `The questions cannot be released: ${count(n, 'entry', 'entries')} to put right in the tab Pertanyaan.`,
  nothingNew: 'No question has changed since the last version.',
  extrasFlat: ({ nama }) =>
    `Extra fields have no repeated sections and no tables of choices. Change “${nama}” in the tab Pertanyaan.`,
  unknownSource: ({ nama }) =>
    `The data that “${nama}” chooses from is no longer there. Choose other data in the tab Pertanyaan.`,
  extrasKind: ({ nama }) =>
    `The kind of “${nama}” cannot change: the field is in use. Remove the question and write a new one.`,
  anonymousTelling: ({ nama }) =>
    `An anonymous form cannot ask “${nama}”: the answer tells who it is. Remove the question or change its kind in the tab Pertanyaan.`,
  releasedStays: 'A form that was released is not deleted. Close it.',
  notOpen: 'This form is not open.',
  sentAlready: 'Your answers were sent and cannot be changed.',
  changedMeanwhile: 'The questions of this form have changed. Reload the page; your answers stay on this device.',
  anonymousStays: 'This does not change once the form was released.',
  anonymousDraft:
    'Answers to an anonymous form are not kept by the server before they are sent; yours stay on this device.',
  anonymousRows: 'Answers to an anonymous form are not shown one by one.',
  unknownSample: 'There is no such ready-made form.',
  unknownColumn: 'There is no such question.',
};
