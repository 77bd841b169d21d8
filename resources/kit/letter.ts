import { DeclarationError } from './errors.ts';
import type { Field } from './field.ts';
import type { Condition } from './patterns/common.ts';
import type { Registry } from './registry.ts';
import type { Resource } from './resource.ts';
import { allRoles, type Role } from './roles.ts';

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
  | { readonly facts: readonly (readonly [label: string, text: string])[] }
  | { readonly items: readonly string[] }
  | {
      readonly list: string;
      readonly annex?: { readonly over: number; readonly heading: string; readonly instead: string };
    };

/** Who signs: an official in office on the day of the letter, or somebody whom the row names. */
export type LetterSigner =
  | 'pejabat'
  | { readonly unit: string; readonly name: string; readonly position: string; readonly nip: string };

/** How a kind is issued that printing never makes: POST v6/generate-surat/{name} (docs/domain/40 §2.2). */
export interface LetterIssue {
  readonly roles: readonly Role[];
  /** Under which name the call takes the rows' ids. */
  readonly key: string;
  /** The step of the row that issues it; the call takes it along where the row stands before it. */
  readonly step?: { readonly action: string; readonly when: readonly Condition[] };
  /** What is said of a row that is not there yet, in its words. */
  readonly early: string;
}

/**
 * A letter about several participations under one number: each gives a line of `list` by its words. Their other words
 * must be alike.
 */
export interface LetterTogether {
  readonly list: string;
  /** What is said of rows whose other words differ. */
  readonly differ: string;
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
  /** What stands for the kind in its numbers, unless the settings say another: `SP`. */
  readonly code: string;
  readonly resource: string;
  /** Who may issue and print it, within what they read. */
  readonly roles: readonly Role[];
  /** Issued by a call of its own; printing gives the one that counts and never makes one. */
  readonly issuedBy?: LetterIssue;
  readonly together?: LetterTogether;
  /** The state in which one may be issued: all of them hold. */
  readonly issue: readonly Condition[];
  /**
   * The state in which one counts, and what is said of one that counts no more: because of it, or because the row says
   * something else. Without `changed` such a letter stays in force and is marked 'Perlu diterbitkan ulang'.
   */
  readonly counts: { readonly state: readonly Condition[]; readonly ended: string; readonly changed?: string };
  /** Word → field of the row, or of a row that its references lead to: `idProgramProdi.idFakultas.nama`. */
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
  /** The word that is the last day on which it counts. */
  readonly until?: string;
  readonly body: readonly LetterPart[];
  readonly signer: LetterSigner;
  /** Who gets a copy, beside those of the settings. */
  readonly copies: readonly string[];
}

/** Names in a text: `{kata}`. */
export const wordsIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** A path over references: the field at its end, undefined for the end's own id or label. */
export interface WordPath {
  /** References on the way, with the resources that they lead to. */
  readonly steps: readonly { readonly field: string; readonly to: Resource }[];
  /** Field at the end, and whose it is. */
  readonly owner: Resource;
  readonly name: string;
  readonly field: Field;
}

/**
 * Follows a word's path from a resource.
 * @throws DeclarationError naming the step that leads nowhere
 */
export function wordPath(registry: Pick<Registry, 'get'>, from: Resource, path: string): WordPath {
  const names = path.split('.');
  const last = names.pop() ?? '';
  const steps: { field: string; to: Resource }[] = [];
  let owner = from;
  for (const name of names) {
    const field = fieldOf(owner, name, path);
    if (field.kind !== 'ref') throw new DeclarationError(`"${path}": "${name}" bukan rujukan`);
    owner = registry.get(field.to);
    steps.push({ field: name, to: owner });
  }
  return { steps, owner, name: last, field: fieldOf(owner, last, path) };
}

/** The same, with the letter's name in front of what is wrong. */
function pathOf(kind: LetterKind, registry: Registry, about: Resource, path: string): WordPath {
  try {
    return wordPath(registry, about, path);
  } catch (error) {
    if (!(error instanceof DeclarationError)) throw error;
    throw new DeclarationError(`surat ${kind.name}: ${error.message}`);
  }
}

