import { answersFitting } from '../../../../resources/kit/form/answers.ts';
import { isFiled, questionsOf } from '../../../../resources/kit/form/definition.ts';
import { namedIn } from '../../../../resources/kit/form/namedIn.ts';
import { extrasField, isRecord, type Resource } from '../../../../resources/kit/index.ts';
import type { Caller } from '../../access/caller.ts';
import type { Queryable, RowData } from '../../database/db.ts';
import type { Engine } from '../context.ts';
import { answersTo, rowNames } from '../extras/named.ts';
import { extrasFor } from '../extras/seen.ts';

/**
 * The extra fields that a copy of a row takes over: what is asked now, as far as the caller sees and may answer it, and
 * it fits the questions of today. Files hang on one row and stay there; rows that the caller may not choose do too.
 * @param row the source as it was read for the caller
 * @returns the field that holds them, by its name; nothing for a resource without
 */
export async function copiedExtras(
  engine: Engine,
  on: Queryable,
  caller: Caller,
  r: Resource,
  row: RowData,
): Promise<RowData> {
  const within = extrasField(r);
  if (within === undefined) return {};
  const given = row[within];
  const comesLater = r.access[caller.baseRole]?.later?.fields.includes(within);
  if (!isRecord(given) || comesLater) return { [within]: null };
  const { form } = await extrasFor({ registry: engine.registry, db: on }, caller, r);
  if (!form) return { [within]: null };
  const mayAnswer = answersTo(engine.registry, caller);
  const kept: RowData = {};
  for (const { question } of questionsOf(form)) {
    const { id, kind, source = '' } = question;
    if (!(id in given) || isFiled(kind) || !mayAnswer(question)) continue;
    const chosen = kind === 'row' ? namedIn(given[id]).map(one => one.id) : [];
    const known = await rowNames(on, source, chosen, engine, caller);
    if (chosen.every(one => known.has(one))) kept[id] = given[id];
  }
  const answers = answersFitting(form, kept);
  return { [within]: Object.keys(answers).length ? answers : null };
}
