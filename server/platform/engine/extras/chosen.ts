import { askedIds, chosenForm, type Extras } from '../../../../resources/kit/extras.ts';
import { answersSchema } from '../../../../resources/kit/form/answers.ts';
import type { Form, FormQuestion } from '../../../../resources/kit/form/definition.ts';
import {
  errorsByField,
  extraName,
  extrasField,
  type FieldErrors,
  isEmpty,
  messages,
  type Resource,
  term,
} from '../../../../resources/kit/index.ts';
import type { RowData } from '../../database/db.ts';
import { dayInZone } from '../../day.ts';
import type { RuleContext } from '../rules.ts';
import { sameValue } from '../sameValue.ts';
import { answersTo } from './named.ts';
import { answersIn, type Settled } from './settled.ts';
import { readExtras } from './store.ts';

/** What a row of a resource with `chosenExtras` asks now: the open forms that it names, as one; null while none is. */
export async function rowForm(
  ctx: RuleContext,
  r: Resource,
  row: RowData,
  { chosen = [] }: Extras,
): Promise<Form | null> {
  if (!chosen.length) return null;
  const ids = (await ctx.engine.rulesOf(r).extraForms?.(ctx, row)) ?? [];
  return chosenForm(chosen, ids, row, dayInZone(ctx.now));
}

/**
 * Answers as far as they are given: what is there must be right, nothing has to be there yet. What the row does not ask
 * (any more) stays as it is and keeps nobody from saving.
 * @param form what the row asks
 * @param sees the questions that whoever writes sees and can answer
 * @param stored what is kept, undefined for a new row
 */
export function settledSoFar(
  within: string,
  { columns }: Extras,
  form: Form | null,
  sees: (question: FormQuestion) => boolean,
  stored: RowData | undefined,
  given: RowData,
): Settled {
  const known = new Map(columns.map(({ question }) => [question.id, question]));
  const asked = askedIds(form);
  const errors: FieldErrors = {};
  const whole: RowData = { ...stored };
  for (const [id, value] of Object.entries(given)) {
    const question = known.get(id);
    if (!question) errors[extraName(within, id)] = messages.unknownField;
    else if (!sees(question)) errors[extraName(within, id)] = messages.fieldForbidden({ label: term(question.label) });
    else if (asked.has(id)) whole[id] = value;
  }
  const kept = Object.fromEntries(Object.entries(whole).filter(([id, value]) => !asked.has(id) && !isEmpty(value)));
  if (!form) return { answers: kept, errors };
  const now = Object.fromEntries(Object.entries(whole).filter(([id]) => asked.has(id)));
  const schema = answersSchema(form, { partial: true });
  for (;;) {
    const read = schema.safeParse(now);
    if (read.success) return { answers: { ...kept, ...read.data }, errors };
    const wrong = Object.entries(errorsByField(read.error));
    // What was right in a former version and is as it was goes without a word.
    const stale = wrong.map(([path]) => questionOf(path)).filter(id => id in now && sameValue(stored?.[id], now[id]));
    if (!stale.length) {
      for (const [path, said] of wrong) errors[extraName(within, path)] ??= said;
      return { answers: kept, errors };
    }
    for (const id of stale) delete now[id];
  }
}

/** The question that a path of errors leads to. */
const questionOf = (path: string): string => path.split('.')[0] ?? '';

/** What a row that is handed in says to the questions that it asks. */
interface HandedIn {
  /** By the name of the extra field. */
  readonly errors: FieldErrors;
  /** What each extra field with an error is called. */
  readonly labels: Readonly<Record<string, string>>;
  /** The answers to what is asked, without those to other questions; undefined where nothing is. */
  readonly answers: RowData | undefined;
}

/** Checks all answers of a row with `chosenExtras`. What only others see keeps nobody from handing in. */
export async function handedInAnswers(ctx: RuleContext, r: Resource, row: RowData): Promise<HandedIn> {
  const within = extrasField(r);
  const extras = within === undefined ? undefined : await readExtras(ctx.tx, ctx.registry, r);
  const form = extras && (await rowForm(ctx, r, row, extras));
  if (within === undefined || !extras || !form) return { errors: {}, labels: {}, answers: undefined };
  const asked = askedIds(form);
  const now = Object.fromEntries(Object.entries(answersIn(row[within])).filter(([id]) => asked.has(id)));
  const read = answersSchema(form).safeParse(now);
  if (read.success) return { errors: {}, labels: {}, answers: read.data };
  const sees = answersTo(ctx.registry, ctx.caller);
  const known = new Map(extras.columns.map(({ question }) => [question.id, question]));
  const told = Object.entries(errorsByField(read.error)).flatMap(([path, said]) => {
    const question = known.get(questionOf(path));
    return question && sees(question) ? [{ name: extraName(within, path), label: question.label, said }] : [];
  });
  const soFar = answersSchema(form, { partial: true }).safeParse(now);
  return {
    errors: Object.fromEntries(told.map(({ name, said }) => [name, said])),
    labels: Object.fromEntries(told.map(({ name, label }) => [name, label])),
    answers: soFar.success ? soFar.data : now,
  };
}
