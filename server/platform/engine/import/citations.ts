import {
  type Bibliography,
  type Citation,
  type CitationFormat,
  type FieldOf,
  fieldsOfCitation,
  type ImportColumn,
  type Resource,
} from '../../../../resources/kit/index.ts';
import type { Entry } from '../../documents/citation/entry.ts';
import type { RawRow } from '../../documents/spreadsheet/rawRow.ts';
import { inThread } from '../../documents/thread/run.ts';
import type { ImportField } from './columns.ts';
import { errorHeading } from './mapping.ts';

/** A file of references in the form that the import takes: columns, and rows of cells. */
export interface References {
  readonly columns: readonly ImportColumn[];
  readonly rows: AsyncIterable<RawRow[]>;
}

/** The field of a resource's authors, and how they stand in a cell. */
function authorsOf(r: Resource, { authors }: Bibliography): FieldOf<'rows'> | undefined {
  const field = r.fields[authors];
  return field?.kind === 'rows' ? field : undefined;
}

const wrongKind = (r: Resource, { called }: Citation): string => `Entri ${called} bukan ${r.label}.`;

/**
 * Reads a list of references into the columns of a resource: a row for each entry, numbered by the line on which it
 * begins; one that cannot be read is a wrong row.
 * @throws HttpError 413, 422, 429 as every file that is read
 */
export async function readReferences(
  r: Resource,
  bibliography: Bibliography,
  fields: readonly ImportField[],
  format: CitationFormat,
  bytes: Buffer,
): Promise<References> {
  const entries: Entry[] = [];
  for await (const some of inThread(format, bytes)) entries.push(...some);
  const said = entries.map(entry => ('citation' in entry ? cellsOf(r, bibliography, entry.citation) : {}));
  const used = fields.filter(({ name }) => said.some(cells => name in cells));
  const columns: ImportColumn[] = [
    ...used.map(({ name, label }) => ({ judul: label, field: name, pustaka: true })),
    { judul: errorHeading, field: null, galat: true, diingat: true },
  ];
  let number = 0;
  const rows = entries.map((entry, i): RawRow => {
    number = Math.max(number + 1, entry.line);
    return { number, cells: [...used.map(({ name }) => said[i]?.[name] ?? null), errorOf(r, bibliography, entry)] };
  });
  return {
    columns,
    rows: (async function* () {
      yield rows;
    })(),
  };
}

function cellsOf(r: Resource, bibliography: Bibliography, citation: Citation): Readonly<Record<string, string>> {
  const written = authorsOf(r, bibliography)?.inCell?.write(citation.authors.map(nama => ({ nama })));
  return { ...fieldsOfCitation(bibliography, citation), ...(written ? { [bibliography.authors]: written } : {}) };
}

function errorOf(r: Resource, { kind }: Bibliography, entry: Entry): string | null {
  if ('error' in entry) return entry.error;
  return entry.citation.kind === kind ? null : wrongKind(r, entry.citation);
}
