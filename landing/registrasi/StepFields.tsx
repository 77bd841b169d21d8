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

/** The fields of one step. */
export const StepFields = ({ step, values, files, errors, onValue, onFile }: Props) => (
  <div className="fields">
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
