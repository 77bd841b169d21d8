import type { SyaratPeserta } from '../../../resources/magang/kelengkapanLuaran.ts';
import type { Queryable } from '../../database/db.ts';

/**
 * What `master/syarat-luaran` demands of a participation: its kind's and its programme's, required ones first. Where
 * several demands name one kind, approved outputs of it meet them in order.
 */
const needsSql = `select s.id as "idSyaratLuaran", s.id_jenis_luaran as "idJenisLuaran", j.kode as "kodeJenisLuaran",
    j.nama as "namaJenisLuaran", j.isi, s.nama, s.wajib, s.jumlah_minimal as "jumlahMinimal",
    s.wajib_tautan as "wajibTautan", s.jenis_berkas as "jenisBerkas", s.maks_mb as "maksMb", s.petunjuk, s.tahap,
    coalesce(l.menunggu, 0)::int as menunggu, coalesce(l.disetujui, 0)::int as disetujui,
    coalesce(l.disetujui, 0) >= sum(s.jumlah_minimal) over (partition by s.id_jenis_luaran
      order by s.wajib desc, s.urut, s.id) as terpenuhi
  from mbkm_pendaftar_program_mbkm p
  join master_syarat_luaran s on s.aktif and s.id_jenis_mbkm = p.id_jenis_mbkm
    and (s.id_program is null or s.id_program = p.id_program)
  join master_jenis_luaran j on j.id = s.id_jenis_luaran
  left join (select id_jenis_luaran, count(*) filter (where status = 'diajukan') as menunggu,
      count(*) filter (where status = 'disetujui') as disetujui
    from magang_luaran_magang where id_pendaftar_mbkm = $1 group by 1) l on l.id_jenis_luaran = s.id_jenis_luaran
  where p.id = $1 order by s.wajib desc, s.urut, s.id`;

/** The demanded outputs of a participation with their state (docs/domain/20 §1.11, 10 §2.4). */
export const outputNeeds = (on: Queryable, idPendaftarMbkm: string): Promise<SyaratPeserta[]> =>
  on.query<SyaratPeserta>(needsSql, [idPendaftarMbkm], { prepare: true });

/** Required outputs of a participation that are not approved yet; empty = complete. */
export const missingOutputs = async (on: Queryable, idPendaftarMbkm: string): Promise<SyaratPeserta[]> =>
  (await outputNeeds(on, idPendaftarMbkm)).filter(need => need.wajib && !need.terpenuhi);

/** The grade that the supervisor gave the approved final report; null while there is none (docs/domain/20 §4.2). */
export async function reportGrade(on: Queryable, idPendaftarMbkm: string): Promise<number | null> {
  const found = await on.one<{ nilai: number | null }>(
    `select nilai from magang_luaran_magang where id_pendaftar_mbkm = $1 and kode_jenis_luaran = 'laporan_akhir'
       and status = 'disetujui' and nilai is not null order by tanggal_unggah desc limit 1`,
    [idPendaftarMbkm],
  );
  return found?.nilai ?? null;
}
