import { plural, type Translation } from '../kit/index.ts';
import type { magangMessages } from '../magang/messages.ts';
import type { magangRefusals } from '../magang/refusals.ts';
import { count, number } from './format.ts';

/** Internships, in English. */
export const magangEnglish: Translation<typeof magangMessages & typeof magangRefusals> = {
  partnerTwice: 'This partner takes part in that programme and period already.',
  daysReversed: 'Put the days in order: registration, then the internship.',
  partnerMissing: 'Choose a partner or propose one.',
  agreementOver: 'This agreement ended on {tanggal}. Change its day first.',
  registrationOver: 'Registration for this offer ended on {tanggal}. Change its day first.',
  offerOver: 'The activity of this offer is over.',
  quota: ({ jumlah, kuota }) =>
    `The positions together have ${count(jumlah, 'place')}, more than the partner's ${number(kuota)}.`,
  hasOffers: 'The partner has offers already.',
  overlap: 'The time overlaps with another activity.',
  logTooLate: plural('n', {
    one: 'The {n} day to write this entry is over.',
    other: 'The {n} days to write this entry are over.',
  }),
  logOutside: 'The day is outside the activity ({mulai} to {selesai}).',
  onlyDraftOffers: 'Only offers in draft can be deleted. Close an offer that is open.',
  logGoal: 'Hours of the logbook: {a} of {b}.',
};
