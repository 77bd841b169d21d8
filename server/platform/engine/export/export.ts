import { coveredFields, type Resource, sensitiveFields } from '../../../../resources/kit/index.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import type { Caller } from '../../access/caller.ts';
import { mayDo } from '../../access/permission.ts';
import { noteSeenWhere, type Seen } from '../../access/sensitive/seen.ts';
import type { DbRow } from '../../database/db.ts';
import type { Cell } from '../../documents/spreadsheet/cell.ts';
import { mostSheetRows, type SheetToWrite } from '../../documents/spreadsheet/write.ts';
import { HttpError } from '../../errors.ts';
import type { Engine } from '../context.ts';
import { extended } from '../extras/seen.ts';
import { isNamed } from '../import/columns.ts';
import type { ListQuery } from '../listQuery.ts';
import { type ExportColumn, exportColumns } from './columns.ts';
import { exportedRows } from './opening.ts';
import type { SheetFormat } from './send.ts';

const batchRows = 1000;

/** Rows that are noted as seen by one statement: those of 100,000 students took longer than a statement may. */
const notedAtOnce = 2000;

/** An export that may begin: nothing has been read yet. */
export interface PreparedExport {
  /** Begins to read; what the database refuses is an error here and not half a file. */
  begin(): Promise<SheetToWrite>;
}

/**
 * The sheet of all rows that match a filter and that the caller may read, read while it is written.
 * @throws HttpError 403 without the export flag; 400 for an unknown filter, order or column; 422 when XLSX cannot hold
 * the rows
 */
export async function prepareExport(
  engine: Engine,
  caller: Caller,
  declared: Resource,
  query: Pick<ListQuery, 'filter' | 'sort'>,
  chosen: readonly string[] | undefined,
  format: SheetFormat,
): Promise<PreparedExport> {
  const r = await extended(engine, caller, declared);
  const { sight, params, from, order } = await exportedRows(engine, caller, r, query);
  const seen = { door: 'ekspor', from: from(), params: [...params], names: chosen ?? coveredFields(r) } as const;
  if (format === 'xlsx') await mustFit(engine, from(), params);
  const columns = exportColumns(
    r,
    engine.registry,
    sight,
    params,
    chosen,
    mayDo(caller, r, 'import') && !isNamed(r, caller, engine.registry),
  );
  const joins = columns.flatMap(({ join }) => join ?? []).join(' ');
  const select = columns.map(({ sql }, i) => `${sql} as "c${i}"`).join(', ');
  const text = `select ${select} ${from(joins)} ${order()}`;
  // The rows noted as seen come from the primary, so those must be the ones that are sent.
  const place = sensitiveFields(r).length ? engine.db : engine.db.reading;
  return {
    begin: async () => {
      await noteSeenInParts(engine, caller, r, seen);
      return {
        name: r.label,
        columns,
        rows: await begun(shown(place.stream(text, params, batchRows), columns)),
      };
    },
  };
}

/** Notes what an export shows before it is sent, some rows at a time in the order of their ids. */
async function noteSeenInParts(engine: Engine, caller: Caller, r: Resource, seen: Seen): Promise<void> {
  if (!sensitiveFields(r).length) return;
  for (let part = seen; ; ) {
    const last = await engine.db.one<{ id: string }>(
      `select t.id ${part.from} order by t.id offset ${notedAtOnce - 1} limit 1`,
      part.params,
    );
    if (!last) return noteSeenWhere(engine, caller, r, part);
    const until = (sign: string, from: Seen) => {
      const params = [...from.params, last.id];
      return { ...from, from: `${from.from} and t.id ${sign} $${params.length}`, params };
    };
    await noteSeenWhere(engine, caller, r, until('<=', part));
    part = until('>', seen);
  }
}

/** @throws HttpError 422 above what one sheet holds */
async function mustFit(engine: Engine, from: string, params: readonly unknown[]): Promise<void> {
  const found = await engine.db.reading.one<{ n: number }>(`select count(*)::int as n ${from}`, params);
  if ((found?.n ?? 0) >= mostSheetRows) throw new HttpError(422, refusals.tooManyForXlsx);
}

async function* shown(batches: AsyncIterable<DbRow[]>, columns: readonly ExportColumn[]): AsyncGenerator<Cell[][]> {
  for await (const batch of batches) yield batch.map(row => columns.map(({ show }, i) => show(row[`c${i}`])));
}

/** Fetches the first batch at once. */
async function begun<T>(rows: AsyncGenerator<T>): Promise<AsyncGenerator<T>> {
  const first = await rows.next();
  return (async function* () {
    try {
      if (first.done) return;
      yield first.value;
      yield* rows;
    } finally {
      await rows.return(undefined);
    }
  })();
}
