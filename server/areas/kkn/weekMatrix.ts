import { term } from '../../../resources/kit/index.ts';
import { gelombang } from '../../../resources/kkn/gelombang.ts';
import { kelompok, kelompokTetap } from '../../../resources/kkn/kelompok.ts';
import { laporanMingguan } from '../../../resources/kkn/laporanMingguan.ts';
import type { LaporanMatriks, MatriksMingguan } from '../../../resources/kkn/matriksMingguan.ts';
import { kkn } from '../../../resources/kkn/programme.ts';
import { kknRefusals } from '../../../resources/kkn/refusals.ts';
import { programmeRefusals } from '../../../resources/programme/refusals.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { isIdOf } from '../../platform/database/ids.ts';
import { allAtOnce } from '../../platform/database/rowLimit.ts';
import { dayAfter, dayInZone } from '../../platform/day.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { badRequest, notFound } from '../../platform/errors.ts';
import { amountOf } from '../kegiatan/amount.ts';

const daysOfWeek = 7;
const nobody = '00000000-0000-0000-0000-000000000000';

interface Group extends DbRow {
  id: string;
  nama: string;
  dpl: string | null;
  laporan: LaporanMatriks[];
}

/**
 * GET laporan-tugas-mingguan/matriks?idGelombang=: groups in scope × weeks of their wave, with the reports that the caller
 * may read.
 * @throws HttpError 400 without a wave, 403, 404
 */
export async function weekMatrix(
  engine: Engine,
  caller: Caller,
  { idGelombang }: Readonly<Record<string, unknown>>,
): Promise<MatriksMingguan> {
  mustBeAllowed(caller, laporanMingguan, 'read');
  if (typeof idGelombang !== 'string' || !isIdOf(gelombang, idGelombang))
    throw badRequest(programmeRefusals.choose({ label: term('Gelombang') }));
  const wave = await engine.db.one<{ mulai: string; selesai: string; minggu: number }>(
    `select tanggal_berangkat::text as mulai, tanggal_selesai::text as selesai,
       ceil((tanggal_selesai - tanggal_berangkat + 1) / 7.0)::int as minggu
     from kkn_gelombang where id = $1`,
    [idGelombang],
  );
  if (!wave) throw notFound();
  const values: unknown[] = [idGelombang, kelompokTetap];
  const groups = engine.rowsOf(caller, kelompok, 'read', 'g', values);
  const reports = engine.rowsOf(caller, laporanMingguan, 'read', 't', values);
  const found = await allAtOnce<Group>(
    engine.db.reading,
    `select g.id, g.kode || ' ' || g.nama as nama, l.nama as dpl,
       coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'mingguKe', t.minggu_ke, 'status', t.status,
           'skor', t.skor, 'terlambat', coalesce(t.terlambat, false)) order by t.minggu_ke)
         from ${tableName(laporanMingguan)} t where t.id_kelompok = g.id and ${reports}), '[]') as laporan
     from ${tableName(kelompok)} g left join kkn_dpl l on l.id = g.id_dpl
     where g.id_gelombang = $1 and g.status = any($2) and ${groups} order by g.kode, g.id`,
    values,
    { instead: kknRefusals.weeklyByPage },
  );
  const today = dayInZone(engine.now());
  const { days } = laporanMingguan.weekly.due;
  // Of nobody in particular: what every group of every wave has.
  const grace = (await amountOf(engine.db, engine.registry, kkn, days, nobody)) ?? 0;
  const minggu = Array.from({ length: wave.minggu }, (_, i) => {
    const last = dayAfter(wave.mulai, i * daysOfWeek + daysOfWeek - 1);
    const selesai = last < wave.selesai ? last : wave.selesai;
    const jatuhTempo = dayAfter(selesai, grace);
    return { ke: i + 1, mulai: dayAfter(wave.mulai, i * daysOfWeek), selesai, jatuhTempo, lewat: selesai < today };
  });
  return { minggu, kelompok: found };
}
