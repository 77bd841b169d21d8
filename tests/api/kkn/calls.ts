import { type OwnCall, one, participationIn } from '../support/ownCalls.ts';

const arrange = '/api/v3/kkn/mengatur-kelompok';
const sheets = '/api/v3/kkn/menilai-kkn';
const group = 'select id from kkn_kkn_kelompok order by id limit 1';
/** A proposal of groups: the demo data has none. */
const proposal = `insert into kkn_usulan_kelompok (id, id_gelombang, benih, status, skor, pertahankan_mandiri)
  select gen_random_uuid(), id, 'uji', 'draf', 0, true from kkn_gelombang order by id limit 1 returning id`;

/** Calls that only KKN has (tests/api/platform/versions.test.ts). */
export const calls: readonly OwnCall[] = [
  { call: `PUT ${arrange}/{id}`, as: 'HA03', row: group, body: () => ({ dikunci: true }) },
  { call: `PUT ${arrange}/{id}/ketua`, as: 'HA03', row: group, body: () => ({ divisi: [] }) },
  {
    call: 'POST /api/v3/kkn/pindah-gelombang',
    as: 'HA03',
    row: participationIn('kkn', `status = 'disetujui'`),
    body: one,
  },
  { call: `DELETE ${arrange}/usulan/{id}`, as: 'HA03', row: proposal, body: () => ({}) },
  { call: `PUT ${arrange}/usulan/{id}/pindah`, as: 'HA03', row: proposal, body: () => ({ keKelompok: null }) },
  { call: `PUT ${arrange}/usulan/{id}/urungkan`, as: 'HA03', row: proposal, body: () => ({}) },
  { call: `POST ${arrange}/usulan/{id}/terapkan`, as: 'HA03', row: proposal, body: () => ({}) },
  {
    call: `PUT ${sheets}/lembar`,
    as: 'HA03',
    // A group in which somebody has no sheet of Tim MBKM yet.
    row: `select m.parent_id as id from kkn_kkn_kelompok_anggota m
      join mbkm_pendaftar_program_mbkm t on t.id = m.id_pendaftar_mbkm and t.status = 'berjalan'
      where m.status_anggota = 'bergabung' and not exists (select 1 from nilai_penilaian n
        where n.id_pendaftar_mbkm = t.id and n.jenis_penilai = 'tim' and n.status = 'terkirim') order by m.id limit 1`,
    body: id => ({ idKelompok: id, jenisPenilai: 'tim', aksi: 'draf', komponen: [], anggota: [] }),
  },
  { call: `PUT ${sheets}/kirim`, as: 'HA03', row: participationIn('kkn', `status = 'berjalan'`), body: one },
];
