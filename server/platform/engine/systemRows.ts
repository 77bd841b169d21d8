import { isRecord, type Report, type Resource } from '../../../resources/kit/index.ts';
import { refusals } from '../../../resources/platformRefusals.ts';
import type { Caller } from '../access/caller.ts';
import { hiddenFields } from '../access/permission.ts';
import type { RowData } from '../database/db.ts';
import { badRequest } from '../errors.ts';
import type { Engine } from './context.ts';
import type { ListQuery } from './listQuery.ts';
import { list, oneJson, type Page } from './read.ts';

/** Parameters that answer more than a resource's own rows: words of others, counts, choices. */
const beyondRows = ['embed', 'rujukan', 'ringkas'];

/** @throws HttpError 400 where the key of a system asks for more than rows */
export function mustAskRows(query: Readonly<Record<string, unknown>>): void {
  const name = beyondRows.find(parameter => query[parameter] !== undefined);
  if (name !== undefined) throw badRequest(refusals.systemKey.rowsOnly({ name }));
}

/** Ways to choose rows, or to look at them first, that answer more than what a key reaches of them. */
const beyondItems = ['filter', 'semua', 'ids', 'coba'];

/** @throws HttpError 400 where the key of a system does not name the rows that a call about many is about */
export function mustNameRows({ narrowed }: Caller, body: unknown): void {
  const name = narrowed && isRecord(body) ? beyondItems.find(each => body[each] !== undefined) : undefined;
  if (name !== undefined) throw badRequest(refusals.systemKey.itemsOnly({ name }));
}

/** What became of many rows: the key of a system is told of them by their ids alone, their words may be beyond it. */
export const reportFor = ({ narrowed }: Caller, report: Report): Report =>
  narrowed ? { ...report, gagal: report.gagal.map(failure => ({ ...failure, label: failure.id })) } : report;

const always = ['id', 'version', 'createdAt', 'updatedAt', 'aksi'];

/**
 * A row as the key of a system gets it: the declared fields that it reaches and nothing that rules add, so that what
 * works something out of other resources tells nothing of them.
 */
export function reachedOf(caller: Caller, r: Resource, row: RowData): RowData {
  const hidden = hiddenFields(caller, r);
  const kept = (name: string) => always.includes(name) || (Object.hasOwn(r.fields, name) && !hidden.has(name));
  return Object.fromEntries(Object.entries(row).filter(([name]) => kept(name)));
}

const operator = /_(neq|gte?|lte?|n?in|q|null)$/;

/** Whether a filter asks for a declared field; others mean what rules compute, or what a person has done with the list. */
const isOfField = (r: Resource, name: string): boolean =>
  ['id', 'q'].includes(name) || Object.hasOwn(r.fields, name) || Object.hasOwn(r.fields, name.replace(operator, ''));

/**
 * A search looks into every searched field at once, computed filters and words of references into other data: a key that
 * does not reach all of it would learn of it by asking.
 * @throws HttpError 400
 */
function mustFilterWithin(caller: Caller, r: Resource, filter: ListQuery['filter']): void {
  const hidden = hiddenFields(caller, r);
  for (const name of Object.keys(filter)) {
    const searched = name.endsWith('_q') ? r.fields[name.slice(0, -2)]?.kind : undefined;
    const wide =
      (name === 'q' && (r.alsoSearched.length > 0 || r.search.some(field => hidden.has(field)))) ||
      !isOfField(r, name) ||
      searched === 'ref' ||
      searched === 'refs';
    if (wide) throw badRequest(refusals.systemKey.filter({ name }));
  }
}

const rowOf = (value: unknown): RowData => (isRecord(value) ? value : {});

/** One page for the key of a system, in the order of ids unless asked otherwise. @throws HttpError as `list` does */
export async function rowsForSystem(engine: Engine, caller: Caller, r: Resource, query: ListQuery): Promise<Page> {
  mustFilterWithin(caller, r, query.filter);
  const sort: ListQuery['sort'] = query.sort.length ? query.sort : [['id', 'asc']];
  const { json, total } = await list(engine, caller, r, { ...query, sort });
  const rows: unknown[] = JSON.parse(json);
  return { json: JSON.stringify(rows.map(row => reachedOf(caller, r, rowOf(row)))), total };
}

/** One row for the key of a system. @throws HttpError as `oneJson` does */
export const rowForSystem = async (
  engine: Engine,
  caller: Caller,
  r: Resource,
  id: string,
  covered: boolean,
): Promise<RowData> => reachedOf(caller, r, rowOf(JSON.parse(await oneJson(engine, caller, r, id, false, covered))));
