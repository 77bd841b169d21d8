import { extraName, extrasField } from './extraNames.ts';
import type { Field, Fields } from './field.ts';
import { questionField } from './form/answers.ts';
import type { Form, FormQuestion } from './form/definition.ts';
import { fixed, tableOf } from './label.ts';
import type { Resource } from './resourceShape.ts';

/**
 * Fields that an installation adds to a declared resource: questions of a stored form, kept as JSON by the question's id
 * in the field that the resource declares for it (`extras()`). As fields they are called `field.id`.
 */

/** A question that is or was asked of the rows of a resource. */
export interface ExtraColumn {
  readonly question: FormQuestion;
  /** No longer asked; what was answered is kept and shown. */
  readonly removed: boolean;
}

/** The extra fields of a resource as somebody sees them. */
export interface Extras {
  /** What is asked now; null while nothing is. */
  readonly form: Form | null;
  readonly columns: readonly ExtraColumn[];
}

function extraFields(within: string, columns: readonly ExtraColumn[], labels: Set<string>): [string, Field][] {
  return columns.flatMap(({ question }): [string, Field][] => {
    const field = questionField({ ...question, required: false });
    if (!field) return [];
    // A column of a sheet is found by its heading, so it is called as no other is.
    const label = labels.has(question.label) ? `${question.label} (tambahan)` : question.label;
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
    orders: [...r.orders, ...names],
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
export function extrasSeenBy({ form, columns }: Extras, sees: (question: FormQuestion) => boolean): Extras {
  return {
    form: form && visibleForm(form, sees),
    columns: columns.filter(({ question }) => sees(question)),
  };
}
