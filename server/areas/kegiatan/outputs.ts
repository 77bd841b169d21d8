import type { SyaratPeserta } from '../../../resources/kegiatan/kelengkapan.ts';
import type { Outputs } from '../../../resources/kegiatan/outputsOf.ts';
import type { Registry } from '../../../resources/kit/index.ts';
import { column, tableName } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/db.ts';
import { programmeWith } from '../mbkm/activities.ts';
import { belongsSql } from '../mbkm/group.ts';
import { demandedByTies } from '../mbkm/ties.ts';

/**
 * SQL of the outputs that `master/syarat-luaran` demands of a participation: of its kind and its programme, required
 * ones first, and those demanded by the row it is tied to. If outputs refer to a kind that several demands name, its
 * approved outputs meet them in order.
 */
function needsSql(registry: Registry, outputs: Outputs): string {
  const { names } = outputs.output;
  const demanded = names === 'idSyaratLuaran' ? 's.id' : 's.id_jenis_luaran';
  const counts = `(select o.${column(names)} as diminta, count(*) filter (where o.status = 'diajukan') as menunggu,
        count(*) filter (where o.status = 'disetujui') as disetujui
      from ${tableName(outputs)} o where ${belongsSql(registry, outputs, 'o')} group by 1)`;
  const tied = names === 'idJenisLuaran' ? demandedByTies(registry, programmeWith(registry, outputs), 'p') : undefined;
  return `with p as (select * from mbkm_pendaftar_program_mbkm where id = $1), l as materialized ${counts},
    asked as (select s.id as "idSyaratLuaran", s.id_jenis_luaran as "idJenisLuaran", j.kode as "kodeJenisLuaran",
      j.nama as "namaJenisLuaran", j.isi, s.nama, s.tingkat, s.wajib, s.jumlah_minimal as "jumlahMinimal",
      s.wajib_tautan as "wajibTautan", s.jenis_berkas as "jenisBerkas", s.maks_mb as "maksMb", s.petunjuk, s.tahap,
      coalesce(l.menunggu, 0)::int as menunggu, coalesce(l.disetujui, 0)::int as disetujui,
      coalesce(l.disetujui, 0) >= sum(s.jumlah_minimal) over (partition by ${demanded}
        order by s.wajib desc, s.urut, s.id) as terpenuhi, s.urut
    from p
    join master_syarat_luaran s on s.aktif and s.id_jenis_mbkm = p.id_jenis_mbkm
      and (s.id_program is null or s.id_program = p.id_program)
    join master_jenis_luaran j on j.id = s.id_jenis_luaran
    left join l on l.diminta = ${demanded})${tied ? ofTies(tied) : ''}
    select * from asked${tied ? ' union all select * from tied' : ''} order by wajib desc, urut, "idSyaratLuaran"`;
}

/**
 * SQL of the demands of a tied row, such as a scheme of research: one approved output of each kind that is not required
 * already.
 */
const ofTies = (tied: string): string => `, tied as (
    select j.id as "idSyaratLuaran", j.id as "idJenisLuaran", j.kode as "kodeJenisLuaran", j.nama as "namaJenisLuaran",
      j.isi, j.nama, 'individu' as tingkat, true as wajib, 1 as "jumlahMinimal", false as "wajibTautan",
      '{}'::text[] as "jenisBerkas", null::int as "maksMb", null::text as petunjuk, 'akhir' as tahap,
      coalesce(l.menunggu, 0)::int as menunggu, coalesce(l.disetujui, 0)::int as disetujui,
      coalesce(l.disetujui, 0) >= 1 as terpenuhi, 10000 as urut
    from p cross join lateral (${tied}) t join master_jenis_luaran j on j.id = t.jenis
    left join l on l.diminta = j.id
    where not exists (select 1 from asked a where a.wajib and a."idJenisLuaran" = j.id))`;

/** The demanded outputs of a participation with their state (docs/domain/20 §1.11, 10 §2.4, 30 §1.12). */
export const outputNeeds = async (
  on: Queryable,
  registry: Registry,
  outputs: Outputs,
  idPendaftarMbkm: string,
): Promise<SyaratPeserta[]> => {
  const text = needsSql(registry, outputs);
  const found = await on.query<SyaratPeserta & { urut: number }>(text, [idPendaftarMbkm], { prepare: true });
  return found.map(({ urut: _, ...need }) => need);
};

/** Required outputs of a participation that are not approved yet; empty = complete. */
export const missingOutputs = async (
  on: Queryable,
  registry: Registry,
  outputs: Outputs,
  idPendaftarMbkm: string,
): Promise<SyaratPeserta[]> =>
  (await outputNeeds(on, registry, outputs, idPendaftarMbkm)).filter(need => need.wajib && !need.terpenuhi);

/** The grade that the supervisor gave the approved final report; null while there is none (docs/domain/20 §4.2). */
export async function reportGrade(
  on: Queryable,
  registry: Registry,
  outputs: Outputs,
  idPendaftarMbkm: string,
): Promise<number | null> {
  const { grade, sent } = outputs.output;
  const report = programmeWith(registry, outputs).outputs?.report;
  if (!grade || !report) return null;
  const found = await on.one<{ nilai: number | null }>(
    `select o.${column(grade)} as nilai from ${tableName(outputs)} o
     where ${belongsSql(registry, outputs, 'o')} and o.kode_jenis_luaran = $2
       and o.status = 'disetujui' and o.${column(grade)} is not null order by o.${column(sent)} desc limit 1`,
    [idPendaftarMbkm, report],
  );
  return found?.nilai ?? null;
}
