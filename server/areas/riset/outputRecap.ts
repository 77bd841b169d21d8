import { kegiatanRefusals } from '../../../resources/kegiatan/refusals.ts';
import { periode } from '../../../resources/master/periode.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { luaranRiset } from '../../../resources/riset/luaran.ts';
import { programRiset } from '../../../resources/riset/programme.ts';
import { risetRefusals } from '../../../resources/riset/refusals.ts';
import { keadaanLuaran, type LuaranPeserta, type RekapLuaranRiset } from '../../../resources/riset/rekapLuaran.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { isIdOf } from '../../platform/database/ids.ts';
import { allAtOnce } from '../../platform/database/rowLimit.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { grouped } from '../../platform/engine/grouped.ts';
import type { RecapQuery } from '../../platform/engine/recap.ts';
import { badRequest } from '../../platform/errors.ts';
import { demandedByTies } from '../mbkm/ties.ts';

/** A participant and one kind of output that it owes; alone where it owes none. */
interface Owed extends DbRow {
  id: string;
  mahasiswa: string;
  npm: string;
  dosen: string | null;
  idJenis: string | null;
  jenis: string;
  keadaan: keyof typeof keadaanLuaran;
}

/** `$1` the period, `$2` the kinds of the programme. As many approved outputs of a kind are owed as its demands say. */
const owedSql = (scope: string, tied: string): string => `with p as (
    select t.* from ${tableName(pendaftar)} t where t.id_periode = $1 and t.kode_jenis_mbkm = any($2)
      and t.status in ('berjalan', 'selesai') and ${scope}),
  asked as (
    select p.id, s.id_jenis_luaran as jenis, sum(s.jumlah_minimal) as perlu from p
      join master_syarat_luaran s on s.aktif and s.wajib and s.id_jenis_mbkm = p.id_jenis_mbkm
        and (s.id_program is null or s.id_program = p.id_program) group by 1, 2
    union all select p.id, k.jenis, 1 from p cross join lateral (${tied}) k),
  owed as (select id, jenis, max(perlu) as perlu from asked group by 1, 2),
  o as (select id_pendaftar_mbkm as id, id_jenis_luaran as jenis, count(*) filter (where status = 'disetujui') as disetujui,
      bool_or(status = 'diajukan') as diajukan, bool_or(status = 'revisi') as revisi
    from ${tableName(luaranRiset)} where id_pendaftar_mbkm in (select id from p) group by 1, 2)
  select p.id, p.nama_mahasiswa as mahasiswa, p.npm, g.nama_lengkap as dosen, j.id as id_jenis, j.nama as jenis,
    case when o.disetujui >= w.perlu then 'disetujui' when o.diajukan then 'diajukan' when o.revisi then 'revisi'
      when o.id is not null then 'draf' else 'belum' end as keadaan
  from p left join master_pegawai g on g.id = p.id_dosen_pembimbing
    left join (owed w join master_jenis_luaran j on j.id = w.jenis) on w.id = p.id
    left join o on o.id = w.id and o.jenis = w.jenis
  order by p.nama_mahasiswa, p.npm, j.nama`;

/** A line for each participant and kind of output. */
const atOnce = { most: 50_000, instead: kegiatanRefusals.outputsByPage } as const;

/**
 * GET v5/riset/luaran/rekap?idPeriode=: participants that the caller sees by the outputs that they owe (docs/domain/40
 * §3 /riset/luaran/list).
 * @throws HttpError 400, 403
 */
export async function outputRecap(engine: Engine, caller: Caller, query: RecapQuery): Promise<RekapLuaranRiset> {
  mustBeAllowed(caller, luaranRiset, 'read');
  const { idPeriode } = query;
  if (typeof idPeriode !== 'string' || !isIdOf(periode, idPeriode)) throw badRequest(risetRefusals.choosePeriod);
  const values: unknown[] = [idPeriode, programRiset.kinds];
  const scope = engine.rowsOf(caller, pendaftar, 'read', 't', values);
  const tied = demandedByTies(engine.registry, programRiset, 'p') ?? 'select null::uuid as jenis where false';
  const rows = await allAtOnce<Owed>(engine.db.reading, owedSql(scope, tied), values, atOnce);
  const owed = rows.filter(({ idJenis }) => idJenis !== null);
  const kinds = [...grouped(owed, ({ idJenis }) => idJenis ?? '')].sort(([, [one]], [, [other]]) =>
    String(one?.jenis).localeCompare(String(other?.jenis)),
  );
  return {
    peserta: [...grouped(rows, ({ id }) => id).values()].flatMap(ofParticipant),
    jenis: kinds.map(([id, of]) => ({
      id,
      jenis: of[0]?.jenis ?? '',
      sasaran: of.length,
      terpenuhi: of.filter(({ keadaan }) => keadaan === 'disetujui').length,
      menunggu: of.filter(({ keadaan }) => keadaan === 'diajukan').length,
    })),
    kolom: kinds.map(([id, of]) => ({ name: id, label: of[0]?.jenis ?? '' })),
  };
}

function ofParticipant(rows: readonly Owed[]): LuaranPeserta[] {
  const [first] = rows;
  if (!first) return [];
  const owed = rows.filter(({ idJenis }) => idJenis !== null);
  return [
    {
      id: first.id,
      mahasiswa: first.mahasiswa,
      npm: first.npm,
      dosen: first.dosen,
      wajib: owed.length,
      terpenuhi: owed.filter(({ keadaan }) => keadaan === 'disetujui').length,
      ...Object.fromEntries(owed.map(({ idJenis, keadaan }) => [String(idJenis), keadaanLuaran[keadaan]])),
    },
  ];
}
