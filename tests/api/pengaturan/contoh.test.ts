import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import type { AnswerOf } from '../../../resources/kit/index.ts';
import type { dataContoh, IsiContoh } from '../../../resources/pengaturan/contoh.ts';
import { prepareData } from '../../../server/ops/prepare.ts';
import { takeDemoOut } from '../../../server/ops/takeDemoOut.ts';
import { plannedTables } from '../../../server/platform/engine/examples/plan.ts';
import { createWorld, openTestDb, type Person, testConfig, type World } from '../support/world.ts';

type State = AnswerOf<typeof dataContoh>;

const template = () => ({ template: inject('template'), templateDatabase: inject('templateDatabase') });
const password = 'Sungguhan-2026!';
const path = 'pengaturan/mulai/contoh';
/** While the database is emptied nobody else is answered. */
const patient = { timeout: 120_000, interval: 500 };

let world: World;
let admin: Person;
let backups = 0;
beforeAll(async () => {
  const backup = async () => {
    backups++;
    return '/cadangan/contoh.tar.gz';
  };
  world = await createWorld(template(), undefined, {}, { backup });
  admin = await world.as('HA01');
});
afterAll(() => world.close());

const state = async (): Promise<State> => (await admin.get(path)).json<State>();
const content = async (): Promise<IsiContoh> => (await admin.get(`${path}/isi`)).json<IsiContoh>();
const empty = (more: Record<string, unknown> = {}) =>
  admin.post(`${path}/kosongkan`, { namaPortal: 'Portal MBKM', kataSandiBaru: password, ...more });

