import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { EmptyValue } from './cells/EmptyValue.tsx';
import { type CellProps, cells } from './cells.tsx';
import { fieldOf, useDeclaration } from './registry.ts';

interface Props {
  source: string;
  /** Whole text and links, as on a show page. */
  full?: boolean;
}

/** Value of a field of the record in context, shown as its kind is shown; asked for by name only. */
export function FieldCell({ source, full = false }: Props) {
  const resource = useDeclaration();
  const record = useRecordContext();
  if (!record) return null;
  const field = fieldOf(resource, source);
  const value: unknown = record[source.split('.').at(-1) ?? source];
  if (value == null || value === '' || (Array.isArray(value) && value.length === 0)) return <EmptyValue />;
  // The table is keyed by kind, so the entry always fits the field; TypeScript cannot see the correlation.
  const show = cells[field.kind] as (props: CellProps) => ReactNode;
  return <>{show({ source, field, value, record, full })}</>;
}
