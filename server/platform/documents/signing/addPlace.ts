/** What a signature says of itself beside its certificate. */
export interface SignatureWords {
  /** Who signs, as the letter names them. */
  readonly name: string;
  readonly reason: string;
  readonly location: string;
  readonly at: Date;
}

/** Bytes kept free for a signature with its chain of certificates. */
const contentsBytes = 16_384;
/** Room for three numbers of ten digits. */
const byteRange = `[0 ${Array.from({ length: 3 }, () => '*'.repeat(10)).join(' ')}]`;

/** The file has a shape that cannot be added to: no PDF, or not one of the portal's printer. */
export class NotSignable extends Error {
  override name = 'NotSignable';
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
export function addPlace(pdf: Buffer, { name, reason, location, at }: SignatureWords): Buffer {
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

  const signature = size;
  const widget = size + 1;
  const objects: readonly (readonly [number: number, body: string])[] = [
    [
      signature,
      `/Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /ByteRange ${byteRange} ` +
        `/Contents <${'0'.repeat(contentsBytes * 2)}> /M ${dateString(at)} /Name ${textString(name)} ` +
        `/Reason ${textString(reason)} /Location ${textString(location)}`,
    ],
    [
      widget,
      `/Type /Annot /Subtype /Widget /FT /Sig /Rect [0 0 0 0] /F 132 /T ${textString('Tanda tangan')} ` +
        `/TU ${textString('Tanda tangan elektronik')} /V ${signature} 0 R /P ${page}`,
    ],
    [Number.parseInt(page, 10), withAnnotation(pageBody, widget)],
    [Number.parseInt(root, 10), `${catalog}\n/AcroForm << /Fields [${widget} 0 R] /SigFlags 3 >>`],
  ];
  let added = text.endsWith('\n') ? '' : '\n';
  const rows = objects.map(([number, body]) => {
    const offset = pdf.length + added.length;
    added += `${number} 0 obj\n<<\n${body}\n>>\nendobj\n`;
    return `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = pdf.length + added.length;
  added += `xref\n${rows.join('')}trailer\n<<\n/Size ${size + 2}\n/Root ${root}\n${info}\n${id}\n/Prev ${before}\n>>\nstartxref\n${table}\n%%EOF`;
  return Buffer.concat([pdf, Buffer.from(added, 'latin1')]);
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
