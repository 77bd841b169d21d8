import { type OwnCall, participationIn } from '../../support/ownCalls.ts';
import { O } from './place.ts';

const at = (where: string) => participationIn('outbound', where);
/** The student with an account. */
const student = `(select id_mahasiswa from pengaturan_user where username = 'outbound')`;
const row = (where: string) =>
  `select a.id from konversi_terpilih_awal a join mbkm_pendaftar_program_mbkm p on p.id = a.id_pendaftar_mbkm
    where p.kode_jenis_mbkm = 'outbound' and p.id_mahasiswa = ${student} and ${where} order by a.id limit 1`;
const nothing = () => ({});

/** Calls that only Outbound has (tests/api/platform/versions.test.ts). */
export const calls: readonly OwnCall[] = [
  {
    call: 'PUT /api/v2/pertukaran-mahasiswa/penilaian-konversi/{id}',
    as: 'HA03',
    row: at(`status_konversi = 'dinilai' and status_review_nilai = 'menunggu'`),
    body: () => ({ aksi: 'kembalikan', catatan: 'Uji.' }),
  },
  {
    call: `PUT /api/${O}/update-status-pendaftaran`,
    as: 'HA03',
    row: at(`status = 'disetujui'`),
    body: id => ({ id, aksi: 'mulai', catatan: 'Uji.' }),
  },
  {
    call: `PUT /api/${O}/verifikasi/{id}`,
    as: 'HA03',
    row: at(`status = 'diajukan' and tahap_aktif = 'mbkm'`),
    body: () => ({ aksi: 'revisi', catatan: 'Uji.' }),
  },
  {
    call: `PUT /api/${O}/update-khs`,
    as: 'HA03',
    row: at(`status_review_nilai = 'dikembalikan'`),
    body: idPendaftarMbkm => ({ idPendaftarMbkm, aksi: 'buka', catatan: 'Uji.' }),
  },
  {
    call: `PUT /api/${O}/verifikasi-krs/{id}`,
    as: 'HA05',
    row: at(
      `status_konversi = 'diajukan' and id_program_prodi = (select id_program_prodi from pengaturan_user_role where id_role = 'HA05' limit 1)`,
    ),
    body: () => ({ aksi: 'revisi', catatan: 'Uji.', items: [] }),
  },
  { call: `PUT /api/${O}/tujuan/{id}`, as: 'HA09', row: at(`status_konversi = 'disetujui'`), body: nothing },
  { call: `PUT /api/${O}/ajukan-krs/{id}`, as: 'HA09', row: at(`status_konversi = 'disetujui'`), body: nothing },
  {
    call: `POST /api/${O}/upload-nilai-khs`,
    as: 'HA09',
    row: at(`status_konversi = 'disetujui'`),
    body: idPendaftarMbkm => ({ idPendaftarMbkm, rows: [] }),
  },
  {
    call: `POST /api/${O}/matkul`,
    as: 'HA09',
    row: at(`status_konversi = 'disetujui'`),
    body: idPendaftarMbkm => ({ idPendaftarMbkm }),
  },
  { call: `PUT /api/${O}/matkul/{id}`, as: 'HA09', row: row(`p.status_konversi = 'disetujui'`), body: nothing },
  { call: `DELETE /api/${O}/matkul/{id}`, as: 'HA09', row: row(`p.status_konversi = 'disetujui'`), body: nothing },
];
