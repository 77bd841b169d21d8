import { asIssue, keptMessage, Message, type Note, noteOf, saidNote } from '../../../resources/kit/index.ts';
import { languages } from '../../../resources/languages.ts';
import { bahasaDipakai } from '../../../resources/pengaturan/bahasa.ts';
import { refusals } from '../../../resources/platformRefusals.ts';
import type { Caller } from './caller.ts';

/** A message as it is kept in a report: with its code and what is filled in, so that whoever reads it later has their own language. */
export const keep = (said: Message | string): string => (said instanceof Message ? noteOf(said) : said);

/** The same of messages by field. */
export const keepAll = (said: Readonly<Record<string, Message | string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(said).map(([name, one]) => [name, keep(one)]));

/** A stored message in the reader's language; a text that was written before messages were stored stays as it is. */
export const keptSaid = (kept: string, reader?: Pick<Caller, 'baseRole' | 'bahasa'>): string =>
  saidNote(kept, reader && languages[bahasaDipakai(reader.baseRole, reader.bahasa)]);

/** The same of all that was kept by field. */
export const keptTexts = (
  kept: Readonly<Record<string, string>>,
  reader?: Pick<Caller, 'baseRole' | 'bahasa'>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(kept).map(([name, one]) => [name, keptSaid(one, reader)]));

/** Note of the system, with what a person wrote beside it. */
export const noteWith = (said: Message, catatan: Note | null): Note =>
  noteOf(catatan ? refusals.notes.and({ said, catatan }) : said);

/** True if two messages have the same code and parameters. */
export const sameSaid = (a: Message, b: Message): boolean => asIssue(a) === asIssue(b);

/** Code of a stored message; undefined for a text. */
export const keptCode = (kept: string): string | undefined => keptMessage(kept)?.code;
