import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { zone, zoned } from '../../../../resources/kit/index.ts';
import { kawungCorner } from './kawung.ts';
import { letterhead, type Paper } from './letterhead.ts';
import { closedBy, cm, type Printable, print, wholeRows } from './printer.ts';
import { unsealed } from './seal.ts';
import type { Block, Facts, Letter, LetterTable } from './types.ts';

/** A4 in points. */
const page = { width: 595.28, height: 841.89 };
const margin = { left: cm(3), top: cm(1.6), right: cm(2), bottom: cm(2) };
const inner = page.width - margin.left - margin.right;
const cornerSize = 96;

const dayWords = zoned('id-ID', { dateStyle: 'long' });
const dayWordsEnglish = zoned('en-GB', { dateStyle: 'long' });
/** '17 Juli 2025'. */
export const inWords = (date: Date, language: 'id' | 'en' = 'id'): string =>
  (language === 'en' ? dayWordsEnglish : dayWords)(date);
/** The same of a day as it travels, `2025-07-17`. */
export const dayInWords = (day: string): string => inWords(new Date(`${day}T00:00:00${zone().offset}`));

/** Pictures of a letter by the id of their file, as data addresses. */
export type LetterPictures = ReadonlyMap<string, string>;

/**
 * Draws a letter as PDF/A-3a: letterhead, number, body, signature, a QR code that leads to the public check of the
 * letter, and the place of its seal (docs/domain/40 §2.2 "PDF").
 * @param baseUrl public address of this installation, for the QR code
 */
export function renderLetter(
  letter: Letter,
  baseUrl: string,
  paper: Paper,
  pictures: LetterPictures = new Map(),
): Promise<Buffer> {
  const { identity } = paper;
  const copied = copies(letter.tembusan);
  const few = letter.tembusan.length <= mostCopies && letter.tembusan.every(line => line.length < 100);
  const definition: Printable['definition'] = {
    pageSize: 'A4',
    pageMargins: [margin.left, margin.top, margin.right, margin.bottom],
    subset: 'PDF/A-3a',
    version: '1.7',
    displayTitle: true,
    info: {
      title: letter.nomor,
      subject: letter.perihal,
      author: identity.namaUniversitas,
      creator: identity.produk,
    },
    language: 'id-ID',
    defaultStyle: { font: 'Tinos', fontSize: 12, lineHeight: 1.22 },
    ...(letter.kode === null ? { watermark: { text: 'PRATINJAU', color: '#90a4ae', opacity: 0.25, bold: true } } : {}),
    content: [
      ...letterhead(paper, letter.unit, inner, letter.baris1),
      ...(letter.judul ? titled(letter, letter.judul) : addressed(letter)),
      ...ending(letter.paragraf, [signature(letter, baseUrl, pictures), ...(few ? copied : [])]),
      ...(few ? [] : copied),
      ...letter.lampiran.flatMap(each => annex(letter, each, signature(letter, baseUrl, pictures))),
    ],
  };
  const corner = { x: page.width - cornerSize, y: 0 };
  return print({
    definition,
    seal: unsealed,
    firstPage: { svg: kawungCorner(cornerSize, identity.warnaUtama), absolutePosition: corner },
    footer: { left: letter.nomor, margin: [margin.left, 18, margin.right, 0] },
  });
}

/** Copies that stay with the signature; more of them may go on overleaf. */
const mostCopies = 8;

/** The body and what stands below it: of a short last paragraph all goes with that, of anything else the end does. */
function ending(parts: readonly Block[], signed: readonly Content[]): Content[] {
  const last = parts.at(-1);
  const before = parts.slice(0, -1).map(part => block(part));
  if (last === undefined) return [{ stack: [...signed], unbreakable: true }];
  if (typeof last === 'string' && last.length < 800)
    return [...before, { stack: [block(last), ...signed], unbreakable: true }];
  return [...before, ...closedBy(block(last, 0), signed, gap)];
}

/** A table on a page of its own, with what it belongs to, signed as the letter is. */
const annex = (letter: Letter, { judul, tabel }: Letter['lampiran'][number], signed: Content): Content[] => [
  { text: judul, bold: true, fontSize: 13, alignment: 'center', pageBreak: 'before' },
  { text: `Nomor: ${letter.nomor}`, alignment: 'center' },
  { text: `Tanggal: ${dayInWords(letter.tanggal)}`, alignment: 'center', margin: [0, 0, 0, 10] },
  ...closedBy(table(tabel, 0), [signed], gap),
];

/** 'SURAT TUGAS' with its number below. */
const titled = (letter: Letter, judul: string): Content[] => [
  { text: judul, bold: true, fontSize: 14, alignment: 'center', decoration: 'underline' },
  { text: `Nomor: ${letter.nomor}`, alignment: 'center', margin: [0, 1, 0, 16] },
];

/** Number, enclosure and subject on the left, the day on the right, the addressee below. */
function addressed(letter: Letter): Content[] {
  const annexes = letter.lampiran.length;
  const head: Facts['rincian'] = [
    ['Nomor', letter.nomor],
    ['Lampiran', annexes ? `${annexes} lembar` : '–'],
    ['Perihal', letter.perihal],
  ];
  const [first = '', ...rest] = letter.kepada;
  return [
    {
      columns: [
        { ...facts(head, { labelWidth: 52, boldLast: true }), width: '*' },
        { text: dayInWords(letter.tanggal), width: 'auto', alignment: 'right' },
      ],
      columnGap: 16,
      margin: [0, 0, 0, 14],
    },
    {
      stack: [{ text: ['Yth. ', { text: first, bold: true }] }, ...rest.map(line => ({ text: line }))],
      margin: [0, 0, 0, 14],
    },
  ];
}

