import { dayInWords } from '../../../resources/kit/index.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { luaranSegera, nilaiMitraDitunggu } from '../../../resources/riset/events.ts';
import { programRiset } from '../../../resources/riset/programme.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { dayAfter, dayInZone } from '../../platform/day.ts';
import type { EngineJob } from '../../platform/engine/context.ts';
import { type DueContext, type DueReport, forDue } from '../../platform/engine/dueRows.ts';
import { findRow } from '../../platform/engine/read.ts';
import { partsOf } from '../../platform/jobs/index.ts';
import { daily } from '../mbkm/jobs.ts';
import { tellOf } from '../mbkm/notices.ts';
import { endInvitations } from './answerInvitation.ts';

/** Days before the end on which a student hears of the report, and after it in which a partner grades. */
const before = [7, 1] as const;
const grading = 14;

interface Due extends DbRow {
  id: string;
  selesai: string;
  hari: number;
}

/** Reminds students whose research ends in seven days or one and whose final report is not accepted. */
async function remindReports(context: DueContext): Promise<DueReport> {
  const { engine } = context;
  const due = partsOf<Due>(
    context,
    `select t.id, t.tanggal_selesai::text as selesai, t.tanggal_selesai - $1::date as hari
     from mbkm_pendaftar_program_mbkm t join riset_pendaftaran d on d.id_pendaftar_mbkm = t.id
     where t.status = 'berjalan' and t.tanggal_selesai - $1::date = any($2::int[])
       and not exists (select 1 from riset_luaran o where o.id_pendaftar_mbkm = t.id
         and o.kode_jenis_luaran = $3 and o.status = 'disetujui')`,
    [dayInZone(engine.now()), before, programRiset.outputs?.report],
  );
  return forDue(context, pendaftar, due, async (ctx, { id, hari }) => {
    const row = await findRow(engine, ctx.tx, null, pendaftar, id, 'read');
    if (row) await tellOf(ctx, row, luaranSegera, { words: { hari }, key: `${id}:laporan:${hari}` });
  });
}

/** Partners who have not graded a student whose research has ended; told once, with the last day. */
async function remindPartners(context: DueContext): Promise<DueReport> {
  const { engine } = context;
  const due = partsOf<Due>(
    context,
    `select t.id, t.tanggal_selesai::text as selesai, 0 as hari
     from mbkm_pendaftar_program_mbkm t join riset_pendaftaran d on d.id_pendaftar_mbkm = t.id
     where t.status = 'berjalan' and t.id_mitra is not null and t.tanggal_selesai <= $1::date
       and not exists (select 1 from riset_nilai_mitra n where n.id_pendaftar_mbkm = t.id and n.status in ('diajukan', 'final'))`,
    [dayInZone(engine.now())],
  );
  return forDue(context, pendaftar, due, async (ctx, { id, selesai }) => {
    const row = await findRow(engine, ctx.tx, null, pendaftar, id, 'read');
    const batas = dayInWords(dayAfter(selesai, grading));
    if (row) await tellOf(ctx, row, nilaiMitraDitunggu, { words: { batas }, key: `${id}:nilai-mitra` });
  });
}

/** The daily jobs of research (docs/domain/40 §4.2, §4.6). */
export const risetJobs: readonly EngineJob[] = [
  daily('undangan-riset', 'Mengakhiri undangan penelitian yang tidak dijawab', { at: '00:20' }, endInvitations),
  daily('laporan-riset', 'Mengingatkan laporan akhir riset', { at: '06:40' }, remindReports),
  daily('nilai-mitra-riset', 'Mengingatkan nilai mitra riset', { at: '06:45' }, remindPartners),
];