function fieldOf(owner: Resource, name: string, path: string): Field {
  const field = Object.hasOwn(owner.fields, name) ? owner.fields[name] : undefined;
  if (!field) throw new DeclarationError(`"${path}": "${owner.name}" tidak punya kolom "${name}"`);
  return field;
}

const printable: ReadonlySet<Field['kind']> = new Set([
  ...(['text', 'longtext', 'email', 'phone', 'url', 'time', 'integer', 'decimal', 'money'] as const),
  ...(['date', 'enum', 'status', 'ref'] as const),
]);

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

/**
 * Everything that a kind names exists: its resource, words, lists, roles, and the fields of its conditions.
 * @throws DeclarationError `surat surat_pengantar: …`
 */
export function checkLetterKind(registry: Registry, kind: LetterKind): void {
  const fail = (what: string): never => {
    throw new DeclarationError(`surat ${kind.name}: ${what}`);
  };
  const about = registry.find(kind.resource) ?? fail(`sumber data "${kind.resource}" tidak ada`);
  for (const [word, path] of Object.entries(kind.words)) {
    if (Object.hasOwn(kind.given, word)) fail(`kata "${word}" disebut dua kali`);
    const { field } = pathOf(kind, registry, about, path);
    if (!printable.has(field.kind)) fail(`kata "${word}" (${path}) tidak dapat dicetak`);
  }
  const known = (word: string) => Object.hasOwn(kind.words, word) || Object.hasOwn(kind.given, word);
  for (const text of [...printedTexts(kind), ...(kind.issuedBy ? [kind.issuedBy.early] : [])]) {
    for (const word of wordsIn(text)) if (!known(word)) fail(`kata "{${word}}" tidak dikenal dalam "${text}"`);
    if (/[[\]{}]/.test(text.replaceAll(/\{\w+\}/g, '').replaceAll(/\[[^[\]]*\]/g, '')))
      fail(`kurung tidak berpasangan dalam "${text}"`);
  }
  for (const part of kind.body)
    if (typeof part === 'object' && 'list' in part && !Object.hasOwn(kind.lists, part.list))
      fail(`daftar "${part.list}" tidak ada`);
  if (kind.until && !known(kind.until)) fail(`kata "${kind.until}" tidak dikenal`);
  const { list, ...columns } = kind.people;
  const row = list === undefined ? undefined : (kind.lists[list] ?? fail(`daftar "${list}" tidak ada`));
  if (row)
    for (const column of Object.values(columns)) if (!Object.hasOwn(row, column)) fail(`kolom "${column}" tidak ada`);
  const { together } = kind;
  if (together) {
    const columns = kind.lists[together.list] ?? fail(`daftar "${together.list}" tidak ada`);
    for (const column of Object.keys(columns))
      if (column !== 'no' && !known(column)) fail(`kata "${column}" tidak ada`);
    if (list !== together.list) fail(`orang-orangnya bukan dari daftar "${together.list}"`);
    if (!Object.hasOwn(about.fields, 'idPendaftarMbkm')) fail(`"${about.name}" bukan milik pendaftar`);
  }
  if (!kind.issuedBy && kind.counts.changed === undefined) fail('tidak mengatakan apa pun tentang isi yang berubah');
  for (const { field } of [...kind.issue, ...kind.counts.state, ...(kind.issuedBy?.step?.when ?? [])])
    if (!Object.hasOwn(about.fields, field)) fail(`"${about.name}" tidak punya kolom "${field}"`);
  for (const role of [...kind.roles, ...(kind.issuedBy?.roles ?? [])])
    if (!allRoles.includes(role) || !about.access[role]) fail(`peran ${role} tidak membaca "${about.name}"`);
  if ((kind.heading === undefined) === (kind.to.length === 0)) fail('perlu judul atau alamat, salah satu');
}
