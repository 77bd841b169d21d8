import type { Citation, CitationFormat, CitationPart } from '../../../../resources/kit/index.ts';

/**
 * Writes publications as BibTeX (with BibLaTeX's names for what BibTeX has none for) and RIS. Letters stay Unicode, which
 * every reference manager and Biber read: the writer of Citation.js takes accents apart (`{\' e}`), leaves out
 * abstracts and publishers, and breaks words of RIS at 70 characters.
 */

/** Characters with a meaning in LaTeX. */
const special: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  ...Object.fromEntries([...'&%$#_'].map(letter => [letter, `\\${letter}`])),
};
/** Two of these beside each other would become a dash or a quotation mark. */
const joined = /(?<=(['`<>,-]))(?=\1)|(?<=[?!])(?=`)/g;
const latex = (text: string): string =>
  text.replace(/[\\{}~^&%$#_]/g, letter => special[letter] ?? letter).replace(joined, '{}');

/** Addresses are taken as they are; only braces would end them. */
const verbatim = (text: string): string => text.replaceAll('{', '%7B').replaceAll('}', '%7D');

type Line = readonly [name: string, text: string | undefined];

/** `Budi Santoso` is read by its last word; a name of one word is kept whole by braces. */
function author(name: string): string {
  const words = name.split(' ');
  const family = words.pop() ?? '';
  const whole = words.length === 0 || / and /i.test(` ${name} `) || name.includes(',');
  return whole ? `{${latex(name)}}` : `${latex(family)}, ${latex(words.join(' '))}`;
}

/** Key of an entry: the first author's last name, year and a number, in letters that every program takes. */
const keyOf = ({ authors, parts }: Citation, number: number): string =>
  `${(authors[0]?.split(' ').at(-1) ?? 'karya').normalize('NFKD').replace(/[^A-Za-z]/g, '') || 'karya'}${parts.year ?? ''}-${number}`;

function bibtex(citation: Citation, number: number): string {
  const { kind, parts, authors } = citation;
  const paper = kind === 'paper';
  const text = (part: CitationPart) => parts[part] && latex(parts[part]);
  const held = [parts.start, parts.end].filter(Boolean).join('/');
  const lines: readonly Line[] = [
    ['author', authors.map(author).join(' and ')],
    // A second pair of braces keeps the capitals as they are.
    ['title', parts.title && `{${latex(parts.title)}}`],
    ...(paper
      ? ([
          ['booktitle', text('container') ?? text('event')],
          ['eventtitle', text('event')],
          ['eventdate', held],
          ['organization', text('organizer')],
          ['address', text('place')],
        ] as const)
      : ([['journal', text('container')]] as const)),
    ['publisher', text('publisher')],
    ['volume', text('volume')],
    ['number', text('issue')],
    ['pages', parts.pages && latex(parts.pages).replace(/-/g, '--')],
    ['year', text('year')],
    ['month', parts.month],
    ['issn', [parts.issn, parts.eissn].filter(Boolean).join(', ')],
    ['isbn', text('isbn')],
    ['doi', parts.doi && verbatim(parts.doi)],
    ['url', parts.url && verbatim(parts.url)],
    ['abstract', text('abstract')],
  ];
  const said = lines.filter(([, value]) => value).map(([name, value]) => `  ${name} = {${value}}`);
  return `@${paper ? 'inproceedings' : 'article'}{${keyOf(citation, number)},\n${said.join(',\n')}\n}\n`;
}

/** A value of RIS is one line. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function risAuthor(name: string): string {
  const words = oneLine(name).split(' ');
  const family = words.pop() ?? '';
  return words.length ? `${family}, ${words.join(' ')}` : family;
}

function risDate({ year, month, start }: Citation['parts']): string | undefined {
  if (start) return start.replaceAll('-', '/');
  return year && month ? `${year}/${month.padStart(2, '0')}` : undefined;
}

function ris({ kind, parts, authors }: Citation): string {
  const paper = kind === 'paper';
  const [begin, ...end] = (parts.pages ?? '').split('-');
  const lines: readonly Line[] = [
    ...authors.map((name): Line => ['AU', risAuthor(name)]),
    ['TI', parts.title],
    ['T2', paper ? parts.event : parts.container],
    ['C3', paper ? parts.container : undefined],
    ['A3', parts.organizer],
    ['PB', parts.publisher],
    ['CY', parts.place],
    ['PY', parts.year],
    ['DA', risDate(parts)],
    ['VL', parts.volume],
    ['IS', parts.issue],
    ['SP', begin],
    ['EP', end.join('-')],
    ['SN', parts.issn],
    ['SN', parts.eissn],
    ['SN', parts.isbn],
    ['DO', parts.doi],
    ['UR', parts.url],
    ['AB', parts.abstract],
  ];
  const said = lines.flatMap(([tag, value]) => (value ? [`${tag}  - ${oneLine(value)}`] : []));
  return [`TY  - ${paper ? 'CONF' : 'JOUR'}`, ...said, 'ER  - ', '', ''].join('\r\n');
}

/** Publications as text of a format. @param from number of the first one, for keys that differ */
export const writeCitations = (format: CitationFormat, citations: readonly Citation[], from: number): string =>
  citations.map((one, i) => (format === 'bib' ? bibtex(one, from + i) : ris(one))).join(format === 'bib' ? '\n' : '');
