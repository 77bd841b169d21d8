import { useEffect, useRef } from 'react';
import type { FormStep } from './api.ts';
import { FieldInput, type Value, type Values } from './FieldInput.tsx';
import { askedOf } from './values.ts';

interface Props {
  step: FormStep;
  values: Values;
  files: ReadonlyMap<string, File>;
  errors: Readonly<Record<string, string>>;
  onValue: (name: string, value: Value) => void;
  onFile: (name: string, file: File | undefined) => void;
}

/** The fields of one step; the first of the form that is refused takes the focus. */
export function StepFields({ step, values, files, errors, onValue, onFile }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!Object.keys(errors).length) return;
    // After the heading of a step that the refusal led back to.
    const frame = requestAnimationFrame(() => {
      const wrong = place.current?.closest('form')?.querySelector('[aria-invalid="true"]');
      if (wrong instanceof HTMLElement) wrong.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [errors]);
  return (
    <div className="fields" ref={place}>
      {askedOf(step, values).map(field => (
        <FieldInput
          key={field.name}
          field={field}
          parent={field.choicesOf ? values[field.choicesOf] : undefined}
          value={values[field.name]}
          file={files.get(field.name)}
          error={errors[field.name]}
          onChange={value => onValue(field.name, value)}
          onFile={file => onFile(field.name, file)}
        />
      ))}
    </div>
  );
}
