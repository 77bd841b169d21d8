import { useEffect, useId, useState } from 'react';
import type { FormField } from './api.ts';
import { useLanguage } from './language.tsx';

export type Value = string | string[] | boolean;
export type Values = Readonly<Record<string, Value>>;

interface Props {
  field: FormField;
  /** Of the field that its choices come with. */
  parent: Value | undefined;
  value: Value | undefined;
  file: File | undefined;
  error: string | undefined;
  onChange: (value: Value) => void;
  onFile: (file: File | undefined) => void;
}

type Choice = { value: string; label: string };
const leastTyped = 3;

/** Choices of a field: those that came with the form, or that follow another field or what is typed. */
function useChoices(
  { name, choices, choicesOf, suggests }: FormField,
  parent: Value | undefined,
  value: Value | undefined,
) {
  const { api } = useLanguage();
  const [asked, setAsked] = useState<readonly Choice[]>([]);
  const words = suggests && typeof value === 'string' ? value.trim() : '';
  const under = choicesOf && typeof parent === 'string' ? parent : '';
  useEffect(() => {
    const query = under
      ? { field: name, di: under }
      : words.length >= leastTyped
        ? { field: name, q: words }
        : undefined;
    if (!query) {
      setAsked([]);
      return;
    }
    let over = false;
    const keep = (found: readonly Choice[]) => {
      if (!over) setAsked(found);
    };
    // Somebody who types is not asked about at every letter.
    const timer = window.setTimeout(() => api.readChoices(query).then(keep, () => keep([])), under ? 0 : 300);
    return () => {
      over = true;
      window.clearTimeout(timer);
    };
  }, [api, name, under, words]);
  return choices ?? asked;
}

/** One field of the form, as the declaration says it. */
export function FieldInput({ field, parent, value, file, error, onChange, onFile }: Props) {
  const { say } = useLanguage();
  const id = useId();
  const wrong = useId();
  const known = useId();
  const { label, kind, required } = field;
  const choices = useChoices(field, parent, value);
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
          <option value="">{say('Pilih')}</option>
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
            {file ? `${say('{nama} dipilih.', { nama: file.name })} ` : ''}
            {say('{tipe}, maksimal {mb} MB', {
              tipe: field.types?.join(', ').toUpperCase() ?? '',
              mb: field.maxMb ?? 0,
            })}
          </p>
        </>
      ) : (
        <>
          <input
            {...common}
            list={field.suggests ? known : undefined}
            type={kind}
            value={text}
            min={field.min}
            max={field.max}
            step={field.step}
            maxLength={field.maxLength}
            onChange={e => onChange(e.target.value)}
          />
          {field.suggests ? (
            <datalist id={known}>
              {choices.map(one => (
                <option key={one.value} value={one.label} />
              ))}
            </datalist>
          ) : null}
        </>
      )}
      {says}
    </div>
  );
}
