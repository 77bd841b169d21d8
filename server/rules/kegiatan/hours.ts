import { jamDari } from '../../../resources/magang/logbookMagang.ts';
import type { JamLogbook } from '../../../resources/magang/ringkasanLogbook.ts';
import type { DbRow, Queryable } from '../../database/db.ts';
import { readSetting } from '../pengaturan/settings.ts';

/** Minutes of a logbook entry, as SQL over the alias; sums of minutes stay exact where sums of hours would not. */
export const menitSql = (alias: string): string =>
  `(extract(epoch from ${alias}.jam_selesai::time - ${alias}.jam_mulai::time) / 60)::int`;

interface Sums extends DbRow {
  disetujui: number;
  menunggu: number;
  sks: number | null;
}

const sumsSql = `select coalesce(sum(${menitSql('l')}) filter (where l.status = 'disetujui'), 0)::int as disetujui,
    coalesce(sum(${menitSql('l')}) filter (where l.status = 'diajukan'), 0)::int as menunggu,
    (select coalesce(p.total_sks_diakui, p.total_sks_diajukan, o.estimasi_sks) from mbkm_pendaftar_program_mbkm p
       left join magang_program_ditawarkan o on o.id = p.id_program_ditawarkan where p.id = $1) as sks
  from magang_logbook_magang l where l.id_pendaftar_mbkm = $1`;

const number = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 });

/** Approved hours of a Magang participation and whether they are enough. */
export async function hoursOf(on: Queryable, idPendaftarMbkm: string): Promise<JamLogbook> {
  const sums = await on.one<Sums>(sumsSql, [idPendaftarMbkm], { prepare: true });
  const perSks = await readSetting(on, 'sks.jam');
  const persenMin = await readSetting(on, 'logbook.persenJamMin');
  const [minutes, sks] = [sums?.disetujui ?? 0, sums?.sks ?? null];
  const jamDisetujui = jamDari(minutes);
  const jamTarget = sks ? sks * perSks : null;
  const cukup = jamTarget === null || minutes * 100 >= jamTarget * 60 * persenMin;
  return {
    jamDisetujui,
    jamMenunggu: jamDari(sums?.menunggu ?? 0),
    jamTarget,
    sks,
    persen: jamTarget ? Math.round((minutes * 100) / (jamTarget * 60)) : null,
    persenMin,
    cukup,
    pesan: cukup ? null : `Jam logbook ${number.format(jamDisetujui)} dari ${number.format(jamTarget ?? 0)} jam.`,
  };
}