describe('taking the demo university out', { timeout: 180_000 }, () => {
  it('says beforehand what goes and what stays, to Super Admin only', async () => {
    const { ada, username } = await state();
    const { pergi, tetap } = await content();
    expect(ada).toBe(true);
    expect(username).toBe('superadmin');
    const students = await world.db.one<{ n: number }>('select count(*)::int as n from master_mahasiswa');
    expect(pergi).toContainEqual({ label: 'Mahasiswa', jumlah: students?.n });
    expect(tetap).toContainEqual({ label: 'Pengguna', jumlah: 1 });
    expect(tetap.map(({ label }) => label)).toContain('Kabupaten/Kota');
    for (const who of ['HA02', 'HA03'] as const) {
      const somebody = await world.as(who);
      expect((await somebody.get(path)).statusCode).toBe(403);
      expect((await somebody.get(`${path}/isi`)).statusCode).toBe(403);
      expect((await somebody.post(`${path}/kosongkan`, {})).statusCode).toBe(403);
    }
  });

  it('wants the name of the portal, and a password that is none of the demo', async () => {
    const wrong = await empty({ namaPortal: 'Portal Lain' });
    expect(wrong.json()).toMatchObject({ statusCode: 422, errors: { namaPortal: 'Tulis nama portal: Portal MBKM.' } });
    const demo = await empty({ kataSandiBaru: testConfig.demoPassword });
    expect(Object.keys(demo.json().errors)).toEqual(['kataSandiBaru']);
    const easy = await empty({ kataSandiBaru: 'superadmin1' });
    expect(Object.keys(easy.json().errors)).toEqual(['kataSandiBaru']);
    expect((await state()).ada).toBe(true);
  });

  it('leaves nothing half where it fails on the way', async () => {
    const before = await content();
    await world.db.execute(
      `create function gagal() returns trigger language plpgsql as $$ begin raise exception 'mati'; end $$`,
    );
    await world.db.execute(
      `create trigger gagal before update on pengaturan_sumber_data for each row execute function gagal()`,
    );
    expect((await empty()).statusCode).toBe(200);
    await expect.poll(async () => (await state()).kemajuan, patient).toMatchObject({ tahap: 'gagal' });
    await world.db.execute('drop function gagal cascade');
    expect((await state()).ada).toBe(true);
    expect(await content()).toEqual(before);
    expect((await world.login('mahasiswa')).statusCode).toBe(200);
  });

  it('leaves what an installation of its own begins with, and the account that did it', async () => {
    const kept = await world.db.one('select id from pengaturan_user where username = $1', ['superadmin']);
    backups = 0;
    const begun = await empty();
    expect(begun.statusCode, begun.body).toBe(200);
    await expect.poll(async () => (await state()).kemajuan, patient).toMatchObject({ tahap: 'selesai' });
    expect(backups).toBe(1);
    expect(await state()).toMatchObject({ ada: false, kemajuan: { cadangan: '/cadangan/contoh.tar.gz' } });

    expect(await world.db.query('select id, role_id, id_pegawai from pengaturan_user')).toEqual([
      { ...kept, roleId: 'HA01', idPegawai: null },
    ]);
    const filled: string[] = [];
    for (const { table, resource } of plannedTables(registry))
      if (resource.stays !== 'all' && (await world.db.one(`select 1 as ada from "${table}" limit 1`)))
        filled.push(table);
    expect(filled.sort()).toEqual([
      'internal_sandi',
      'internal_sandi_lama',
      'internal_sesi',
      'pengaturan_log_aktivitas',
      'pengaturan_user',
      'pengaturan_user_role',
    ]);
    const roles = await world.db.one<{ n: number }>('select count(*)::int as n from pengaturan_role');
    expect(roles?.n).toBe(10);
  });

  it('has no password of the demo any more, and no source that answers from samples', async () => {
    for (const who of ['superadmin', 'mahasiswa', 'timmbkm'])
      expect((await world.login(who)).statusCode, who).toBe(401);
    const entered = await world.login('superadmin', password);
    expect(entered.json()).toMatchObject({ user: { wajibGantiSandi: false, role: { id: 'HA01' } } });
    const fetched = await admin.get('master/mahasiswa/get-data');
    expect(fetched.statusCode).toBe(502);
    expect(fetched.json()).toMatchObject({ message: expect.stringContaining('belum dihubungkan') });
    const back = await empty();
    expect(back.statusCode).toBe(409);
  });

  it('starts as an installation of its own, also in production, and fills nothing in again', async () => {
    const again = await prepareData(world.db, registry, { ...testConfig, production: true });
    expect(again).toEqual({ demo: false, filled: false });
    expect(await world.db.query('select 1 from master_mahasiswa')).toEqual([]);
  });

  it('keeps every table usable: what was in place of the demo can be written', async () => {
    const made = await admin.post('master/satuan', { kode: 'lembar', nama: 'Lembar', jenis: 'jumlah' });
    expect(made.statusCode, made.body).toBe(201);
    const faculty = await admin.post('master/siamik-fakjur', { kode: '1', jenis: 'fakultas', nama: 'Fakultas Teknik' });
    expect(faculty.statusCode, faculty.body).toBe(201);
  });
});

describe('npm run admin -- --kosongkan-demo', { timeout: 180_000 }, () => {
  it('counts first, and with the name typed takes it out and gives a password once', async () => {
    const db = await openTestDb(template());
    try {
      const asked = { username: 'superadmin' };
      const looked = await takeDemoOut(db, registry, testConfig, { ...asked, name: undefined });
      expect(looked.opened).toBeNull();
      expect(looked.pergi.length).toBeGreaterThan(40);
      await expect(takeDemoOut(db, registry, testConfig, { ...asked, name: 'Lain' })).rejects.toThrow('Nama portal');
      await expect(takeDemoOut(db, registry, testConfig, { username: 'siapa', name: 'x' })).rejects.toThrow(
        'tidak ada',
      );
      const done = await takeDemoOut(db, registry, testConfig, { ...asked, name: 'portal mbkm' });
      expect(done.opened?.username).toBe('superadmin');
      expect(await db.query('select wajib_ganti_sandi from pengaturan_user')).toEqual([{ wajibGantiSandi: true }]);
      await expect(takeDemoOut(db, registry, testConfig, { ...asked, name: undefined })).rejects.toThrow(
        'tidak berisi',
      );
    } finally {
      await db.close();
    }
  });
});
