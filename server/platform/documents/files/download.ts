import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../errors.ts';
import { mayShowInline } from './kinds.ts';
import { contentDisposition } from './name.ts';
import type { ByteRange, FileStorage } from './storage.ts';
import type { StoredFile } from './store.ts';

/** Whatever a file contains, opened by itself it may run nothing, load nothing and be framed by nobody else. */
const csp = "sandbox; default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; frame-ancestors 'self'";

/**
 * Sends a file, or the part of it that a Range header asks for.
 * @throws HttpError 404 when its bytes are gone
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: FileStorage,
  file: StoredFile,
  asDownload: boolean,
): Promise<FastifyReply> {
  const etag = `"${file.sha256.slice(0, 32)}"`;
  const inline = !asDownload && mayShowInline(file.tipe);
  reply
    .header('content-security-policy', csp)
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'same-origin')
    .header('accept-ranges', 'bytes')
    .header('etag', etag)
    .header('content-disposition', contentDisposition(inline ? 'inline' : 'attachment', file.namaAsli));
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const current = request.headers['if-range'] === undefined || request.headers['if-range'] === etag;
  const range = current ? rangeOf(request.headers.range, file.ukuran) : undefined;
  if (range === 'impossible') {
    return reply.code(416).header('content-range', `bytes */${file.ukuran}`).type('text/plain; charset=utf-8').send('');
  }
  const stream = await storage.read(file.kunci, range);
  if (!stream) {
    request.log.error({ idBerkas: file.id }, 'isi berkas hilang dari penyimpanan');
    throw notFound();
  }
  reply.type(file.tipe.startsWith('text/') ? `${file.tipe}; charset=utf-8` : file.tipe);
  if (!range) return reply.header('content-length', file.ukuran).send(stream);
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${file.ukuran}`)
    .header('content-length', range.end - range.start + 1)
    .send(stream);
}

/** The one range that a header asks for; several at once, or nonsense, get the whole file (RFC 9110 §14.2). */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'impossible' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (!match || (!match[1] && !match[2])) return undefined;
  const [, from = '', to = ''] = match;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'impossible' : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return undefined;
  return start >= size ? 'impossible' : { start, end };
}
