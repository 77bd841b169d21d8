import {
  extraId,
  extrasField,
  type FieldErrors,
  type Flag,
  type Registry,
  type Resource,
  type Scope,
} from '../../../../resources/kit/index.ts';
import { boundRole } from '../../../../resources/roles.ts';
import type { Caller } from '../../access/caller.ts';
import { forbiddenFields, mayDo, mayLookUp, policyFlags } from '../../access/permission.ts';
import { type RowsOf, type ScopeCaller, scopeSql } from '../../access/scope.ts';
import { unseenExtras, unseenIn } from '../../access/visibleFields.ts';
import { tableName } from '../../database/columns.ts';
import type { Queryable } from '../../database/db.ts';
import type { FileFieldAt } from './fields.ts';

/** Everybody has an own profile with a picture, whatever the menus say (as in server/platform/access/routes/profile.ts). */
const withoutMenu: ReadonlySet<string> = new Set(['pengaturan/user']);

const may = (caller: Caller, r: Resource, flag: Flag): boolean =>
  withoutMenu.has(r.name) && !caller.narrowed ? policyFlags(r, caller.baseRole).has(flag) : mayDo(caller, r, flag);

/**
 * Rows that the server writes for a call of its own (the detail of a registration) carry files like any others: their
 * declaration says whose call that is, and the menu that they have the screen.
 */
const writesByCall = (caller: Caller, r: Resource): boolean =>
  r.serverOnly &&
  !caller.narrowed &&
  mayDo(caller, r, 'read') &&
  (r.access[caller.baseRole]?.flags ?? []).some(flag => flag === 'create' || flag === 'update');

/** Who gives and opens the files of rows that no role has a rule on. */
export interface RowFiles {
  mayUpload(caller: Caller): boolean;
  /** @param file its id and the row that it hangs on */
  mayRead(on: Queryable, caller: Caller, file: { readonly id: string; readonly idBaris: string }): Promise<boolean>;
}

/** Files of rows that no role has a rule on (`ResourceRules.files`). */
export type FilesOf = (resource: Resource) => RowFiles | undefined;

/** True if the caller may upload for a resource at all: who may create or update its rows (docs/domain/10 §3.4). */
export const mayUpload = (caller: Caller, r: Resource, filesOf: FilesOf): boolean =>
  filesOf(r)?.mayUpload(caller) ?? (may(caller, r, 'create') || may(caller, r, 'update') || writesByCall(caller, r));

/** Messages when the role may not write the field that the file is for. */
export const uploadErrors = (caller: Caller, r: Resource, { top }: FileFieldAt, filesOf: FilesOf): FieldErrors =>
  filesOf(r) ? {} : forbiddenFields(caller, r, [top]);

/** Dependencies of the checks for reading. */
export interface RightsPorts {
  readonly db: Queryable;
  readonly registry: Registry;
  readonly rowsOf: RowsOf;
}

/** The field of the resource itself that a file's field is, or is a part of. */
const topOf = (field: string): string => field.split('.')[0] ?? field;

/** Which files of a row the caller sees, by their field. */
export async function seenFiles(
  { registry, db }: RightsPorts,
  caller: Caller,
  r: Resource,
  idBaris: string,
): Promise<(field: string) => boolean> {
  const unseen = await unseenIn(registry, db, caller, r, idBaris);
  const within = extrasField(r);
  const extras = within === undefined || unseen.has(within) ? undefined : await unseenExtras(registry, db, caller, r);
  return field => {
    const top = topOf(field);
    if (!Object.hasOwn(r.fields, top) || unseen.has(top)) return false;
    return top !== within || (extras !== undefined && !extras.has(extraId(field)));
  };
}

/** True if the caller may read the row and this field of it, and so the files attached there. */
export async function mayReadField(
  ports: RightsPorts,
  caller: Caller | null,
  r: Resource,
  idBaris: string,
  field: string,
): Promise<boolean> {
  const top = topOf(field);
  if (!Object.hasOwn(r.fields, top)) return false;
  if (caller && (await mayReadRow(ports, caller, r, idBaris))) {
    const sees = await seenFiles(ports, caller, r, idBaris);
    if (sees(field)) return true;
  }
  // The key of a system reads what it reaches; what others may choose from is not part of it.
  if (caller?.narrowed) return false;
  const shown = r.lookup?.columns.includes(top) && mayLookUp(caller, r);
  if (!shown || !r.lookup) return false;
  if (!caller && !standsAlone(r.lookup.scope)) return false;
  const { scope } = r.lookup;
  return inScope(ports, r, idBaris, values => scopeSql(ports.registry, r, caller ?? nobody, scope, 't', values));
}

/** True if the row is within what the role reads. */
export async function mayReadRow(ports: RightsPorts, caller: Caller, r: Resource, idBaris: string): Promise<boolean> {
  if (!may(caller, r, 'read')) return false;
  return inScope(ports, r, idBaris, values => ports.rowsOf(caller, r, 'read', 't', values));
}

async function inScope(
  ports: RightsPorts,
  r: Resource,
  id: string,
  scope: (values: unknown[]) => string,
): Promise<boolean> {
  const values: unknown[] = [id];
  const where = scope(values);
  const sql = `select 1 as ada from ${tableName(r)} t where t.id = $1 and ${where}`;
  return (await ports.db.one(sql, values, { prepare: true })) !== undefined;
}

/** A caller without a session: without ids, so that no row is its own. */
const nobody: ScopeCaller = {
  baseRole: boundRole,
  userId: '',
  idProgramProdi: null,
  idPegawai: null,
  idMahasiswa: null,
  idMitra: null,
  idMhsInbound: null,
};

/** True if a scope depends on the row alone, so that it also holds for callers who are not logged in. */
function standsAlone(scope: Scope): boolean {
  switch (scope.type) {
    case 'all':
    case 'none':
    case 'value':
      return true;
    case 'unless':
      return standsAlone(scope.of);
    case 'either':
    case 'both':
      return scope.of.every(standsAlone);
    case 'setting':
    case 'owed':
    case 'match':
    case 'days':
    case 'through':
    case 'rows':
    case 'linked':
    case 'about':
      return false;
  }
}
