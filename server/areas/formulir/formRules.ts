import type { Formulir, formulir } from '../../../resources/formulir/formulir.ts';
import { formulirRefusals } from '../../../resources/formulir/refusals.ts';
import { formulirTautanRefusals } from '../../../resources/formulir/tautanRefusals.ts';
import { isOpenKind } from '../../../resources/formulir/terbuka.ts';
import { type Form, formSchema, isTelling, questionsOf } from '../../../resources/kit/form/definition.ts';
import { renewedForm } from '../../../resources/kit/form/ids.ts';
import { messages } from '../../../resources/kit/index.ts';
import { copiedFrom } from '../../platform/engine/copy/run.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { publishRest } from './anonymous.ts';
import { unknownSource } from './answerFiles.ts';
import { mustBeFields, publishExtras } from './extras.ts';
import { isAsked, tables } from './forms.ts';
import { mustKnowMoment } from './moments.ts';
import { publishQuestions } from './registration.ts';
import { insertVersion, readDraft, readVersion, settleDraft, unchangedSql } from './versions.ts';

type Linked = Pick<Formulir, 'peserta' | 'tautanPribadi'>;
const hasLinks = ({ peserta, tautanPribadi }: Linked): boolean => peserta === 'tautan' || tautanPribadi === true;

/** @throws HttpError 409 where a form with links asks what the page without an account cannot */
function mustBeAnswerable(row: Linked, form: Form | undefined): void {
  if (!form || !hasLinks(row)) return;
  const closed = questionsOf(form).find(({ question }) => !isOpenKind(question.kind));
  if (closed) throw conflict(formulirTautanRefusals.notPublic({ nama: closed.question.label }));
}

/**
 * Freezes what is written as the next version.
 * @returns its number
 * @throws HttpError 409 where it is not finished
 */
async function release({ tx, registry, caller, now }: RuleContext, row: Formulir): Promise<number> {
  const { id, momen } = row;
  const last = row.nomorVersi ?? 0;
  const { form } = await readDraft(tx, id);
  const read = formSchema.safeParse(form);
  if (!read.success) throw conflict(formulirRefusals.notReady({ n: read.error.issues.length }));
  if (row.anonim) mustTellNobody(read.data);
  if (momen === 'kejadian') mustKnowMoment(registry, row.kejadian);
  if (!isAsked(row)) mustBeFields(read.data, last > 0 ? await readVersion(tx, id, last) : undefined);
  mustBeAnswerable(row, read.data);
  const nowhere = unknownSource(read.data);
  if (nowhere !== undefined) throw conflict(formulirRefusals.unknownSource({ nama: nowhere }));
  if (!(await insertVersion(tx, id, last + 1, read.data, { caller, now }))) throw conflict(messages.stale);
  await settleDraft(tx, id, read.data);
  return last + 1;
}

/** @throws HttpError 409 for a question whose answer tells by itself who somebody is */
function mustTellNobody(form: Form): void {
  const telling = questionsOf(form).find(({ question }) => isTelling(question.kind));
  if (telling) throw conflict(formulirRefusals.anonymousTelling({ nama: telling.question.label }));
}

/** A release makes a version that never changes; what was released stays. */
export const formRules: RulesFor<typeof formulir> = {
  conditions: {
    adaYangBaru: { rows: ({ alias }) => `not ${unchangedSql(alias)}`, says: () => formulirRefusals.nothingNew },
  },

  beforeUpdate: async ({ tx }, before, { anonim, peserta, tautanPribadi }) => {
    const released = (before.nomorVersi ?? 0) > 0;
    if (released && anonim !== undefined && anonim !== before.anonim)
      throw invalid({ anonim: formulirRefusals.anonymousStays });
    const after = {
      peserta: peserta ?? before.peserta,
      tautanPribadi: tautanPribadi === undefined ? before.tautanPribadi : tautanPribadi,
    };
    if (released && hasLinks(after) && !hasLinks(before))
      mustBeAnswerable(after, await readVersion(tx, before.id, before.nomorVersi ?? 0));
  },

  beforeTransition: async (ctx, before, transition) => {
    if (transition.action !== 'rilis') return;
    transition.data.nomorVersi = await release(ctx, before);
  },

  afterTransition: async (ctx, row, { action }) => {
    await publishExtras(ctx, row);
    if (row.anonim && action === 'tutup') await publishRest(ctx.tx, row.id);
  },

  // Title, days and ways of a registration's questions count from the moment that they are changed.
  afterWrite: async (ctx, row, before) => {
    const source = row && !before ? copiedFrom(ctx) : undefined;
    if (row && source !== undefined) {
      const { form } = await readDraft(ctx.tx, source);
      await insertVersion(ctx.tx, row.id, 0, renewedForm(form), ctx);
      // The next round of a ready-made survey stands beside the one before.
      await ctx.tx.execute(
        `update ${tables.form} set contoh = (select s.contoh from ${tables.form} s where s.id = $2) where id = $1`,
        [row.id, source],
      );
    }
    if (row?.momen === 'pendaftaran' && row.status !== 'draf') await publishQuestions(ctx, row);
  },
};
