import { errorIf } from '../checkHelpers.ts';
import { type FieldErrors, isRecord, messages, personIn } from '../kit/index.ts';
import { portofolioMessages } from './messages.ts';

/** Authors of a work: rules of the rows alone (docs/domain/40 §1.3), shared by form and server. */

/** Author rows of a work, as they were typed. */
export const authorsOf = (row: Readonly<Record<string, unknown>>): readonly Record<string, unknown>[] =>
  Array.isArray(row.penulis) ? row.penulis.filter(isRecord) : [];

const plain = (value: unknown): string =>
  typeof value === 'string' ? value.trim().toLowerCase().replace(/\s+/g, ' ') : '';

/** The same person has the same name here, whichever kind of person it is. */
const personOf = ({ kategori, nomorInduk, nama }: Readonly<Record<string, unknown>>): string =>
  `${kategori}:${plain(kategori === 'eksternal' ? nama : nomorInduk)}`;

/** Words of a name, without degrees and points. */
const wordsOf = (name: string): string[] =>
  beforeDegrees(name)
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(word => word !== '' && !titles.has(word));
const beforeDegrees = (name: string): string => name.split(',', 1)[0] ?? '';
const titles: ReadonlySet<string> = new Set(['dr', 'drs', 'dra', 'ir', 'prof', 'apt', 'hj']);

/** A name as publications print it: master data has lecturers with their degrees. */
export function namaTerbitan({ nama }: Readonly<Record<string, unknown>>): string {
  if (typeof nama !== 'string') return '';
  const words = beforeDegrees(nama).split(' ');
  const first = words.findIndex(word => !titles.has(word.toLowerCase().replace(/\./g, '')));
  return words.slice(Math.max(0, first)).join(' ');
}

/**
 * True if two names can belong to one person: each word of the shorter one is a word of the longer one or its initial,
 * and at least one word is written out in both: `B. Santoso` and `Budi Adi Santoso`.
 */
export function mayBeSame(one: string, other: string): boolean {
  const [short, long] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length);
  if (!short?.length || !long) return false;
  const left = [...long];
  let whole = 0;
  // Whole words first: an initial takes none that another word needs.
  for (const word of [...short].sort((a, b) => b.length - a.length)) {
    const same = left.indexOf(word);
    const at = same >= 0 ? same : left.findIndex(each => isInitial(word, each) || isInitial(each, word));
    if (at < 0) return false;
    if (same >= 0 && word.length > 1) whole++;
    left.splice(at, 1);
  }
  return whole > 0;
}

const isInitial = (letter: string, word: string): boolean => letter.length === 1 && word.startsWith(letter);

/** "dkk." is nobody, and gets no points. */
const isUnnamed = (nama: unknown): boolean => typeof nama === 'string' && nama !== '' && personIn(nama) === '';

/** Errors of an author without the fields that identify them. */
const unnamed = ({ kategori, nomorInduk, nama }: Readonly<Record<string, unknown>>): FieldErrors =>
  kategori === 'eksternal'
    ? {
        ...errorIf(isUnnamed(nama), 'nama', portofolioMessages.nameAuthors),
        ...errorIf(!nama, 'nama', messages.required),
      }
    : errorIf(
        !nomorInduk,
        'nomorInduk',
        kategori === 'dosen' ? portofolioMessages.lecturerNumber : portofolioMessages.studentNumber,
      );

/** Errors of the authors by field: `penulis`, `penulis.1.idPegawai`. */
export function authorErrors(row: Readonly<Record<string, unknown>>): FieldErrors {
  const authors = authorsOf(row);
  const errors: FieldErrors = {};
  const seen = new Set<string>();
  for (const [i, author] of authors.entries()) {
    for (const [name, message] of Object.entries(unnamed(author))) errors[`penulis.${i}.${name}`] = message;
    const person = personOf(author);
    if (seen.has(person)) errors.penulis = portofolioMessages.authorTwice;
    seen.add(person);
  }
  // Stored rows name the owner themselves.
  const owner = row.nomorPemilik ? personOf({ kategori: row.jenisPemilik, nomorInduk: row.nomorPemilik }) : null;
  if (owner && authors.length && !errors.penulis && !seen.has(owner)) errors.penulis = portofolioMessages.ownerAuthor;
  return errors;
}

/**
 * Shares of the authors in a work's points (docs/domain/40 §4.5): a single author gets all; of several the first gets
 * 60 %, the others 40 % in equal parts, each rounded half up to cents of a point.
 * @param points of the whole work, in hundredths
 * @returns hundredths in the order of the authors
 */
export function sharesOf(points: number, authors: number): number[] {
  if (authors <= 1) return [points];
  const first = Math.round((points * 60) / 100);
  const other = Math.round((points * 40) / (100 * (authors - 1)));
  return [first, ...Array.from({ length: authors - 1 }, () => other)];
}
