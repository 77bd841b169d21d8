import { inThread } from '../thread/run.ts';
import { addRevision, NotSignable, type PdfShape, type SignatureWords } from './addPlace.ts';

/**
 * What a signature can be added to, of a PDF that somebody uploaded.
 * @throws NotSignable; HttpError 413, 422 and 429 of the reading thread
 */
export async function mustBeSignable(pdf: Buffer): Promise<PdfShape> {
  for await (const shape of inThread('pdf', pdf)) {
    if (typeof shape !== 'string') return shape;
    throw new NotSignable('PDF tidak dapat ditambah.', shape);
  }
  throw new NotSignable('PDF tidak terbaca.');
}

/** `addPlace` for a PDF that somebody uploaded. @throws as `mustBeSignable` */
export const placeInUpload = async (pdf: Buffer, words: SignatureWords): Promise<Buffer> =>
  addRevision(pdf, await mustBeSignable(pdf), words);
