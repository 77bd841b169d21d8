import type { Translation } from '../kit/index.ts';
import type { publikRefusals } from '../publik/refusals.ts';

/** Public pages, in English. */
export const publikEnglish: Translation<typeof publikRefusals> = {
  dateStays: 'News that is published needs its date.',
  articleUnknown: 'There is no such article.',
  programUnknown: 'There is no such programme.',
  setup: {
    title: 'Open registration',
    why: 'The public pages show the programmes that take registrations; students register from there.',
    open: 'Programmes that take registrations today',
    coming: 'Programmes that will take registrations',
    none: 'No programme takes or will take registrations. Enter the days of registration of a period or wave.',
    address:
      'The address of the portal is not set: links in mails and letters lead to localhost. Whoever runs the server sets BASE_URL.',
  },
};
