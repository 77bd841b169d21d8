import { useContext } from 'react';
import { usePermissions, useRecordContext, useResourceContext } from 'react-admin';
import type { Permissions } from '../../crud/permissions.ts';
import { labelOf, useRegistry } from '../../crud/registry.ts';
import { PartsContext } from './Parts.tsx';
import { splitSource, valueAt } from './source.ts';

/** A stored document of a record. */
export interface RecordDocument {
  source: string;
  label: string;
  id: string;
}

/** The documents that the record in context has, as far as the role may see them. */
export function useDocuments(sources: readonly string[]): RecordDocument[] {
  const registry = useRegistry();
  const parts = useContext(PartsContext);
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const { permissions } = usePermissions<Permissions>();
  return sources.flatMap(source => {
    const { part, name } = splitSource(source);
    const owner = (part && parts[part]) || resource;
    const id = valueAt(record, source);
    const hidden = permissions?.fields?.[owner]?.hidden?.includes(name);
    return typeof id === 'string' && id && !hidden ? [{ source, id, label: labelOf(registry.get(owner), name) }] : [];
  });
}
