import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Text and structure of a PDF, for assertions. */
export interface PdfText {
  title: string;
  language: string;
  /**
   * Of each page its selectable text, how high above the foot each piece of it stands (points), what of it lies beyond the
   * page's right edge, and the fonts that it is set in.
   */
  pages: readonly {
    text: string;
    heights: readonly (readonly [text: string, height: number])[];
    outside: readonly string[];
    fonts: readonly { name: string; embedded: boolean }[];
    /** Pieces of content that the structure names, and what is painted beside it and is no artefact either. */
    tagged: number;
    loose: readonly string[];
  }[];
}

/** Reads a PDF with a reader's own code (`pdfReader.mjs`). */
export async function pdfText(pdf: Buffer): Promise<PdfText> {
  const reader = new Worker(new URL('./pdfReader.mjs', import.meta.url), { workerData: new Uint8Array(pdf) });
  try {
    const [found]: PdfText[] = await once(reader, 'message');
    if (!found) throw new Error('PDF tidak terbaca');
    return found;
  } finally {
    await reader.terminate();
  }
}
