import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Weak: the same content in three encodings. */
export const weakEtag = (content: string | Buffer): string =>
  `W/"${createHash('sha1').update(content).digest('base64url')}"`;

/** True if the browser's copy has this ETag. */
export function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known !== undefined && (known === '*' || known.split(',').some(one => one.trim() === etag));
}

/**
 * Answers JSON with an ETag: the browser keeps it and revalidates it with each visit (304). Only for answers without
 * personal data.
 */
export function sendRevalidated(request: FastifyRequest, reply: FastifyReply, body: object): FastifyReply {
  const text = JSON.stringify(body);
  const etag = weakEtag(text);
  reply.header('cache-control', 'private, no-cache').header('etag', etag);
  if (isKnown(request, etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}
