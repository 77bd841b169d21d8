import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { identity } from '../../identity.ts';
import { kawungCorner } from './kawung.ts';
import { letterhead } from './letterhead.ts';
import { cm, type Printable, print } from './printer.ts';
import type { Block, Facts, Letter, LetterTable } from './types.ts';

/** A4 in points. */
const page = { width: 595.28, height: 841.89 };
const margin = { left: cm(3), top: cm(1.6), right: cm(2), bottom: cm(2) };
const inner = page.width - margin.left - margin.right;
const cornerSize = 96;

const dayWords = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'Asia/Jakarta' });
/** '17 Juli 2025'. */
export const inWords = (date: Date): string => dayWords.format(date);

/**
 * Draws a letter of the university as PDF: letterhead from the identity file, number, body, signature, and a QR code
 * that leads to the public check of the letter (docs/domain/40 §2.2 "PDF").
 * @param baseUrl public address of this installation, for the QR code
 */
export function renderLetter(letter: Letter, baseUrl: string): Promise<Buffer> {
  const definition: Printable['definition'] = {
    pageSize: 'A4',
    pageMargins: [margin.left, margin.top, margin.right, margin.bottom],
    info: { title: letter.nomor, subject: letter.perihal, author: identity.namaUniversitas, creator: identity.produk },
    language: 'id-ID',
    defaultStyle: { font: 'Tinos', fontSize: 12, lineHeight: 1.22 },
    ...(letter.kode === null ? { watermark: { text: 'PRATINJAU', color: '#90a4ae', opacity: 0.25, bold: true } } : {}),
    content: [
      ...letterhead(letter.unit ?? 'Tim Merdeka Belajar Kampus Merdeka', inner),
      ...(letter.judul ? titled(letter, letter.judul) : addressed(letter)),
      ...letter.paragraf.map(block),
      ...(letter.tabel ? [table(letter.tabel)] : []),
      signature(letter, baseUrl),
      ...copies(letter.tembusan ?? []),
    ],
  };
  const corner = { x: page.width - cornerSize, y: 0 };
  return print({
    definition,
    firstPage: { svg: kawungCorner(cornerSize, identity.warnaUtama), absolutePosition: corner },
    footer: { left: letter.nomor, margin: [margin.left, 18, margin.right, 0] },
  });
}

/** 'SURAT TUGAS' with its number below. */
const titled = (letter: Letter, judul: string): Content[] => [
  { text: judul, bold: true, fontSize: 14, alignment: 'center', decoration: 'underline' },
  { text: `Nomor: ${letter.nomor}`, alignment: 'center', margin: [0, 1, 0, 16] },
];

/** Number, enclosure and subject on the left, the day on the right, the addressee below. */
function addressed(letter: Letter): Content[] {
  const head: Facts['rincian'] = [
    ['Nomor', letter.nomor],
    ['Lampiran', letter.lampiran ?? '–'],
    ['Perihal', letter.perihal],
  ];
  const [first = '', ...rest] = letter.kepada;
  return [
    {
      columns: [
        { ...facts(head, { labelWidth: 52, boldLast: true }), width: '*' },
        { text: inWords(letter.tanggal), width: 'auto', alignment: 'right' },
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

function block(part: Block): Content {
  if (typeof part === 'string') return { text: part, alignment: 'justify', margin: [0, 0, 0, 9] };
  if ('rincian' in part) return { ...facts(part.rincian), margin: [24, 0, 0, 9] };
  if ('butir' in part) return { ol: part.butir.map(text => ({ text, alignment: 'justify' })), margin: [6, 0, 0, 9] };
  return table(part.tabel);
}

function table({ kolom, baris, lebar }: LetterTable): Content {
  const heading = kolom.map((text): TableCell => ({ text, bold: true, alignment: 'center', fillColor: '#eef2f7' }));
  const body = baris.map(row => kolom.map((_, i): TableCell => ({ text: row[i] ?? '' })));
  return {
    table: {
      headerRows: 1,
      widths: lebar ? [...lebar] : kolom.map(() => '*'),
      body: [heading, ...body],
      dontBreakRows: true,
    },
    layout: 'grid',
    fontSize: 10.5,
    margin: [0, 2, 0, 11],
  };
}

/** QR code on the left, signature on the right; both stay together on one page. */
function signature(letter: Letter, baseUrl: string): Content {
  const { penandatangan: by } = letter;
  const right: Content[] = [
    // A letter with an addressee has its day at the top already.
    ...(letter.judul ? [{ text: `${identity.kota}, ${inWords(letter.tanggal)}` }] : []),
    ...(by.atasNama ? [{ text: `a.n. ${by.atasNama}` }] : []),
    { text: `${by.jabatan},`, margin: [0, 0, 0, 58] },
    { text: by.nama, bold: true, decoration: 'underline' },
    ...(by.nip ? [{ text: `NIP ${by.nip}` }] : []),
  ];
  return {
    columns: [
      { width: '*', stack: check(letter.kode, baseUrl), margin: [0, 14, 0, 0] },
      { width: 232, stack: right },
    ],
    columnGap: 20,
    unbreakable: true,
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
          unbreakable: true,
        },
      ]
    : [];
