import { extraName, extrasField, messages, type Resource } from '../../../../resources/kit/index.ts';
import {
  addsUp,
  type Dimension,
  dimensionOf,
  isMany,
  type Measure,
  measureOf,
  pivotLimits,
} from '../../../../resources/kit/pivot.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import type { Caller } from '../../access/caller.ts';
import { mustBeAllowed } from '../../access/permission.ts';
import { badRequest, HttpError } from '../../errors.ts';
import type { Engine } from '../context.ts';
import { extended } from '../extras/seen.ts';
import { mustBeKnown, parseFilter } from '../listQuery.ts';
import { seesOf } from './joined.ts';

/** Pivot table to be shown, checked against the declarations and the fields that the caller sees. */
export interface Pivot {
  readonly resource: Resource;
  readonly rows: readonly Dimension[];
  readonly columns: readonly Dimension[];
  readonly measures: readonly Measure[];
  readonly filter: Readonly<Record<string, unknown>>;
}

export type Asked = Readonly<Record<string, unknown>>;

/** Parameters of the call; one of the first three stands in every question. */
const pivotParameters = ['baris', 'kolom', 'nilai', 'filter', 'pada', 'bahasa'] as const;

/** True if a query asks for a pivot table where the same address has another answer too. */
export const asksPivot = (asked: Asked): boolean => ['baris', 'kolom', 'nilai'].some(name => asked[name] !== undefined);

/**
 * The resource with the fields that the installation adds to it and the caller sees, where a question names any.
 * @param names of dimensions and values, or texts with them
 */
export async function withAskedFields(
  engine: Engine,
  caller: Caller,
  r: Resource,
  names: readonly unknown[],
): Promise<Resource> {
  const within = extrasField(r);
  const asks =
    within !== undefined && names.some(one => typeof one === 'string' && one.includes(extraName(within, '')));
  return asks ? extended(engine, caller, r) : r;
}

/** Names from a JSON list. @throws HttpError 400 by the parameter */
function names(asked: Asked, parameter: 'baris' | 'kolom' | 'nilai', most: number): string[] {
  const value = asked[parameter];
  if (value === undefined || value === '') return [];
  const refused = () => badRequest(refusals.pivot.names({ parameter, most }));
  if (typeof value !== 'string') throw refused();
  let list: unknown;
  try {
    list = JSON.parse(value);
  } catch {
    throw refused();
  }
  if (!Array.isArray(list) || list.length > most || !list.every(name => typeof name === 'string')) throw refused();
  return list;
}

/**
 * Reads `baris`, `kolom`, `nilai` and `filter` of a query string.
 * @throws HttpError 403 without the right to read, 400 for a parameter that is not known and by parameter for what does not exist or the caller does not see
 */
export function parsePivot(engine: Engine, caller: Caller, r: Resource, asked: Asked): Pivot {
  mustBeKnown(asked, pivotParameters);
  mustBeAllowed(caller, r, 'read');
  const { find } = engine.registry;
  const sees = seesOf(engine, caller);
  const unknown: Record<string, ReturnType<typeof refusals.pivot.unknown>> = {};
  const known = <T>(parameter: 'baris' | 'kolom' | 'nilai', most: number, read: (name: string) => T | undefined): T[] =>
    names(asked, parameter, most).flatMap(name => {
      const found = read(name);
      if (found === undefined) unknown[parameter] = refusals.pivot.unknown({ name });
      return found === undefined ? [] : [found];
    });
  const dimension = (name: string) => dimensionOf(r, name, find, sees);
  const rows = known('baris', pivotLimits.rows, dimension);
  const columns = known('kolom', pivotLimits.columns, dimension);
  const chosen = known('nilai', pivotLimits.values, name => measureOf(r, name, find, sees));
  if (Object.keys(unknown).length) throw new HttpError(400, messages.badQuery, unknown);
  if ([...rows, ...columns].some(({ field }) => isMany(field)) && chosen.some(addsUp))
    throw new HttpError(400, messages.badQuery, { nilai: refusals.pivot.several });
  const keys = [...rows, ...columns].map(({ key }) => key);
  if (new Set(keys).size < keys.length) throw badRequest(refusals.pivot.twice);
  const counted: Measure = { key: 'jumlah', kind: 'jumlah', of: undefined };
  return {
    resource: r,
    rows,
    columns,
    measures: chosen.length ? chosen : [counted],
    filter: parseFilter(asked.filter),
  };
}
