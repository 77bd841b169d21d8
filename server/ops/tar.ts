import { OpsError } from './errors.ts';

/** The tar format (POSIX ustar), as far as an archive of plain files needs it. */

const block = 512;
const largest = 8 ** 11 - 1;

const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`;

function checksumOf(header: Buffer): number {
  let sum = 0;
  // The checksum counts its own eight bytes as spaces.
  for (let i = 0; i < block; i++) sum += i >= 148 && i < 156 ? 32 : (header[i] ?? 0);
  return sum;
}

/** Header of a file. @throws OpsError for a name or size that the format cannot say */
export function tarHeader(name: string, size: number, time: Date): Buffer {
  if (Buffer.byteLength(name) > 100 || size > largest) throw new OpsError(`${name}: terlalu besar untuk arsip.`);
  const header = Buffer.alloc(block);
  header.write(name, 0);
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(Math.floor(time.getTime() / 1000), 12), 136);
  header.write('0', 156);
  header.write('ustar\x0000', 257, 'latin1');
  header.write(octal(checksumOf(header), 7), 148);
  header.write(' ', 155);
  return header;
}

/** Padding of a file's last block. */
export const tarPadding = (size: number): Buffer => Buffer.alloc((block - (size % block)) % block);

/** Two empty blocks. */
export const tarEnd: Buffer = Buffer.alloc(2 * block);

export interface TarEntry {
  name: string;
  size: number;
  /** Its bytes; what is not read is skipped. */
  body: AsyncIterable<Buffer>;
}

const damaged = () => new OpsError('Arsip rusak atau terpotong.');

/** Files of an archive, one after the other. @throws OpsError when it is damaged or cut off */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const bytes = reader(source);
  for (;;) {
    const header = await bytes.exactly(block);
    if (header.every(byte => byte === 0)) return;
    const { name, size } = parseHeader(header);
    const body = bytes.upTo(size);
    yield { name, size, body };
    for await (const _ of body) void _;
    await bytes.exactly(tarPadding(size).length);
  }
}

function parseHeader(header: Buffer): { name: string; size: number } {
  const textAt = (start: number, length: number) =>
    header.toString('utf8', start, start + length).replace(/\0[\s\S]*$/, '');
  const size = Number.parseInt(textAt(124, 12), 8);
  if (Number.parseInt(textAt(148, 8), 8) !== checksumOf(header) || !Number.isSafeInteger(size)) throw damaged();
  return { name: textAt(0, 100), size };
}

function reader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  const more = async () => {
    const next = await chunks.next();
    if (next.done) throw damaged();
    rest = rest.length ? Buffer.concat([rest, next.value]) : next.value;
  };
  const take = (length: number) => {
    const taken = rest.subarray(0, length);
    rest = rest.subarray(length);
    return taken;
  };
  async function* upTo(size: number): AsyncGenerator<Buffer> {
    let left = size;
    while (left > 0) {
      if (!rest.length) await more();
      const part = take(left);
      left -= part.length;
      yield part;
    }
  }
  return {
    exactly: async (length: number) => {
      while (rest.length < length) await more();
      return take(length);
    },
    /** Whoever stops early leaves the rest to the next `for await` over the same generator. */
    upTo: (size: number) => resumable(upTo(size)),
  };
}

/** A generator that `break` does not end. */
const resumable = (generator: AsyncGenerator<Buffer>): AsyncIterable<Buffer> => ({
  [Symbol.asyncIterator]: () => ({ next: () => generator.next() }),
});
