import type { Row } from '../../../resources/kit/index.ts';
import { mitra } from '../../../resources/master/mitra.ts';
import * as happened from '../../../resources/riset/events.ts';
import type { inisiasiMitra } from '../../../resources/riset/inisiasiMitra.ts';
import { programRiset } from '../../../resources/riset/programme.ts';
import type { skemaMitra } from '../../../resources/riset/skemaMitra.ts';
import { role } from '../../../resources/roles.ts';
import { asSystem, read } from '../../platform/engine/reading.ts';
import type { RuleContext, Transition } from '../../platform/engine/rules.ts';
import { stepTeller, tellDecided } from '../../platform/notify/index.ts';
import { team } from '../mbkm/team.ts';

/** Tells people of what becomes of proposed partners and schemes (docs/domain/40 §4.6). */

const say = stepTeller(programRiset);

type Proposal = Row<typeof inisiasiMitra>;
type Scheme = Row<typeof skemaMitra>;

/** A proposed partner was handed in or decided on. */
export const tellOfProposal = (ctx: RuleContext, row: Proposal, step: Transition<Proposal>): Promise<void> =>
  tellDecided(say, ctx, row, step, {
    of: happened.inisiasiDiputus,
    words: { mitra: row.namaMitra, nama: row.namaMahasiswa ?? '' },
    waits: team,
    decided: { mahasiswa: [{ mahasiswa: [row.idMahasiswa] }] },
  });

/**
 * Notices of schemes: one waits for Tim MBKM, or for the coordinator if it is of a single study programme; or it was
 * decided on, which a student who proposed it is told too. A scheme created by a decision is submitted without a step
 * of its own.
 */
export async function tellOfScheme(
  ctx: RuleContext,
  row: Scheme,
  step: Pick<Transition, 'action' | 'note'>,
): Promise<void> {
  const partner = await read(asSystem(ctx.tx), mitra, row.idMitra, ['nama']);
  const only = row.idProdiTunggal;
  await tellDecided(say, ctx, row, step, {
    of: happened.skemaDiputus,
    words: { skema: row.namaSkema, mitra: partner?.nama ?? '' },
    waits: { ...team, koordinator: only ? [{ role: role.koordinator, idProgramProdi: only }] : [] },
    decided: {
      mitra: [{ role: role.mitra, idMitra: row.idMitra }],
      mahasiswa: [{ mahasiswa: [row.idMahasiswa] }],
    },
  });
}
