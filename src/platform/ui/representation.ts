import type { RaRecord } from 'react-admin';
import { ownerField, type Resource } from '../../../resources/kit/index.ts';
import { wordsOf } from './words.ts';

/**
 * The label of a row: the `label` that lookups carry, whose other columns are not those of the template, else the
 * resource's template filled from the row.
 */
export function representationOf(resource: Resource, record: Partial<RaRecord> | undefined): string {
  if (!record) return '';
  if (typeof record.label === 'string' && !resource.fields.label) return record.label;
  const filled = resource.representation
    .replace(/\{(\w+)\}/g, (_, name: string) => wordOf(resource, record, name))
    .replace(/\s+/g, ' ')
    .trim();
  return filled || String(record.id ?? '');
}

/** The name of a row among others: its own words, and its owner where they do not say it. */
export function nameAmong(resource: Resource, record: Partial<RaRecord> | undefined): string {
  const owner = ownerField(resource);
  return [representationOf(resource, record), record && owner ? wordOf(resource, record, owner) : '']
    .filter(Boolean)
    .join(' · ');
}

function wordOf(resource: Resource, record: Partial<RaRecord>, name: string): string {
  const value: unknown = record[name];
  const field = resource.fields[name];
  return embeddedLabel(record, name) ?? (value == null ? '' : field ? wordsOf(field, value) : String(value));
}

/** Words of a reference that the server sent along with the row (`_embed`). */
export function embeddedLabel(record: Partial<RaRecord> | undefined, source: string): string | undefined {
  const found: unknown = record?._embed?.[source];
  return isLabelled(found) ? found.label : undefined;
}

/** The same for a `refs` field. */
export function embeddedLabels(record: Partial<RaRecord> | undefined, source: string): Labelled[] | undefined {
  const found: unknown = record?._embed?.[source];
  return Array.isArray(found) ? found.filter(isLabelled) : undefined;
}

export interface Labelled {
  id: string;
  label: string;
}
const isLabelled = (value: unknown): value is Labelled =>
  typeof value === 'object' && value !== null && 'label' in value && typeof value.label === 'string' && 'id' in value;
