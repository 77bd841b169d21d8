import { kwu } from '../../../resources/kwu/programme.ts';
import type { Caller } from '../../access/caller.ts';
import type { DbRow } from '../../database/db.ts';
import type { Engine } from '../../rest/context.ts';
import { lastDayOf } from './reRegistration.ts';
import { businesses, isBusiness, members, takesPart } from './tables.ts';

/** A student's own registration for KWU with its business, and what is to be done next. */
interface Milik extends DbRow {
  idPendaftarMbkm: string;
  usaha: string;
  periode: string;
  status: string;
  kelompok: string | null;
  jabatan: string | null;
  dpl: string | null;
  langkah: string;
  /** Screen of the next step. */
  tautan: string | null;
  tanggalTutup: string | null;
  daftarUlangSelesai: string | null;
  tanggalMulai: string | null;
  batasLaporanKemajuan: string | null;
  batasLaporanAkhir: string | null;
  tanggalSelesai: string | null;
}

const { register, history, log = register, outputs = register } = kwu.screens;
const reRegistration = '/kwu/daftar-ulang';

/** What the student does next by the state of registration and business, and where. */
const steps = [
  [`t.status in ('draf', 'revisi')`, 'Lengkapi dan ajukan pendaftaran.', register],
  [`t.status = 'diajukan'`, 'Tunggu keputusan Tim MBKM.', register],
  [`t.status = 'disetujui'`, 'Selesaikan daftar ulang.', reRegistration],
  [`t.status = 'berjalan'`, 'Isi logbook kegiatan usaha.', log],
  [`t.status = 'selesai'`, 'KWU selesai.', outputs],
] as const;
const by = (of: (step: (typeof steps)[number]) => string, otherwise: string): string =>
  `case ${steps.map(step => `when ${step[0]} then '${of(step)}'`).join(' ')} else '${otherwise}' end`;

/** GET {pendaftaran}/saya: the calling student's registrations with business, DPL, next step and what is due. */
export async function ownPlaces(engine: Engine, caller: Caller): Promise<Milik[]> {
  if (!caller.idMahasiswa) return [];
  return engine.db.query<Milik>(
    `select t.id as "idPendaftarMbkm", coalesce(g.nama_usaha, 'Pendaftaran KWU') as usaha, e.nama as periode, t.status,
       g.nama as kelompok, j.nama as jabatan, l.nama_lengkap as dpl,
       ${by(step => step[1], 'Pendaftaran ini sudah ditutup.')} as langkah, ${by(step => step[2], history)} as tautan,
       a.tanggal_tutup::text as "tanggalTutup",
       case when g.status = 'disetujui' then ${lastDayOf('g', 'a')}::text end as "daftarUlangSelesai",
       a.tanggal_mulai::text as "tanggalMulai", a.batas_laporan_kemajuan::text as "batasLaporanKemajuan",
       a.batas_laporan_akhir::text as "batasLaporanAkhir", a.tanggal_selesai::text as "tanggalSelesai"
     from mbkm_pendaftar_program_mbkm t join master_periode e on e.id = t.id_periode
     left join kwu_pengaturan a on a.id_periode = t.id_periode
     left join ${members} m on m.id_pendaftar_mbkm = t.id and ${takesPart('m')}
     left join ${businesses} g on g.id = m.parent_id and ${isBusiness('g')}
     left join master_jenis_anggota j on j.id = m.id_jenis_anggota left join master_pegawai l on l.id = g.id_pegawai_dpl
     where t.id_mahasiswa = $1 and t.kode_jenis_mbkm = any($2)
     order by t.tanggal_daftar desc nulls first, t.created_at desc limit 20`,
    [caller.idMahasiswa, kwu.kinds],
  );
}
