import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';

const { resolve } = createRequire(import.meta.url);
const face = (name: string) => resolve(`@expo-google-fonts/tinos/${name}`);

/** Tinos: as wide as Times New Roman, free, and with the letters of every European and Vietnamese name. */
const fonts = {
  Tinos: {
    normal: face('400Regular/Tinos_400Regular.ttf'),
    bold: face('700Bold/Tinos_700Bold.ttf'),
    italics: face('400Regular_Italic/Tinos_400Regular_Italic.ttf'),
    bolditalics: face('700Bold_Italic/Tinos_700Bold_Italic.ttf'),
  },
};
const fontFiles: ReadonlySet<string> = new Set(Object.values(fonts.Tinos));

pdfmake.setFonts(fonts);
// Nothing that somebody typed may make the server fetch an address or open a file.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(path => fontFiles.has(path));

/** Centimetres in points. */
export const cm = (value: number): number => (value * 72) / 2.54;

/** Draws a document; text stays selectable, fonts are embedded. */
export const print = (definition: TDocumentDefinitions): Promise<Buffer> => pdfmake.createPdf(definition).getBuffer();
