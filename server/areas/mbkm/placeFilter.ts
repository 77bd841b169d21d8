import type { Registry } from '../../../resources/kit/index.ts';
import { column, tableName } from '../../platform/database/columns.ts';
import { detailOf } from './detail.ts';

/**
 * Participations with a value in a field of their detail by which their programme counts them (`places`), as a chart of
 * those leads to them: `negara:Malaysia`. Undefined where no programme counts by the field.
 */
export function placeSql(registry: Registry, alias: string, asked: string, params: unknown[]): string | undefined {
  const at = asked.indexOf(':');
  const name = asked.slice(0, Math.max(at, 0));
  const found = registry.programmes.flatMap(programme => {
    const detail = programme.places?.includes(name) ? detailOf(registry, programme) : undefined;
    return detail ? [tableName(detail.resource)] : [];
  });
  if (!found.length) return undefined;
  params.push(asked.slice(at + 1));
  const tables = found.map(
    table => `exists (select 1 from ${table} d where d.id_pendaftar_mbkm = ${alias}.id
      and d.${column(name)}::text = $${params.length})`,
  );
  return `(${tables.join(' or ')})`;
}
