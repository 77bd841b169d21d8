import type { Translation } from '../kit/index.ts';
import type { publikRefusals } from '../publik/refusals.ts';

/** Public pages, in English. */
export const publikEnglish: Translation<typeof publikRefusals> = {
  dateStays: 'News that is published needs its date.',
  articleUnknown: 'There is no such article.',
  programUnknown: 'There is no such programme.',
};
