import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import type { PdfShape, Unfit } from './addPlace.ts';

/** More objects no reader takes (ISO 32000-1, annex C). */
const mostObjects = 8_388_607;

/**
 * Reads what a signature can be added to, of a PDF from anywhere: with references in a table, in a stream, or in both.
 * Only to be called in the reading thread: what a file unpacks to is not known before.
 * @returns why nothing can be added
 */
export async function readShape(pdf: Buffer): Promise<PdfShape | Unfit> {
  const text = pdf.toString('latin1');
  if (!text.startsWith('%PDF-')) return 'odd';
  if (/\/Encrypt\s*(<<|\d+\s+\d+\s+R)/.test(text)) return 'locked';
  if (text.includes('/ByteRange')) return 'signed';
  const [, offset] = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-1024)) ?? [];
  if (offset === undefined) return 'odd';
  const before = Number(offset);
  const references = text.slice(before, before + 40);
  const streamed = /^\d+\s+\d+\s+obj/.test(references);
  if (!streamed && !references.startsWith('xref')) return 'odd';
  try {
    const document = await PDFDocument.load(pdf, { updateMetadata: false });
    return shapeOf(document, { before, streamed, size: sizeOf(document, text) });
  } catch (error) {
    // What the library cannot read it says by throwing.
    if (error instanceof Error) return 'odd';
    throw error;
  }
}

/** Above every number of an object: streams of objects have numbers too, which the library does not keep. */
function sizeOf({ context }: PDFDocument, text: string): number {
  const told = [...text.matchAll(/\/Size\s+(\d+)/g)].map(([, size]) => Number(size));
  const numbered = [...text.matchAll(/(?:^|[\r\n])(\d{1,7}) 0 obj/g)].map(([, number]) => Number(number) + 1);
  return [...told, ...numbered].reduce((most, n) => Math.max(most, n), context.largestObjectNumber + 1);
}

const name = (text: string): PDFName => PDFName.of(text);

function shapeOf(document: PDFDocument, at: Pick<PdfShape, 'before' | 'streamed' | 'size'>): PdfShape | Unfit {
  const { context } = document;
  const { Root, Info, ID } = context.trailerInfo;
  const catalog = context.lookup(Root, PDFDict).clone();
  if (catalog.get(name('Perms'))) return 'signed';
  const form = catalog.lookupMaybe(name('AcroForm'), PDFDict);
  if (form?.get(name('XFA')) || form?.lookupMaybe(name('Fields'), PDFArray)?.size()) return 'form';
  catalog.delete(name('AcroForm'));
  const { ref, node } = document.getPage(0);
  const page = node.clone();
  const annotations = PDFArray.withContext(context);
  for (const each of page.lookupMaybe(name('Annots'), PDFArray)?.asArray() ?? []) annotations.push(each);
  annotations.push(PDFRef.of(at.size + 1));
  page.set(name('Annots'), annotations);
  if (!(Root instanceof PDFRef) || at.size > mostObjects) return 'odd';
  return {
    ...at,
    root: numbersOf(Root),
    catalog: bodyOf(catalog),
    page: numbersOf(ref),
    pageBody: bodyOf(page),
    beside: [Info && `/Info ${written(Info)}`, ID && `/ID ${written(ID)}`].filter(Boolean).join('\n'),
  };
}

const numbersOf = ({ objectNumber, generationNumber }: PDFRef): string => `${objectNumber} ${generationNumber}`;

/** An object as it stands in a file. */
function written(object: PDFObject): string {
  const bytes = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return Buffer.from(bytes).toString('latin1');
}

/** A dictionary without its brackets. */
const bodyOf = (dictionary: PDFDict): string => written(dictionary).trim().slice(2, -2).trim();
