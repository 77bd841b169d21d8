import { dayInWords, type Message } from '../../../resources/kit/index.ts';
import { latsarmil } from '../../../resources/komcad/latsarmil.ts';
import { lamaHari } from '../../../resources/komcad/program.ts';
import { komcadRefusals } from '../../../resources/komcad/refusals.ts';
import { type Tahap, tahapLatihan } from '../../../resources/komcad/tahap.ts';
import { keep } from '../../platform/access/keptSaid.ts';
import { dayAfter, dayInZone } from '../../platform/day.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { sumsOfSheet } from '../nilai/sheetWeights.ts';
import { copiesOf, lockParticipant, stagesOf } from './participant.ts';
import { gradingDays } from './reminders.ts';

const days = ['hariHadir', 'hariIzin', 'hariSakit', 'hariAlpa'] as const;

const closed = (tahap: Tahap): Message | null => (tahapLatihan.includes(tahap) ? null : komcadRefusals.trainingClosed);

/** Attendance, grades and certificate of training (docs/domain/40 §1.1, §4.4). */
export const trainingRules: RulesFor<typeof latsarmil> = {
  beforeCreate: async (ctx, data) => {
    const participant = await lockParticipant(ctx, data.idPendaftarMbkm);
    const { id, idProgramKomcad } = participant;
    Object.assign(data, copiesOf(participant), { id, idProgramKomcad });
  },

  beforeUpdate: async (ctx, before, data) => {
    const { tahap, latsarmilMulai, latsarmilSelesai } = await lockParticipant(ctx, before.idPendaftarMbkm);
    const why = closed(tahap);
    if (why) throw conflict(why);
    const row = { ...before, ...data };
    const total = days.reduce((sum, name) => sum + Number(row[name] ?? 0), 0);
    const message = komcadRefusals.tooManyDays;
    if (total > lamaHari(latsarmilMulai, latsarmilSelesai)) throw invalid({ hariHadir: message }, message);
    Object.assign(data, await sumsOfSheet(ctx.tx, latsarmil, row));
  },

  shown: async ({ db, now }, rows) => {
    const stages = await stagesOf(
      db,
      rows.map(({ id }) => id),
    );
    const today = dayInZone(now());
    for (const row of rows) {
      const { tahap, latsarmilSelesai } = stages.get(row.id ?? '') ?? {};
      const terkunci = tahap ? closed(tahap) : null;
      const due = latsarmilSelesai ? dayAfter(latsarmilSelesai, gradingDays) : today;
      const late = terkunci === null && row.hasil === 'belum' && due < today;
      Object.assign(row, {
        terkunci: terkunci && keep(terkunci),
        terlambat: late ? `Terlambat: nilai ditunggu sampai ${dayInWords(due)}.` : null,
      });
    }
  },
};
