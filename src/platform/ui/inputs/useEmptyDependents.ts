import { useFormContext } from 'react-hook-form';
import { type Fields, isListKind } from '../../../../resources/kit/index.ts';
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
  const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  const empty = (fields: Fields, at: string, changed: string) => {
    for (const dependent of dependentsOf(fields, changed))
      form.setValue(at + dependent, isListKind(fields[dependent]?.kind) ? [] : null, options);
  };
  return () => {
    empty(siblings, prefix, name);
    if (prefix) return;
    for (const [rows, field] of Object.entries(resource.fields)) {
      if (field.kind !== 'rows' || !dependentsOf(field.fields, `../${name}`).size) continue;
      const given: unknown = form.getValues(rows);
      for (const i of Array.isArray(given) ? given.keys() : []) empty(field.fields, `${rows}.${i}.`, `../${name}`);
    }
  };
}

/** Fields whose choices depend on `name`, directly or through another one. */
export function dependentsOf(fields: Fields, name: string, found: Set<string> = new Set()): Set<string> {
  for (const [other, field] of Object.entries(fields)) {
    if ((field.kind !== 'ref' && field.kind !== 'refs') || found.has(other) || !(name in (field.dependsOn ?? {})))
      continue;
    found.add(other);
    dependentsOf(fields, other, found);
  }
  return found;
}
