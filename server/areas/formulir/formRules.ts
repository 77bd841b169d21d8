import type { formulir } from '../../../resources/formulir/formulir.ts';
import { formulirRefusals } from '../../../resources/formulir/refusals.ts';
import { formSchema } from '../../../resources/kit/form/definition.ts';
import { messages } from '../../../resources/kit/index.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { conflict } from '../../platform/errors.ts';
import { mustBeFields, publishExtras } from './extras.ts';
import { publishQuestions } from './registration.ts';
import { insertVersion, readDraft, readVersion, settleDraft, unchangedSql } from './versions.ts';

/**
 * Freezes what is written as the next version.
 * @returns its number
 * @throws HttpError 409 where it is not finished
 */
async function release({ tx, caller, now }: RuleContext, id: string, last: number, isFields: boolean): Promise<number> {
  const { form } = await readDraft(tx, id);
  const read = formSchema.safeParse(form);
  if (!read.success) throw conflict(formulirRefusals.notReady({ n: read.error.issues.length }));
  if (isFields) mustBeFields(read.data, last > 0 ? await readVersion(tx, id, last) : undefined);
  if (!(await insertVersion(tx, id, last + 1, read.data, { caller, now }))) throw conflict(messages.stale);
  await settleDraft(tx, id, read.data);
  return last + 1;
}

/** A release makes a version that never changes; what was released stays. */
export const formRules: RulesFor<typeof formulir> = {
  conditions: {
    adaYangBaru: { rows: ({ alias }) => `not ${unchangedSql(alias)}`, says: () => formulirRefusals.nothingNew },
  },

  beforeTransition: async (ctx, before, transition) => {
    if (transition.action !== 'rilis') return;
    transition.data.nomorVersi = await release(ctx, before.id, before.nomorVersi ?? 0, before.momen !== 'sendiri');
  },

  afterTransition: publishExtras,

  // Title, days and ways of a registration's questions count from the moment that they are changed.
  afterWrite: async (ctx, row) => {
    if (row?.momen === 'pendaftaran' && row.status !== 'draf') await publishQuestions(ctx, row);
  },

  beforeDelete: (_ctx, row) => {
    if (row.status !== 'draf') throw conflict(formulirRefusals.releasedStays);
  },
};
