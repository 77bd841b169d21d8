import type { CitationFormat } from '../../../../resources/kit/index.ts';
import { decodeText } from '../spreadsheet/csvRead.ts';

/** Format of a file that holds references, told by its content; by its name where that says nothing. */
export function citationFormatOf(name: string, bytes: Buffer): CitationFormat | undefined {
  const head = decodeText(bytes.subarray(0, 4096)).replace(/^\ufeff/, '');
  if (/^[ \t]*TY {1,2}- /m.test(head) && !/^\s*@/.test(head)) return 'ris';
  if (/^[ \t]*@\s*[A-Za-z]{3,20}\s*[{(]/m.test(head)) return 'bib';
  const ending = /\.(bib|ris)$/i.exec(name)?.[1]?.toLowerCase();
  return ending === 'bib' || ending === 'ris' ? ending : undefined;
}
