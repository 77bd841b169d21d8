import type { KodeJenisMbkm } from '../../../../resources/mbkm/jenis.ts';
import { labelSql, tableName } from '../../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../../platform/database/db.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { groupingOf } from '../../mbkm/group.ts';

/** What a sending is about. */
export interface Selection {
  readonly idPeriode: string;
  readonly jenis: readonly string[];
  readonly idProgramProdi: string | null;
}

/** A participation as far as it is reported. */
export interface Reported extends DbRow {
  id: string;
  nomor: string | null;
  npm: string;
  nama: string;
  jenis: KodeJenisMbkm;
  idProgramProdi: string;
  kodeProdi: string | null;
  semester: string;
  judul: string | null;
  namaMitra: string | null;
  tanggalMulai: string | null;
  tanggalSelesai: string | null;
  idDosen: string | null;
  nidn: string | null;
  namaDosen: string | null;
  statusMahasiswa: string;
}

/** Where a participation stands in its group. */
export interface Grouped extends DbRow {
  id: string;
  idKelompok: string;
  namaKelompok: string;
  ketua: boolean;
}

/** A recognised course of a participation. */
export interface Recognised extends DbRow {
  idPendaftarMbkm: string;
  kode: string;
  nama: string;
  sks: number;
  angka: number | null;
  huruf: string | null;
  indeks: number | null;
}

/** Participations of a period and of kinds that run or have ended; they are read whole, as a group is one record. */
export const reportedOf = (on: Queryable, { idPeriode, jenis }: Selection): Promise<Reported[]> =>
  on.query<Reported>(
    `select t.id, t.nomor_pendaftaran as nomor, t.npm, t.nama_mahasiswa as nama, t.kode_jenis_mbkm as jenis,
       t.id_program_prodi, s.kode_pddikti as kode_prodi, d.kode as semester, coalesce(t.judul_kegiatan, p.nama) as judul,
       t.nama_mitra, t.tanggal_mulai, t.tanggal_selesai, t.id_dosen_pembimbing as id_dosen, g.nidn,
       g.nama_lengkap as nama_dosen, h.status_akademik as status_mahasiswa
     from mbkm_pendaftar_program_mbkm t
     join master_mahasiswa h on h.id = t.id_mahasiswa
     join master_program p on p.id = t.id_program
     join master_periode d on d.id = t.id_periode
     join master_program_prodi s on s.id = t.id_program_prodi
     left join master_pegawai g on g.id = t.id_dosen_pembimbing
     where t.id_periode = $1 and t.kode_jenis_mbkm = any($2::text[]) and t.status in ('berjalan', 'selesai')
     order by t.npm, t.id`,
    [idPeriode, jenis],
  );

/** Groups of these participations, of whatever programme has groups. */
export async function groupsOf({ registry }: Pick<Engine, 'registry'>, on: Queryable, selection: Selection) {
  const places = new Map<string, Grouped>();
  for (const programme of registry.programmes) {
    const grouping = programme.group && groupingOf(registry, programme, programme.group);
    if (!grouping || !programme.kinds.some(kind => selection.jenis.includes(kind))) continue;
    const { resource, members } = grouping;
    const rows = await on.query<Grouped>(
      `select t.id, m.parent_id as id_kelompok, ${labelSql(resource, 'k', registry)} as nama_kelompok,
         j.kode = 'ketua' as ketua
       from ${members.table} m
       join ${tableName(resource)} k on k.id = m.parent_id
       join mbkm_pendaftar_program_mbkm t on t.id = m.${members.participation}
       join master_jenis_anggota j on j.id = m.${members.position}
       where t.id_periode = $1 and t.kode_jenis_mbkm = any($2::text[]) and ${members.isLive('m')}`,
      [selection.idPeriode, selection.jenis],
    );
    for (const row of rows) places.set(row.id, row);
  }
  return places;
}

/** Courses with final grades of these participations. */
export const recognisedOf = (on: Queryable, { idPeriode, jenis }: Selection): Promise<Recognised[]> =>
  on.query<Recognised>(
    `select f.id_pendaftar_mbkm, m.kode_matkul as kode, m.nama_matkul as nama, f.sks_diakui as sks,
       f.nilai_angka as angka, f.nilai_huruf as huruf, f.nilai_mutu as indeks
     from konversi_terpilih_final f
     join mbkm_pendaftar_program_mbkm t on t.id = f.id_pendaftar_mbkm
     join konversi_matkul_paket m on m.id = f.id_matkul_paket_konversi
     where t.id_periode = $1 and t.kode_jenis_mbkm = any($2::text[]) and t.status in ('berjalan', 'selesai')
       and t.status_konversi = 'final'
     order by f.id_pendaftar_mbkm, m.urutan, m.kode_matkul`,
    [idPeriode, jenis],
  );
