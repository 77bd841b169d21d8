import type { Translation } from '../kit/index.ts';
import type { portofolioMessages } from '../portofolio/messages.ts';
import type { portofolioRefusals } from '../portofolio/refusals.ts';

/** Portfolio, in English. */
export const portofolioEnglish: Translation<typeof portofolioMessages & typeof portofolioRefusals> = {
  certificateOrder: 'The certificate is dated before the application.',
  networkThere: 'This network is recorded already.',
  articleThere: 'This article is recorded already.',
  anyIssn: 'Fill in the ISSN or e-ISSN.',
  issn: 'The ISSN is not valid.',
  doi: 'The DOI is not valid. Example: 10.12345/jtk.v9i2.101.',
  nameAuthors: 'Write the name of each author.',
  lecturerNumber: "Fill in the lecturer's NIP.",
  studentNumber: 'Fill in the student number.',
  authorTwice: 'An author is named more than once.',
  ownerAuthor: 'The owner must be among the authors.',
  chooseOwner: 'Choose the student or lecturer whose work it is.',
  nipUnknown: 'There is no such NIP.',
  crossrefDown: 'Crossref cannot be reached. Fill in the details yourself, or try again later.',
  crossrefBusy: 'Crossref limits requests now. Fill in the details yourself, or try again in some minutes.',
  otherKind: ({ jenis }) => `This DOI is not of this kind: ${jenis}.`,
  doiUnknown: 'Crossref does not know this DOI.',
  handedIn: 'A work that was submitted cannot be changed.',
  recordedBy: ({ nama }) => `${nama} recorded this work already. Ask to be added as an author.`,
  notValid: ({ label }) => `${label} is not valid.`,
  year: 'The year is not valid.',
  prodi: 'The study programme is not valid.',
  ownerKind: 'The kind of owner is not valid.',
  workKind: 'The kind of work is not valid.',
  state: 'The state is not valid.',
  ownWork: 'You cannot verify your own portfolio.',
  crossrefAsked: 'Many people are asking Crossref at the moment. Try again in a while.',
  worksByPage: 'Ask for the list of works page by page.',
};
