import { useContext } from 'react';
import { usePermissions, useRecordContext, useResourceContext } from 'react-admin';
import type { FieldOf } from '../../../../resources/kit/index.ts';
import type { Permissions } from '../../ui/permissions.ts';
import { labelOf, useRegistry } from '../../ui/registry.ts';
import { PartsContext } from './Parts.tsx';
import { isValues, splitSource, valueAt } from './source.ts';

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
    const value = valueAt(record, source);
    if (permissions?.fields?.[owner]?.hidden?.includes(name)) return [];
    const declared = registry.get(owner).fields[name];
    if (declared?.kind === 'rows') return childDocuments(source, declared, value);
    return typeof value === 'string' && value ? [{ source, id: value, label: labelOf(registry.get(owner), name) }] : [];
  });
}

/** The files of child rows, each by its own words, else by its number. */
function childDocuments(source: string, { fields, label }: FieldOf<'rows'>, value: unknown): RecordDocument[] {
  const [file] = Object.entries(fields).find(([, field]) => field.kind === 'file') ?? [];
  const [caption] = Object.entries(fields).find(([, field]) => field.kind === 'text') ?? [];
  const rows = Array.isArray(value) ? value.filter(isValues) : [];
  return rows.flatMap((row, i) => {
    const id = file && row[file];
    const words = caption && row[caption];
    const named = typeof words === 'string' && words ? words : `${label ?? source} ${i + 1}`;
    return typeof id === 'string' && id ? [{ source: `${source}.${i}`, id, label: named }] : [];
  });
}
