/**
 * Publications as reference managers exchange them (BibTeX, RIS) and as Crossref tells them: which fields of a resource
 * hold what of a citation is declared once, for import, export and look-up alike.
 */

/** Texts of a citation, whatever a format calls them. */
export const citationParts = [
  'title',
  'container',
  'event',
  'organizer',
  'publisher',
  'place',
  'year',
  'month',
  'start',
  'end',
  'volume',
  'issue',
  'pages',
  'doi',
  'issn',
  'eissn',
  'isbn',
  'url',
  'abstract',
] as const;
export type CitationPart = (typeof citationParts)[number];

/** Kind of publication: an article of a journal, or a paper of a conference. */
export type CitationKind = 'article' | 'paper';

/** One publication as a file or a service tells it. */
export interface Citation {
  /** Null where it is something else: a book, a thesis. */
  readonly kind: CitationKind | null;
  /** Name of the entry type in the format: `@book`, `TY - THES`. */
  readonly called: string;
  readonly parts: Readonly<Partial<Record<CitationPart, string>>>;
  /** Full names in order. */
  readonly authors: readonly string[];
}

/** How a resource is told as publications. */
export interface Bibliography<Name extends string = string> {
  readonly kind: CitationKind;
  /** Parts of a citation that its fields hold. */
  readonly parts: Readonly<Partial<Record<Name, CitationPart>>>;
  /** Field of its authors: child rows that are written in one cell. */
  readonly authors: Name;
  /** A child row's name as publications print it: without degrees. */
  readonly nameOf: (author: Readonly<Record<string, unknown>>) => string;
  /** Fields that identify a work besides its key; texts are compared by their letters and digits. */
  readonly alike: readonly Name[];
  /** Fields that no citation contains; asked for once for all works of a file. */
  readonly asks: readonly Name[];
  /** Defaults of new works, used unless the person says otherwise. */
  readonly guess: Readonly<Partial<Record<Name, string>>>;
}

/** Formats in which publications travel, by the ending of their files. */
export const citationFormats = { bib: 'BibTeX', ris: 'RIS' } as const;
export type CitationFormat = keyof typeof citationFormats;

export const isCitationFormat = (value: unknown): value is CitationFormat =>
  typeof value === 'string' && Object.hasOwn(citationFormats, value);

/** Values of a resource's fields taken from a citation; fields without a part in it are left out. */
export function fieldsOfCitation(
  bibliography: Bibliography,
  { parts }: Pick<Citation, 'parts'>,
): Record<string, string> {
  const said: Record<string, string> = {};
  for (const [name, part] of Object.entries(bibliography.parts)) {
    const text = part && parts[part];
    if (text) said[name] = text;
  }
  return said;
}

/** Words such as "et al." at the end of a list of authors. */
const others =
  /^(?:and |dan )?(?:others|et\.? ?al(?:ii)?|dkk|d\.k\.k|dll|kawan-kawan|lain-lain|rekan-rekan|teman-teman)\.?$/i;
/** The same behind a name: "Budi Santoso dkk.", "Rahma et al". */
const andOthers = / (?:and others|et\.? ?al(?:ii)?|dkk|d\.k\.k|dan kawan-kawan|dan lain-lain)\.?$/i;

/** The name of a person as a list of authors writes it; empty where the words stand for several unnamed ones. */
export function personIn(written: string): string {
  const name = written.trim();
  if (others.test(name)) return '';
  const behind = andOthers.exec(name);
  return behind ? name.slice(0, behind.index).trim().replace(/[,;]$/, '').trim() : name;
}

/** Academic titles before a name, and degrees behind one. */
const title = /^(?:prof|dr|ir|drs|dra|apt|ns|hj|h)\. ?/i;
const degree = /^(?:[A-Z][A-Za-z]{0,4}\.){1,4}[A-Z]?[A-Za-z]{0,4}\.?$/;
/** Degrees that no initials look like: letters follow the first of a part. */
const surely = /^[SMD]\.[A-Z][a-z]|^Ph\.? ?D|^Sp\./;

/**
 * The parts of a name around its commas: what stands behind one is the given name (`Santoso, Budi`), or degrees of a name
 * that is written in full (`Dr. Siti Rahma, M.T.`).
 */
export function nameFrom(first: string, ...behind: readonly string[]): string {
  const rest = behind.filter(Boolean);
  const degrees = rest.length > 0 && rest.every(part => degree.test(part.replace(/\s+/g, '')));
  if (degrees && (title.test(first) || rest.some(part => surely.test(part)))) return [first, ...rest].join(', ');
  const [given = '', ...more] = rest;
  return [given, first, ...more].filter(Boolean).join(' ');
}
