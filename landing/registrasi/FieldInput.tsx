import { useId } from 'react';
import type { FormField } from './api.ts';

export type Value = string | string[] | boolean;
export type Values = Readonly<Record<string, Value>>;

interface Props {
  field: FormField;
  value: Value | undefined;
  file: File | undefined;
  error: string | undefined;
  onChange: (value: Value) => void;
  onFile: (file: File | undefined) => void;
}

/** One field of the form, as the declaration says it. */
export function FieldInput({ field, value, file, error, onChange, onFile }: Props) {
  const id = useId();
  const wrong = useId();
  const { label, kind, required, choices = [] } = field;
  const common = {
    id,
    name: field.name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? wrong : undefined,
    'aria-required': required || undefined,
  };
  const text = typeof value === 'string' ? value : '';
  const says = error ? (
    <p id={wrong} className="field-error">
      {error}
    </p>
  ) : null;
  if (kind === 'boolean')
    return (
      <div className="field field-wide">
        <label className="field-check">
          <input {...common} type="checkbox" checked={value === true} onChange={e => onChange(e.target.checked)} />
          <span>{label}</span>
        </label>
        {says}
      </div>
    );
  const many = Array.isArray(value) ? value : [];
  return (
    <div className={kind === 'longtext' || kind === 'many' ? 'field field-wide' : 'field'}>
      <label htmlFor={id}>
        {label}
        {required ? ' *' : ''}
      </label>
      {kind === 'longtext' ? (
        <textarea {...common} rows={4} value={text} onChange={e => onChange(e.target.value)} />
      ) : kind === 'choice' ? (
        <select {...common} value={text} onChange={e => onChange(e.target.value)}>
          <option value="">Pilih</option>
          {choices.map(one => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      ) : kind === 'many' ? (
        <select
          {...common}
          multiple
          size={Math.min(8, Math.max(3, choices.length))}
          value={many}
          onChange={e => onChange(Array.from(e.target.selectedOptions, one => one.value))}
        >
          {choices.map(one => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      ) : kind === 'file' ? (
        <>
          <input
            {...common}
            type="file"
            accept={field.types?.map(type => `.${type}`).join(',')}
            onChange={e => onFile(e.target.files?.[0])}
          />
          <p className="field-help">
            {file ? `${file.name} dipilih. ` : ''}
            {field.types?.join(', ').toUpperCase()}, maksimal {field.maxMb} MB
          </p>
        </>
      ) : (
        <input
          {...common}
          type={kind}
          value={text}
          min={field.min}
          max={field.max}
          step={field.step}
          maxLength={field.maxLength}
          onChange={e => onChange(e.target.value)}
        />
      )}
      {says}
    </div>
  );
}
