import { Message } from '../../../resources/kit/index.ts';
import { suratRefusals } from '../../../resources/surat/refusals.ts';
import { surat } from '../../../resources/surat/surat.ts';
import type { RulesByResource } from '../../platform/engine/rules.ts';
import { rulesOf } from '../../platform/engine/rulesOf.ts';
import { conflict } from '../../platform/errors.ts';
import { compose } from './compose.ts';
import { issueTold } from './issue.ts';
import type { LetterBook } from './letterBook.ts';
import { rowsOfLetter } from './standing.ts';
import { askSignature, dropSignature, mayBeAsked } from './tandaTangan/queue.ts';

/**
 * Steps of an issued letter: one that is issued anew takes the next number in the same transaction. Whatever counts may be
 * put right so, also when no first one would be issued any more.
 */
export const letterRules = (book: LetterBook): RulesByResource =>
  rulesOf(surat, {
    conditions: {
      dapatDimintakanTandaTangan: {
        rows: ({ alias }) => mayBeAsked(alias),
        says: () => suratRefusals.tandaTangan.cannotAsk,
      },
    },
    beforeTransition: async (ctx, before, { action, note, data }) => {
      if (action === 'minta_tanda_tangan') return askSignature(ctx.tx, before.id, ctx.now);
      data.alasan = note?.slice(0, 300) ?? null;
      await dropSignature(ctx.tx, before.id, ctx.now);
      if (action !== 'terbitkan_ulang') return;
      const rules = book.get(before.jenisSurat);
      const source = { on: ctx.tx, registry: ctx.registry };
      const composed = rules && (await compose(source, rules, await rowsOfLetter(ctx.tx, before.id)));
      if (!rules || !composed || composed instanceof Message) throw conflict(suratRefusals.notAgain);
      data.idSuratPengganti = (await issueTold(ctx, rules, composed)).id;
      data.perluTerbitUlang = false;
    },
  });
