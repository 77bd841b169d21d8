import { useMemo } from 'react';
import { useRecordContext } from 'react-admin';
import {
  createSchema,
  type FieldErrors,
  messages,
  notedIn,
  noteName,
  noteOf,
  type Resource,
  updateSchema,
} from '../../../../resources/kit/index.ts';
import type { Values } from '../../providers/api.ts';
import { useFieldAccess } from '../permissions.ts';
import { useDeclaration, useRegistry } from '../registry.ts';
import { zodResolver } from '../resolver.ts';
import { type FormMode, lockOf } from './FormMode.ts';
import { changesOf, pickDeep } from './formValues.ts';

/** Names of the fields that a form may send. */
export function writableNames({ resource, ...question }: Omit<Parameters<typeof lockOf>[0], 'source'>): string[] {
  const own = Object.keys(resource.fields).filter(name => resource.fields[name]?.within === undefined);
  const all = [...(resource.id === 'uuid' ? [] : ['id']), ...own];
  return all.filter(source => !lockOf({ resource, source, ...question }));
}

/** Messages for values that are replaced without the note they need. */
function unsaid(
  resource: Resource,
  record: Values | undefined,
  values: Values,
  writable: readonly string[],
): FieldErrors {
  const silent = record && noteOf(String(values[noteName] ?? '')) === null;
  const asked = silent ? notedIn(resource, record, changesOf(resource, values, record, writable)) : [];
  return asked.length > 0 ? { [noteName]: messages.noteRequired } : {};
}

/** The checks of a form, from the declaration that the server checks with too, and the fields it may send. */
export function useFormRules(mode: FormMode) {
  const resource = useDeclaration();
  const { find } = useRegistry();
  const record = useRecordContext();
  const { readOnly } = useFieldAccess();
  const locked = [...readOnly].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `locked` stands for the set, which is new at every render
  return useMemo(() => {
    const writable = writableNames({ resource, mode, record, readOnly });
    const schema = mode === 'create' ? createSchema(resource, find) : updateSchema(resource, find);
    const resolver = zodResolver(
      schema,
      values => pickDeep(resource, values, writable),
      values => ({
        ...resource.check({ ...record, ...values, ...resource.derive({ ...record, ...values }) }),
        ...unsaid(resource, record, values, writable),
      }),
    );
    return { writable, resolver };
  }, [resource, find, record, mode, locked]);
}
