import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { sfntFromWoff } from './woff.mjs';

const woff = createRequire(import.meta.url).resolve(
  '@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-700-normal.woff',
);

/** Draws an SVG, given the font family to write with, as PNG. */
export async function pngOf(svgFor) {
  const folder = await mkdtemp(join(tmpdir(), 'landing-'));
  try {
    const file = join(folder, 'face.ttf');
    await writeFile(file, sfntFromWoff(await readFile(woff)));
    const svg = await svgFor('Plus Jakarta Sans');
    return new Resvg(svg, {
      font: { fontFiles: [file], loadSystemFonts: false, defaultFontFamily: 'Plus Jakarta Sans' },
    })
      .render()
      .asPng();
  } finally {
    await rm(folder, { recursive: true });
  }
}
