import { ownerOf, type Registry, type Resource } from '../../../../resources/kit/index.ts';
import { column, tableName, typeOf } from '../../database/columns.ts';
import type { Db } from '../../database/db.ts';
import { partsOf } from '../../database/parts.ts';

/** Rows of persons by resource: id of the row → id of the person. */
export type OwnRows = ReadonlyMap<Resource, ReadonlyMap<string, string>>;

/** Rows that are read at once: of one person there are seldom more. */
const rowsAtOnce = 5000;

/** Every row that leads to one of some persons by references that it has for good, found from the persons on. */
export async function ownRowsOf(
  db: Db,
  registry: Registry,
  person: Resource,
  persons: ReadonlyMap<string, string>,
): Promise<OwnRows> {
  const known = new Map<Resource, ReadonlyMap<string, string>>([[person, persons]]);
  const rowsOf = async (r: Resource, path: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const found = known.get(r);
    if (found) return found;
    const [first = '', ...rest] = path;
    const field = r.fields[first];
    const next = field?.kind === 'ref' ? registry.get(field.to) : person;
    const around = await rowsOf(next, rest);
    const at = column(first);
    const mine = new Map<string, string>();
    if (around.size) {
      // Without a signal: half of somebody's rows would pass for all of them.
      const parts = partsOf<{ id: string; di: string }>(
        { engine: { db }, rowsAtOnce },
        `select id, ${at}::text as di from ${tableName(r)} where ${at} = any($1::${typeOf(r, first, registry)}[])`,
        [[...around.keys()]],
        r.id === 'uuid' ? 'uuid' : 'text',
      );
      for await (const part of parts) for (const { id, di } of part) mine.set(id, around.get(di) ?? '');
    }
    known.set(r, mine);
    return mine;
  };
  for (const r of registry.resources) {
    const owner = r.view ? undefined : ownerOf(registry.find, r);
    if (owner?.person === person && owner.path.length) await rowsOf(r, owner.path);
  }
  return known;
}
