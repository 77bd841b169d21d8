// Reads a PDF with a reader's own code, in a thread of its own: pdf.js refuses a process whose arrays somebody has added to.
import { parentPort, workerData } from 'node:worker_threads';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

const task = getDocument({ data: new Uint8Array(workerData), useSystemFonts: false, verbosity: 0 });
const document = await task.promise;
const { info } = await document.getMetadata();
const paints = new Set([
  OPS.showText,
  OPS.stroke,
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.constructPath,
  OPS.rawFillPath,
  OPS.shadingFill,
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintFormXObjectBegin,
]);
const begins = new Set([OPS.beginMarkedContent, OPS.beginMarkedContentProps]);
const nameOf = code => Object.keys(OPS).find(name => OPS[name] === code);
// A path that is closed without paint only clips, or is nothing.
const isPaint = (code, [first]) => paints.has(code) && !(code === OPS.constructPath && first === OPS.endPath);

/** What is painted outside of the structure and of artefacts, which no reading program can place. */
function looseOf(fnArray, argsArray) {
  let depth = 0;
  return fnArray.flatMap((code, i) => {
    if (begins.has(code)) depth += 1;
    if (code === OPS.endMarkedContent) depth -= 1;
    return depth === 0 && isPaint(code, argsArray[i] ?? []) ? [nameOf(code)] : [];
  });
}

/** Pieces of content that a structure names. */
const namedIn = node =>
  node?.type === 'content' ? 1 : (node?.children ?? []).reduce((n, each) => n + namedIn(each), 0);
const pages = [];
for (let number = 1; number <= document.numPages; number++) {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  const text = items.flatMap(item => ('str' in item ? [item.str] : [])).join(' ');
  const [, , width] = page.view;
  const outside = items.flatMap(item => ('str' in item && item.transform[4] + item.width > width ? [item.str] : []));
  const { fnArray, argsArray } = await page.getOperatorList();
  const used = fnArray.flatMap((fn, i) => (fn === OPS.setFont ? [argsArray[i][0]] : []));
  const fonts = [...new Set(used)].map(name => page.commonObjs.get(name));
  const tagged = items.length ? namedIn(await page.getStructTree()) : 0;
  pages.push({
    tagged,
    loose: looseOf(fnArray, argsArray),
    outside,
    heights: items.flatMap(item => ('str' in item && item.str.trim() ? [[item.str, item.transform[5]]] : [])),
    text: text.replaceAll(/\s+/g, ' '),
    fonts: fonts.map(({ name, missingFile }) => ({ name, embedded: !missingFile })),
  });
}
parentPort?.postMessage({ title: info.Title ?? '', language: info.Language ?? '', pages });
await task.destroy();
