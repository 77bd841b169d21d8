import { type Registry, type Resource, rowsName } from '../../../../resources/kit/index.ts';
import { childTableName, column, labelSql, rowsFields, searchColumn, tableName } from '../../database/columns.ts';

/** Rows that go with a row when it is deleted: its child rows, and those that the database deletes along. */
export interface Along {
  /** Resource, or `resource.field` for child rows. */
  readonly name: string;
  readonly resource: Resource;
  /** Field of the child rows. */
  readonly field?: string;
  readonly table: string;
  /** Condition on the rows, whose alias is `c`. */
  readonly where: string;
}

/** True if deleted rows of a resource come into the bin: those whose history is kept. */
export const hasBin = (r: Resource): boolean => !r.unaudited && !r.view;

/** Tables that nobody reads (sessions, passwords) are made anew, not taken back. */
const comesBack = (r: Resource): boolean => !r.view && Object.keys(r.access).length > 0;

/**
 * Tables of rows that are deleted together, each after those that it refers to.
 * @param ids SQL of the ids of the rows that are deleted
 */
export function goesAlong(registry: Registry, r: Resource, ids: string, above: readonly string[] = []): Along[] {
  const children = rowsFields(r).map(([field]) => ({
    name: rowsName(r.name, field),
    resource: r,
    field,
    table: childTableName(r, field),
    where: `c.parent_id in (${ids})`,
  }));
  const seen = [...above, r.name];
  const others = registry.resources.flatMap((other): Along[] => {
    if (!comesBack(other) || seen.includes(other.name)) return [];
    const by = Object.entries(other.fields).flatMap(([name, field]) =>
      field.kind === 'ref' && field.cascade && field.to === r.name ? [`c.${column(name)} in (${ids})`] : [],
    );
    if (!by.length) return [];
    const table = tableName(other);
    const where = by.join(' or ');
    const within = goesAlong(registry, other, `select c.id from ${table} c where ${where}`, seen);
    return [{ name: other.name, resource: other, table, where }, ...within];
  });
  return [...children, ...others];
}

/** SQL of what the bin says about a delete. */
export interface BinWords {
  resource: string;
  idUser: string;
  namaUser: string;
  namaRole: string;
  version: string;
  at: string;
}

/** INSERT of rows into the bin from `tulis`, the CTE that deletes them and gives all their columns. */
export function binSql(registry: Registry, r: Resource, words: BinWords): string {
  const along = goesAlong(registry, r, 'tulis.id').map(
    ({ name, table, where }) => `('${name}', (select jsonb_agg(to_jsonb(c)) from ${table} c where ${where}))`,
  );
  const ikut = along.length
    ? `(select coalesce(jsonb_object_agg(k, v) filter (where v is not null), '{}') from (values ${along.join(', ')}) x(k, v))`
    : `'{}'::jsonb`;
  const cells = [
    'gen_random_uuid()',
    words.resource,
    'tulis.id::text',
    labelSql(r, 'tulis', registry),
    `to_jsonb(tulis) - '${searchColumn}'`,
    ikut,
    words.version,
    words.idUser,
    words.namaUser,
    words.namaRole,
    words.at,
  ];
  return `insert into internal_sampah (id, resource, id_baris, nama, isi, ikut, versi, id_user, nama_user, nama_role, waktu) select ${cells.join(', ')} from tulis`;
}
