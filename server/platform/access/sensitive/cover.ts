import {
  cover,
  coveredFields,
  covering,
  type Field,
  ownerOf,
  type Registry,
  type Resource,
} from '../../../../resources/kit/index.ts';
import { column, tableName } from '../../database/columns.ts';
import type { ScopeCaller } from '../scope.ts';
import type { Sight } from '../visibleFields.ts';

/** SQL of the id of the person to whom a row belongs; undefined where rows belong to nobody. */
export function ownerSql(registry: Registry, r: Resource, alias: string): string | undefined {
  const owner = ownerOf(registry.find, r);
  if (!owner) return undefined;
  let at = r;
  let sql = `${alias}.id`;
  for (const [i, name] of owner.path.entries()) {
    const field = at.fields[name];
    if (i === 0) sql = `${alias}.${column(name)}`;
    else sql = `(select o${i}.${column(name)} from ${tableName(at)} o${i} where o${i}.id = ${sql})`;
    at = registry.get(field?.kind === 'ref' ? field.to : '');
  }
  return sql;
}

/** The caller's own row among the persons to whom rows of a resource belong; null where there is none. */
export function ownId(registry: Registry, caller: ScopeCaller, r: Resource): string | null {
  switch (ownerOf(registry.find, r)?.person.person?.account) {
    case 'idMahasiswa':
      return caller.idMahasiswa;
    case 'idPegawai':
      return caller.idPegawai;
    case 'idMhsInbound':
      return caller.idMhsInbound;
    default:
      return null;
  }
}

/** `coveredText` in SQL. */
function coverSql(field: Field | undefined, value: string): string {
  const { leastDigits, end, whole } = covering;
  if (field?.kind !== 'text' || !field.digits) return `case when ${value} is null then null else '${whole}' end`;
  const ends = `left(${value}, ${end}) || repeat('${cover}', length(${value}) - ${2 * end}) || right(${value}, ${end})`;
  return `case when ${value} is null then null when length(${value}) < ${leastDigits} then '${whole}' else ${ends} end`;
}

/** The same rows as a list carries them: sensitive values covered, except the reader's own. */
export function coveredSight(registry: Registry, caller: ScopeCaller, r: Resource, sight: Sight): Sight {
  const names = new Set(coveredFields(r).filter(name => !sight.hidden.has(name)));
  if (!names.size) return sight;
  const own = ownId(registry, caller, r);
  return {
    ...sight,
    key: own === null && sight.key !== undefined ? `${sight.key} tertutup` : undefined,
    at: (name, alias, params) => {
      const clear = sight.at(name, alias, params);
      if (!names.has(name)) return clear;
      const covered = coverSql(r.fields[name], clear);
      const owner = own === null ? undefined : ownerSql(registry, r, alias);
      if (!owner) return covered;
      params.push(own);
      return `case when ${owner} = $${params.length} then ${clear} else ${covered} end`;
    },
  };
}
