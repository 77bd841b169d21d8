import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { tableName } from '../../../../server/platform/database/columns.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

/**
 * A name stands in no row once it is another: every kind of data that others refer to is renamed, and every table is
 * looked through for the former name. Lists, pages and the search read these tables and nothing else.
 */
let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  admin = await world.as('HA01');
});
afterAll(() => world.close());

/** Tables that keep former names on purpose: history, log, issued letters, decided grades, sent mails. */
const ofFormerDays =
  /^(internal_|pengaturan_log|surat_|notifikasi|sistem_|konversi_terpilih|konversi_riwayat|konversi_revisi_nilai_rincian|pertukaran_krs_detail|sinkronisasi_|pertukaran_rekap)/;

/** Data by the field that people know it by, and what refers to it in many tables. */
const renamed: readonly [resource: string, field: string, of: string][] = [
  ['master/mitra', 'nama', 'select id_mitra as id from magang_mitra_terlibat_program order by id limit 1'],
  ['master/program', 'nama', 'select id_program as id from magang_mitra_terlibat_program order by id limit 1'],
  ['master/mahasiswa', 'nama', 'select id_mahasiswa as id from riset_inisiasi_mitra order by id limit 1'],
  ['master/mahasiswa', 'nama', 'select id_mahasiswa as id from komcad_pendaftaran order by id limit 1'],
  ['master/mahasiswa', 'nama', 'select id_mahasiswa as id from pertukaran_outbound order by id limit 1'],
  ['master/pegawai', 'nama', 'select id_pegawai as id from kkn_dpl order by id limit 1'],
  ['master/pegawai', 'nama', 'select id_pegawai as id from master_tim_mbkm_prodi order by id limit 1'],
  [
    'master/pegawai',
    'nama',
    'select id_pegawai as id from portofolio_jurnal where id_pegawai is not null order by id limit 1',
  ],
  [
    'master/kampus',
    'nama',
    'select id_kampus as id from pertukaran_mhs_inbound where id_kampus is not null order by id limit 1',
  ],
  ['master/matakuliah', 'nama', 'select id_matkul as id from pertukaran_mk_inbound order by id limit 1'],
  ['master/matakuliah', 'nama', 'select id_matkul as id from konversi_matkul_paket order by id limit 1'],
  ['master/jenis-luaran', 'nama', 'select id_jenis_luaran as id from magang_luaran_magang order by id limit 1'],
];

describe('nama yang diganti', () => {
  it.each(renamed)('%s: %s (%s)', async (name, field, of) => {
    const row = await world.db.one<{ id: string }>(of);
    expect(row, of).toBeDefined();
    const path = `${registry.get(name).endpoint}/${row?.id}`;
    // Rows of the academic system are renamed there; our own by hand, with the same effect.
    if (registry.get(name).fields.sumber)
      await world.db.execute(`update ${tableName(registry.get(name))} set sumber = 'manual' where id = $1`, [row?.id]);
    for (const nama of ['Zulkarnain Wirabuana', 'Nirmala Kartasasmita']) {
      const answer = await admin.put(path, { [field]: nama });
      expect(answer.statusCode, answer.body).toBe(200);
    }
    const left: string[] = [];
    for (const r of registry.resources) {
      const table = tableName(r);
      if (r.view || ofFormerDays.test(table)) continue;
      const found = await world.db.one<{ n: number }>(
        `select count(*)::int as n from ${table} t where t::text ilike '%Zulkarnain Wirabuana%'`,
      );
      if (found?.n) left.push(`${table}: ${found.n}`);
    }
    expect(left).toEqual([]);
    const hits = await admin.get('cari', { q: 'Zulkarnain Wirabuana' });
    expect(hits.body).not.toContain('Zulkarnain');
  });
});
