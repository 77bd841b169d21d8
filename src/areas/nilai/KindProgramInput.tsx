import { useWatch } from 'react-hook-form';
import { RefInput } from '../../platform/ui/inputs/RefInput.tsx';
import type { InputProps } from '../../platform/ui/inputs/useFieldInput.ts';
import { useRegistry } from '../../platform/ui/registry.ts';
import { sheetKinds } from './sheetKinds.ts';

/** A programme of the chosen kind; of any that is graded by sheets while none is chosen. */
export default function KindProgramInput({ source, field }: InputProps) {
  const kinds = sheetKinds(useRegistry());
  const chosen: unknown = useWatch({ name: 'kodeJenisMbkm' });
  if (field.kind !== 'ref') return null;
  const kode = typeof chosen === 'string' && chosen ? [chosen] : kinds;
  return <RefInput source={source} field={{ ...field, only: { idJenisMbkm: { kode } } }} />;
}
