/** What a signature says of itself beside its certificate. */
export interface SignatureWords {
  /** Who signs, as the letter names them. */
  readonly name: string;
  readonly reason: string;
  readonly location: string;
  /** Where a reader of the file can ask about it. */
  readonly contact?: string;
  readonly at: Date;
}

/** Bytes kept free for a signature with its chain of certificates. */
const contentsBytes = 16_384;
/** Room for three numbers of ten digits. */
const byteRange = `[0 ${Array.from({ length: 3 }, () => '*'.repeat(10)).join(' ')}]`;

/** Why a file cannot be added to: encrypted, signed already, with a form, or of a shape that is not read. */
export type Unfit = 'locked' | 'signed' | 'form' | 'odd';

/** The file has a shape that cannot be added to. */
export class NotSignable extends Error {
  override name = 'NotSignable';
  constructor(
    message: string,
    readonly why: Unfit = 'odd',
  ) {
    super(message);
  }
}

/** What a further revision of a PDF builds on; bodies of dictionaries are without their brackets. */
export interface PdfShape {
  /** References are kept in a stream (ISO 32000-1, 7.5.8), not in a plain table. */
  readonly streamed: boolean;
  /** Offset of the last references. */
  readonly before: number;
  /** First number that no object has: the signature's; its field has the next. */
  readonly size: number;
  /** `7 0`: number and generation of the catalogue, and of the first page. */
  readonly root: string;
  readonly catalog: string;
  readonly page: string;
  /** With the field among its annotations. */
  readonly pageBody: string;
  /** `/Info 3 0 R /ID [<…> <…>]`, as far as it has them. */
  readonly beside: string;
}

const found = (text: string, pattern: RegExp, what: string): string => {
  const [, value] = pattern.exec(text) ?? [];
  if (value === undefined) throw new NotSignable(`PDF tanpa ${what}.`);
  return value;
};

/** A text string of PDF (ISO 32000-1, 7.9.2.2): UTF-16 with its mark, in hexadecimal digits. */
const textString = (text: string): string => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

/** `D:20261128140000Z` */
const dateString = (at: Date): string => `(D:${at.toISOString().replace(/[-:T]|\.\d+/g, '')})`;

/** What stands from one word to the next behind it, without both. */
function between(text: string, from: string, to: string, what: string): string {
  const begin = text.indexOf(from);
  const end = text.indexOf(to, begin + from.length);
  if (begin === -1 || end === -1) throw new NotSignable(`PDF tanpa ${what}.`);
  return text.slice(begin + from.length, end);
}

/** The dictionary of an object of a file with a plain table of references. */
function dictionaryOf(text: string, reference: string): string {
  const [number = ''] = reference.split(' ');
  const object = between(text, `\n${number} 0 obj`, 'endobj', `objek ${number}`);
  const [begin, end] = [object.indexOf('<<'), object.lastIndexOf('>>')];
  if (begin === -1 || end < begin) throw new NotSignable(`PDF tanpa objek ${number}.`);
  return object.slice(begin + 2, end).trimEnd();
}

/**
 * Adds an empty, invisible signature field to a PDF of the portal's printer as a further revision: every byte before stays,
 * so that tags, PDF/A metadata and the seal keep their meaning.
 * @returns the file with room for the signature, which `fillPlace` fills in
 * @throws NotSignable for what is no such PDF
 */
