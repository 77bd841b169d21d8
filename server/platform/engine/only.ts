import type { FieldOf, Registry } from '../../../resources/kit/index.ts';
import { column, tableName } from '../database/columns.ts';

/**
 * Conditions on a referenced row `t` that the field's `only` asks for; values go to `params`.
 * @example ['t.jenis = $2', 't.id_jenis_mbkm in (select …)']
 */
export function onlySql(
  registry: Pick<Registry, 'get'>,
  { to, only }: FieldOf<'ref'> | FieldOf<'refs'>,
  params: unknown[],
): string[] {
  return Object.entries(only ?? {}).map(([name, value]) => {
    if (typeof value !== 'object') {
      params.push(value);
      return `t.${column(name)} = $${params.length}`;
    }
    if ('filled' in value) return `t.${column(name)} is not null`;
    if (!('kode' in value)) {
      params.push(value);
      return `t.${column(name)} = any($${params.length}::text[])`;
    }
    const reference = registry.get(to).fields[name];
    if (reference?.kind !== 'ref') throw new Error(`${to}.${name} bukan rujukan.`);
    params.push(value.kode);
    const rows = tableName(registry.get(reference.to));
    return `t.${column(name)} in (select id from ${rows} where kode = any($${params.length}::text[]))`;
  });
}
