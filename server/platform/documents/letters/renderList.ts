import type { FastifyReply } from 'fastify';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Identity } from '../../../../resources/identity.ts';
import { inTerms } from '../../../../resources/kit/index.ts';
import type { IdentitySource } from '../../access/identity.ts';
import type { CallLimit } from '../../callLimit.ts';
import { contentDisposition } from '../files/name.ts';
import { letterhead, type Paper, paperOf } from './letterhead.ts';
import { closedBy, cm, print, wholeRows } from './printer.ts';
import { inWords } from './renderLetter.ts';
import { createLetterLimit } from './send.ts';
import type { Facts, LetterTable, Signatory } from './types.ts';

/** A list on paper that certifies nothing by itself: attendance, members, grades. */
export interface PrintedList {
  judul: string;
  /** Below the title, one a line. */
  rincian?: Facts['rincian'];
  tabel?: LetterTable;
  /** Columns whose cells stand on the right: grades. */
  kanan?: readonly number[];
  /** Further tables, each under its own heading. */
  bagian?: readonly { judul: string; tabel: LetterTable; kanan?: readonly number[] }[];
  /** Least height of what stands in a row, in points: room for signatures. */
  tinggi?: number;
  tanggal: Date;
  penandatangan?: Pick<Signatory, 'nama' | 'jabatan' | 'nip'>;
  landscape?: boolean;
  /** A word across each page: what it is not. */
  tanda?: string;
  /** Default: Indonesian. */
  bahasa?: 'id' | 'en';
}

const margin = { left: cm(2), top: cm(1.6), right: cm(2), bottom: cm(1.8) };
const short = 595.28;
const long = 841.89;

/** Draws lists as one PDF with the letterhead, each on a page of its own; headings repeat on every page. */
function renderLists(lists: readonly PrintedList[], name: string, paper: Paper): Promise<Buffer> {
  const { identity } = paper;
  const landscape = lists.some(list => list.landscape);
  const inner = (landscape ? long : short) - margin.left - margin.right;
  const tanda = lists.find(list => list.tanda)?.tanda;
  return print({
    definition: {
      pageSize: 'A4',
      pageOrientation: landscape ? 'landscape' : 'portrait',
      pageMargins: [margin.left, margin.top, margin.right, margin.bottom],
      info: { title: name, author: identity.namaUniversitas, creator: identity.produk },
      language: lists[0]?.bahasa === 'en' ? 'en-GB' : 'id-ID',
      defaultStyle: { font: 'Tinos', fontSize: 11, lineHeight: 1.15 },
      ...(tanda ? { watermark: { text: tanda, color: '#90a4ae', opacity: 0.25, bold: true } } : {}),
      content: lists.map((list, i) => ({
        ...(i ? { pageBreak: 'before' as const } : {}),
        stack: signed(list, identity, [
          ...letterhead(paper, inTerms('Tim Merdeka Belajar Kampus Merdeka'), inner),
          { text: list.judul, bold: true, fontSize: 14, alignment: 'center' as const, margin: [0, 0, 0, 8] },
          ...(list.rincian?.length ? [facts(list.rincian)] : []),
          ...(list.tabel ? [table({ ...list, tabel: list.tabel })] : []),
          ...(list.bagian ?? []).flatMap(({ judul, ...part }) => [
            { text: judul, bold: true, fontSize: 12, margin: [0, 8, 0, 4] as [number, number, number, number] },
            table(part),
          ]),
        ]),
      })),
    },
    firstPage: { text: '' },
    footer: { left: name, margin: [margin.left, 16, margin.right, 0] },
  });
}

/** The same as a file that nobody waits for: what goes out by mail. @throws HttpError 429 while too many prints wait */
export const printLists = async (
  identity: IdentitySource,
  name: string,
  lists: readonly PrintedList[],
): Promise<Buffer> => renderLists(lists, name, await paperOf(identity));

/** Whose paper and clock it is: an engine. */
interface Portal {
  readonly now: () => Date;
  readonly identity: IdentitySource;
}

/** Limit of lists printed by one person, for each portal: a process of tests has several. */
const limits = new WeakMap<object, CallLimit>();

/**
 * Prints lists and answers with the PDF to be saved.
 * @param portal whose limit counts: its engine
 * @throws HttpError 429 beyond the person's limit, which is that of letters, or while too many prints wait
 */
export async function sendLists(
  portal: Portal,
  { userId }: { userId: string },
  reply: FastifyReply,
  name: string,
  lists: () => readonly PrintedList[],
): Promise<FastifyReply> {
  return sendPrinted(portal, { userId }, reply, name, paper => renderLists(lists(), name, paper));
}

/**
 * The same for anything that a person prints: counted, drawn, answered as a file to be saved.
 * @throws HttpError 429
 */
export async function sendPrinted(
  portal: Portal,
  { userId }: { userId: string },
  reply: FastifyReply,
  name: string,
  draw: (paper: Paper) => Promise<Buffer>,
): Promise<FastifyReply> {
  const limit = limits.get(portal) ?? createLetterLimit(portal.now);
  limits.set(portal, limit);
  limit.count(userId);
  return reply
    .type('application/pdf')
    .header('content-disposition', contentDisposition('attachment', `${name}.pdf`))
    .header('cache-control', 'no-store')
    .send(await draw(await paperOf(portal.identity)));
}

/** The parts of a list, closed by who signs it. */
function signed(list: PrintedList, identity: Identity, parts: readonly Content[]): Content[] {
  const last = parts.at(-1);
  if (!list.penandatangan || !last) return [...parts];
  return [...parts.slice(0, -1), ...closedBy(last, [signature(list, list.penandatangan, identity)], 14)];
}

const facts = (rows: Facts['rincian']) => ({
  table: {
    widths: [110, 10, '*'],
    body: rows.map(([label, value]): TableCell[] => [{ text: label }, { text: ':' }, { text: value }]),
  },
  layout: 'facts',
  margin: [0, 0, 0, 8] as [number, number, number, number],
});

type Table = Pick<PrintedList, 'kanan' | 'tinggi'> & { tabel: LetterTable };

function table({ tabel: { kolom, baris, lebar }, kanan = [], tinggi = 0 }: Table) {
  return {
    table: {
      headerRows: 1,
      dontBreakRows: wholeRows(baris),
      widths: lebar ? [...lebar] : kolom.map(() => '*' as const),
      ...(tinggi ? { heights: ['auto' as const, ...baris.map(() => tinggi)] } : {}),
      body: [
        kolom.map((text): TableCell => ({ text, bold: true, alignment: 'center', fillColor: '#eef2f7' })),
        ...baris.map(row =>
          kolom.map(
            (_, i): TableCell => ({
              text: row[i] ?? '',
              alignment: kanan.includes(i) ? 'right' : 'left',
            }),
          ),
        ),
      ],
    },
    layout: 'grid',
    fontSize: 10,
  };
}

const signature = ({ tanggal }: PrintedList, by: NonNullable<PrintedList['penandatangan']>, { kota }: Identity) => ({
  columns: [
    { width: '*', text: '' },
    {
      width: 220,
      stack: [
        { text: `${kota}, ${inWords(tanggal)}` },
        { text: `${by.jabatan},`, margin: [0, 0, 0, 52] as [number, number, number, number] },
        { text: by.nama, bold: true },
        ...(by.nip ? [{ text: `NIP ${by.nip}` }] : []),
      ],
    },
  ],
});
