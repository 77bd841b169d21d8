import type { Translation } from '../kit/index.ts';
import type { sharedMessages } from '../sharedMessages.ts';

/** Messages of several areas, in English. */
export const sharedEnglish: Translation<typeof sharedMessages> = {
  datesInOrder: 'The last day must be after the first.',
  dayAhead: 'The day cannot be later than today.',
  nik: 'The NIK has 16 digits.',
  npwp: 'The NPWP has 15 or 16 digits.',
  hoursInOrder: 'The end must come after the beginning.',
  agree: 'You must agree to the statement.',
  numberTwice: 'This student number is there twice.',
  numberUnknown: 'This student number is not known.',
  authorsMost: 'At most 50 authors.',
  authorOrderTwice: 'Two authors have the same place.',
};
