import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Role, role } from '../../../resources/roles.ts';
import { RefInput } from '../../platform/ui/inputs/RefInput.tsx';
import type { InputProps } from '../../platform/ui/inputs/useFieldInput.ts';

interface Props extends InputProps {
  /** The role that is held for such a place. */
  of: Role;
}

/** Where a role is held, asked only while the key acts in it. */
function PlaceInput({ of, source, field }: Props) {
  const chosen: unknown = useWatch({ name: 'peran' });
  const value: unknown = useWatch({ name: source });
  const { setValue } = useFormContext();
  const asked = chosen === of;
  useEffect(() => {
    if (!asked && value) setValue(source, null, { shouldDirty: true });
  }, [asked, value, source, setValue]);
  if (!asked || field.kind !== 'ref') return null;
  return <RefInput source={source} field={{ ...field, required: true }} />;
}

export const StudyProgrammeInput = (props: InputProps) => <PlaceInput {...props} of={role.koordinator} />;
export const PartnerInput = (props: InputProps) => <PlaceInput {...props} of={role.mitra} />;
