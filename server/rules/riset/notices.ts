import * as happened from '../../../resources/riset/events.ts';
import { programRiset } from '../../../resources/riset/programme.ts';
import type { RowData } from '../../database/db.ts';
import { decisionOf, stepTeller, team } from '../../notify/index.ts';
import type { RuleContext, Transition } from '../../rest/rules.ts';

/** Tells people of what becomes of proposed partners and schemes (docs/domain/40 §4.6). */

const say = stepTeller(programRiset);
const idOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A proposed partner was handed in or decided on. */
export async function tellOfProposal(ctx: RuleContext, row: RowData, step: Transition): Promise<void> {
  const mitra = String(row.namaMitra);
  const keadaan = decisionOf(step);
  if (step.action === 'ajukan')
    await say(ctx, row, step, {
      event: happened.inisiasiDiajukan,
      words: { mitra, nama: String(row.namaMahasiswa) },
      people: team,
    });
  else if (keadaan)
    await say(ctx, row, step, {
      event: happened.inisiasiDiputuskan,
      words: { mitra, keadaan },
      people: { mahasiswa: [{ mahasiswa: [idOf(row.idMahasiswa)] }] },
      noted: true,
    });
}

/** A scheme waits for a decision: Tim MBKM's, and of a single study programme its coordinator's. */
export async function tellOfOffer(ctx: RuleContext, row: RowData, action: string): Promise<void> {
  const mitra = await ctx.tx.one<{ nama: string }>('select nama from master_mitra where id = $1', [row.idMitra]);
  const only = idOf(row.idProdiTunggal);
  await say(
    ctx,
    row,
    { action, note: null },
    {
      event: happened.skemaDiajukan,
      words: { skema: String(row.namaSkema), mitra: mitra?.nama ?? '' },
      people: { ...team, koordinator: only ? [{ role: 'HA05', idProgramProdi: only }] : [] },
    },
  );
}

/** A scheme was decided on; who has initiated it hears of it too. */
export async function tellOfScheme(ctx: RuleContext, row: RowData, step: Transition): Promise<void> {
  const keadaan = decisionOf(step);
  if (!keadaan) return;
  await say(ctx, row, step, {
    event: happened.skemaDiputuskan,
    words: { skema: String(row.namaSkema), keadaan },
    people: {
      mitra: [{ role: 'HA06', idMitra: idOf(row.idMitra) }],
      mahasiswa: [{ mahasiswa: [idOf(row.idMahasiswa)] }],
    },
    noted: true,
  });
}
