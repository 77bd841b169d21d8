import { extrasField, type Resource, type Scope } from '../../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import { hiddenFields } from '../access/permission.ts';
import { seesAllExtras } from '../access/visibleFields.ts';
import type { RowData } from '../database/db.ts';

/** True if a loaded row shows its `later` fields already; scopes that only the database can evaluate count as no. */
function isShown(scope: Scope, row: RowData): boolean {
  switch (scope.type) {
    case 'all':
      return true;
    case 'value':
      return scope.in.some(value => value === (row[scope.field] ?? null));
    case 'either':
      return scope.of.some(part => isShown(part, row));
    case 'both':
      return scope.of.every(part => isShown(part, row));
    default:
      return false;
  }
}

/** A loaded row as the caller sees it (docs/domain/10 §1 step 6). */
export function presented<T extends object>(caller: Pick<Caller, 'baseRole'>, r: Resource, row: T): Partial<T>;
export function presented(caller: Pick<Caller, 'baseRole'>, r: Resource, row: RowData): RowData {
  const within = extrasField(r);
  const declared = hiddenFields(caller, r);
  // Which extra fields a role sees only the database knows: `withSeenExtras` adds them.
  const hidden = within === undefined || seesAllExtras(caller) ? declared : new Set([...declared, within]);
  const later = r.access[caller.baseRole]?.later;
  const early = later && !isShown(later.until, row) ? later : undefined;
  if (!hidden.size && !early) return row;
  const seen = Object.entries(row).filter(([name]) => !hidden.has(name));
  return Object.fromEntries(
    seen.map(([name, value]) => {
      if (!early?.fields.includes(name)) return [name, value];
      const instead = early.instead?.[name];
      return [name, instead === undefined ? null : (row[instead] ?? null)];
    }),
  );
}
