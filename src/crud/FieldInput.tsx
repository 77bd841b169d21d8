import type { ComponentType } from 'react';
import type { Field } from '../../resources/kit/index.ts';
import { extensionsOf } from './extensions.ts';
import { useLocks } from './form/FormMode.ts';
import { ShownField } from './inputs/ShownField.tsx';
import type { InputProps } from './inputs/useFieldInput.ts';
import { inputs } from './inputs.tsx';
import { fieldOf, useDeclaration } from './registry.ts';

/** Input of a field, asked for by name only; text where the person cannot write it. */
export function FieldInput({ source }: { source: string }) {
  const resource = useDeclaration();
  const lock = useLocks()(source);
  const field = fieldOf(resource, source);
  if (lock) return <ShownField source={source} reason={lock.reason} />;
  // The table is keyed by kind, so the entry always fits the field; TypeScript cannot see the correlation.
  const own = inputs[field.kind] as ComponentType<InputProps<Field>>;
  const Input = extensionsOf(resource.name).inputs?.[source] ?? own;
  return <Input source={source} field={field} />;
}
