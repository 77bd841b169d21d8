import { useFormContext } from 'react-hook-form';
import type { Fields } from '../../../resources/kit/index.ts';
import { useDeclaration } from '../registry.ts';

/**
 * Empties the pickers that depend on a source, and those that depend on them: another province leaves no regency,
 * district or village behind. Called by the person's change only, so loading a row never empties anything.
 */
export function useEmptyDependents(source: string): () => void {
  const resource = useDeclaration();
  const form = useFormContext();
  const names = source.split('.');
  const name = names.pop() ?? source;
  const prefix = names.map(part => `${part}.`).join('');
  const parent = resource.fields[names[0] ?? ''];
  const siblings = parent?.kind === 'rows' ? parent.fields : resource.fields;
  return () => {
    for (const dependent of dependentsOf(siblings, name))
      form.setValue(prefix + dependent, null, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
}

/** Fields whose choices depend on `name`, directly or through another one. */
export function dependentsOf(fields: Fields, name: string, found: Set<string> = new Set()): Set<string> {
  for (const [other, field] of Object.entries(fields)) {
    if (field.kind !== 'ref' || found.has(other) || !(name in (field.dependsOn ?? {}))) continue;
    found.add(other);
    dependentsOf(fields, other, found);
  }
  return found;
}
