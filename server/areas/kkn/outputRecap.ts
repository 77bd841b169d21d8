import { kegiatanRefusals } from '../../../resources/kegiatan/refusals.ts';
import { kelompok } from '../../../resources/kkn/kelompok.ts';
import { luaranKkn } from '../../../resources/kkn/luaranKkn.ts';
import type { LuaranKelompok, LuaranSyarat, RekapLuaran } from '../../../resources/kkn/rekapLuaran.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { allAtOnce } from '../../platform/database/rowLimit.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { grouped } from '../../platform/engine/grouped.ts';
import type { RecapQuery } from '../../platform/engine/recap.ts';
import { takesPart } from '../mbkm/groupTables.ts';
import { waveOf } from './recapWave.ts';
import { groups, isGroup, members } from './tables.ts';

/** A group and one of the requirements of its wave; a group alone where nothing is required. */
interface Asked extends DbRow {
  id: string;
  kelompok: string;
  dpl: string | null;
  idSyarat: string | null;
  syarat: string;
  tingkat: 'individu' | 'kelompok';
  wajib: boolean;
  /** Number of groups or members that have to hand it in. */
  sasaran: number;
  terpenuhi: number;
  menunggu: number;
}

const outputs = 'kkn_kkn_luaran';

/** `$1` the wave. Of a requirement so many approved outputs are asked as `jumlah_minimal` says. */
const askedSql = (scope: string): string => `with k as (
    select g.id, g.kode || ' ' || g.nama as kelompok, l.nama as dpl, g.kode from ${groups} g
    left join kkn_dpl l on l.id = g.id_dpl where g.id_gelombang = $1 and ${isGroup('g')} and ${scope}),
  a as (select m.parent_id as id, m.id_pendaftar_mbkm as peserta from ${members} m
    where m.parent_id in (select id from k) and ${takesPart('m')}),
  s as (select s.* from kkn_gelombang w join master_program p on p.id = w.id_program
    join master_syarat_luaran s on s.aktif and s.id_jenis_mbkm = p.id_jenis_mbkm
      and (s.id_program is null or s.id_program = w.id_program) where w.id = $1),
  o as (select o.id_syarat_luaran as syarat, coalesce(o.id_kelompok, o.id_pendaftar_mbkm) as siapa,
      count(*) filter (where o.status = 'disetujui') as disetujui, count(*) filter (where o.status = 'diajukan') as menunggu
    from ${outputs} o where o.id_kelompok in (select id from k) or o.id_pendaftar_mbkm in (select peserta from a)
    group by 1, 2),
  siapa as (select id, id as siapa, 'kelompok' as tingkat from k union all select id, peserta, 'individu' from a),
  hitung as (select h.id, s.id as syarat, count(*)::int as sasaran,
      (count(*) filter (where coalesce(o.disetujui, 0) >= s.jumlah_minimal))::int as terpenuhi,
      coalesce(sum(o.menunggu), 0)::int as menunggu
    from siapa h join s on s.tingkat = h.tingkat left join o on o.syarat = s.id and o.siapa = h.siapa group by 1, 2)
  select k.id, k.kelompok, k.dpl, s.id as id_syarat, s.nama as syarat, s.tingkat, s.wajib, h.sasaran, h.terpenuhi, h.menunggu
  from k left join (hitung h join s on s.id = h.syarat) on h.id = k.id order by k.kode, k.id, s.wajib desc, s.urut, s.id`;

/** A line for each group and requirement. */
const atOnce = { most: 50_000, instead: kegiatanRefusals.outputsByPage } as const;

const met = ({ terpenuhi, sasaran }: Asked): boolean => terpenuhi >= sasaran;

/**
 * GET kkn-luaran/rekap?idGelombang=: how complete the outputs of the caller's groups are, by group and by requirement
 * (docs/domain/30 §1.12, §3).
 * @throws HttpError 400, 403
 */
export async function outputRecap(engine: Engine, caller: Caller, query: RecapQuery): Promise<RekapLuaran> {
  mustBeAllowed(caller, luaranKkn, 'read');
  const values: unknown[] = [await waveOf(engine, caller, query)];
  const scope = engine.rowsOf(caller, kelompok, 'read', 'g', values);
  const rows = await allAtOnce<Asked>(engine.db.reading, askedSql(scope), values, atOnce);
  const asked = rows.filter(({ idSyarat }) => idSyarat !== null);
  return {
    kelompok: [...grouped(rows, ({ id }) => id).values()].flatMap(ofGroup),
    syarat: [...grouped(asked, ({ idSyarat }) => idSyarat ?? '').values()].flatMap(ofRequirement),
  };
}

function ofGroup(rows: readonly Asked[]): LuaranKelompok[] {
  const [first] = rows;
  if (!first) return [];
  const required = rows.filter(({ wajib }) => wajib);
  const missing = required.filter(row => !met(row));
  const { id, kelompok: name, dpl } = first;
  const kurang = missing.map(it =>
    it.tingkat === 'individu' ? `${it.syarat} (${it.terpenuhi} dari ${it.sasaran} anggota)` : it.syarat,
  );
  return [
    {
      id,
      kelompok: name,
      dpl,
      wajib: required.length,
      terpenuhi: required.length - missing.length,
      kurang: kurang.join(', '),
      menunggu: sum(rows, 'menunggu'),
    },
  ];
}

function ofRequirement(rows: readonly Asked[]): LuaranSyarat[] {
  const [first] = rows;
  if (!first) return [];
  const { idSyarat, syarat, tingkat, wajib } = first;
  return [
    {
      id: String(idSyarat),
      syarat: wajib ? syarat : `${syarat} (tidak wajib)`,
      tingkat: tingkat === 'kelompok' ? 'Kelompok' : 'Mahasiswa',
      terpenuhi: sum(rows, 'terpenuhi'),
      sasaran: sum(rows, 'sasaran'),
      menunggu: sum(rows, 'menunggu'),
    },
  ];
}

const sum = (rows: readonly Asked[], of: 'sasaran' | 'terpenuhi' | 'menunggu'): number =>
  rows.reduce((total, row) => total + (row[of] ?? 0), 0);
