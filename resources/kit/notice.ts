import { relationRoles } from '../roles.ts';
import { DeclarationError } from './errors.ts';
import type { Language } from './message.ts';
import { oneStop } from './numberWords.ts';
import type { ProgrammeScreens } from './programmeScreens.ts';
import type { Role } from './roles.ts';
import { declared, originOf } from './terms.ts';

/**
 * The language in which a notice is declared once: what happened, who is told by what binds them to the row, in which
 * words, and where the notice leads (docs/domain/20 §4.9).
 */

/** `pemutus` decides at the active stage; `akun` are accounts that the rule names. */
export type Relation = keyof typeof relationRoles | 'pemutus' | 'akun';

/** The role of a relation; undefined where it depends on the row. */
export const relationRole = (relation: Relation): Role | undefined =>
  relation === 'pemutus' || relation === 'akun' ? undefined : relationRoles[relation];

/** A key of the programme's screens or a path, with `:words` in it and after it: `logEntries?id=:id`. */
export type NoticeLink = keyof ProgrammeScreens | `${keyof ProgrammeScreens}?${string}` | `/${string}`;

/** Value filled into a notice; a function where it depends on the language by more than a word. */
export type NoticeWord = string | number | ((language: Language | undefined) => string);

/** One sentence of an event, and those who get it. */
export interface Tell<W extends string = string, C extends string = string> {
  readonly to: Relation | readonly Relation[];
  /** Roles as which named accounts read it; default: any. */
  readonly as?: readonly Role[];
  readonly kind: 'info' | 'tugas' | 'peringatan';
  /** `{words}` are filled in. */
  readonly title: string;
  readonly text: string;
  /** The note of the step is added where there is one. */
  readonly noted?: true;
  /** The first that the programme has; where it has none of them the dashboard. */
  readonly link: NoticeLink | readonly NoticeLink[] | null;
  /** Words of the link that are one of few values: its screens are asked for each. */
  readonly oneOf?: Readonly<Partial<Record<W, readonly string[]>>>;
  /** Only while one of these holds, as the rule says. */
  readonly when?: readonly C[];
  /** Said also to who caused it: a confirmation. */
  readonly confirms?: true;
}

/** An event that people are told of. */
export interface NoticeEvent<W extends string = string, C extends string = string> {
  readonly code: string;
  /** Words of sentences and links that the rule gives; `{id}` is always there. */
  readonly words: readonly W[];
  /** Codes of events of the same act that this one makes needless for its reader. */
  readonly covers: readonly string[];
  readonly tells: readonly Tell<W, C>[];
}

interface ShortEvent<W extends string, C extends string> {
  code: string;
  words?: readonly W[];
  covers?: readonly string[];
  /** Conditions that a sentence may wait for. */
  when?: readonly C[];
  tells: readonly Tell<NoInfer<W>, NoInfer<C>>[];
}

const inText = /\{([a-zA-Z]+)\}/g;
const inLink = /:([a-zA-Z]+)/g;
const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(found => found[1] ?? '');

/** How the person that a sentence is addressed to stands in it in the third person. */
const thirdPerson: Readonly<Partial<Record<Relation, string>>> = { mahasiswa: '{mahasiswa}', dosen: '{dosen}' };

/**
 * Declares an event.
 * @throws DeclarationError for a word that nobody gives, or a sentence that speaks of its reader in the third person
 */
export function event<const W extends string = never, const C extends string = never>(
  short: ShortEvent<W, C>,
): NoticeEvent<W, C> {
  const { code, words = [], covers = [], tells } = short;
  const known = new Set<string>(['id', ...words]);
  for (const [i, { to, title, text, link }] of tells.entries()) {
    const at = `pemberitahuan ${code}.tells.${i}`;
    const links = link === null ? [] : [link].flat();
    const words = [
      ...[title, text].flatMap(each => namesIn(each, inText)),
      ...links.flatMap(each => namesIn(each, inLink)),
    ];
    for (const name of words) if (!known.has(name)) throw new DeclarationError(`${at}: kata "${name}" tidak diberikan`);
    for (const relation of [to].flat()) {
      const self = thirdPerson[relation];
      if (self && (title + text).includes(self))
        throw new DeclarationError(`${at}: menyebut pembacanya sendiri "${self}"`);
    }
  }
  return declared({ code, words, covers, tells });
}

/** Words that every event of a participation has. */
export const participationWords = ['nomor', 'mahasiswa', 'npm', 'mitra', 'program', 'periode', 'tahap'] as const;
export type ParticipationWord = (typeof participationWords)[number];

/** Declares an event of a participation, whose words are there already. */
export const participationEvent = <const W extends string = never, const C extends string = never>(
  short: Omit<ShortEvent<W, C>, 'tells'> & {
    tells: readonly Tell<NoInfer<W> | ParticipationWord, NoInfer<C>>[];
  },
): NoticeEvent<W | ParticipationWord, C> =>
  event<W | ParticipationWord, C>({ ...short, words: [...participationWords, ...(short.words ?? [])] });

/** A sentence with its words filled in, in the language of the sentence. */
export const fillWords = (text: string, words: Readonly<Record<string, NoticeWord>>, language?: Language): string =>
  oneStop(
    text.replace(inText, (_, name: string) => {
      const { [name]: word = '' } = Object.hasOwn(words, name) ? words : {};
      return wordIn(word, language);
    }),
  );

const wordIn = (word: NoticeWord, language: Language | undefined): string => {
  if (typeof word === 'function') return word(language);
  if (typeof word === 'number') return language ? language.format.number(word) : String(word);
  return language?.wordOf(originOf(word)) ?? word;
};

/** A path with its words filled in. */
export const fillPath = (path: string, words: Readonly<Record<string, NoticeWord>>): string =>
  path.replace(inLink, (all, name: string) => {
    const { [name]: word = '' } = Object.hasOwn(words, name) ? words : {};
    if (!Object.hasOwn(words, name)) return all;
    return encodeURIComponent(typeof word === 'function' ? word(undefined) : word);
  });
