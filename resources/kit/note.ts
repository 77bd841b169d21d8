import { manyLines } from './cleanText.ts';
import { asIssue, inLanguage, type Language, Message, messageIn } from './message.ts';
import { longestNote } from './notedFields.ts';

declare const isNote: unique symbol;

/**
 * Note of a history: what a person wrote, or a message of the system, which is read in the language of its reader. A plain
 * sentence is none: it would stay in the language in which it was written.
 */
export type Note = string & { readonly [isNote]: true };

/** Before a message that is kept among texts of people. They cannot write it: control characters are taken out of what they send. */
const mark = '\u001e';

/** How a kept message begins in JSON. */
const opening = '"\\u001e';

const isSaid = (text: string): text is Note => text !== '';

/** A note, at most `most` characters where a person wrote it; null when it says nothing. */
export function noteOf(value: Message): Note;
export function noteOf(value: string | Message | null | undefined, most?: number): Note | null;
export function noteOf(value: string | Message | null | undefined, most = longestNote): Note | null {
  const text =
    value instanceof Message ? mark + asIssue(value) : typeof value === 'string' ? manyLines(value).slice(0, most) : '';
  return isSaid(text) ? text : null;
}

/** The message of a kept text; undefined for what a person wrote. Reports of older releases have no mark. */
export const keptMessage = (text: string): Message | undefined =>
  messageIn({ message: text.startsWith(mark) ? text.slice(mark.length) : text });

/** A kept text as it is read in a language, Indonesian without one; what a person wrote stays as it is. */
export function saidNote(text: string, language?: Language): string {
  const said = keptMessage(text);
  if (!said) return text;
  try {
    return inLanguage(said, language);
  } catch {
    // The sentence of this release asks for other words than the one that wrote it.
    return said.text;
  }
}

/** Texts that stand among data of people, where only what has the mark is a message. */
export const saidText = (text: string, language?: Language): string =>
  text.startsWith(mark) ? saidNote(text, language) : text;

/** Where a text of JSON ends that begins at a quote. */
function endOf(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** An answer in JSON with its kept messages in a language. */
export function withSaidNotes(json: string, language?: Language): string {
  let said = '';
  let from = 0;
  for (let at = json.indexOf(opening); at >= 0; at = json.indexOf(opening, from)) {
    const end = endOf(json, at);
    said += json.slice(from, at) + JSON.stringify(saidText(String(JSON.parse(json.slice(at, end))), language));
    from = end;
  }
  return from ? said + json.slice(from) : json;
}
