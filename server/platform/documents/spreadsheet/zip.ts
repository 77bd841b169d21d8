import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw, createInflateRaw } from 'node:zlib';

/**
 * The little of ZIP that XLSX needs, on Node's own zlib: it compresses on the thread pool (fflate, which the Excel
 * packages bring, does so on the loop that serves requests), a block at a time, and counts what really comes out of
 * an archive, so that a small file cannot unpack to gigabytes.
 */

/** The bytes are not an archive that we read. */
export class BadZip extends Error {
  override name = 'BadZip';
}

/** A part of the archive unpacks to more than is taken. */
export class ZipTooLarge extends BadZip {}

export interface Entry {
  method: number;
  start: number;
  compressed: number;
  /** Bytes that it unpacks to, as the archive says. */
  size: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;

/** @throws BadZip for anything but a plain archive with a complete directory */
export function openZip(bytes: Buffer): Map<string, Entry> {
  try {
    return readDirectory(bytes);
  } catch (error) {
    if (error instanceof RangeError) throw new BadZip('direktori arsip rusak');
    throw error;
  }
}

function readDirectory(bytes: Buffer): Map<string, Entry> {
  const end = bytes.lastIndexOf(Buffer.from('504b0506', 'hex'));
  if (end < 0 || bytes.readUInt32LE(end) !== endSignature) throw new BadZip('direktori arsip tidak ada');
  const entries = new Map<string, Entry>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    if (bytes.readUInt32LE(at) !== entrySignature) throw new BadZip('direktori arsip rusak');
    const local = bytes.readUInt32LE(at + 42);
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    if (bytes.readUInt32LE(local) !== localSignature) throw new BadZip('isi arsip rusak');
    entries.set(name.replace(/^\//, '').replaceAll('\\', '/'), {
      method: bytes.readUInt16LE(at + 10),
      start: local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28),
      compressed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/**
 * Unpacks one file a block at a time.
 * @throws BadZip when it is damaged, ZipTooLarge when it is longer than `most` bytes
 */
export async function* readEntry(bytes: Buffer, entry: Entry, most: number): AsyncGenerator<Buffer> {
  const packed = bytes.subarray(entry.start, entry.start + entry.compressed);
  if (entry.method !== 0 && entry.method !== 8) throw new BadZip('cara pemampatan tidak dikenal');
  if (entry.method === 0) {
    if (packed.length > most) throw new ZipTooLarge('isi arsip terlalu besar');
    yield packed;
    return;
  }
  let total = 0;
  const inflate = createInflateRaw({ chunkSize: 65_536 });
  inflate.end(packed);
  try {
    for await (const block of inflate as AsyncIterable<Buffer>) {
      total += block.length;
      if (total > most) throw new ZipTooLarge('isi arsip terlalu besar');
      yield block;
    }
  } catch (error) {
    if (error instanceof BadZip) throw error;
    throw new BadZip('isi arsip rusak', { cause: error });
  }
}

export interface ZipFile {
  name: string;
  data: AsyncIterable<string | Buffer> | Iterable<string | Buffer>;
}

/** Writes an archive a block at a time; nothing is held but the directory. */
export async function* writeZip(files: Iterable<ZipFile> | AsyncIterable<ZipFile>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  let count = 0;
  for await (const file of files) {
    const name = Buffer.from(file.name, 'utf8');
    const header = localHeader(name);
    const totals = { crc: 0, size: 0, compressed: 0 };
    yield header;
    for await (const block of deflated(file.data, totals)) {
      totals.compressed += block.length;
      yield block;
    }
    const descriptor = words([0x08074b50, 4], [totals.crc, 4], [totals.compressed, 4], [totals.size, 4]);
    yield descriptor;
    directory.push(directoryEntry(name, totals, offset));
    offset += header.length + totals.compressed + descriptor.length;
    count++;
  }
  const listing = Buffer.concat(directory);
  yield listing;
  yield words([endSignature, 4], [0, 4], [count, 2], [count, 2], [listing.length, 4], [offset, 4], [0, 2]);
}

interface Totals {
  crc: number;
  size: number;
  compressed: number;
}

async function* deflated(data: ZipFile['data'], totals: Totals): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level: 4 });
  async function* counted() {
    for await (const part of data) {
      const block = typeof part === 'string' ? Buffer.from(part, 'utf8') : part;
      totals.crc = crc32(block, totals.crc);
      totals.size += block.length;
      yield block;
    }
  }
  const fed = pipeline(Readable.from(counted(), { objectMode: false }), deflate);
  // A reader that goes away ends the pipeline early; what really failed comes out of the loop below.
  fed.catch(() => undefined);
  for await (const block of deflate as AsyncIterable<Buffer>) yield block;
  await fed;
}

/** Little-endian integers of the given widths. */
function words(...values: [value: number, bytes: 2 | 4][]): Buffer {
  const made = Buffer.alloc(values.reduce((sum, [, width]) => sum + width, 0));
  let at = 0;
  for (const [value, width] of values) at = width === 2 ? made.writeUInt16LE(value, at) : made.writeUInt32LE(value, at);
  return made;
}

/** Version, flags (sizes follow the data, names are UTF-8), method, time, date (1 January 1980). */
const shared: [number, 2 | 4][] = [
  [20, 2],
  [0x0808, 2],
  [8, 2],
  [0, 2],
  [0x21, 2],
];

const localHeader = (name: Buffer): Buffer =>
  Buffer.concat([words([localSignature, 4], ...shared, [0, 4], [0, 4], [0, 4], [name.length, 2], [0, 2]), name]);

const directoryEntry = (name: Buffer, { crc, size, compressed }: Totals, offset: number): Buffer =>
  Buffer.concat([
    words([entrySignature, 4], [20, 2], ...shared, [crc, 4], [compressed, 4], [size, 4], [name.length, 2], [0, 2]),
    words([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
    name,
  ]);
