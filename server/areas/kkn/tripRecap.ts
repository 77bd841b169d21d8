import { jenisKunjungan } from '../../../resources/kkn/perjalananDinas.ts';
import { kknRefusals } from '../../../resources/kkn/refusals.ts';
import type { KunjunganKelompok, PerjalananDpl, RekapPerjalanan } from '../../../resources/kkn/rekapPerjalanan.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { allAtOnce } from '../../platform/database/rowLimit.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { grouped } from '../../platform/engine/grouped.ts';
import type { RecapQuery } from '../../platform/engine/recap.ts';
import { readSetting } from '../pengaturan/settings.ts';
import { waveOf } from './recapWave.ts';
import { groups, isGroup } from './tables.ts';

const trips = 'kkn_laporan_perjalanan_dinas';

/**
 * GET laporan-perjalanan-dinas/rekap?idGelombang=: visits and cost of the approved trips by supervisor and by group; a
 * trip to several groups costs each an equal share, whole rupiah (docs/domain/30 §3 listLaporan).
 * @throws HttpError 400
 */
export async function tripRecap(engine: Engine, caller: Caller, query: RecapQuery): Promise<RekapPerjalanan> {
  const wave = await waveOf(engine, caller, query);
  const [minimal, dpl, visited] = await Promise.all([
    readSetting(engine.db, 'kkn.kunjunganMin'),
    allAtOnce<PerjalananDpl & DbRow>(
      engine.db.reading,
      `select d.id, d.nama as dpl, d.jumlah_kelompok as kelompok,
         count(t.id) filter (where t.status = 'disetujui')::int as perjalanan,
         count(t.id) filter (where t.status = 'diajukan')::int as menunggu,
         coalesce(sum(t.total_biaya) filter (where t.status = 'disetujui'), 0)::float8 as biaya,
         max(t.tanggal_berangkat) filter (where t.status = 'disetujui')::text as terakhir
       from kkn_dpl d left join ${trips} t on t.id_dpl = d.id
       where d.id_gelombang = $1 group by d.id order by d.nama, d.id`,
      [wave],
      { instead: kknRefusals.supervisorsByPage },
    ),
    allAtOnce<Omit<KunjunganKelompok, 'jenis' | 'minimal'> & { jenis: string[] } & DbRow>(
      engine.db.reading,
      `select g.id, g.kode || ' ' || g.nama as kelompok, v.desa, d.nama as dpl, count(t.id)::int as kunjungan,
         coalesce(array_agg(t.jenis_kunjungan order by t.tanggal_berangkat) filter (where t.id is not null), '{}') as jenis,
         coalesce(sum(round(t.total_biaya::numeric / cardinality(t.id_kelompok))), 0)::float8 as biaya
       from ${groups} g left join kkn_desa v on v.id = g.id_desa left join kkn_dpl d on d.id = g.id_dpl
       left join ${trips} t on t.status = 'disetujui' and t.id_kelompok @> array[g.id]
       where g.id_gelombang = $1 and ${isGroup('g')} group by g.id, v.id, d.id order by g.kode, g.id`,
      [wave],
      { instead: kknRefusals.groupsByPage },
    ),
  ]);
  return { dpl, kelompok: visited.map(row => ({ ...row, minimal, jenis: inWords(row.jenis) })) };
}

const words = new Map<string, string>(Object.entries(jenisKunjungan));
/** `Monitoring 2×, Penarikan`. */
function inWords(kinds: readonly string[]): string {
  const counts = grouped(kinds, kind => words.get(kind) ?? kind);
  return [...counts].map(([word, all]) => (all.length > 1 ? `${word} ${all.length}×` : word)).join(', ');
}