function facts(rows: Facts['rincian'], { labelWidth = 110, boldLast = false } = {}) {
  const body = rows.map(([label, value], i): TableCell[] => [
    { text: label },
    { text: ':', alignment: 'center' },
    { text: value, bold: boldLast && i === rows.length - 1 },
  ]);
  return { table: { widths: [labelWidth, 12, '*'], body }, layout: 'facts' };
}

/** Points between parts of the body. */
const gap = 9;

/** A longer word may be broken at its hyphen. */
const longestUnsplit = 60;

/**
 * Where a justified line would be stretched inside a word: behind the hyphen of 'Undang-Undang', the slash of
 * 'B/102/HUMAS'.
 */
const stretched = /\p{L}-\p{L}|[/–]\S/u;

/** Such words in one piece. */
function unsplit(text: string): Content[] {
  const words = text.split(' ').map((word, i, all) => (i < all.length - 1 ? `${word} ` : word));
  const pieces: Content[] = [];
  let plain = '';
  for (const word of words) {
    if (word.length > longestUnsplit || !stretched.test(word)) plain += word;
    else {
      pieces.push(plain, { text: word, noWrap: true });
      plain = '';
    }
  }
  return [...pieces, plain].filter(piece => piece !== '');
}

function block(part: Block, below = gap): Content {
  if (typeof part === 'string') return { text: unsplit(part), alignment: 'justify', margin: [0, 0, 0, below] };
  if ('rincian' in part) return { ...facts(part.rincian), margin: [24, 0, 0, below] };
  if ('butir' in part)
    return { ol: part.butir.map(text => ({ text: unsplit(text), alignment: 'justify' })), margin: [6, 0, 0, below] };
  return table(part.tabel, below && below + 2);
}

function table({ kolom, baris, lebar }: LetterTable, below: number): Content {
  const heading = kolom.map((text): TableCell => ({ text, bold: true, alignment: 'center', fillColor: '#eef2f7' }));
  const body = baris.map(row => kolom.map((_, i): TableCell => ({ text: row[i] ?? '' })));
  return {
    table: {
      headerRows: 1,
      widths: lebar ? [...lebar] : kolom.map(() => '*'),
      body: [heading, ...body],
      dontBreakRows: wholeRows(baris),
    },
    layout: 'grid',
    fontSize: 10.5,
    margin: [0, 2, 0, below],
  };
}

const signatureWidth = 232;
const signatureRoom = 58;

/** QR code on the left, signature on the right; both stay together on one page. */
function signature(letter: Letter, baseUrl: string, pictures: LetterPictures): Content {
  const { penandatangan: by } = letter;
  const picture = (id: string | undefined, x: number): Content[] => {
    const image = id === undefined ? undefined : pictures.get(id);
    return image ? [{ image, fit: [110, signatureRoom + 8], relativePosition: { x, y: 2 } }] : [];
  };
  const right: Content[] = [
    // A letter with an addressee has its day at the top already.
    ...(letter.judul ? [{ text: `${letter.kota}, ${dayInWords(letter.tanggal)}` }] : []),
    ...(by.atasNama ? [{ text: `a.n. ${by.atasNama}` }] : []),
    { text: `${by.jabatan},` },
    ...picture(by.stempel, 0),
    ...picture(by.spesimen, 44),
    { text: by.nama, bold: true, decoration: 'underline', margin: [0, signatureRoom, 0, 0] },
    ...(by.nip ? [{ text: `NIP ${by.nip}` }] : []),
  ];
  return {
    columns: [
      { width: '*', stack: check(letter.kode, baseUrl), margin: [0, 14, 0, 0] },
      { width: signatureWidth, stack: right },
    ],
    columnGap: 20,
    margin: [0, 14, 0, 0],
  };
}

function check(kode: string | null, baseUrl: string): Content[] {
  if (kode === null) return [{ text: '' }];
  const address = new URL(`/verifikasi-surat/${kode}`, baseUrl).href;
  // Two points a module, so at least 26 mm wide, level M: read from paper that was copied and folded.
  const version = qrVersion(address);
  const modules = 17 + 4 * version;
  return [
    { qr: address, version, fit: modules * 2, eccLevel: 'M', foreground: '#111111' },
    { text: 'Pindai untuk memeriksa keaslian surat', fontSize: 8, color: '#3b4650', margin: [0, 5, 0, 0] },
    { text: kode, fontSize: 8, color: '#3b4650', characterSpacing: 0.3 },
  ];
}

/** Bytes that a QR code of versions 5, 6 … holds at level M (ISO/IEC 18004, table 7). */
const qrBytes = [84, 106, 122, 152, 180, 213];
const qrVersion = (text: string): number => {
  const found = qrBytes.findIndex(most => Buffer.byteLength(text) <= most);
  return 5 + (found === -1 ? qrBytes.length : found);
};

const copies = (tembusan: readonly string[]): Content[] =>
  tembusan.length
    ? [
        {
          stack: [{ text: 'Tembusan:' }, { ol: tembusan.map(text => ({ text })) }],
          fontSize: 10.5,
          margin: [0, 18, 0, 0],
        },
      ]
    : [];
