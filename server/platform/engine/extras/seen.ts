import { type Extras, extrasSeenBy, withExtras } from '../../../../resources/kit/extras.ts';
import type { FormQuestion } from '../../../../resources/kit/form/definition.ts';
import { type Change, extraName, extrasField, isRecord, type Resource } from '../../../../resources/kit/index.ts';
import type { Caller } from '../../access/caller.ts';
import type { Core } from '../../access/change.ts';
import { hiddenFields } from '../../access/permission.ts';
import { seesAllExtras } from '../../access/visibleFields.ts';
import type { Queryable, RowData } from '../../database/db.ts';
import type { ListQuery } from '../listQuery.ts';
import { sameValue } from '../sameValue.ts';
import { readExtras } from './store.ts';

type Who = Pick<Caller, 'baseRole'>;
type Place = Pick<Core, 'registry'> & { readonly db: Pick<Queryable, 'one'> };

const nothing: Extras = { form: null, columns: [] };

/** Whether a role sees the answers to a question of those whose rows it sees. */
export const seesAnswers =
  (who: Who) =>
  ({ seenBy }: FormQuestion): boolean =>
    !seenBy?.length || seesAllExtras(who) || seenBy.some(code => code === who.baseRole);

/** The extra fields of a resource that the caller sees in the rows that they see. */
export async function extrasFor({ registry, db }: Place, who: Who, r: Resource): Promise<Extras> {
  const within = extrasField(r);
  if (within === undefined || hiddenFields(who, r).has(within)) return nothing;
  const all = await readExtras(db, registry, r);
  return all ? extrasSeenBy(all, seesAnswers(who)) : nothing;
}

/** The resource with the extra fields that the caller sees among its own: for lists, exports, imports. */
export async function extended(place: Place, who: Who, r: Resource): Promise<Resource> {
  if (extrasField(r) === undefined || Object.values(r.fields).some(({ within }) => within)) return r;
  return withExtras(r, await extrasFor(place, who, r));
}

/** Whether a list is filtered, sorted or narrowed to columns by extra fields: most lists are not, and need no look-up. */
export function asksExtras(r: Resource, { filter = {}, sort = [], fields = [] }: Partial<ListQuery>): boolean {
  const within = extrasField(r);
  if (within === undefined) return false;
  const names = [...Object.keys(filter), ...sort.map(([name]) => name), ...fields];
  return names.some(name => name.startsWith(extraName(within, '')));
}

/** A stored row with the extra fields that the caller sees, and no others. */
export async function withSeenExtras(place: Place, who: Who, r: Resource, stored: RowData): Promise<RowData> {
  const within = extrasField(r);
  const given = within === undefined ? undefined : stored[within];
  if (within === undefined || given === undefined) return {};
  if (!isRecord(given)) return { [within]: null };
  const { columns } = await extrasFor(place, who, r);
  const seen = new Set(columns.map(({ question }) => question.id));
  return { [within]: Object.fromEntries(Object.entries(given).filter(([id]) => seen.has(id))) };
}

/**
 * Changes of rows with each extra field as one of its own; those that the caller does not see are left out.
 * @param r with the fields that the caller sees (`extended`)
 */
export function splitChanges<C extends Change>(r: Resource, changes: Readonly<Record<string, C>>): Record<string, C> {
  const within = extrasField(r);
  const whole = within === undefined ? undefined : changes[within];
  if (within === undefined || whole === undefined) return { ...changes };
  const { [within]: _, ...others } = changes;
  const [before, after] = [whole.dari, whole.ke].map(value => (isRecord(value) ? value : {}));
  const split = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].flatMap(
    (id): [string, C][] => {
      const [dari, ke] = [before?.[id] ?? null, after?.[id] ?? null];
      const name = extraName(within, id);
      return Object.hasOwn(r.fields, name) && r.fields[name] && !sameValue(dari, ke)
        ? [[name, { ...whole, dari, ke }]]
        : [];
    },
  );
  return { ...others, ...Object.fromEntries(split) };
}
