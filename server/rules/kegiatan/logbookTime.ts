import type { FieldErrors } from '../../../resources/kit/index.ts';
import { menitDari } from '../../../resources/magang/logbookMagang.ts';
import { errorIf } from '../../../resources/rules.ts';
import { dayInJakarta } from '../../access/callerQuery.ts';
import type { RowData } from '../../database/db.ts';
import { dayAfter } from '../../day.ts';
import type { RuleContext } from '../../rest/rules.ts';
import { readSetting } from '../pengaturan/settings.ts';
import type { Participation } from './participation.ts';

const day = new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
/** `2026-08-17` → "17 Agustus 2026". */
export const dayInWords = (value: string): string => day.format(new Date(`${value}T00:00:00Z`));

/**
 * What is wrong with the day of an entry (docs/domain/20 §1.10): the future, outside the participation, or too long
 * ago to be filled in.
 * @param before the stored entry; one that was returned keeps its day, however long ago
 */
export async function dayErrors(
  ctx: RuleContext,
  participation: Participation,
  row: RowData,
  before: RowData | undefined,
): Promise<FieldErrors> {
  const tanggal = String(row.tanggal);
  const today = dayInJakarta(ctx.now);
  const { tanggalMulai: begins, tanggalSelesai: ends } = participation;
  if (tanggal > today) return { tanggal: 'Tanggal tidak boleh melebihi hari ini.' };
  if (begins && ends && (tanggal < begins || tanggal > ends))
    return { tanggal: `Tanggal di luar masa kegiatan (${dayInWords(begins)} s.d. ${dayInWords(ends)}).` };
  if (before?.status === 'revisi' && before.tanggal === tanggal) return {};
  const most = await readSetting(ctx.tx, 'logbook.batasHariIsi');
  return errorIf(tanggal < dayAfter(today, -most), 'tanggal', `Batas pengisian logbook ${most} hari sudah lewat.`);
}

/** Other entries of the student's day, whatever the participation. */
const othersSql = `select
    coalesce(bool_or(t.jam_mulai < $4 and t.jam_selesai > $3), false) as tumpang,
    coalesce(sum(extract(epoch from t.jam_selesai::time - t.jam_mulai::time) / 60), 0)::int as menit
  from magang_logbook_magang t where t.id_mahasiswa = $1 and t.tanggal = $2::date and t.id is distinct from $5::uuid`;

/** Two entries may not share a minute, and a day has only so many hours. Asked while the student's row is locked. */
export async function hourErrors(ctx: RuleContext, row: RowData): Promise<FieldErrors> {
  const [begin, end] = [menitDari(row.jamMulai), menitDari(row.jamSelesai)];
  if (begin === null || end === null) return {};
  const { idMahasiswa, tanggal, jamMulai, jamSelesai, id } = row;
  const others = await ctx.tx.one<{ tumpang: boolean; menit: number }>(
    othersSql,
    [idMahasiswa, tanggal, jamMulai, jamSelesai, id ?? null],
    { prepare: true },
  );
  const most = await readSetting(ctx.tx, 'logbook.maksJamHari');
  return {
    ...errorIf(
      (others?.menit ?? 0) + end - begin > most * 60,
      'jamSelesai',
      `Total jam per hari maksimal ${most} jam.`,
    ),
    ...errorIf(others?.tumpang ?? false, 'jamMulai', 'Waktu bertumpukan dengan kegiatan lain.'),
  };
}
