import { ChoiceInput } from '../../platform/ui/inputs/ChoiceInput.tsx';
import type { InputProps } from '../../platform/ui/inputs/useFieldInput.ts';
import { useRegistry } from '../../platform/ui/registry.ts';
import { sheetKinds } from './sheetKinds.ts';

/** A kind of programme that assessors grade by sheets. */
export default function SheetKindInput({ source, field }: InputProps) {
  const kinds = sheetKinds(useRegistry());
  if (field.kind !== 'enum') return null;
  const choices = Object.fromEntries(Object.entries(field.choices).filter(([kind]) => kinds.includes(kind)));
  return <ChoiceInput source={source} field={{ ...field, choices }} />;
}
