import type { TableCell } from 'pdfmake/interfaces.js';
import type { Identity } from '../../../../resources/identity.ts';
import { type BlockPlace, type CanvasSheet, placeOn } from '../../../../resources/kit/canvas.ts';
import { cm, type Printable, print } from './printer.ts';

/** A canvas as it is printed: what was written in each block, by field. */
export interface PrintedCanvas {
  judul: string;
  /** Below the title, separated by dots. */
  keterangan: readonly string[];
  sheet: CanvasSheet;
  /** Name and text of each block. */
  isi: Readonly<Record<string, { judul: string; teks: string }>>;
}

/** A4 on its side, in points. */
const page = { width: 841.89, height: 595.28 };
const margin = { left: cm(1.2), top: cm(1.2), right: cm(1.2), bottom: cm(1.2) };
/** Height of the heading, its rule and the footer. */
const headed = 62;
const padding = 5;
/** Sizes that are tried, from the one that reads best; below the last nobody reads it. */
const sizes = [11, 10, 9, 8, 7, 6.5, 6];
const smallest = Math.min(...sizes);
const lineHeight = 1.12;
/** Height of a block's own name with the room below it. */
const named = 14;

/** Mean width of a character, in parts of its size: Tinos, with capitals and wide letters counted in. */
const charWidth = 0.5;

/** Lines that a text takes in a column so wide, at most. */
function linesOf(text: string, size: number, width: number): number {
  const fits = Math.max(1, Math.floor(width / (size * charWidth)));
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, wrapped(line, fits)), 0);
}

/** Lines of one paragraph, words kept whole; longer ones than a line take several. */
function wrapped(line: string, fits: number): number {
  let lines = 1;
  let used = 0;
  for (const word of line.split(' ')) {
    const length = word.length + (used ? 1 : 0);
    if (used + length <= fits) used += length;
    else {
      lines += Math.ceil(word.length / fits) - (used ? 0 : 1);
      used = word.length % fits || fits;
    }
  }
  return lines;
}

/** The largest size at which a block fits its place; undefined where it does not even at the smallest. */
const fittedSize = (sheet: CanvasSheet, field: string, text: string): number | undefined =>
  sizes.find(size => fits(sheet, field, text, size));

const cellWidth = (sheet: CanvasSheet) => (page.width - margin.left - margin.right) / (sheet.rows[0]?.length ?? 1);
const cellHeight = (sheet: CanvasSheet) =>
  (page.height - margin.top - margin.bottom - headed) / Math.max(1, sheet.rows.length);

/** Lines that a block has room for, and how wide they are. */
function roomOf(sheet: CanvasSheet, field: string, size: number): { lines: number; width: number } {
  const { rows = 1, columns = 1 } = placeOn(sheet, field) ?? {};
  return {
    width: cellWidth(sheet) * columns - 2 * padding - 2,
    lines: Math.floor((cellHeight(sheet) * rows - 2 * padding - named) / (size * lineHeight)),
  };
}

function fits(sheet: CanvasSheet, field: string, text: string, size: number): boolean {
  const { lines, width } = roomOf(sheet, field, size);
  return linesOf(text, size, width) <= lines;
}

const further = '… (lanjutan di halaman berikutnya)';

/** As many words as fit, and the rest; a block that is too long even at the smallest size goes on overleaf. */
function parted(sheet: CanvasSheet, field: string, text: string, size: number): readonly [here: string, rest: string] {
  const cuts = [...text.matchAll(/\s+/g)].map(({ index }) => index);
  let [low, high] = [0, cuts.length];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (fits(sheet, field, `${text.slice(0, cuts[middle - 1])} ${further}`, size)) low = middle;
    else high = middle - 1;
  }
  const at = low > 0 ? (cuts[low - 1] ?? 0) : 0;
  return [`${text.slice(0, at)} ${further}`.trim(), text.slice(at).trim()];
}

/** Draws a canvas on one page; only what does not fit at the smallest size that can be read stands on a second one. */
export function renderCanvas(canvas: PrintedCanvas, identity: Identity): Promise<Buffer> {
  return print(canvasPage(canvas, identity));
}

/** The page as data. */
function canvasPage(canvas: PrintedCanvas, identity: Identity): Printable {
  const { judul, keterangan, sheet, isi } = canvas;
  const rest: { judul: string; teks: string }[] = [];
  const blockOf = (field: string, { rows, columns }: BlockPlace): TableCell => {
    const { judul: name = '', teks = '' } = isi[field] ?? {};
    const found = fittedSize(sheet, field, teks);
    const size = found ?? smallest;
    const [here, later] = found === undefined ? parted(sheet, field, teks, size) : [teks, ''];
    if (later) rest.push({ judul: name, teks: later });
    return {
      rowSpan: rows,
      colSpan: columns,
      stack: [
        { text: name, bold: true, fontSize: 9.5, color: identity.warnaUtama, margin: [0, 0, 0, 2] },
        here ? { text: here, fontSize: size, lineHeight } : { text: 'Belum diisi', fontSize: 9, color: '#5f6b76' },
      ],
      margin: [padding - 4, padding - 2, padding - 4, padding - 2],
    };
  };
  const body = sheet.rows.map((cells, row) =>
    cells.map((field, column): TableCell => {
      const place = placeOn(sheet, field);
      if (!place || place.row !== row || place.column !== column) return {};
      return blockOf(field, place);
    }),
  );
  const inner = page.width - margin.left - margin.right;
  return {
    definition: {
      pageSize: 'A4',
      pageOrientation: 'landscape',
      pageMargins: [margin.left, margin.top, margin.right, margin.bottom + 12],
      info: { title: judul, author: identity.namaUniversitas, creator: identity.produk },
      language: 'id-ID',
      defaultStyle: { font: 'Tinos', fontSize: 10 },
      content: [
        { text: judul, bold: true, fontSize: 15 },
        { text: keterangan.join('  ·  '), fontSize: 9, color: '#3f4a55', margin: [0, 1, 0, 4] },
        {
          canvas: [{ type: 'line', x1: 0, y1: 0, x2: inner, y2: 0, lineWidth: 1.6, lineColor: identity.warnaUtama }],
          margin: [0, 0, 0, 6],
        },
        {
          table: {
            widths: (sheet.rows[0] ?? []).map(() => '*' as const),
            heights: sheet.rows.map(() => cellHeight(sheet) - 8),
            dontBreakRows: true,
            body,
          },
          layout: 'grid',
        },
        ...(rest.length
          ? [
              {
                text: 'Lanjutan',
                bold: true,
                fontSize: 12,
                pageBreak: 'before' as const,
                margin: [0, 0, 0, 4] as Edges,
              },
              ...rest.map(({ judul: name, teks }) => ({
                stack: [
                  { text: name, bold: true, color: identity.warnaUtama },
                  { text: teks, fontSize: 9.5, lineHeight },
                ],
                margin: [0, 0, 0, 8] as Edges,
              })),
            ]
          : []),
      ],
    },
    firstPage: { text: '' },
    footer: { left: `${identity.namaUniversitas} · Business Model Canvas`, margin: [margin.left, 10, margin.right, 0] },
  };
}

type Edges = [number, number, number, number];
