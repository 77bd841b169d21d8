import { type OwnCall, one } from '../../support/ownCalls.ts';

const M = '/api/v2/mhs-luar-upn';
const P = '/api/v2/pertukaran-mahasiswa/krs';
const student = (status: string) =>
  `select id from pertukaran_mhs_inbound where status = '${status}' order by id limit 1`;
const plan = (status: string) => `select id from pertukaran_krs where status = '${status}' order by id limit 1`;
const gradedRow = `select d.id from pertukaran_krs_detail d join pertukaran_nilai_inbound n on n.id_krs_detail = d.id
  join pertukaran_mk_dosen t on t.id_mk_inbound = d.id_mk_inbound join pengaturan_user u on u.id_pegawai = t.id_pegawai
  where u.username = 'dosen' and n.status = 'draf' limit 1`;
const taught = `select c.id from pertukaran_mk_inbound c join pertukaran_mk_dosen t on t.id_mk_inbound = c.id
  join pengaturan_user u on u.id_pegawai = t.id_pegawai where u.username = 'dosen' and c.status = 'dibuka' limit 1`;

/** Calls that only the exchange of students from elsewhere has (tests/api/platform/versions.test.ts). */
export const calls: readonly OwnCall[] = [
  {
    call: `PUT ${M}/verifikasi/{id}`,
    as: 'HA03',
    row: student('diajukan'),
    body: () => ({ aksi: 'tolak', catatan: 'Uji.' }),
  },
  {
    call: `PUT ${M}/verifikasi-massal`,
    as: 'HA03',
    row: student('diajukan'),
    body: id => ({ ...one(id), aksi: 'setujui' }),
  },
  {
    call: `POST ${M}/{id}/dosen-wali`,
    as: 'HA03',
    row: student('diajukan'),
    body: () => ({ idDosenWali: '00000000-0000-7000-8000-000000000000' }),
  },
  {
    call: `POST ${M}/{id}/rekomendasi`,
    as: 'HA03',
    row: student('diajukan'),
    body: () => ({ rekomendasiProdi: 'ya' }),
  },
  { call: `POST ${M}/{id}/kode-akses`, as: 'HA03', row: student('diajukan'), body: () => ({}) },
  { call: `POST ${M}/{id}/lanjut`, as: 'HA03', row: student('berjalan'), body: () => ({ idMasaStudi: 'x' }) },
  {
    call: `DELETE ${P}/{idDetail}`,
    as: 'HA03',
    row: `select d.id from pertukaran_krs_detail d join pertukaran_krs k on k.id = d.id_krs where k.status = 'revisi' limit 1`,
    body: () => ({ catatan: 'Uji.' }),
  },
  { call: `PUT ${P}/ajukan`, as: 'HA08', row: plan('disetujui'), body: () => ({}) },
  { call: `PUT ${P}/approve/{id}`, as: 'HA03', row: plan('diajukan'), body: () => ({ aksi: 'setujui' }) },
  { call: `PUT ${P}/approve-massal`, as: 'HA03', row: plan('diajukan'), body: id => ({ ...one(id), aksi: 'setujui' }) },
  { call: `PUT ${P}/nilai/{idKrsDetail}`, as: 'HA04', row: gradedRow, body: () => ({ nilaiUas: 80 }) },
  {
    call: `PUT ${P}/nilai-massal`,
    as: 'HA04',
    row: gradedRow,
    body: id => ({ items: [{ idKrsDetail: id, nilaiUas: 80 }] }),
  },
  { call: `PUT ${P}/nilai-final/{idMkInbound}`, as: 'HA04', row: taught, body: () => ({}) },
  {
    call: `PUT ${P}/nilai-buka/{idMkInbound}`,
    as: 'HA03',
    row: `select d.id_mk_inbound as id from pertukaran_krs_detail d join pertukaran_nilai_inbound n on n.id_krs_detail = d.id
      where n.status = 'final' limit 1`,
    body: () => ({ catatan: 'Uji.' }),
  },
];
