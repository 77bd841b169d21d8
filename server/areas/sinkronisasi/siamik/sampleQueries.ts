import type { AcademicPath } from './port.ts';

/**
 * Data of the sample academic system: the SIAMIK rows of this installation under the names of a source, so that it fits
 * any data, demo or not (docs/domain/10 §3.5 "Sample source"). `kunci` identifies rows and orders pages.
 */
const mirrored = `t.sumber = 'siamik'`;

const employee = `select t.nip as kunci, t.kode_siamik, t.nip, t.nidn, t.nuptk, t.nama,
    t.gelar_depan, t.gelar_belakang, p.kode as kode_prodi, t.unit_kerja,
    t.jabatan_fungsional, t.golongan, t.status_kepegawaian, t.email
  from master_pegawai t left join master_program_prodi p on p.id = t.id_program_prodi`;

export const sampleQueries: Readonly<Record<AcademicPath, string>> = {
  programstudi: `select t.kode as kunci, t.kode_siamik, t.kode, t.jenis, t.nama,
      t.nama_inggris, t.singkatan, t.jenjang, i.kode as kode_induk, f.kode as kode_fakultas,
      p.kode_pddikti
    from master_siamik_fakjur t left join master_siamik_fakjur i on i.id = t.id_induk
      left join master_program_prodi p on p.id_fakjur = t.id left join master_siamik_fakjur f on f.id = p.id_fakultas
    where ${mirrored}`,
  dosen: `${employee} where ${mirrored} and t.jenis = 'dosen'`,
  tendik: `${employee} where ${mirrored} and t.jenis = 'tendik'`,
  matakuliah: `select coalesce(p.kode, '') || ' ' || t.kode as kunci, t.kode_siamik, p.kode as kode_prodi,
      t.kode, t.nama, t.nama_inggris, j.kode as kode_jenis, t.sks, t.sks_tatap_muka,
      t.sks_praktikum, t.sks_lapangan, t.sks_simulasi
    from master_matakuliah t left join master_program_prodi p on p.id = t.id_program_prodi
      join master_jenis_matkul j on j.id = t.id_jenis_matkul
    where ${mirrored}`,
  kurikulum: `select p.kode || ' ' || t.kode as kunci, t.kode_siamik, p.kode as kode_prodi, t.kode, t.nama,
      t.tahun_mulai, w.kode as kode_periode_mulai, t.sks_wajib,
      t.sks_pilihan, t.total_sks,
      (select coalesce(json_agg(json_build_object('kodeSiamik', m.kode_siamik, 'kodeProdiMk', q.kode, 'kodeMk', c.kode,
          'semester', m.semester, 'sifat', m.sifat, 'sks', m.sks) order by m.semester, c.kode), '[]')
        from master_matkul_kurikulum m join master_matakuliah c on c.id = m.id_matakuliah
          left join master_program_prodi q on q.id = c.id_program_prodi
        where m.id_kurikulum = t.id and m.sumber = 'siamik') as matakuliah
    from master_kurikulum t join master_program_prodi p on p.id = t.id_program_prodi
      left join master_periode w on w.id = t.id_periode_mulai
    where ${mirrored}`,
  mahasiswa: `select t.npm as kunci, t.kode_siamik, t.npm, t.nama, t.nik, p.kode as kode_prodi,
      k.kode as kode_kurikulum, t.angkatan, t.semester, t.status_akademik, t.ipk,
      t.sks_lulus, t.sks_tempuh, w.nip as nip_dosen_wali,
      t.jenis_kelamin, t.tempat_lahir, t.tanggal_lahir, t.agama,
      t.email_kampus
    from master_mahasiswa t join master_program_prodi p on p.id = t.id_program_prodi
      left join master_kurikulum k on k.id = t.id_kurikulum left join master_pegawai w on w.id = t.id_dosen_wali
    where ${mirrored}`,
};