export function addPlace(pdf: Buffer, words: SignatureWords): Buffer {
  const text = pdf.toString('latin1');
  if (!text.startsWith('%PDF-')) throw new NotSignable('Bukan berkas PDF.');
  const trailer = between(text.slice(text.lastIndexOf('trailer')), '<<', '>>', 'trailer');
  const before = found(text.slice(text.lastIndexOf('startxref')), /^startxref\s+(\d+)/, 'tabel objek');
  const root = found(trailer, /\/Root (\d+ 0 R)/, 'akar');
  const info = /\/Info \d+ 0 R/.exec(trailer)?.[0] ?? '';
  const id = `/ID [${between(trailer, '/ID [', ']', 'tanda pengenal')}]`;
  const size = Number(found(trailer, /\/Size (\d+)/, 'jumlah objek'));
  const catalog = dictionaryOf(text, root);
  const pages = dictionaryOf(text, found(catalog, /\/Pages (\d+ 0 R)/, 'halaman'));
  const page = found(pages, /\/Kids \[\s*(\d+ 0 R)/, 'halaman');
  const pageBody = dictionaryOf(text, page);
  if (/\/AcroForm/.test(catalog)) throw new NotSignable('PDF sudah memuat formulir atau tanda tangan.');

  return addRevision(
    pdf,
    {
      streamed: false,
      before: Number(before),
      size,
      root: numbersOf(root),
      catalog,
      page: numbersOf(page),
      pageBody: withAnnotation(pageBody, size + 1),
      beside: `${info}\n${id}`,
    },
    words,
  );
}

/** `7 0` of `7 0 R` */
const numbersOf = (reference: string): string => reference.replace(/ R$/, '');

/** Adds an empty, invisible signature field as a further revision: every byte before stays. */
export function addRevision(
  pdf: Buffer,
  shape: PdfShape,
  { name, reason, location, contact, at }: SignatureWords,
): Buffer {
  const { size: signature, root, page } = shape;
  const widget = signature + 1;
  const objects: readonly (readonly [numbers: string, body: string])[] = [
    [
      `${signature} 0`,
      `/Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /ByteRange ${byteRange} ` +
        `/Contents <${'0'.repeat(contentsBytes * 2)}> /M ${dateString(at)} /Name ${textString(name)} ` +
        `/Reason ${textString(reason)} /Location ${textString(location)}` +
        (contact ? ` /ContactInfo ${textString(contact)}` : ''),
    ],
    [
      `${widget} 0`,
      `/Type /Annot /Subtype /Widget /FT /Sig /Rect [0 0 0 0] /F 132 /T ${textString('Tanda tangan')} ` +
        `/TU ${textString('Tanda tangan elektronik')} /V ${signature} 0 R /P ${page} R`,
    ],
    [page, shape.pageBody],
    [root, `${shape.catalog}\n/AcroForm << /Fields [${widget} 0 R] /SigFlags 3 >>`],
  ];
  let added = pdf.at(-1) === 0x0a ? '' : '\n';
  const places = objects.map(([numbers, body]): Place => {
    const offset = pdf.length + added.length;
    added += `${numbers} obj\n<<\n${body}\n>>\nendobj\n`;
    const [number = 0, generation = 0] = numbers.split(' ').map(Number);
    return { number, generation, offset };
  });
  const table = pdf.length + added.length;
  const references = shape.streamed ? referenceStream(shape, places, table) : referenceTable(shape, places);
  added += `${references}startxref\n${table}\n%%EOF`;
  return Buffer.concat([pdf, Buffer.from(added, 'latin1')]);
}

/** Where an object of a revision stands. */
interface Place {
  readonly number: number;
  readonly generation: number;
  readonly offset: number;
}

function referenceTable({ size, root, beside, before }: PdfShape, places: readonly Place[]): string {
  const rows = places.map(
    ({ number, generation, offset }) =>
      `${number} 1\n${String(offset).padStart(10, '0')} ${String(generation).padStart(5, '0')} n \n`,
  );
  return `xref\n${rows.join('')}trailer\n<<\n/Size ${size + 2}\n/Root ${root} R\n${beside}\n/Prev ${before}\n>>\n`;
}

/** The same as a stream, which is an object itself: files that keep their references so go on with it. */
function referenceStream({ size, root, beside, before }: PdfShape, places: readonly Place[], offset: number): string {
  const number = size + 2;
  const all = [...places, { number, generation: 0, offset }];
  const bytes = Buffer.alloc(all.length * 8);
  for (const [i, place] of all.entries()) {
    bytes.writeUInt8(1, i * 8);
    bytes.writeUIntBE(place.offset, i * 8 + 1, 5);
    bytes.writeUInt16BE(place.generation, i * 8 + 6);
  }
  const index = all.map(place => `${place.number} 1`).join(' ');
  return (
    `${number} 0 obj\n<<\n/Type /XRef\n/Size ${number + 1}\n/W [1 5 2]\n/Index [${index}]\n/Root ${root} R\n${beside}\n` +
    `/Prev ${before}\n/Length ${bytes.length}\n>>\nstream\n${bytes.toString('latin1')}\nendstream\nendobj\n`
  );
}

function withAnnotation(page: string, widget: number): string {
  if (!/\/Annots/.test(page)) return `${page}\n/Annots [${widget} 0 R]`;
  const extended = page.replace(/\/Annots \[/, `/Annots [${widget} 0 R `);
  if (extended === page) throw new NotSignable('PDF dengan anotasi yang tidak dapat dibaca.');
  return extended;
}

/**
 * Fills the room of `addPlace` in: nothing but the signature itself changes after it was made.
 * @param sign gives the signature in DER of everything around it
 * @throws NotSignable for a signature with more certificates than there is room
 */
export async function fillPlace(pdf: Buffer, sign: (content: Buffer) => Promise<Buffer>): Promise<Buffer> {
  const range = pdf.lastIndexOf(`/ByteRange ${byteRange}`);
  const begin = pdf.indexOf('/Contents <', range) + '/Contents '.length;
  const end = pdf.indexOf('>', begin) + 1;
  if (range === -1 || end - begin !== contentsBytes * 2 + 2) throw new NotSignable('PDF tanpa tempat tanda tangan.');
  const filled = Buffer.from(pdf);
  const numbers = `/ByteRange [0 ${begin} ${end} ${pdf.length - end}]`;
  filled.write(numbers.padEnd(`/ByteRange ${byteRange}`.length), range, 'latin1');
  const signature = await sign(Buffer.concat([filled.subarray(0, begin), filled.subarray(end)]));
  if (signature.length > contentsBytes) throw new NotSignable('Tanda tangan lebih panjang daripada tempatnya.');
  filled.write(signature.toString('hex'), begin + 1, 'latin1');
  return filled;
}
