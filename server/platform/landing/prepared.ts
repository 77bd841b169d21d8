import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createGzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown, weakEtag } from '../etag.ts';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** An answer ready in memory, in every form a browser may take it. */
export interface Prepared {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
  plain: Buffer;
  gzip: Buffer | null;
  br: Buffer | null;
}

interface Options {
  type: string;
  cache: string;
  status?: number;
  headers?: Record<string, string>;
  /** 4 for what is made per request, 9 for what is made once. */
  effort?: 4 | 9;
  /** Its Brotli form, where the build made one. */
  br?: Buffer | undefined;
}

const compressible = /^(text\/|application\/(javascript|json|xml)|image\/svg)/;

/** Compresses and stamps an answer. */
export async function prepare(content: string | Buffer, options: Options): Promise<Prepared> {
  const plain = Buffer.isBuffer(content) ? content : Buffer.from(content);
  const { type, cache, status = 200, headers = {}, effort = 9, br } = options;
  const worth = compressible.test(type) && plain.length > 512;
  const [gzipped, brotli] = worth
    ? await Promise.all([
        toGzip(plain, { level: effort === 9 ? 9 : 6 }),
        br ?? toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } }),
      ])
    : [null, null];
  return {
    status,
    headers: { 'content-type': type, 'cache-control': cache, vary: 'Accept-Encoding', ...headers },
    etag: weakEtag(plain),
    plain,
    gzip: gzipped,
    br: brotli,
  };
}

/** Encodings the browser refuses (`q=0`) do not count. */
const accepts = (header: string, name: string): boolean =>
  header.split(',').some(part => {
    const [encoding, weight = ''] = part.split(';').map(word => word.trim());
    return encoding === name && !/^q=0(\.0*)?$/.test(weight);
  });

const encodingsOf = ({ headers }: FastifyRequest): string => {
  const wanted = headers['accept-encoding'];
  return typeof wanted === 'string' ? wanted : '';
};

/**
 * Sends an answer about one person in parts, each as soon as it is there; nobody keeps it.
 * @param parts must not fail: the beginning is on its way already
 */
export function sendInParts(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, headers = {} }: Pick<Options, 'type' | 'headers'>,
  parts: AsyncIterable<string>,
): FastifyReply {
  reply.headers({ 'content-type': type, 'cache-control': 'no-store', vary: 'Accept-Encoding, Cookie', ...headers });
  const text = Readable.from(parts);
  if (!accepts(encodingsOf(request), 'gzip')) return reply.send(text);
  const gzipped = createGzip({ flush: constants.Z_SYNC_FLUSH });
  pipeline(text, gzipped, error => {
    if (error) request.log.debug(error, 'halaman tidak terkirim seluruhnya');
  });
  return reply.header('content-encoding', 'gzip').send(gzipped);
}

/**
 * Sends a prepared answer, or 304 when the browser has it already.
 * @param varies what caches tell answers of the address apart by
 */
export function send(
  request: FastifyRequest,
  reply: FastifyReply,
  prepared: Prepared,
  varies = prepared.headers.vary ?? '',
): FastifyReply {
  reply.headers(prepared.headers).header('etag', prepared.etag).header('vary', varies);
  if (prepared.status === 200 && isKnown(request, prepared.etag)) return reply.code(304).send();
  reply.code(prepared.status);
  const wanted = encodingsOf(request);
  if (prepared.br && accepts(wanted, 'br')) return reply.header('content-encoding', 'br').send(prepared.br);
  if (prepared.gzip && accepts(wanted, 'gzip')) return reply.header('content-encoding', 'gzip').send(prepared.gzip);
  return reply.send(prepared.plain);
}
