// Reads a PDF with a reader's own code, in a thread of its own: pdf.js refuses a process whose arrays somebody has added to.
import { parentPort, workerData } from 'node:worker_threads';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

const task = getDocument({ data: new Uint8Array(workerData), useSystemFonts: false, verbosity: 0 });
const document = await task.promise;
const { info } = await document.getMetadata();
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
  pages.push({
    outside,
    heights: items.flatMap(item => ('str' in item && item.str.trim() ? [[item.str, item.transform[5]]] : [])),
    text: text.replaceAll(/\s+/g, ' '),
    fonts: fonts.map(({ name, missingFile }) => ({ name, embedded: !missingFile })),
  });
}
parentPort?.postMessage({ title: info.Title ?? '', pages });
await task.destroy();
