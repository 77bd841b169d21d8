import { useRecordContext } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { notedIn, noteName } from '../../../../resources/kit/index.ts';
import { NoteInput } from '../NoteInput.tsx';
import { useDeclaration } from '../registry.ts';
import { changesOf } from './formValues.ts';

/** The note that a form asks for once a value is replaced that is only replaced with one. */
export function NotedInput() {
  const resource = useDeclaration();
  const record = useRecordContext();
  const names = Object.keys(resource.fields).filter(name => resource.fields[name]?.noted !== undefined);
  const typed = useWatch({ name: names });
  const values = Object.fromEntries(names.map((name, i) => [name, typed[i]]));
  const asked = record ? notedIn(resource, record, changesOf(resource, values, record, names)) : [];
  return asked.length > 0 ? <Asked /> : null;
}

function Asked() {
  const { field, fieldState } = useController({ name: noteName, defaultValue: '' });
  return (
    <NoteInput
      required
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={field.onChange}
      problem={fieldState.error?.message}
    />
  );
}
