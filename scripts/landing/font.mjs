import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { sfntFromWoff } from './woff.mjs';

const woff = createRequire(import.meta.url).resolve(
  '@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-700-normal.woff',
);

/** The face of the preview pictures, in the one form that the drawing library reads. */
export const previewFont = async () => sfntFromWoff(await readFile(woff));
