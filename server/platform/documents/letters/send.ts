import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../../access/guard.ts';
import { type CallLimit, createCallLimit } from '../../callLimit.ts';
import { contentDisposition } from '../files/name.ts';

export interface PrintedLetter {
  pdf: Buffer;
  filename: string;
}

/** Letters that one person may print in a minute: each takes a core for half a second. */
export const lettersPerMinute = 20;

/** @param now the server's clock */
export const createLetterLimit = (now: () => Date): CallLimit =>
  createCallLimit(lettersPerMinute, () => now().getTime());

/**
 * Prints a letter and sends it for download.
 * @throws HttpError 429 beyond the person's limit, or while too many letters wait
 */
export async function sendLetter(
  request: FastifyRequest,
  reply: FastifyReply,
  limit: CallLimit,
  print: () => Promise<PrintedLetter>,
): Promise<FastifyReply> {
  limit.count(callerOf(request).userId);
  const { pdf, filename } = await print();
  return reply
    .type('application/pdf')
    .header('content-disposition', contentDisposition('attachment', filename))
    .header('cache-control', 'no-store')
    .send(pdf);
}
