import { trimmed } from '../../../resources/kit/index.ts';
import type { Berita, berita } from '../../../resources/pengaturan/berita.ts';
import { pengaturanMessages } from '../../../resources/pengaturan/messages.ts';
import { publikRefusals } from '../../../resources/publik/refusals.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { invalid } from '../../platform/errors.ts';

/** Room for a number behind a slug that is taken. */
const maxSlug = 150;

/** `Cerita Rizky: Dari Log…` → `cerita-rizky-dari-log…` */
export function slugFrom(judul: string): string {
  const plain = judul.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = trimmed(plain.replace(/[^a-z0-9]+/g, '-').slice(0, maxSlug), char => char === '-');
  // A title in another script leaves nothing.
  return words || 'berita';
}

/** The slug of a title, with a number when it is taken (docs/domain/60 §1 slug). */
async function freeSlug(ctx: RuleContext, judul: string): Promise<string> {
  const wanted = slugFrom(judul);
  const rows = await ctx.tx.query<{ slug: string }>(
    `select slug from pengaturan_berita where slug = $1 or slug like $1 || '-%'`,
    [wanted],
  );
  const taken = new Set(rows.map(row => row.slug));
  for (let n = 1; ; n++) {
    const candidate = n === 1 ? wanted : `${wanted}-${n}`;
    if (!taken.has(candidate)) return candidate;
  }
}

/** News (docs/domain/60 §1): addresses that stay, and dates that are there once it is published. */
export const newsRules: RulesFor<typeof berita> = {
  beforeCreate: async (ctx, data) => {
    if (!data.slug) data.slug = await freeSlug(ctx, data.judul ?? '');
  },

  beforeUpdate: async (ctx, before, data) => {
    const isDraft = before.status === 'draf';
    if ('slug' in data && data.slug !== before.slug) {
      // Others link to it already.
      if (!isDraft) throw invalid({ slug: pengaturanMessages.slugStays });
      if (!data.slug) data.slug = await freeSlug(ctx, data.judul ?? before.judul);
    }
    if (!isDraft && data.tanggalTerbit === null) throw invalid({ tanggalTerbit: publikRefusals.dateStays });
  },

  beforeTransition: (ctx, before, transition) => {
    if (transition.action !== 'terbitkan') return;
    fillDate(ctx, before, transition.data);
  },
};

/** Published without a date means published now. */
function fillDate(ctx: RuleContext, before: Berita, data: Partial<Berita>): void {
  if (!before.tanggalTerbit) data.tanggalTerbit = ctx.now.toISOString();
}
