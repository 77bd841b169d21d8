import { messages } from '../kit/index.ts';
import type { Pair } from './reading.ts';

/** The same sentences, with the same words to fill in: one that is missing does not compile. */
type Spoken<T> = T extends string
  ? string
  : T extends (...words: infer W) => string
    ? (...words: W) => string
    : { readonly [K in keyof T]: Spoken<T[K]> };

/** What people read about bad input, in English. */
const english: Spoken<typeof messages> = {
  required: 'Required.',
  wrongType: 'This does not fit here.',
  text: {
    max: n => `At most ${n} characters.`,
    min: (label, n) => `${label}: at least ${n} characters.`,
    email: 'This is not a valid e-mail address.',
    phone: 'This is not a valid phone number.',
  },
  url: 'A web address begins with http:// or https://.',
  time: 'Write the time as 08.30.',
  date: 'This is not a valid date.',
  years: (first, last) => `The year must be between ${first} and ${last}.`,
  number: {
    type: 'This must be a number.',
    whole: 'This must be a whole number.',
    min: n => `At least ${n}.`,
    max: n => `At most ${n}.`,
    scale: n => `At most ${n} digits after the decimal point.`,
  },
  choice: 'This is not one of the choices.',
  reference: label => `This choice of ${label} is not valid.`,
  maxRows: n => `At most ${n} rows.`,
  texts: { most: n => `At most ${n} entries.`, separator: 'Write it without semicolons.' },
  exactlyOne: {
    none: labels => `Fill in one of these: ${labels}.`,
    several: labels => `Fill in only one of these: ${labels}.`,
  },
  maxFiles: n => `At most ${n} files.`,
  point: {
    outside: 'These coordinates are outside Indonesia.',
    half: 'Fill in latitude and longitude together.',
  },
  week: {
    outside: (n, most) => `Week ${n} is outside the activity (1 to ${most}).`,
    unknown: 'The dates of the activity are not set yet.',
  },
  merged: nama => `This record was merged into “${nama}”.`,
  mergedAway: 'This record was merged into another one. Undo the merge to bring it back.',
  joinCode: 'A code to join has 6 letters and digits.',
  dropped: 'This follows other data and cannot be changed here.',
  taken: n => `This cannot be less than what is taken already (${n}).`,
  unknownField: 'This field is not known.',
  readOnly: 'The system fills in this field.',
  fixed: 'This field cannot be changed any more.',
  fieldForbidden: label => `Your role may not change ${label}.`,
  unique: label => `${label} is already in use.`,
  invalid: 'Please check what you filled in.',
  notFound: 'Not found.',
  unknownCall: 'There is no such API address.',
  heldByImport: 'A running import is changing this. Try again in a moment.',
  stale: 'Somebody else has changed this. Reload the page and try again.',
  inUse: (n, label) => `This is still used by ${n} ${label} and cannot be deleted.`,
  referenceGone: (label, names) =>
    `${label}${names.length ? ` “${names.join('”, “')}”` : ''} has been deleted. Bring it back first.`,
  alongGone: label => `${label} that was deleted along refers to something that is there no more.`,
  rowInUse: (rows, row, n, label) => `${rows} "${row}" is still used by ${n} ${label} and cannot be deleted.`,
  forbidden: 'You are not allowed to do this.',
  unauthenticated: 'Your session has ended. Please log in again.',
  password: {
    most: n => `A password has at most ${n} characters.`,
    least: n => `A password has at least ${n} characters, with letters and digits.`,
    easy: 'This password is too easy to guess.',
    used: 'This password was used before.',
    elsewhere: 'The password is kept by Silaturahmi.',
  },
  loginFirst: 'You are not logged in. Log in to the portal first.',
  mustChangePassword: 'Change your password first.',
  versionMissing: 'Send the version that you saw (version), so that changes of others are not overwritten.',
  wrongState: 'This cannot be done in the present status.',
  noteRequired: 'A note is required.',
  onlyWithNote: 'This can only be replaced with a note, in its form.',
  badFilter: 'This filter is not valid.',
  shortSearch: 'Type at least one word of 3 letters.',
  databaseLost: 'The connection to the database was lost. Try again in a moment.',
  notSaved: 'The connection to the database was lost, nothing was saved. Try again in a moment.',
  maybeSaved:
    'The connection to the database was lost while saving. Your change may have been saved: reload this page and check before you repeat it.',
  diskFull:
    'The disk of the server is full, this change was not saved. Tell the administrator; what is there can still be read.',
  tooSlow: 'This takes too long. Narrow the search or try again in a moment.',
  badSort: 'This order is not valid.',
  unsortable: label => `This list cannot be sorted by "${label}".`,
  oneSort: 'This list can be sorted by one column only.',
  badRange: 'This range is not valid.',
  badQuery: 'These parameters are not valid.',
  unknownQuery: known => `This parameter is not known. Known are: ${known}.`,
  narrowFirst: parents => `${parents ? `Choose ${parents}` : 'Narrow it down'} or type at least 3 letters.`,
  tooMany: (n, most, parents) =>
    `There are ${n} rows, at most ${most} come at once. ${parents ? `Choose ${parents}, or take` : 'Take'} them by pages (range).`,
  moreAtOnce: (most, instead) =>
    `There are more than ${most.toLocaleString('en-GB')} entries, too many at once. ${instead}`,
  narrow: 'Fill in one of these to narrow it down.',
  tooManyIds: n => `At most ${n} ids at once.`,
  tooManyRows: most => `At most ${most} rows at once. Do it in parts.`,
  badJson: 'The request is not valid JSON.',
  badBody: 'The request does not fit.',
  nothingChanged: 'Nothing was changed.',
  everyRow: 'Without a filter every row changes. Send "semua": true if that is what you want.',
  badUpload: 'The upload cannot be read. Choose the file again and send it once more.',
  manyFiles: 'Too many files in one upload.',
  tooLarge: mb => `A file may have at most ${mb} MB.`,
  fileTypes: types => `This type of file is not allowed. Use ${types.map(type => type.toUpperCase()).join(', ')}.`,
  tooManyRequests: minutes => `Too many requests. Try again in ${minutes} minutes.`,
  internal: 'Something went wrong on the server. Try again later.',
};

/** Places for words, as many as the longest sentence has; each a list, which some sentences join. */
const places = ['{A}', '{B}', '{C}', '{D}'].map(place => [place]);

const sentenceOf = (value: unknown): string =>
  typeof value === 'function' ? String(Reflect.apply(value, undefined, places)) : String(value);

/** By the same path, whatever the order of the keys. */
function pairsOf(indonesian: object, other: object): Pair[] {
  return Object.entries(indonesian).flatMap(([name, value]: [string, unknown]): Pair[] => {
    const said: unknown = Reflect.get(other, name);
    if (typeof value === 'object' && value !== null && typeof said === 'object' && said !== null)
      return pairsOf(value, said);
    return [[sentenceOf(value), sentenceOf(said)]];
  });
}

/** What people read about bad input, in both languages. */
export const messagePairs: readonly Pair[] = pairsOf(messages, english);
