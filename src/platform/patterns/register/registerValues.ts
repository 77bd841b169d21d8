import { askedIds } from '../../../../resources/kit/extras.ts';
import { answersFitting } from '../../../../resources/kit/form/answers.ts';
import {
  extraName,
  extrasField,
  isRequired,
  isShown,
  type RegisterOptions,
  type Registry,
  type Resource,
  type Step,
  type StepField,
} from '../../../../resources/kit/index.ts';
import { isEmpty, isValues, splitSource, type Values, valueAt } from '../record/source.ts';

/** Every field that the steps ask for. */
const fieldsOf = (options: RegisterOptions): readonly StepField[] => options.steps.flatMap(({ fields }) => fields);

/** Fields that choosing a card fills in and no step asks for: they are sent and come back with the others. */
const filledOf = (options: RegisterOptions): readonly string[] => {
  const asked = new Set(fieldsOf(options).map(({ name }) => name));
  const filled = fieldsOf(options).flatMap(({ cards }) => Object.keys(cards?.fills ?? {}));
  return [...new Set(filled)].filter(name => !asked.has(name));
};

/** Values nested under the key of their detail. */
function nestedValues(entries: readonly (readonly [source: string, value: unknown])[]): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [source, value] of entries) {
    const { part, name } = splitSource(source);
    if (!part) found[name] = value;
    else {
      const own = found[part];
      found[part] = { ...(isValues(own) ? own : {}), [name]: value };
    }
  }
  return found;
}

/** Value of an unanswered field: an unticked box is false. */
export type Blank = (source: string) => false | null;

/** By the declarations of the row and of the details that travel with it. */
export function blankIn(registry: Registry, resource: string, { parts }: Pick<RegisterOptions, 'parts'>): Blank {
  return source => {
    const { part, name } = splitSource(source);
    const { fields } = registry.get((part && parts[part]) || resource);
    return Object.hasOwn(fields, name) && fields[name]?.kind === 'boolean' ? false : null;
  };
}

/**
 * The form's values of a stored row, or of nothing, with what the check of requirements asks for.
 * @param own what the person's profile says of fields that are empty, by field
 */
export const formValues = (
  options: RegisterOptions,
  row: Values | undefined,
  blank: Blank,
  own: Values = {},
): Record<string, unknown> =>
  nestedValues(
    [
      ...new Set([
        ...Object.values(options.requirements.params),
        ...fieldsOf(options).map(({ name }) => name),
        ...filledOf(options),
      ]),
    ].map(name => [name, valueAt(row, name) ?? own[name] ?? blank(name)]),
  );

/** Answers to questions of the installation that a row has so far. */
export function answersIn(resource: Resource, row: Values | undefined): Record<string, unknown> {
  const within = extrasField(resource);
  const held = within === undefined ? undefined : row?.[within];
  return within !== undefined && isValues(held) ? { [within]: held } : {};
}

/** True if the server would save the values as a draft: the required fields of the first step are there. */
export const isKeepable = (options: RegisterOptions, values: Values): boolean =>
  (options.steps[0]?.fields ?? []).every(field => !isRequired(field, values) || !isEmpty(valueAt(values, field.name)));

/**
 * Body of the call: every field of the form, blank where it is empty or not asked for; on creation only what is filled.
 */
export function bodyOf(
  options: RegisterOptions,
  values: Values,
  version: number | null,
  blank: Blank,
): Record<string, unknown> {
  const entries = fieldsOf(options).map(field => {
    const value = valueAt(values, field.name);
    return [field.name, isShown(field, values) && !isEmpty(value) ? value : blank(field.name)] as const;
  });
  const filled = filledOf(options).map(name => [name, valueAt(values, name) ?? null] as const);
  const all = [...entries, ...filled, ...options.steps.flatMap(step => answersOf(step, values))];
  const sent = version === null ? all.filter(([, value]) => value !== null) : all;
  return { ...nestedValues(sent), ...options.fixed, ...(version === null ? {} : { version }) };
}

/**
 * Answers to the questions of a step, blank where there are none or where they do not fit (any more): those are shown as
 * wrong and keep nobody from saving the rest.
 */
function answersOf({ asks }: Step, values: Values): [string, unknown][] {
  if (!asks) return [];
  const held = values[asks.within];
  const given = answersFitting(asks.form, isValues(held) ? held : {});
  return [...askedIds(asks.form)].map(id => [extraName(asks.within, id), given[id] ?? null]);
}

/** Everything that a step asks for, by source. */
export const sourcesOf = ({ fields, asks }: Step): string[] => [
  ...fields.map(({ name }) => name),
  ...(asks ? [...askedIds(asks.form)].map(id => extraName(asks.within, id)) : []),
];

/** The step that asks for a field, for leading there from its error. */
export const stepOf = (options: RegisterOptions, source: string): number =>
  options.steps.findIndex(step => sourcesOf(step).includes(source));

/**
 * True if the registration is chosen in this step: in the first, and in any that asks for something that the
 * requirements turn on.
 */
export const choosesIn = ({ steps, requirements }: RegisterOptions, at: number): boolean => {
  const decisive = Object.values(requirements.params);
  return at === 0 || Boolean(steps[at]?.fields.some(({ name }) => decisive.includes(name)));
};
