import type { Message } from './message.ts';
import type { Condition } from './patterns/common.ts';
import type { Role } from './roles.ts';

/** How a word of a letter is written: as it is, as a day ('17 Juli 2025'), or as a number with so many digits. */
export type WordKind = 'teks' | 'tanggal' | { readonly scale: number };

/** A column of a list in a letter; `width` in points, `*` shares the rest. */
export interface LetterColumn {
  readonly label: string;
  readonly width?: number | '*';
  readonly kind?: WordKind;
}

/**
 * A part of a letter's body: a paragraph, facts one a line, numbered sentences, or a list. A list with more rows than
 * `over` goes to a page of its own under the heading `annex`, with `instead` in its place.
 */
export type LetterPart =
  | string
  | {
      readonly facts: readonly (readonly [label: string, text: string])[];
      /** Behind them a line for each answer to the campus's own questions that may stand in letters (`inLetters`). */
      readonly answers?: true;
    }
  | { readonly items: readonly string[] }
  | {
      readonly list: string;
      readonly annex?: { readonly over: number; readonly heading: string; readonly instead: string };
    };

/** Signatory: an official in office on the day of the letter, or a person named by the row. */
type LetterSigner =
  | 'pejabat'
  | { readonly unit: string; readonly name: string; readonly position: string; readonly nip: string };

/** How a kind is issued that printing never makes: POST v6/generate-surat/{name} (docs/domain/40 §2.2). */
interface LetterIssue {
  readonly roles: readonly Role[];
  /** Under which name the call takes the rows' ids. */
  readonly key: string;
  /** The step of the row that issues it; the call takes it along where the row stands before it. */
  readonly step?: { readonly action: string; readonly when: readonly Condition[] };
  /** Refusal for a row that is not in the right state yet. */
  readonly early: Message;
}

/**
 * A letter about several participations under one number: each gives a line of `list` by its words. Their other words
 * must be alike.
 */
interface LetterTogether {
  readonly list: string;
  /** Refusal when the rows of one letter differ in a word that must be the same. */
  readonly differ: Message;
}

/**
 * A kind of letter about the rows of a resource (docs/domain/40 §2.2). Texts quote words as `{kata}`; an empty word reads
 * '–'. What stands in `[…]` goes with its words: it is left out where one of them is empty, and a line or paragraph of
 * which nothing is left goes as a whole.
 */
export interface LetterKind {
  /** `surat_pengantar`: each kind has its own numbers every year. */
  readonly name: string;
  readonly title: string;
  /** Abbreviation in its numbers, unless the settings have another: `SP`. */
  readonly code: string;
  readonly resource: string;
  /** Roles that may issue and print it, within the rows that they read. */
  readonly roles: readonly Role[];
  /** Issued by a call of its own; printing gives the one that counts and never makes one. */
  readonly issuedBy?: LetterIssue;
  readonly together?: LetterTogether;
  /** Conditions under which a letter may be issued: all must hold. */
  readonly issue: readonly Condition[];
  /**
   * Conditions under which an issued letter is valid, and what is said of one that no longer is: because of them, or
   * because the row says something else. Without `changed` such a letter stays valid and is marked 'Perlu diterbitkan
   * ulang'.
   */
  readonly counts: { readonly state: readonly Condition[]; readonly ended: Message; readonly changed?: Message };
  /** Word → field of the row, or of a row that its references lead to: `idRuang.idGedung.nama`. */
  readonly words: Readonly<Record<string, string>>;
  /** Words that the area's rules give, and how each is written. */
  readonly given: Readonly<Record<string, WordKind>>;
  /** Lists that the area's rules give: their columns in order. */
  readonly lists: Readonly<Record<string, Readonly<Record<string, LetterColumn>>>>;
  readonly subject: string;
  /** Central heading of a letter without an addressee: 'SURAT TUGAS'. */
  readonly heading?: string;
  /** Lines of the address of one that has an addressee. */
  readonly to: readonly string[];
  /** Whom it is for, as the register and the public check call them. */
  readonly recipient: { readonly name: string; readonly about: string };
  /** The people in it, told with masked numbers: words of the letter, or columns of one of its lists. */
  readonly people: {
    readonly list?: string;
    readonly nama: string;
    readonly npm: string;
    readonly prodi: string;
  };
  /** Where the university signs electronically and says so, it is handed out only signed (`surat.wajibTandaTangan`). */
  readonly countsSigned?: true;
  /** The word that is the last day on which it counts. */
  readonly until?: string;
  readonly body: readonly LetterPart[];
  readonly signer: LetterSigner;
  /** Recipients of a copy, beside those of the settings. */
  readonly copies: readonly string[];
}

/** True if answers to the campus's own questions stand in the letter. */
export const hasAnswers = ({ body }: Pick<LetterKind, 'body'>): boolean =>
  body.some(part => typeof part === 'object' && 'facts' in part && part.answers === true);

/** Names in a text: `{kata}`. */
export const wordsIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Every text of a kind that quotes words and is printed. */
export const printedTexts = (kind: LetterKind): readonly string[] => [
  kind.subject,
  ...kind.to,
  kind.recipient.name,
  kind.recipient.about,
  ...(kind.people.list ? [] : [kind.people.nama, kind.people.npm, kind.people.prodi]),
  ...kind.body.flatMap(part => {
    if (typeof part === 'string') return [part];
    if ('facts' in part) return part.facts.map(([, text]) => text);
    if ('items' in part) return part.items;
    return part.annex ? [part.annex.instead] : [];
  }),
  ...(kind.signer === 'pejabat' ? [] : [kind.signer.unit, kind.signer.name, kind.signer.nip]),
  ...kind.copies,
];
