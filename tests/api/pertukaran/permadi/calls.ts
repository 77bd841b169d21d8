import { type OwnCall, participationIn } from '../../support/ownCalls.ts';

const P = 'v2/pertukaran-mahasiswa/permadi';
const at = (where: string) => participationIn('permadi', where);
const nothing = () => ({});
/** A row of the student with an account. */
const row = `select a.id from konversi_terpilih_awal a join mbkm_pendaftar_program_mbkm p on p.id = a.id_pendaftar_mbkm
  where p.kode_jenis_mbkm = 'permadi' and p.status = 'draf'
    and p.id_mahasiswa = (select id_mahasiswa from pengaturan_user where username = 'outbound') order by a.id limit 1`;

/** Calls that only Permadi has (tests/api/platform/versions.test.ts). */
export const calls: readonly OwnCall[] = [
  {
    call: `PUT /api/${P}/status`,
    as: 'HA03',
    row: at(`status = 'berjalan'`),
    body: id => ({ id, aksi: 'selesai', catatan: 'Uji.' }),
  },
  {
    call: `PUT /api/${P}/verifikasi/{id}`,
    as: 'HA05',
    row: at(`status = 'diajukan' and npm like '__081010%'`),
    body: () => ({ aksi: 'revisi', catatan: 'Uji.' }),
  },
  { call: `POST /api/${P}/matkul`, as: 'HA09', row: at(`status = 'draf'`), body: id => ({ idPendaftarMbkm: id }) },
  { call: `PUT /api/${P}/matkul/{id}`, as: 'HA09', row, body: nothing },
  { call: `DELETE /api/${P}/matkul/{id}`, as: 'HA09', row, body: nothing },
  {
    call: `POST /api/${P}/upload-khs`,
    as: 'HA09',
    row: at(`status = 'draf'`),
    body: id => ({ idPendaftarMbkm: id, rows: [] }),
  },
  {
    call: `PUT /api/${P}/nilai/{id}`,
    as: 'HA03',
    row: at(`status_konversi = 'dinilai'`),
    body: () => ({ aksi: 'buka', catatan: 'Uji.' }),
  },
];
