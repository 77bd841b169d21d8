import { useId } from 'react';
import { RefPicker } from '../inputs/RefPicker.tsx';
import { useOnly } from '../inputs/useOnly.ts';
import { useRegistry } from '../registry.ts';
import type { FilterProps } from './filterProps.ts';
import { useScreenLimit } from './useScreenKinds.ts';

/** Rows that point at a chosen row; other filters that the chosen one could also have narrow the choices. */
export function RefFilter({ source, field, label, values, set }: FilterProps<'ref' | 'refs'>) {
  const id = useId();
  const target = useRegistry().find(field.to);
  const shared = Object.entries(values).filter(
    ([name, value]) => name !== source && target?.fields[name]?.kind === 'ref' && typeof value === 'string',
  );
  const only = useOnly(field, useScreenLimit(field.to));
  const value = values[source];
  return (
    <RefPicker
      to={field.to}
      value={typeof value === 'string' ? value : null}
      onChange={chosen => set({ [source]: chosen ?? undefined })}
      filter={{ ...only, ...Object.fromEntries(shared) }}
      frame={{ id, label }}
    />
  );
}
