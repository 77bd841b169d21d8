import { errorIf } from '../checkHelpers.ts';
import { type FieldErrors, type FieldOptions, type Message, text } from '../kit/index.ts';
import { masterMessages } from '../master/messages.ts';
import { doiOf, isbnOf, isIsbn, isIssn, issnOf } from '../numbers.ts';
import { portofolioMessages } from './messages.ts';

type More = Pick<FieldOptions, 'label' | 'help'>;

/** A DOI is stored as its bare name in lower case, whatever address was typed. */
export const doiField = () =>
  text(200, {
    unique: true,
    label: 'DOI',
    case: 'lower',
    help: 'Contoh: 10.12345/jtk.v9i2.101.',
    storedAs: typed => doiOf(typed) ?? typed,
  });

/** An ISSN is stored with its dash, however it was typed. */
export const issnField = (more: More) => text(9, { ...more, storedAs: typed => issnOf(typed) ?? typed });

/** An ISBN is stored as its thirteen digits. */
export const isbnField = () => text(17, { label: 'ISBN', storedAs: typed => isbnOf(typed) ?? typed });

/** Value of a field as text; null if it is empty. */
export const textAt = (row: Readonly<Record<string, unknown>>, name: string): string | null => {
  const value = row[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** 'Isi ISSN seperti 2548-7787. Periksa angka terakhirnya.' at each of the fields whose check digit does not fit. */
export const issnErrors = (row: Readonly<Record<string, unknown>>, ...names: readonly string[]): FieldErrors =>
  Object.assign(
    {},
    ...names.map(name => {
      const value = textAt(row, name);
      return errorIf(value !== null && !isIssn(value), name, portofolioMessages.issn);
    }),
  );

export function isbnErrors(row: Readonly<Record<string, unknown>>): FieldErrors {
  const value = textAt(row, 'isbn');
  return errorIf(value !== null && !isIsbn(value), 'isbn', masterMessages.isbn);
}

/** Fields whose number is checked while it is typed, with the check; the same rules as on saving. */
export const numberErrors: Readonly<Record<string, (typed: string) => Message | undefined>> = {
  doi: doi => doiErrors({ doi }).doi,
  issn: issn => issnErrors({ issn }, 'issn').issn,
  eissn: eissn => issnErrors({ eissn }, 'eissn').eissn,
  isbn: isbn => isbnErrors({ isbn }).isbn,
};

export function doiErrors(row: Readonly<Record<string, unknown>>): FieldErrors {
  const value = textAt(row, 'doi');
  return errorIf(value !== null && doiOf(value) === null, 'doi', portofolioMessages.doi);
}
