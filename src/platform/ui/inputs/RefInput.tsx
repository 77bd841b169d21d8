import { useContext } from 'react';
import { useRecordContext } from 'react-admin';
import type { FieldOf } from '../../../../resources/kit/index.ts';
import { useWords } from '../../providers/language.ts';
import { FormModeContext } from '../form/FormMode.ts';
import { regionLevel } from '../regions.ts';
import { useRegistry } from '../registry.ts';
import { embeddedLabel } from '../representation.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import { RefPicker } from './RefPicker.tsx';
import { RegionInput } from './RegionInput.tsx';
import { useDependence } from './useDependence.ts';
import { asIs, type InputProps, useFieldInput } from './useFieldInput.ts';

/** A row of another resource; regions are chosen level by level. */
export function RefInput(props: InputProps<FieldOf<'ref'>>) {
  const mode = useContext(FormModeContext);
  const plain = mode === 'bulk' || props.source.includes('.') || regionLevel(props.field) < 1;
  return plain ? <RowInput {...props} /> : <RegionInput {...props} />;
}

/** A row of another resource, narrowed by the fields it depends on. */
function RowInput(props: InputProps<FieldOf<'ref'>>) {
  const say = useWords();
  const { source, field } = props;
  const { control, frame } = useFieldInput(props, asIs);
  const record = useRecordContext();
  const labelOf = useFieldLabel();
  const target = useRegistry().find(field.to);
  const names = source.split('.');
  const name = names.pop() ?? source;
  const prefix = names.map(part => `${part}.`).join('');
  const { filter, missing } = useDependence(field, prefix);
  // Child rows of any parent are no choice, unless the server fills in which one.
  const waits = missing !== undefined && target?.rowsOf != null;
  const value = typeof control.value === 'string' ? control.value : null;
  const label = prefix === '' ? embeddedLabel(record, name) : undefined;
  const known = label !== undefined && record?.[name] === value && value !== null ? { id: value, label } : undefined;
  return (
    <RefPicker
      to={field.to}
      value={value}
      onChange={control.onChange}
      onBlur={control.onBlur}
      filter={filter}
      waits={waits}
      known={known}
      required={field.required}
      first={
        missing && waits
          ? say('Pilih %{missing} lebih dahulu.', { missing: labelOf(missing) })
          : missing && target?.lookup?.bounded
            ? say('Pilih %{missing} lebih dahulu, atau ketik minimal 3 huruf.', { missing: labelOf(missing) })
            : undefined
      }
      frame={frame}
    />
  );
}
