import { works as kinds } from '../../../resources/portofolio/index.ts';
import type { Karya, Works } from '../../../resources/portofolio/karyaOf.ts';
import { portofolioMessages } from '../../../resources/portofolio/messages.ts';
import { authorErrors } from '../../../resources/portofolio/penulis.ts';
import { portofolioRefusals } from '../../../resources/portofolio/refusals.ts';
import { column, tableName } from '../../platform/database/columns.ts';
import type { ResourceRules, RuleContext, RulesByResource } from '../../platform/engine/rules.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { named, setOwner } from './authors.ts';
import { tellAuthors, tellOfStep } from './notices.ts';
import { ownShare, pointsOf, withShares } from './points.ts';

/** Rules of a kind of works that need other rows (docs/domain/40 §1.3, §4.5). */
const rulesOf = (works: Works): ResourceRules<Karya> => ({
  beforeCreate: async (ctx, data) => {
    await setOwner(ctx, works, data);
    await complete(ctx, works, data, data);
  },

  beforeUpdate: async (ctx, before, data) => {
    mustBeOpen(before);
    await complete(ctx, works, { ...before, ...data }, data);
  },

  afterWrite: (ctx, row, before) => tellAuthors(ctx, works, row, before),

  beforeTransition: async (ctx, before, step) => {
    const { action, data, note } = step;
    if (action === 'verifikasi') {
      // A category may be worth something else by now: owner and co-authors get what holds on this day.
      const points = await pointsOf(ctx, works, before);
      data.poin = ownShare(works, before, points);
      if (works.work.authored) data.penulis = withShares(works, before, points);
    }
    if (action === 'buka') data.poin = null;
    if (note !== null || action === 'verifikasi') data.catatan = note;
    await tellOfStep(ctx, works, before, step);
  },
});

/** Submitted works cannot be changed by anybody. @throws HttpError 409 */
function mustBeOpen({ status }: Karya): void {
  if (status !== 'draf' && status !== 'revisi') throw conflict(portofolioMessages.handedIn);
}

/** @param row what the work will be; what follows from it is written into `data` */
async function complete(ctx: RuleContext, works: Works, row: Partial<Karya>, data: Partial<Karya>): Promise<void> {
  await mustBeNew(ctx, works, row);
  if (!works.work.authored) return;
  const errors = authorErrors(row);
  const [first] = Object.values(errors);
  if (first) throw invalid(errors, first);
  const authors = await named(ctx, row.penulis ?? []);
  data.penulis = withShares(works, { ...row, penulis: authors }, await pointsOf(ctx, works, row));
}

/** @throws HttpError 409 where somebody has recorded the same work */
async function mustBeNew(
  { tx, registry }: RuleContext,
  works: Works,
  row: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { known } = works.work;
  const value = known === undefined ? null : row[known];
  if (known === undefined || typeof value !== 'string' || value === '') return;
  const other = await tx.one<{ nama: string }>(
    `select nama_pemilik as nama from ${tableName(registry.get(works.name))}
     where ${column(known)} = $1 and id is distinct from $2::uuid limit 1`,
    [value, row.id ?? null],
  );
  if (other) throw conflict(portofolioRefusals.recordedBy({ nama: other.nama }));
}

/** Rules of the portfolio's works. */
export const portfolioRules: RulesByResource = Object.fromEntries(kinds.map(works => [works.name, rulesOf(works)]));
