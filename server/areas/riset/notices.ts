import * as happened from '../../../resources/riset/events.ts';
import { programRiset } from '../../../resources/riset/programme.ts';
import { role } from '../../../resources/roles.ts';
import type { RowData } from '../../platform/database/db.ts';
import type { RuleContext, Transition } from '../../platform/engine/rules.ts';
import { stepTeller, tellDecided } from '../../platform/notify/index.ts';
import { team } from '../mbkm/team.ts';

/** Tells people of what becomes of proposed partners and schemes (docs/domain/40 §4.6). */

const say = stepTeller(programRiset);
const idOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A proposed partner was handed in or decided on. */
export const tellOfProposal = (ctx: RuleContext, row: RowData, step: Transition): Promise<void> =>
  tellDecided(say, ctx, row, step, {
    of: happened.inisiasiDiputus,
    words: { mitra: String(row.namaMitra), nama: String(row.namaMahasiswa) },
    waits: team,
    decided: { mahasiswa: [{ mahasiswa: [idOf(row.idMahasiswa)] }] },
  });

/**
 * A scheme waits for Tim MBKM, and one of a single study programme for its coordinator; or it was decided on, of which
 * who has initiated it hears too. A new one that follows from a decision is handed in without a step of its own.
 */
export async function tellOfScheme(
  ctx: RuleContext,
  row: RowData,
  step: Pick<Transition, 'action' | 'note'>,
): Promise<void> {
  const mitra = await ctx.tx.one<{ nama: string }>('select nama from master_mitra where id = $1', [row.idMitra]);
  const only = idOf(row.idProdiTunggal);
  await tellDecided(say, ctx, row, step, {
    of: happened.skemaDiputus,
    words: { skema: String(row.namaSkema), mitra: mitra?.nama ?? '' },
    waits: { ...team, koordinator: only ? [{ role: role.koordinator, idProgramProdi: only }] : [] },
    decided: {
      mitra: [{ role: role.mitra, idMitra: idOf(row.idMitra) }],
      mahasiswa: [{ mahasiswa: [idOf(row.idMahasiswa)] }],
    },
  });
}
