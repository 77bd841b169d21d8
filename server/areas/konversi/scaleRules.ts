import { type ChangeOf, noteOf, type Row } from '../../../resources/kit/index.ts';
import { konversiRefusals } from '../../../resources/konversi/refusals.ts';
import { periode } from '../../../resources/master/periode.ts';
import type { skalaNilai } from '../../../resources/nilai/skalaNilai.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { asSystem, read } from '../../platform/engine/reading.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { conflict } from '../../platform/errors.ts';
import { followScale } from './followScale.ts';

interface Final extends DbRow {
  idPeriode: string;
  /** The scale that letters of this period were taken from. */
  idSkala: string | null;
  tanggalMulai: string;
}

/** Periods in which some conversion is final, with the scale that counts there. */
const finals = ({ tx }: RuleContext): Promise<Final[]> =>
  tx.query<Final>(
    `select d.id as id_periode, d.tanggal_mulai, (
       select s.id from nilai_skala s left join master_periode m on m.id = s.id_periode_mulai
       where s.id_periode_mulai is null or m.tanggal_mulai <= d.tanggal_mulai
       order by m.tanggal_mulai desc nulls last limit 1) as id_skala
     from master_periode d where exists (select 1 from mbkm_pendaftar_program_mbkm t
       where t.id_periode = d.id and t.status_konversi in ('final', 'revisi_nilai'))`,
  );

const beginsAt = async ({ tx }: RuleContext, idPeriode: string | null | undefined): Promise<string | null> =>
  (await read(asSystem(tx), periode, idPeriode, ['tanggalMulai']))?.tanggalMulai ?? null;

async function mustBeUnused(ctx: RuleContext, id: unknown): Promise<void> {
  if ((await finals(ctx)).some(({ idSkala }) => idSkala === id)) throw conflict(konversiRefusals.scaleUsed);
}

/** A scale that begins (again) here must not take over periods whose grades are final. */
async function mustNotTakeOver(ctx: RuleContext, { idPeriodeMulai }: ChangeOf<typeof skalaNilai>): Promise<void> {
  const begin = await beginsAt(ctx, idPeriodeMulai);
  const taken = (await finals(ctx)).filter(({ tanggalMulai }) => begin === null || begin <= tanggalMulai);
  // One without a beginning comes last, so it takes over only where there is none.
  const wrong = begin === null ? taken.some(({ idSkala }) => idSkala === null) : taken.length > 0;
  if (wrong) throw conflict(konversiRefusals.scaleUsed);
}

/** Values that decide about grades: the letters with their lower bounds, and the period from which they count. */
const countsOf = ({ baris, idPeriodeMulai }: Row<typeof skalaNilai>): string => JSON.stringify([baris, idPeriodeMulai]);

/**
 * Letter scales: what final grades were given by stays as it is, letters that are not final follow
 * (docs/domain/20 §1.9).
 */
export const scaleRules: RulesFor<typeof skalaNilai> = {
  beforeCreate: (ctx, data) => mustNotTakeOver(ctx, data),
  beforeUpdate: async (ctx, before, data) => {
    const counts = 'baris' in data || 'idPeriodeMulai' in data;
    if (!counts) return;
    await mustBeUnused(ctx, before.id);
    if ('idPeriodeMulai' in data) await mustNotTakeOver(ctx, { ...before, ...data });
  },
  beforeDelete: (ctx, row) => mustBeUnused(ctx, row.id),
  afterWrite: async (ctx, row, before) => {
    if (row && before && countsOf(row) === countsOf(before)) return;
    const kode = (row ?? before)?.kodeSkala;
    await followScale(ctx, noteOf(konversiRefusals.notes[row ? 'byScale' : 'scaleDeleted']({ kode: kode ?? '' })));
  },
};
