import { useWrappedSource } from 'react-admin';
import { useController } from 'react-hook-form';
import { fieldOf, useDeclaration } from '../../ui/registry.ts';
import { useFieldLabel } from '../../ui/useFieldLabel.ts';
import { UploadField } from './UploadField.tsx';

interface Props {
  /** A file field of the resource in context. */
  source: string;
  required?: boolean;
  locked?: boolean;
  /** Narrower limits of this record, within those of the field. */
  within?: {
    types: readonly string[];
    maxMb: number | null;
    wrong?: ((maxMb: number) => string | undefined) | undefined;
  };
}

/** A file field of a form as UPLOAD shows it. */
export function UploadInput({ source, required, locked, within }: Props) {
  const resource = useDeclaration();
  const label = useFieldLabel()(source);
  const { field: control, fieldState } = useController({ name: useWrappedSource(source) });
  const field = fieldOf(resource, source);
  if (field.kind !== 'file') return null;
  const types = within?.types.length ? field.types.filter(type => within.types.includes(type)) : field.types;
  const maxMb = Math.min(field.maxMb, within?.maxMb ?? field.maxMb);
  return (
    <UploadField
      target={{ resource: resource.name, field: source, types, maxMb, wrong: within?.wrong?.(maxMb) }}
      label={label}
      required={required}
      locked={locked}
      value={typeof control.value === 'string' && control.value ? control.value : null}
      onChange={control.onChange}
      error={fieldState.error?.message}
    />
  );
}
