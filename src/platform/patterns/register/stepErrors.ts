import { durationErrors } from '../../../../resources/kit/duration.ts';
import { askedIds } from '../../../../resources/kit/extras.ts';
import { answersSchema } from '../../../../resources/kit/form/answers.ts';
import {
  errorsByField,
  extraName,
  isShown,
  type RegisterOptions,
  type Registry,
  type Step,
  stepFieldError,
  updateSchema,
} from '../../../../resources/kit/index.ts';
import { inWords } from '../../providers/reading.ts';
import { isEmpty, isValues, splitSource, type Values } from '../record/source.ts';

/** Messages by source. */
export type Messages = Readonly<Record<string, string>>;

/**
 * Errors in the values of a step, by the declarations that the server checks with too.
 * @param least days of what is being registered for, once they are known
 */
export function stepErrors(
  registry: Registry,
  resource: string,
  { parts }: Pick<RegisterOptions, 'parts'>,
  step: Step,
  values: Values,
  least?: number,
): Messages {
  const found: Record<string, string> = {};
  const shown = step.fields.filter(field => isShown(field, values));
  const owners = new Set(shown.map(({ name }) => splitSource(name).part));
  for (const part of owners) {
    const declaration = registry.get((part && parts[part]) || resource);
    const own = part ? values[part] : values;
    const row = isValues(own) ? own : {};
    const names = new Set(
      shown.filter(({ name }) => splitSource(name).part === part).map(f => splitSource(f.name).name),
    );
    const given = Object.fromEntries([...names].map(name => [name, isEmpty(row[name]) ? null : row[name]]));
    const result = updateSchema(declaration, registry.find).safeParse(given);
    const errors = { ...declaration.check(row), ...(result.success ? {} : errorsByField(result.error)) };
    for (const [name, message] of Object.entries(errors))
      if (names.has(name) && message) found[part ? `${part}.${name}` : name] = inWords(message);
  }
  for (const field of shown) {
    const { part, name } = splitSource(field.name);
    const label = registry.get((part && parts[part]) || resource).fields[name]?.label ?? name;
    const error = stepFieldError(field, values, label);
    if (error) found[field.name] = inWords(error);
  }
  if (least !== undefined && shown.some(({ name }) => name === 'tanggalSelesai'))
    for (const [name, message] of Object.entries(durationErrors(values.tanggalMulai, values.tanggalSelesai, least)))
      found[name] ??= inWords(message ?? '');
  return { ...found, ...answerErrors(step, values) };
}

/** Errors in the answers to a step's questions, as the hand-in finds them. */
function answerErrors({ asks }: Step, values: Values): Messages {
  if (!asks) return {};
  const held = values[asks.within];
  const ids = askedIds(asks.form);
  const given = Object.fromEntries(Object.entries(isValues(held) ? held : {}).filter(([id]) => ids.has(id)));
  const read = answersSchema(asks.form).safeParse(given);
  if (read.success) return {};
  return Object.fromEntries(
    Object.entries(errorsByField(read.error)).map(([id, message]) => [extraName(asks.within, id), inWords(message)]),
  );
}
