import { useGetList } from 'react-admin';
import type { FieldOf, KindLimit } from '../../../../resources/kit/index.ts';
import { rujukan } from '../../providers/references.ts';
import { useRegistry } from '../registry.ts';

type Filter = Readonly<Record<string, unknown>>;

const none: KindLimit = { field: '', resource: '', codes: [] };

/** Ids of the rows that a limit names by their codes; undefined while they are not known. */
export function useKindIds(limit: KindLimit = none): string[] | undefined {
  const { data } = useGetList(
    limit.resource,
    { filter: {}, sort: { field: 'kode', order: 'ASC' }, pagination: { page: 1, perPage: 100 }, meta: rujukan },
    { enabled: limit !== none, staleTime: 300_000 },
  );
  return data?.filter(row => limit.codes.includes(row.kode)).map(row => String(row.id));
}

/**
 * The list filter of what a reference may name by its declaration (`only`); codes are asked for once and become ids.
 * @param limit a further limit, of the screen
 */
export function useOnly({ to, only = {} }: FieldOf<'ref' | 'refs'>, limit?: KindLimit): Filter {
  const registry = useRegistry();
  const plain = Object.entries(only).flatMap(([name, value]) =>
    typeof value !== 'object' || !('filled' in value || 'kode' in value)
      ? [[name, value] as const]
      : 'filled' in value
        ? [[`${name}_null`, false] as const]
        : [],
  );
  const [coded] = Object.entries(only).flatMap(([field, value]) => {
    const reference = registry.find(to)?.fields[field];
    return typeof value === 'object' && 'kode' in value && reference?.kind === 'ref'
      ? [{ field, resource: reference.to, codes: value.kode }]
      : [];
  });
  const own = useKindIds(coded);
  const further = useKindIds(limit);
  return {
    ...Object.fromEntries(plain),
    ...(coded && own ? { [coded.field]: own } : {}),
    ...(limit && further ? { [limit.field]: own && coded?.field === limit.field ? both(own, further) : further } : {}),
  };
}

const both = (one: readonly string[], other: readonly string[]) => one.filter(id => other.includes(id));
