import type { AcademicPath } from './port.ts';

/**
 * What the sample academic system knows: the SIAMIK rows of this installation, under the names of a source. So the
 * sample always matches the data, demo or not, however many rows there are (docs/domain/10 §3.5 "Sample source").
 * `kunci` tells rows apart and orders the pages.
 */
const mirrored = `t.sumber = 'siamik'`;

const employee = `select t.nip as kunci, t.kode_siamik as "kodeSiamik", t.nip, t.nidn, t.nuptk, t.nama,
    t.gelar_depan as "gelarDepan", t.gelar_belakang as "gelarBelakang", p.kode as "kodeProdi", t.unit_kerja as "unitKerja",
    t.jabatan_fungsional as "jabatanFungsional", t.golongan, t.status_kepegawaian as "statusKepegawaian", t.email
  from master_pegawai t left join master_program_prodi p on p.id = t.id_program_prodi`;

export const sampleQueries: Readonly<Record<AcademicPath, string>> = {
  programstudi: `select t.kode as kunci, t.kode_siamik as "kodeSiamik", t.kode, t.jenis, t.nama,
      t.nama_inggris as "namaInggris", t.singkatan, t.jenjang, i.kode as "kodeInduk", f.kode as "kodeFakultas",
      p.kode_pddikti as "kodePddikti"
    from master_siamik_fakjur t left join master_siamik_fakjur i on i.id = t.id_induk
      left join master_program_prodi p on p.id_fakjur = t.id left join master_siamik_fakjur f on f.id = p.id_fakultas
    where ${mirrored}`,
  dosen: `${employee} where ${mirrored} and t.jenis = 'dosen'`,
  tendik: `${employee} where ${mirrored} and t.jenis = 'tendik'`,
  matakuliah: `select coalesce(p.kode, '') || ' ' || t.kode as kunci, t.kode_siamik as "kodeSiamik", p.kode as "kodeProdi",
      t.kode, t.nama, t.nama_inggris as "namaInggris", j.kode as "kodeJenis", t.sks, t.sks_tatap_muka as "sksTatapMuka",
      t.sks_praktikum as "sksPraktikum", t.sks_lapangan as "sksLapangan", t.sks_simulasi as "sksSimulasi"
    from master_matakuliah t left join master_program_prodi p on p.id = t.id_program_prodi
      join master_jenis_matkul j on j.id = t.id_jenis_matkul
    where ${mirrored}`,
  kurikulum: `select p.kode || ' ' || t.kode as kunci, t.kode_siamik as "kodeSiamik", p.kode as "kodeProdi", t.kode, t.nama,
      t.tahun_mulai as "tahunMulai", w.kode as "kodePeriodeMulai", t.sks_wajib as "sksWajib",
      t.sks_pilihan as "sksPilihan", t.total_sks as "totalSks",
      (select coalesce(json_agg(json_build_object('kodeSiamik', m.kode_siamik, 'kodeProdiMk', q.kode, 'kodeMk', c.kode,
          'semester', m.semester, 'sifat', m.sifat, 'sks', m.sks) order by m.semester, c.kode), '[]')
        from master_matkul_kurikulum m join master_matakuliah c on c.id = m.id_matakuliah
          left join master_program_prodi q on q.id = c.id_program_prodi
        where m.id_kurikulum = t.id and m.sumber = 'siamik') as matakuliah
    from master_kurikulum t join master_program_prodi p on p.id = t.id_program_prodi
      left join master_periode w on w.id = t.id_periode_mulai
    where ${mirrored}`,
  mahasiswa: `select t.npm as kunci, t.kode_siamik as "kodeSiamik", t.npm, t.nama, t.nik, p.kode as "kodeProdi",
      k.kode as "kodeKurikulum", t.angkatan, t.semester, t.status_akademik as "statusAkademik", t.ipk,
      t.sks_lulus as "sksLulus", t.sks_tempuh as "sksTempuh", w.nip as "nipDosenWali",
      t.jenis_kelamin as "jenisKelamin", t.tempat_lahir as "tempatLahir", t.tanggal_lahir as "tanggalLahir", t.agama,
      t.email_kampus as "emailKampus"
    from master_mahasiswa t join master_program_prodi p on p.id = t.id_program_prodi
      left join master_kurikulum k on k.id = t.id_kurikulum left join master_pegawai w on w.id = t.id_dosen_wali
    where ${mirrored}`,
};
