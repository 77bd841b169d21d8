import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { createApp } from '../../../../server/app.ts';
import { createWorld, type Person, person, testConfig, type World } from '../../support/world.ts';

/** Jobs of inbound exchange that hold two rows at once: each row is done once, and nothing is left for a second run. */

let world: World;
let admin: Person;
/** Students from elsewhere of one period, with an account each. */
const made = Array.from({ length: 5 }, (_, i) => `IN98${String(i).padStart(5, '0')}`);

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  const now = () => world.clock.now;
  const { app } = await createApp({ config: testConfig, db: world.db, registry, demo: true, rowsAtOnce: 2, now });
  await app.ready();
  const { token } = (await world.login('superadmin')).json<{ token: { AccessToken: string } }>();
  admin = person(app, token.AccessToken);
});
afterAll(() => world.close());

const run = async (name: string) => {
  const ran = await admin.post(`sistem/pekerjaan/${name}/jalankan`);
  expect([ran.statusCode, ran.json().status], ran.body).toEqual([200, 'selesai']);
  return ran.json().hasil;
};
const column = async (sql: string, values: unknown[] = []) =>
  (await world.db.query<{ x: string }>(sql, values)).map(({ x }) => x);

/** Copies of a student under other numbers. */
const copies = (npms: readonly string[], status: string) =>
  world.db.execute(
    `insert into pertukaran_mhs_inbound (id, nomor_registrasi, npm, id_masa_studi, jalur, jumlah_semester, nama_lengkap,
       kewarganegaraan, jenis_kelamin, tempat_lahir, tanggal_lahir, email, no_hp, alamat_asal, nama_kampus_asal, jenjang_asal,
       nama_prodi_asal, nim_asal, semester_asal, ipk, nama_pic_asal, email_pic_asal, id_program_prodi, motivasi,
       kontak_darurat_nama, kontak_darurat_hubungan, kontak_darurat_hp, pernyataan, status)
     select gen_random_uuid(), n, n, id_masa_studi, jalur, 1, n, kewarganegaraan, jenis_kelamin, tempat_lahir, tanggal_lahir,
       n || '@uji.example', no_hp, alamat_asal, nama_kampus_asal, jenjang_asal, nama_prodi_asal, n, 5, 3.5, nama_pic_asal,
       email_pic_asal, id_program_prodi, motivasi, kontak_darurat_nama, kontak_darurat_hubungan, kontak_darurat_hp, true, $2
     from (select * from pertukaran_mhs_inbound where npm is not null order by id limit 1) s, unnest($1::text[]) n`,
    [npms, status],
  );

describe('pekerjaan inbound', () => {
  it('menyelesaikan studi semua yang nilainya final', async () => {
    await world.db.execute(`update pertukaran_krs set status = 'disetujui'`);
    await world.db.execute(
      `update pertukaran_krs_detail d set keadaan = 'batal'
         where keadaan = 'aktif' and not exists (select 1 from pertukaran_nilai_inbound n where n.id_krs_detail = d.id)`,
    );
    await world.db.execute(`update pertukaran_nilai_inbound set status = 'final'`);
    await world.db.execute(`update pertukaran_masa_studi set kuliah_selesai = '2026-11-01'`);
    await world.db.execute(
      `update pertukaran_mhs_inbound s set status = 'berjalan' where exists (
         select 1 from pertukaran_krs k join pertukaran_krs_detail d on d.id_krs = k.id and d.keadaan = 'aktif'
          where k.id_mhs_inbound = s.id and k.id_masa_studi = s.id_masa_studi)`,
    );
    const due =
      await column(`select id as x from pertukaran_mhs_inbound where status = 'berjalan' and id_masa_studi in (
      select k.id_masa_studi from pertukaran_krs k join pertukaran_krs_detail d on d.id_krs = k.id
       where k.id_mhs_inbound = pertukaran_mhs_inbound.id and d.keadaan = 'aktif') order by 1`);
    expect(due.length).toBeGreaterThan(2);
    expect(await run('inbound-selesai')).toEqual({ diperiksa: due.length, berhasil: due.length, gagal: [] });
    const ended = await column(
      `select id as x from pertukaran_mhs_inbound where status = 'selesai' and id = any($1) order by 1`,
      [due],
    );
    expect(ended).toEqual(due);
    expect(await run('inbound-selesai')).toMatchObject({ diperiksa: 0 });
  });

  it('mengingatkan setiap mahasiswa tentang KRS-nya sekali', async () => {
    await copies(made, 'disetujui');
    await world.db.execute(
      `insert into pengaturan_user (id, username, email, first_name, last_name, name, role_id, id_mhs_inbound, aktif, sumber)
       select gen_random_uuid(), npm, email, npm, '-', npm, 'HA08', id, true, 'lokal' from pertukaran_mhs_inbound
        where npm = any($1)`,
      [made],
    );
    await world.db.execute(
      `update pertukaran_masa_studi set krs_selesai = '2026-11-24'
        where id in (select id_masa_studi from pertukaran_mhs_inbound where npm = any($1))`,
      [made],
    );
    const heard = () =>
      column(
        `select u.username as x from notifikasi n join pengaturan_user u on u.id = n.id_user
          where n.kunci like 'inbound_krs_belum:%' and u.username = any($1) order by 1`,
        [made],
      );
    const { krs } = await run('inbound-ingatkan');
    expect(krs.diberitahu).toBeGreaterThanOrEqual(made.length);
    expect(await heard()).toEqual(made);
    expect(await run('inbound-ingatkan')).toMatchObject({ krs: { diberitahu: 0 }, nilai: { diberitahu: 0 } });
    expect(await heard()).toEqual(made);
  });

  it('menutup akun yang studinya lama berakhir dan menghapus pendaftaran yang tidak pernah dikonfirmasi', async () => {
    await world.db.execute(
      `update pertukaran_mhs_inbound set status = 'mengundurkan_diri', updated_at = '2026-01-01' where npm = any($1)`,
      [made],
    );
    const drafts = made.map(npm => npm.replace('IN98', 'IN97'));
    await copies(drafts, 'draf');
    const [confirmed] = drafts;
    await world.db.execute(
      `update pertukaran_mhs_inbound set created_at = '2026-01-01', email_terkonfirmasi = npm = $2 where npm = any($1)`,
      [drafts, confirmed],
    );
    const open = () => column('select username as x from pengaturan_user where aktif and username = any($1)', [made]);
    expect(await open()).toHaveLength(made.length);
    const done = await run('inbound-bersih');
    expect(done.dihapus).toBeGreaterThanOrEqual(drafts.length - 1);
    expect(await open()).toEqual([]);
    expect(await column('select npm as x from pertukaran_mhs_inbound where npm = any($1)', [drafts])).toEqual([
      confirmed,
    ]);
    expect(await run('inbound-bersih')).toEqual({ dihapus: 0, ditutup: 0 });
  });
});
