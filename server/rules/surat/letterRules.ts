import { surat } from '../../../resources/surat/surat.ts';
import { conflict } from '../../errors.ts';
import type { RulesByResource } from '../../rest/rules.ts';
import { compose, mayBeIssued } from './compose.ts';
import { issueLetter } from './issue.ts';
import type { LetterBook } from './kinds.ts';

const notAgain = 'Surat ini tidak dapat diterbitkan ulang: datanya sudah tidak memenuhi syarat penerbitan.';

/** Steps of an issued letter: one that is issued anew takes the next number in the same transaction. */
export const letterRules = (book: LetterBook): RulesByResource => ({
  [surat.name]: {
    beforeTransition: async (ctx, before, { action, note, data }) => {
      data.alasan = note?.slice(0, 300) ?? null;
      if (action !== 'terbitkan_ulang') return;
      const rules = book.get(String(before.jenisSurat));
      const source = { on: ctx.tx, registry: ctx.registry };
      const about = String(before.idBaris);
      const composed =
        rules && (await mayBeIssued(source, rules, about)) ? await compose(source, rules, about) : notAgain;
      if (!rules || typeof composed === 'string') throw conflict(notAgain);
      data.idSuratPengganti = (await issueLetter(ctx, rules, about, composed)).id;
    },
  },
});
