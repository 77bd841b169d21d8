import { type OwnCall, one, participationIn } from '../support/ownCalls.ts';

const sheets = '/api/v4/kwu/menilai-kwu';

/** Calls that only KWU has (tests/api/platform/versions.test.ts). */
export const calls: readonly OwnCall[] = [
  {
    call: `PUT ${sheets}/lembar`,
    as: 'HA03',
    row: `select id from kwu_kelompok where status = 'aktif' order by id limit 1`,
    body: id => ({ idKelompok: id, jenisPenilai: 'tim', aksi: 'draf', komponen: [], anggota: [] }),
  },
  {
    call: 'PUT /api/v4/kwu/kelompok/{id}/dpl',
    as: 'HA03',
    row: `select id from kwu_kelompok where status = 'disetujui' and id_pegawai_dpl is null order by id limit 1`,
    body: () => ({ idPegawai: '00000000-0000-7000-8000-000000000000' }),
  },
  { call: `PUT ${sheets}/kirim`, as: 'HA03', row: participationIn('kwu', `status = 'berjalan'`), body: one },
];
