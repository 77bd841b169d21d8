import type { Message, Row } from '../../../resources/kit/index.ts';
import { pendaftaranKomcad } from '../../../resources/komcad/pendaftaran.ts';
import { penilaianKomcad } from '../../../resources/komcad/penilaian.ts';
import { komcad } from '../../../resources/komcad/programme.ts';
import { komcadRefusals } from '../../../resources/komcad/refusals.ts';
import { type Tahap, tahapNilai } from '../../../resources/komcad/tahap.ts';
import { nilaiMessages } from '../../../resources/nilai/messages.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { achievedIn, unfinished } from '../kegiatan/index.ts';
import { lecturerSheetRules, packageMissing, type Reading } from '../nilai/lecturerSheet.ts';
import { sumsOfSheet } from '../nilai/sheetWeights.ts';
import { notValid } from './documents.ts';
import { tellOfGrade } from './notices.ts';
import { lockParticipant, type Participant, stagesOf } from './participant.ts';

const [kind = ''] = komcad.kinds;

type Sheet = Row<typeof penilaianKomcad>;

const closed = (tahap: Tahap): Message | null => (tahapNilai.includes(tahap) ? null : komcadRefusals.gradingClosed);

/** Reason why a grade may not be final yet; null if there is none (docs/domain/40 §4.3). */
async function missing(ctx: Reading, row: Sheet, participant: Participant): Promise<Message | null> {
  const { id } = row;
  const waits = packageMissing(participant) ?? (await unfinished(ctx.tx, ctx.registry, kind, id));
  if (waits) return waits;
  const log = await achievedIn(ctx.tx, ctx.registry, kind, id);
  if (log && !log.cukup) return komcadRefusals.logsLacking;
  const papers = [...(await notValid(ctx.tx, id, 'terima_laporan')), ...(await notValid(ctx.tx, id, 'finalkan'))];
  if (papers.length) return komcadRefusals.documentsLacking({ daftar: papers });
  if (row.nilaiLatsarmil === null) return komcadRefusals.trainingGradeMissing;
  return row.nilaiLaporan === null || row.nilaiLogbook === null ? nilaiMessages.gradeMissing : null;
}

/** Grades of Komcad (docs/domain/40 §4.3, §4.4). */
export const gradeRules: RulesFor<typeof penilaianKomcad> = lecturerSheetRules<Participant, Sheet>({
  lock: lockParticipant,
  closed: ({ tahap }) => closed(tahap),
  closedRows: async (on, ids) => new Map([...(await stagesOf(on, ids))].map(([id, { tahap }]) => [id, closed(tahap)])),
  lacks: missing,
  parts: ({ nilaiLatsarmil, nilaiLaporan }) => ({ nilaiMitra: nilaiLatsarmil, nilaiDosen: nilaiLaporan }),
  /** With what training came to by today. */
  totals: async ({ tx }, row) => {
    const found = await tx.one<{ nilai: number | null }>(
      'select nilai_latsarmil as nilai from komcad_latsarmil where id = $1',
      [row.id],
    );
    const nilaiLatsarmil = found?.nilai ?? null;
    return { nilaiLatsarmil, ...(await sumsOfSheet(tx, penilaianKomcad, { ...row, nilaiLatsarmil })) };
  },
  finished: async (ctx, participant, before, note) => {
    const { id, tahap } = participant;
    if (tahap === 'penilaian') await ctx.step(pendaftaranKomcad, id, 'tahap/finalkan', note);
    await tellOfGrade(ctx, participant, before.version);
  },
});
