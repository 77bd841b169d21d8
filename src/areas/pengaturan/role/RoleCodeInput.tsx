import { useContext, useEffect } from 'react';
import { useGetList } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { FormModeContext } from '../../../platform/ui/form/FormMode.ts';
import { asIs, type InputProps, useFieldInput } from '../../../platform/ui/inputs/useFieldInput.ts';
import { inputs } from '../../../platform/ui/inputs.tsx';

const Text = inputs.text;

/** The first free code after the built-in roles: HA11 … HA99. */
function nextCode(taken: readonly string[]): string | undefined {
  const known = new Set(taken);
  return Array.from({ length: 89 }, (_, i) => `HA${i + 11}`).find(code => !known.has(code));
}

/** Code of a role; a new one is proposed (docs/domain/10 §2.1 role). */
export default function RoleCodeInput(props: InputProps) {
  const mode = useContext(FormModeContext);
  const { control } = useFieldInput(props, asIs);
  const { resetField } = useFormContext();
  const { data } = useGetList(
    'pengaturan/role',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'urut', order: 'ASC' } },
    { enabled: mode === 'create' },
  );
  const proposed = data ? nextCode(data.map(({ id }) => String(id))) : undefined;
  // Once, when the list arrives: what the person typed meanwhile stays. A form that was only opened is not unsaved work.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the proposal's arrival counts
  useEffect(() => {
    if (mode === 'create' && proposed && !control.value) resetField(control.name, { defaultValue: proposed });
  }, [proposed]);
  return props.field.kind === 'text' ? <Text source={props.source} field={props.field} /> : null;
}
