import type { CitationFormat } from '../../../../resources/kit/index.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import { Refusal } from '../refusal.ts';
import { decodeText } from '../spreadsheet/csvRead.ts';
import { readBibtex } from './bibtex.ts';
import type { Entry } from './entry.ts';
import { readRis } from './ris.ts';

/** Publications of one file, at most. */
const mostEntries = 5000;
const piece = 200;

/**
 * Entries of a file, some at a time, in the reading thread.
 * @throws Refusal 422 for a file without any, and one with more than 5.000
 */
export async function* readCitations(format: CitationFormat, bytes: Buffer): AsyncGenerator<Entry[], undefined> {
  const text = decodeText(bytes).replace(/^\ufeff/, '');
  let batch: Entry[] = [];
  let total = 0;
  for (const entry of format === 'bib' ? readBibtex(text) : readRis(text)) {
    if (++total > mostEntries) throw new Refusal(422, refusals.sheet.tooManyWorks({ most: mostEntries }));
    batch.push(entry);
    if (batch.length < piece) continue;
    yield batch;
    batch = [];
  }
  if (total === 0) throw new Refusal(422, refusals.sheet.noWorks);
  yield batch;
  return undefined;
}
