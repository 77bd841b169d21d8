import type { Extras } from '../../../../resources/kit/extras.ts';
import { isNamed } from '../../../../resources/kit/form/definition.ts';
import { extraId, extraName, extrasField, type Resource } from '../../../../resources/kit/index.ts';
import type { Caller } from '../../access/caller.ts';
import { writableFields } from '../../access/permission.ts';
import type { RowData } from '../../database/db.ts';
import type { Draft } from '../import/draft.ts';
import { sameValue } from '../sameValue.ts';
import { seesAnswers } from './seen.ts';
import { settled } from './settle.ts';
import { answersIn } from './settled.ts';

/** What stands in no cell is not missed in a sheet: it is asked of whoever changes the row later. */
function withoutFiles(extras: Extras): Extras {
  const { form } = extras;
  if (!form) return extras;
  const sections = form.sections.map(section => ({
    ...section,
    questions: section.questions.map(one => (isNamed(one.kind) ? { ...one, required: false } : one)),
  }));
  return { ...extras, form: { sections } };
}

/**
 * Puts the extra fields of a spreadsheet's row into the field that holds them, checked as any other answers are.
 * @param before the stored row; undefined for a new one, which has to answer what is required
 */
export function foldExtras(
  r: Resource,
  extras: Extras | undefined,
  caller: Caller,
  draft: Draft,
  before: RowData | undefined,
): void {
  const within = extrasField(r);
  if (within === undefined || !extras) return;
  const given: RowData = {};
  for (const name of Object.keys(draft.given).filter(one => one.startsWith(extraName(within, '')))) {
    // A switch of a new row that the file says nothing of is not answered.
    given[extraId(name)] = draft.given[name];
    delete draft.given[name];
  }
  if (before ? !Object.keys(given).length : !writableFields(caller, r).has(within)) return;
  const stored = before && answersIn(before[within]);
  const { answers, errors } = settled(within, withoutFiles(extras), seesAnswers(caller), stored, given);
  for (const [name, said] of Object.entries(errors)) draft.errors[name] ??= said;
  if (Object.keys(errors).length) return;
  draft.given[within] = before && sameValue(stored, answers) ? before[within] : answers;
}
