import { extraName, extrasField } from './extraNames.ts';
import type { Field, Fields } from './field.ts';
import { questionField } from './form/answers.ts';
import { type Form, type FormCondition, type FormQuestion, questionsOf } from './form/definition.ts';
import { fixed, tableOf } from './label.ts';
import type { Resource } from './resourceShape.ts';
import type { Values } from './values.ts';

/**
 * Fields that an installation adds to a declared resource: questions of a stored form, kept as JSON by the question's id
 * in the field that the resource declares for it (`extras()`). As fields they are called `field.id`.
 */

/** A question that is or was asked of the rows of a resource. */
export interface ExtraColumn {
  readonly question: FormQuestion;
  /** No longer asked; what was answered is kept and shown. */
  readonly removed: boolean;
  /** Title of the form that asks it, where not all rows answer the same ones. */
  readonly of?: string | undefined;
}

/** A form that some rows of a resource with `chosenExtras` ask. */
export interface ChosenForm {
  readonly id: string;
  readonly title: string;
  readonly form: Form;
  /** First and last day on which it is asked, both included, as `YYYY-MM-DD`; null: without a limit. */
  readonly from: string | null;
  readonly until: string | null;
  /** Only of rows whose fields have one of these values. */
  readonly only: Readonly<Record<string, readonly string[]>>;
}

/** The extra fields of a resource as somebody sees them. */
export interface Extras {
  /** What is asked now; null while nothing is. */
  readonly form: Form | null;
  readonly columns: readonly ExtraColumn[];
  /** Forms that are asked of those rows that name them; of `chosenExtras` only. */
  readonly chosen?: readonly ChosenForm[] | undefined;
}

/** What stands before the ids of a form's questions among those of other forms. */
export const formPrefix = (idForm: string): string => `f${idForm.replaceAll('-', '').slice(-12)}_`;

/** Letters of an id that stay beside the prefix, so that the whole is still an id. */
const kept = 26;

/** A number for the letters of an id that is shortened (FNV-1a, 32 bits). */
const digest = (id: string): string => {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36).padStart(7, '0');
};

const prefixed = (id: string, prefix: string): string =>
  prefix + (id.length <= kept ? id : `${id.slice(0, kept - 8)}_${digest(id)}`);

const prefixedCondition = (when: FormCondition | null, prefix: string): FormCondition | null =>
  when && { ...when, rules: when.rules.map(rule => ({ ...rule, question: prefixed(rule.question, prefix) })) };

/** A question as it is called among those of other forms. */
export const prefixedQuestion = (question: FormQuestion, prefix: string): FormQuestion => ({
  ...question,
  id: prefixed(question.id, prefix),
  when: prefixedCondition(question.when, prefix),
});

/** A form whose questions are told apart from those of other forms. */
export const prefixedForm = ({ sections }: Form, prefix: string): Form => ({
  sections: sections.map(section => ({
    ...section,
    id: prefixed(section.id, prefix),
    when: prefixedCondition(section.when, prefix),
    questions: section.questions.map(question => prefixedQuestion(question, prefix)),
  })),
});

/**
 * What a row asks of the forms that it names: all of them as one, each under its title; null where none is open.
 * @param today `YYYY-MM-DD`
 */
export function chosenForm(
  chosen: readonly ChosenForm[],
  ids: readonly string[],
  row: Values,
  today: string,
): Form | null {
  const asked = chosen.filter(
    ({ id, from, until, only }) =>
      ids.includes(id) &&
      (from === null || from <= today) &&
      (until === null || until >= today) &&
      Object.entries(only).every(([name, values]) => !values.length || values.includes(String(row[name]))),
  );
  const sections = asked.flatMap(({ form, title }) =>
    form.sections.map((section, i) => (i === 0 && !section.title ? { ...section, title } : section)),
  );
  return sections.length ? { sections } : null;
}

/** Ids of everything that a form asks. */
export const askedIds = (form: Form | null): ReadonlySet<string> =>
  new Set(form ? questionsOf(form).map(({ question }) => question.id) : []);

/** The label, with what it is of where another column has it, numbered where that too is taken. */
function freeLabel(label: string, of: string, taken: ReadonlySet<string>): string {
  if (!taken.has(label)) return label;
  const named = `${label} (${of})`;
  for (let n = 2, next = named; ; n++) {
    if (!taken.has(next)) return next;
    next = `${named} ${n}`;
  }
}

function extraFields(within: string, columns: readonly ExtraColumn[], labels: Set<string>): [string, Field][] {
  return columns.flatMap(({ question, of = 'tambahan' }): [string, Field][] => {
    const field = questionField({ ...question, required: false });
    if (!field) return [];
    // A column of a sheet is found by its heading, so it is called as no other is.
    const label = freeLabel(question.label, of, labels);
    labels.add(label);
    return [[extraName(within, question.id), fixed({ ...field, label, within, own: true })]];
  });
}

/** Kinds that a filter of a list can ask for. */
const filtered: ReadonlySet<Field['kind']> = new Set([
  'enum',
  'enums',
  'boolean',
  'date',
  'integer',
  'decimal',
  'money',
]);

/** The resource with its extra fields among its own. */
export function withExtras(r: Resource, { columns }: Extras): Resource {
  const within = extrasField(r);
  if (within === undefined || !columns.length) return r;
  const labels = new Set(Object.values(r.fields).flatMap(({ label }) => label ?? []));
  const added: Fields = Object.fromEntries(extraFields(within, columns, labels));
  const names = Object.keys(added);
  return fixed({
    ...r,
    fields: tableOf({ ...r.fields, ...added }),
    filters: [...r.filters, ...names.filter(name => filtered.has(added[name]?.kind ?? 'json'))],
    orders: [...r.orders, ...names.filter(name => added[name]?.kind !== 'json')],
  });
}

/** The questions of a form that a role may see. */
const visibleForm = (form: Form, sees: (question: FormQuestion) => boolean): Form | null => {
  const sections = form.sections
    .map(section => ({ ...section, questions: section.questions.filter(sees) }))
    .filter(({ questions }) => questions.length > 0);
  return sections.length ? { sections } : null;
};

/** What a role sees of extra fields: a question without roles is seen by whoever sees the row. */
export function extrasSeenBy({ form, columns, chosen }: Extras, sees: (question: FormQuestion) => boolean): Extras {
  return {
    form: form && visibleForm(form, sees),
    columns: columns.filter(({ question }) => sees(question)),
    chosen: chosen?.flatMap(each => {
      const seen = visibleForm(each.form, sees);
      return seen ? [{ ...each, form: seen }] : [];
    }),
  };
}
