import type { FormStep } from './api.ts';
import type { Values } from './FieldInput.tsx';
import { useLanguage } from './language.tsx';
import { askedOf } from './values.ts';

/** Everything once more before it is sent. */
export function Review({
  steps,
  values,
  files,
}: {
  steps: readonly FormStep[];
  values: Values;
  files: ReadonlyMap<string, File>;
}) {
  const { say } = useLanguage();
  return (
    <dl className="letter-facts">
      {steps
        .flatMap(step => askedOf(step, values))
        .map(({ name, label, kind, choices = [] }) => {
          const value = values[name];
          const wordOf = (code: unknown) => choices.find(one => one.value === code)?.label ?? String(code);
          const shown =
            kind === 'file'
              ? files.get(name)?.name
              : kind === 'boolean'
                ? say(value === true ? 'Ya' : 'Tidak')
                : Array.isArray(value)
                  ? value.map(wordOf).join(', ')
                  : value
                    ? wordOf(value)
                    : undefined;
          return (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{shown || '–'}</dd>
            </div>
          );
        })}
    </dl>
  );
}
