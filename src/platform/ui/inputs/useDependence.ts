import { useWatch } from 'react-hook-form';
import { aroundName, type FieldOf } from '../../../../resources/kit/index.ts';
import { fieldOf, useDeclaration } from '../registry.ts';
import { useOnly } from './useOnly.ts';

/**
 * Choices of a reference, by the other fields that it depends on.
 * @param prefix of the child row that the reference is in: `tugas.0.`, or nothing
 * @returns filter of the lookup, and the source of a field that must be chosen first
 */
export function useDependence(
  field: FieldOf<'ref'> | FieldOf<'refs'>,
  prefix: string,
): { filter: Record<string, unknown>; missing: string | undefined } {
  const resource = useDeclaration();
  const only = useOnly(field);
  const parents = Object.entries(field.dependsOn ?? {}).map(
    ([ours, theirs]) => [aroundName(ours) ?? prefix + ours, theirs] as const,
  );
  const values: unknown[] = useWatch({ name: parents.map(([source]) => source) });
  const chosen = parents.flatMap(([, theirs], i) => (values[i] == null ? [] : [[theirs, values[i]] as const]));
  const missing = parents.find(([source], i) => values[i] == null && !fieldOf(resource, source).readOnly)?.[0];
  return { filter: { ...only, ...Object.fromEntries(chosen) }, missing };
}
