import type { ComponentType } from 'react';
import type { Field } from '../../../../resources/kit/index.ts';
import { inWords } from '../../providers/reading.ts';
import { extensionsOf } from '../extensions.ts';
import { useLocks } from '../form/FormMode.ts';
import { fieldOf, useDeclaration } from '../registry.ts';
import type { InputTable, PlainKind } from './plain.tsx';
import { ShownField } from './ShownField.tsx';
import type { InputProps } from './useFieldInput.ts';

interface Props {
  source: string;
  table: InputTable<PlainKind>;
}

/** Input of a field from a table of inputs; text where the person cannot write it. */
export function InputFrom({ source, table }: Props) {
  const resource = useDeclaration();
  const lock = useLocks()(source);
  const field = fieldOf(resource, source);
  if (lock) return <ShownField source={source} reason={lock.reason && inWords(lock.reason)} />;
  // The table is keyed by kind, so the entry always fits the field; TypeScript cannot see the correlation.
  const own = (table as InputTable)[field.kind] as ComponentType<InputProps<Field>>;
  const Input = extensionsOf(resource.name).inputs?.[source] ?? own;
  // A field that submission requires is marked as required from the start.
  return <Input source={source} field={field.needed ? { ...field, required: true } : field} />;
}
