import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { CitationFormat } from '../../../../resources/kit/index.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import type { SheetToWrite } from '../../documents/spreadsheet/write.ts';
import { writeCsv, writeXlsx } from '../../documents/spreadsheet/write.ts';
import { badRequest } from '../../errors.ts';

export type SheetFormat = 'xlsx' | 'csv';

/**
 * @param besides formats that the call writes as well
 * @throws HttpError 400 for a format that is not written
 */
export function formatOf(value: unknown, besides: readonly CitationFormat[] = []): SheetFormat {
  if (value === undefined || value === 'xlsx') return 'xlsx';
  if (value === 'csv') return 'csv';
  throw badRequest(refusals.badFormat({ formats: ['xlsx', 'csv', ...besides] }));
}

/** Name for saving, without what file systems refuse. */
export const fileName = (label: string, format: SheetFormat | CitationFormat): string =>
  `${label.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-')}.${format}`;

const types: Readonly<Record<SheetFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/**
 * Streams sheets as a download: rows are fetched as fast as the browser takes them, and no more once it is gone.
 * CSV has one sheet, the first.
 */
export function sendSheets(
  reply: FastifyReply,
  format: SheetFormat,
  name: string,
  sheets: readonly SheetToWrite[],
): FastifyReply {
  const [first] = sheets;
  const body = format === 'csv' && first ? writeCsv(first) : writeXlsx(sheets);
  return sendText(reply, name, types[format], body);
}

/** Streams pieces of a file as a download. */
export function sendText(
  reply: FastifyReply,
  name: string,
  type: string,
  body: AsyncIterable<string | Buffer>,
): FastifyReply {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('cache-control', 'no-store')
    .send(Readable.from(body, { objectMode: false }));
}
