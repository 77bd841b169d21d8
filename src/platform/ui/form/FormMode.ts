import { createContext, useContext } from 'react';
import { useRecordContext } from 'react-admin';
import { type Message, messages, type Resource } from '../../../../resources/kit/index.ts';
import { useFieldAccess } from '../permissions.ts';
import { fieldOf, useDeclaration } from '../registry.ts';

/** `bulk`: the dialog that changes chosen fields of many rows; `step`: what a step asks for, which its right allows. */
export type FormMode = 'create' | 'edit' | 'bulk' | 'step';

/** Which form the inputs stand in. */
export const FormModeContext = createContext<FormMode>('edit');

/** A field that the person cannot write here, and the sentence that says why (empty: its nature says it). */
export interface Lock {
  reason?: Message;
}

interface Question {
  resource: Resource;
  source: string;
  mode: FormMode;
  record: Readonly<Record<string, unknown>> | undefined;
  /** Fields that the role may not write. */
  readOnly: ReadonlySet<string>;
}

/** Reason why a field is locked in a form: its declaration, the row it belongs to, or the role; null if it is not. */
export function lockOf({ resource, source, mode, record, readOnly }: Question): Lock | null {
  const name = source.split('.')[0] ?? source;
  const field = fieldOf(resource, name);
  if (mode === 'step') return null;
  if (field.readOnly) return {};
  if (mode !== 'create' && (field.fixed || name === 'id')) return mode === 'edit' ? { reason: messages.fixed } : {};
  if (readOnly.has(name)) return { reason: messages.notByRole };
  const { builtIn } = resource;
  if (mode === 'edit' && builtIn?.lockedFields.includes(name) && record?.[builtIn.field] === builtIn.value)
    return { reason: builtIn.lockedMessage };
  return null;
}

/** Answers `lockOf` for the form and role at hand. */
export function useLocks(): (source: string) => Lock | null {
  const resource = useDeclaration();
  const mode = useContext(FormModeContext);
  const record = useRecordContext();
  const { readOnly } = useFieldAccess();
  return source => lockOf({ resource, source, mode, record, readOnly });
}
