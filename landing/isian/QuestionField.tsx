import { useId } from 'react';
import type { FormQuestion } from '../../resources/kit/form/definition.ts';
import { isRecord } from './answers.ts';
import { filled, type IsianWords } from './words.ts';

interface Props {
  question: FormQuestion;
  /** Of its inputs. */
  name: string;
  /** What stands there from the first. */
  value: unknown;
  error: string | undefined;
  words: IsianWords;
}

interface Named {
  id: string;
  name: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Kinds that are one input with a label of its own; the others are groups of inputs. */
const inputs: Readonly<Partial<Record<FormQuestion['kind'], { type: string; mode?: 'numeric' | 'decimal' }>>> = {
  text: { type: 'text' },
  integer: { type: 'text', mode: 'numeric' },
  decimal: { type: 'text', mode: 'decimal' },
  money: { type: 'text', mode: 'numeric' },
  date: { type: 'date' },
  time: { type: 'time' },
  phone: { type: 'tel' },
  email: { type: 'email' },
  url: { type: 'url' },
};

const words = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** One question with its inputs, which work before the page's script does. */
export function QuestionField({ question, name, value, error, words: said }: Props) {
  const id = useId();
  const { label, help, kind, required } = question;
  if (kind === 'note')
    return (
      <div className="isian-note">
        <p>{label}</p>
        {help ? <p className="field-help">{help}</p> : null}
      </div>
    );
  const described = [help ? `${id}-bantuan` : '', error ? `${id}-salah` : ''].filter(Boolean).join(' ') || undefined;
  const named: Named = { id, name, 'aria-invalid': error ? true : undefined, 'aria-describedby': described };
  const head = (
    <>
      {label}
      {required ? <span className="isian-required"> ({said.required})</span> : null}
    </>
  );
  const below = (
    <>
      {help ? (
        <p id={`${id}-bantuan`} className="field-help">
          {help}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-salah`} className="field-error">
          {error}
        </p>
      ) : null}
    </>
  );
  const single = inputs[kind];
  const attributes = { className: 'isian-question', 'data-question': name, 'data-wrong': error ? true : undefined };
  if (kind === 'agree')
    return (
      <div {...attributes}>
        <label className="isian-option">
          <input {...named} type="checkbox" value="ya" defaultChecked={value === true} />
          <span>{head}</span>
        </label>
        {below}
      </div>
    );
  if (single || kind === 'longtext')
    return (
      <div {...attributes}>
        <label className="isian-label" htmlFor={id}>
          {head}
        </label>
        {below}
        {single ? (
          <input
            {...named}
            className={
              kind === 'text' || kind === 'url' || kind === 'email' ? 'isian-input' : 'isian-input isian-short'
            }
            type={single.type}
            inputMode={single.mode}
            maxLength={kind === 'text' ? (question.max ?? 500) : undefined}
            defaultValue={words(value)}
          />
        ) : (
          <textarea
            {...named}
            className="isian-input"
            rows={4}
            maxLength={question.max ?? 10_000}
            defaultValue={words(value)}
          />
        )}
      </div>
    );
  return (
    <fieldset {...attributes} aria-describedby={described}>
      <legend className="isian-label">{head}</legend>
      {below}
      <Group question={question} name={name} value={value} words={said} />
    </fieldset>
  );
}

/** Inputs of a question with several of them. */
function Group({ question, name, value, words: said }: Omit<Props, 'error'>) {
  const { kind, choices, rows, min, max } = question;
  switch (kind) {
    case 'yesno':
      return (
        <Options
          name={name}
          type="radio"
          options={[
            { value: 'ya', label: said.yes },
            { value: 'tidak', label: said.no },
          ]}
          chosen={typeof value === 'boolean' ? [value ? 'ya' : 'tidak'] : []}
        />
      );
    case 'scale': {
      const low = min ?? 1;
      const steps = Array.from({ length: (max ?? 5) - low + 1 }, (_, i) => String(low + i));
      return (
        <div className="isian-scale">
          <Options
            name={name}
            type="radio"
            options={steps.map(step => ({ value: step, label: step }))}
            chosen={[words(value)]}
          />
        </div>
      );
    }
    case 'several':
      return <Options name={name} type="checkbox" options={choices} chosen={Array.isArray(value) ? value : []} />;
    case 'ranking':
      return (
        <ol className="isian-ranking">
          {choices.map((choice, i) => (
            <li key={choice.value}>
              <select
                className="isian-input"
                name={`${name}.${i}`}
                aria-label={filled(said.place, { n: i + 1 })}
                defaultValue={words(Array.isArray(value) ? value[i] : '')}
              >
                <option value="">{said.choose}</option>
                {choices.map(one => (
                  <option key={one.value} value={one.value}>
                    {one.label}
                  </option>
                ))}
              </select>
            </li>
          ))}
        </ol>
      );
    case 'matrix':
      return rows.map(line => (
        <fieldset key={line.value} className="isian-line">
          <legend>{line.label}</legend>
          <Options
            name={`${name}.${line.value}`}
            type="radio"
            options={choices}
            chosen={[words(isRecord(value) ? value[line.value] : '')]}
          />
        </fieldset>
      ));
    default:
      return <Options name={name} type="radio" options={choices} chosen={[words(value)]} />;
  }
}

interface OptionsProps {
  name: string;
  type: 'radio' | 'checkbox';
  options: readonly { value: string; label: string }[];
  chosen: readonly unknown[];
}

const Options = ({ name, type, options, chosen }: OptionsProps) => (
  <div className="isian-options">
    {options.map(({ value, label }) => (
      <label key={value} className="isian-option">
        <input type={type} name={name} value={value} defaultChecked={chosen.includes(value)} />
        <span>{label}</span>
      </label>
    ))}
  </div>
);
