import { extrasField, localFields, type Registry, type Resource } from '../../../resources/kit/index.ts';
import type { AccountPerson } from '../../../resources/pengaturan/akun.ts';
import { column, labelSql, tableName } from '../database/columns.ts';
import type { DbRow, Queryable } from '../database/db.ts';
import type { Caller } from './caller.ts';
import type { Access } from './createAccess.ts';
import { peopleOf } from './people.ts';
import { mayDo, writableFields } from './permission.ts';
import type { RowsOf } from './scope.ts';

/** Kept with the account itself: one picture and one telephone number are enough. */
const onAccount: ReadonlySet<string> = new Set(['foto', 'noHp']);

interface Sources {
  db: Queryable;
  registry: Registry;
  rowsOf: RowsOf;
  operations: Pick<Access['operations'], 'extras'>;
}

/** Local fields of a person that a profile asks for. */
const profileFields = (resource: Resource): string[] =>
  localFields(resource.fields).filter(name => !onAccount.has(name));

/** Fields of the person that the caller may write, the telephone number that follows the account's included. */
export function writablePersonFields(caller: Caller, resource: Resource): ReadonlySet<string> {
  if (!mayDo(caller, resource, 'update')) return new Set();
  const writable = writableFields(caller, resource);
  return new Set(localFields(resource.fields).filter(name => writable.has(name)));
}

/** The person behind an account within the caller's reach; null when there is none. */
export async function personOfAccount(
  { db, registry, rowsOf, operations }: Sources,
  caller: Caller,
  userId: string,
): Promise<AccountPerson | null> {
  for (const { link, resource, person } of peopleOf(registry)) {
    if (!person.signOn || !mayDo(caller, resource, 'read')) continue;
    const fields = profileFields(resource);
    const values: unknown[] = [userId];
    const scope = rowsOf(caller, resource, 'read', 't', values);
    const found = await db.one<DbRow & { id: string; version: number; nama: string; nomorInduk: string }>(
      `select t.id, t.version, ${labelSql(resource, 't', registry)} as nama, t.${column(person.signOn.number)} as nomor_induk,
         ${fields.map(field => `t.${column(field)} as "${field}"`).join(', ')}
       from pengaturan_user u join ${tableName(resource)} t on t.id = u.${link} where u.id = $1 and ${scope}`,
      values,
    );
    if (!found) continue;
    const { id, version, nama, nomorInduk, ...isian } = found;
    const writable = writablePersonFields(caller, resource);
    const extra = extrasField(resource);
    const { seen, asked } = await operations.extras(caller, resource, isian);
    return {
      sumberData: resource.name,
      id,
      version,
      nama,
      nomorInduk,
      kolom: fields.filter(f => writable.has(f) && (f !== extra || asked)),
      isian: { ...isian, ...seen },
    };
  }
  return null;
}
