import { useGetList } from 'react-admin';
import type { Field, FieldOf } from '../../../resources/kit/index.ts';
import { rujukan } from '../providers/references.ts';
import { useOnly } from './inputs/useOnly.ts';
import { useMay } from './permissions.ts';
import { useRegistry } from './registry.ts';

/** As many as are compared; where there are more, there is room. */
const most = 25;
const nothing: FieldOf<'ref'> = { kind: 'ref', to: '', required: false };

const isOwner = ([, field]: readonly [string, Field]): boolean =>
  field.kind === 'ref' && field.required === true && field.fixed === true && !field.readOnly;

/**
 * True if a new row has a parent to belong to: resources with a required, fixed reference need a row to choose, and where
 * the reference is unique, one that has none yet. False while unknown.
 */
export function useRoom(resource: string): boolean {
  const registry = useRegistry();
  const mayCreate = useMay('create', resource);
  const [name = '', owner] = Object.entries(registry.find(resource)?.fields ?? {}).find(isOwner) ?? [];
  // Targets that are never listed as a whole, such as villages and districts, always have rows.
  const field = owner?.kind === 'ref' && !registry.find(owner.to)?.lookup?.bounded ? owner : undefined;
  const only = useOnly(field ?? nothing);
  const page = { pagination: { page: 1, perPage: most }, sort: { field: '', order: 'ASC' as const } };
  const choices = useGetList(
    field?.to ?? '',
    { ...page, filter: only, meta: rujukan },
    { enabled: mayCreate && field !== undefined, retry: false, staleTime: 30_000 },
  );
  const ids = choices.data?.map(({ id }) => String(id)) ?? [];
  const all = (choices.total ?? 0) > most;
  const filterable = registry.find(resource)?.filters.includes(name) ?? false;
  const compared = field?.unique !== undefined && filterable && !all && ids.length > 0;
  const taken = useGetList(
    resource,
    { ...page, filter: { [name]: ids }, meta: { kolom: [name] } },
    { enabled: compared, retry: false },
  );
  // Where the check could not be made the server decides when the form is sent.
  if (!field || choices.error || taken.error) return true;
  return compared ? taken.total !== undefined && taken.total < ids.length : all || ids.length > 0;
}
