import type { Row } from '../kit/index.ts';
import type { pustaka } from './pustaka.ts';

type Work = Partial<
  Pick<Row<typeof pustaka>, 'pengarang' | 'tahun' | 'judul' | 'edisi' | 'penerbit' | 'isbn' | 'doi' | 'tautan'>
>;

const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/**
 * A reference as lists of literature write it: 'Kurose, J. F. (2021). Computer Networking (8th ed.). Pearson.
 * https://doi.org/…' (docs/domain/10 §4 pustaka). Empty parts are left out.
 */
export function citationOf({ pengarang, tahun, judul, edisi, penerbit, isbn, doi, tautan }: Work): string {
  const title = [judul, edisi ? `(edisi ${edisi})` : ''].filter(Boolean).join(' ');
  const link = doi ? `https://doi.org/${doi}` : tautan;
  return [
    [pengarang, tahun ? `(${tahun}).` : ''].filter(Boolean).join(' '),
    title ? ended(title) : '',
    penerbit ? ended(penerbit) : '',
    isbn ? `ISBN ${isbn}.` : '',
    link ?? '',
  ]
    .filter(Boolean)
    .join(' ');
}
