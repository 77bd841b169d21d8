// Draws PDFs in a thread of its own: pdfmake needs hundreds of milliseconds of pure computing for a letter, in which the
// server would answer nobody else. Plain JavaScript, because a worker starts without the build (as pgliteWorker.mjs).
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import pdfmake from 'pdfmake';
import { keepClosing } from './keepClosing.mjs';
import { tagDocuments } from './tagging.mjs';

const { resolve } = createRequire(import.meta.url);
const face = name => resolve(`@expo-google-fonts/tinos/${name}`);

/** Tinos: as wide as Times New Roman, free, and with the letters of every European and Vietnamese name. */
const fonts = {
  Tinos: {
    normal: face('400Regular/Tinos_400Regular.ttf'),
    bold: face('700Bold/Tinos_700Bold.ttf'),
    italics: face('400Regular_Italic/Tinos_400Regular_Italic.ttf'),
    bolditalics: face('700Bold_Italic/Tinos_700Bold_Italic.ttf'),
  },
};
const fontFiles = new Set(Object.values(fonts.Tinos));
const nothing = () => 0;
/** Of A4, in points. */
const heights = { portrait: 841.89, landscape: 595.28 };

tagDocuments();
pdfmake.setFonts(fonts);
// Nothing that somebody typed may make the server fetch an address or open a file.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(path => fontFiles.has(path));
pdfmake.setTableLayouts({
  facts: {
    hLineWidth: nothing,
    vLineWidth: nothing,
    paddingLeft: nothing,
    paddingRight: nothing,
    paddingTop: nothing,
    paddingBottom: nothing,
  },
  grid: { hLineWidth: () => 0.5, vLineWidth: () => 0.5, hLineColor: () => '#8794a1', vLineColor: () => '#8794a1' },
});

/** Letters without a gap that a cell may have before it may be broken: a longer word would push a table off its page. */
const longWord = /\S{25,}/g;
const breakable = text => text.replace(longWord, word => word.replace(/(.{6})(?=.)/gu, '$1\u200B'));

/** A cell of a table, whatever it is made of. */
const cell = part => {
  if (typeof part === 'string') return breakable(part);
  if (typeof part?.text === 'string') return { ...part, text: breakable(part.text) };
  return part;
};

/** Content whose tables keep to their page, whoever typed what is in them. */
const keptOnPage = part => {
  if (Array.isArray(part)) return part.map(keptOnPage);
  if (typeof part !== 'object' || part === null) return part;
  const { content, stack, columns, table } = part;
  return {
    ...part,
    ...(content ? { content: keptOnPage(content) } : {}),
    ...(stack ? { stack: keptOnPage(stack) } : {}),
    ...(columns ? { columns: keptOnPage(columns) } : {}),
    ...(table ? { table: { ...table, body: table.body.map(row => row.map(each => cell(keptOnPage(each)))) } } : {}),
  };
};

/** `{ definition, firstPage, footer, seal }` of printer.ts, which is data only, as pdfmake takes it. */
const whole = ({ definition, firstPage, footer: { left, margin }, seal }, lost) => ({
  ...keptOnPage(definition),
  tagged: true,
  pageMargins: definition.pageMargins.map((size, side) => (side === 3 ? size + lost : size)),
  ...(seal ? { info: { ...definition.info, Segel: seal } } : {}),
  background: current => (current === 1 ? firstPage : null),
  footer: (current, count) => ({
    columns: [
      { text: [{ text: left, pagination: true }], alignment: 'left' },
      {
        text: [
          {
            text: definition.language === 'en-GB' ? `Page ${current} of ${count}` : `Halaman ${current} dari ${count}`,
            pagination: true,
          },
        ],
        alignment: 'right',
      },
    ],
    fontSize: 8.5,
    color: '#5f6b76',
    margin: [margin[0], margin[1] + lost, ...margin.slice(2)],
  }),
});

/** Laying out changes what it is given, so each time is given its own. */
const drawing = page => async lost => {
  const definition = whole(structuredClone(page), lost);
  const bytes = await pdfmake.createPdf(definition).getBuffer();
  const height = heights[definition.pageOrientation ?? 'portrait'] - page.definition.pageMargins[3];
  return { bytes, content: definition.content, height };
};

parentPort.on('message', async ({ id, page }) => {
  try {
    const bytes = new Uint8Array(await keepClosing(drawing(page)));
    parentPort.postMessage({ id, bytes }, [bytes.buffer]);
  } catch (error) {
    parentPort.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
