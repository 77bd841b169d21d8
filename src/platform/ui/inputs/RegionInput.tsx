import { useId, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldOf } from '../../../../resources/kit/index.ts';
import { insideRegion, levelsAbove, type RegionLevel, regionAt, regionFields, regionLevel } from '../regions.ts';
import { useDeclaration, useRegistry } from '../registry.ts';
import { embeddedLabel } from '../representation.ts';
import { RefPicker } from './RefPicker.tsx';
import { asIs, type InputProps, useFieldInput } from './useFieldInput.ts';

/**
 * A region, chosen from the largest one down: provinsi → kabupaten → kecamatan → kelurahan. Levels that are no fields of
 * the form get a picker of their own that is not sent. Another choice empties everything below it; a choice made by
 * typing fills in everything above (docs/domain/10 §2.5).
 */
export function RegionInput(props: InputProps<FieldOf<'ref'>>) {
  const { source, field } = props;
  const { control, frame } = useFieldInput(props, asIs);
  const form = useFormContext();
  const resource = useDeclaration();
  const record = useRecordContext();
  const own = regionLevel(field);
  const others = regionFields(resource).filter(other => other.name !== source && !other.field.readOnly);
  const upper = others.filter(other => other.level < own).at(-1);
  const above = levelsAbove(
    own,
    others.map(({ level }) => level),
  );
  const upperValue: unknown = useWatch({ name: upper?.name ?? source });
  const held = upper && typeof upperValue === 'string' ? upperValue : null;
  const value = typeof control.value === 'string' ? control.value : null;
  // The choice made on the way down; valid as long as it lies inside the levels above.
  const [picked, setPicked] = useState<string | null>(null);
  const inside = picked !== null && (!upper || isInside(picked, held)) ? picked : null;
  const way = value ?? inside ?? held;

  const set = (name: string, code: string | null) =>
    form.setValue(name, code, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const emptyBelow = (code: string | null, level: number) => {
    for (const other of others)
      if (other.level > level && form.getValues(other.name) && !isInside(form.getValues(other.name), code))
        set(other.name, null);
  };
  const fillAbove = (code: string | null, level: number) => {
    for (const other of others) {
      const larger = regionAt(code, other.level);
      if (code && other.level < level && form.getValues(other.name) !== larger) set(other.name, larger);
    }
  };
  /** The person chose a region on the way to this field's own. */
  const choose = (code: string | null, level: number) => {
    setPicked(code ?? regionAt(way, level - 1));
    if (!isInside(control.value, code)) control.onChange(null);
    emptyBelow(code, level);
    fillAbove(code, level);
  };
  const chooseOwn = (code: string | null) => {
    setPicked(code ? regionAt(code, own - 1) : regionAt(way, own - 1));
    control.onChange(code);
    emptyBelow(code, own);
    fillAbove(code, own);
  };
  const label = embeddedLabel(record, source);
  const known = label !== undefined && record?.[source] === value && value !== null ? { id: value, label } : undefined;
  return (
    <>
      {above.map(step => (
        <StepPicker
          key={step.to}
          step={step}
          value={regionAt(way, step.level)}
          parent={regionAt(way, step.level - 1)}
          required={field.required}
          onChange={code => choose(code, step.level)}
        />
      ))}
      <RefPicker
        to={field.to}
        value={value}
        onChange={chooseOwn}
        onBlur={control.onBlur}
        filter={{ ...field.only, ...insideRegion(regionAt(way, own - 1), own - 1) }}
        known={known}
        required={field.required}
        frame={frame}
      />
    </>
  );
}

const isInside = (inner: unknown, outer: string | null) =>
  typeof inner === 'string' && outer !== null && inner.startsWith(`${outer}.`);

interface StepProps {
  step: RegionLevel;
  value: string | null;
  parent: string | null;
  required: boolean;
  onChange: (code: string | null) => void;
}

/** A level on the way to the field's own. */
function StepPicker({ step, value, parent, required, onChange }: StepProps) {
  const id = useId();
  const label = useRegistry().find(step.to)?.label;
  return (
    <RefPicker
      to={step.to}
      value={value}
      onChange={onChange}
      filter={insideRegion(parent, step.level - 1)}
      required={required}
      frame={{ id, label, required }}
    />
  );
}
