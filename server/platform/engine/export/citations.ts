import {
  type Bibliography,
  type Citation,
  type CitationFormat,
  type CitationPart,
  citationParts,
  type Resource,
} from '../../../../resources/kit/index.ts';
import type { Caller } from '../../access/caller.ts';
import type { DbRow, RowData } from '../../database/db.ts';
import { writeCitations } from '../../documents/citation/write.ts';
import type { Engine } from '../context.ts';
import type { ListQuery } from '../listQuery.ts';
import { childListSql } from '../select.ts';
import { exportedRows } from './opening.ts';

const batchRows = 500;

/**
 * All works that match a filter and that the caller may read, as a list of references, read while it is written.
 * @throws HttpError 403 without the export flag, 400 for an unknown filter or order
 */
export async function prepareCitations(
  engine: Engine,
  caller: Caller,
  r: Resource,
  bibliography: Bibliography,
  query: Pick<ListQuery, 'filter' | 'sort'>,
  format: CitationFormat,
): Promise<AsyncGenerator<string>> {
  const { sight, params, from, order } = await exportedRows(engine, caller, r, query);
  const names = Object.keys(bibliography.parts).filter(name => !sight.hidden.has(name));
  const columns = names.map(name => `${sight.at(name, 't', params)} as "${name}"`);
  const authors = r.fields[bibliography.authors];
  if (authors?.kind === 'rows' && !sight.hidden.has(bibliography.authors))
    columns.push(`${childListSql(r, bibliography.authors, authors, 't', sight, params)} as "${bibliography.authors}"`);
  const text = `select ${columns.join(', ')} ${from()} ${order()}`;
  return written(engine.db.reading.stream(text, params, batchRows), bibliography, format);
}

async function* written(
  batches: AsyncIterable<DbRow[]>,
  bibliography: Bibliography,
  format: CitationFormat,
): AsyncGenerator<string> {
  let number = 1;
  for await (const rows of batches) {
    yield writeCitations(
      format,
      rows.map(row => citationOf(row, bibliography)),
      number,
    );
    number += rows.length;
  }
}

const isPart = (part: string | undefined): part is CitationPart => citationParts.some(one => one === part);

/** A stored work as a citation. */
function citationOf(row: RowData, { kind, parts, authors, nameOf }: Bibliography): Citation {
  const said: Partial<Record<CitationPart, string>> = {};
  for (const [name, part] of Object.entries(parts)) {
    const value = row[name];
    if (isPart(part) && (typeof value === 'string' || typeof value === 'number') && value !== '')
      said[part] = String(value);
  }
  const writers: unknown = row[authors];
  return {
    kind,
    called: kind,
    parts: said,
    authors: Array.isArray(writers) ? writers.map(nameOf).filter(Boolean) : [],
  };
}
