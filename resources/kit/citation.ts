/**
 * Publications as reference managers exchange them (BibTeX, RIS) and as Crossref tells them: which fields of a resource
 * hold what of a citation is declared once, for import, export and look-up alike.
 */

/** Texts of a citation, whatever a format calls them. */
export const citationParts = [
  ...(['title', 'container', 'event', 'organizer', 'publisher', 'place', 'year', 'month', 'start', 'end'] as const),
  ...(['volume', 'issue', 'pages', 'doi', 'issn', 'eissn', 'isbn', 'url', 'abstract'] as const),
] as const;
export type CitationPart = (typeof citationParts)[number];

/** What is published: an article of a journal, or a paper of a conference. */
export type CitationKind = 'article' | 'paper';

/** One publication as a file or a service tells it. */
export interface Citation {
  /** Null where it is something else: a book, a thesis. */
  readonly kind: CitationKind | null;
  /** What the format calls it: `@book`, `TY - THES`. */
  readonly called: string;
  readonly parts: Readonly<Partial<Record<CitationPart, string>>>;
  /** Full names in order. */
  readonly authors: readonly string[];
}

/** How a resource is told as publications. */
export interface Bibliography<Name extends string = string> {
  readonly kind: CitationKind;
  /** What of a citation its fields hold. */
  readonly parts: Readonly<Partial<Record<Name, CitationPart>>>;
  /** Field of its authors: child rows that are written in one cell. */
  readonly authors: Name;
  /** A child row's name as publications print it: without degrees. */
  readonly nameOf: (author: Readonly<Record<string, unknown>>) => string;
  /** Fields that tell that a work is the same one, beside the key: texts are compared by their letters and digits. */
  readonly alike: readonly Name[];
  /** What no citation says: asked for once for all works of a file. */
  readonly asks: readonly Name[];
  /** What is taken for the new ones where nobody says otherwise. */
  readonly guess: Readonly<Partial<Record<Name, string>>>;
}

/** Formats in which publications travel, by the ending of their files. */
export const citationFormats = { bib: 'BibTeX', ris: 'RIS' } as const;
export type CitationFormat = keyof typeof citationFormats;

export const isCitationFormat = (value: unknown): value is CitationFormat =>
  typeof value === 'string' && Object.hasOwn(citationFormats, value);

/** What a citation says of each field of a resource; what it does not say is left out. */
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
