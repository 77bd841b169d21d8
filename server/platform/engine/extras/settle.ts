import type { Extras } from '../../../../resources/kit/extras.ts';
import { answersSchema } from '../../../../resources/kit/form/answers.ts';
import type { FormQuestion } from '../../../../resources/kit/form/definition.ts';
import {
  errorsByField,
  extraName,
  extrasField,
  type FieldErrors,
  hasChosenExtras,
  isEmpty,
  messages,
  type Resource,
  term,
} from '../../../../resources/kit/index.ts';
import type { Caller } from '../../access/caller.ts';
import { writableFields } from '../../access/permission.ts';
import type { RowData } from '../../database/db.ts';
import { invalid } from '../../errors.ts';
import { ruleParameter } from '../ruleParameter.ts';
import type { RuleContext } from '../rules.ts';
import { sameValue } from '../sameValue.ts';
import { rowForm, settledSoFar } from './chosen.ts';
import { answersTo, settleNamed } from './named.ts';
import { answersIn, type Settled } from './settled.ts';
import { readExtras } from './store.ts';

/**
 * Passed with a row that nobody fills in by hand: what is there must be right, what is required is asked of whoever
 * changes the row next.
 */
export const extrasLater = ruleParameter<true>('kolom tambahan menyusul');

/**
 * Extra fields as they are kept when some of them are given: what is not given, not seen or no longer asked stays as it
 * is. Errors are by the name of the extra field.
 * @param sees the questions that whoever writes sees and can answer
 * @param stored undefined for a new row
 * @param restoring puts former answers back: what was not there then goes, and nothing is required
 * @param partial nothing is required yet
 */
export function settled(
  within: string,
  extras: Extras,
  sees: (question: FormQuestion) => boolean,
  stored: RowData | undefined,
  given: RowData,
  { restoring = false, partial = restoring }: { restoring?: boolean; partial?: boolean } = {},
): Settled {
  const known = new Map(extras.columns.map(({ question, removed }) => [question.id, { question, removed }]));
  const before = stored ?? {};
  const isSeen = (id: string) => extras.columns.some(({ question }) => question.id === id && sees(question));
  const isAsItWas = ([id, value]: [string, unknown]) =>
    isSeen(id) && (sameValue(before[id], value) || (isEmpty(before[id]) && isEmpty(value)));
  // A row from before a question was asked may lack its answer until somebody changes one.
  if (stored && !restoring && Object.entries(given).every(isAsItWas)) return { answers: before, errors: {} };
  const errors: FieldErrors = {};
  const whole: RowData = { ...before };
  for (const [id, value] of Object.entries(given)) {
    const column = known.get(id);
    const unchanged = sameValue(before[id], value);
    if (!column) errors[extraName(within, id)] = messages.unknownField;
    else if (!sees(column.question)) {
      if (!restoring) errors[extraName(within, id)] = messages.fieldForbidden({ label: term(column.question.label) });
    } else if (column.removed && !restoring) {
      if (!unchanged) errors[extraName(within, id)] = messages.unknownField;
    } else whole[id] = value;
  }
  if (restoring) for (const [id, { question }] of known) if (sees(question) && !(id in given)) delete whole[id];
  const asked = new Set(extras.columns.flatMap(({ question, removed }) => (removed ? [] : [question.id])));
  const kept = Object.fromEntries(Object.entries(whole).filter(([id, value]) => !asked.has(id) && !isEmpty(value)));
  if (!extras.form) return { answers: kept, errors };
  const now = Object.fromEntries(Object.entries(whole).filter(([id]) => asked.has(id)));
  const read = answersSchema(extras.form, { partial }).safeParse(now);
  if (read.success) return { answers: { ...kept, ...read.data }, errors };
  for (const [path, said] of Object.entries(errorsByField(read.error))) {
    const [id = ''] = path.split('.');
    const column = known.get(id);
    if (column && sees(column.question)) errors[extraName(within, path)] ??= said;
  }
  // What only others see and lack does not keep this person from saving: it stays as it was.
  if (Object.keys(errors).length) return { answers: kept, errors };
  const rest = answersSchema(extras.form, { partial: true }).safeParse(now);
  return { answers: { ...kept, ...(rest.success ? rest.data : now) }, errors };
}

/**
 * Checks the extra fields of a row that is being written and completes them with those that are there.
 * @throws HttpError 422 by field
 */
export async function settleExtras(
  ctx: RuleContext,
  r: Resource,
  data: RowData,
  before?: RowData,
  options: { restoring?: boolean } = {},
): Promise<void> {
  const { tx, registry, caller } = ctx;
  const within = extrasField(r);
  if (within === undefined || data[within] === undefined || (data[within] === null && !options.restoring)) return;
  const extras = (await readExtras(tx, registry, r)) ?? { form: null, columns: [] };
  const stored = before && answersIn(before[within]);
  const given = answersIn(data[within]);
  const sees = answersTo(registry, caller);
  const read =
    hasChosenExtras(r) && !options.restoring
      ? settledSoFar(within, extras, await rowForm(ctx, r, { ...before, ...data }, extras), sees, stored, given)
      : settled(within, extras, sees, stored, given, {
          ...options,
          ...(extrasLater.of(ctx) ? { partial: true } : {}),
        });
  // What is put back was named before; files of it hang on the row still, or are refused there.
  const { answers, errors } = options.restoring
    ? read
    : await named(ctx, r, extras, read, stored ?? {}, before && String(before.id));
  if (Object.keys(errors).length) throw invalid(errors);
  if (stored && sameValue(stored, answers)) delete data[within];
  else data[within] = Object.keys(answers).length ? answers : null;
}

/** The same with what answers name; what is wrong beside it is told at once. */
async function named(
  { tx, caller, engine }: RuleContext,
  r: Resource,
  extras: Extras,
  read: Settled,
  stored: RowData,
  row: string | undefined,
): Promise<Settled> {
  const { registry, rowsOf } = engine;
  const { answers, errors } = await settleNamed(tx, r, extras, { ...read, stored, row }, { registry, rowsOf, caller });
  return { answers, errors: { ...errors, ...read.errors } };
}

/** What somebody creates with the extra fields that they may write, so that required ones are missed. */
export function askedExtras(caller: Pick<Caller, 'baseRole'>, r: Resource, data: RowData): RowData {
  const within = extrasField(r);
  if (within === undefined || !writableFields(caller, r).has(within)) return data;
  return { ...data, [within]: data[within] ?? {} };
}
