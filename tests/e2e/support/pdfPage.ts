import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';

const found = createRequire(import.meta.url);
const folders: readonly (readonly [path: string, folder: string])[] = [
  ['/pdfjs/', join(dirname(found.resolve('pdfjs-dist/package.json')), 'build')],
  ['/qr/', dirname(found.resolve('qr/decode.js'))],
  ['/', dirname(fileURLToPath(import.meta.url))],
];

/** An address of its own, so that nothing of the portal's pages is in the way. */
const desk = 'http://meja.uji';
const blank = '<!doctype html><title>Meja</title><script type="module" src="/pdfScan.mjs"></script>';

/** Pixels that a point of the page becomes: about 200 dots an inch, as a phone sees a sheet. */
const scale = 2.8;

/**
 * Draws a page of a PDF in the browser and reads the QR code in the picture, as somebody does with a phone.
 * @param page any page; a profile of its own is opened beside it
 * @returns what the code says, and the picture as PNG
 */
export async function scanned(page: Page, pdf: Buffer, number = 1): Promise<{ code: string; picture: Buffer }> {
  const browser = page.context().browser();
  if (!browser) throw new Error('tanpa peramban');
  const context = await browser.newContext();
  try {
    await context.route(`${desk}/**`, route => {
      const { pathname } = new URL(route.request().url());
      const at = folders.find(([path]) => pathname.length > 1 && pathname.startsWith(path));
      if (!at) return route.fulfill({ contentType: 'text/html', body: blank });
      const body = readFileSync(join(at[1], pathname.slice(at[0].length)));
      return route.fulfill({ contentType: 'text/javascript', body });
    });
    const table = await context.newPage();
    await table.goto(desk);
    await table.waitForFunction(() => document.title === 'siap');
    const read: { code: string; picture: string } = await table.evaluate(
      ([base64, nth, size]) => Reflect.get(window, 'scan')(base64, nth, size),
      [pdf.toString('base64'), number, scale] as const,
    );
    return { code: read.code, picture: Buffer.from(read.picture.split(',')[1] ?? '', 'base64') };
  } finally {
    await context.close();
  }
}
