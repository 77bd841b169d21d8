import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { createApp } from '../../../../server/app.ts';
import type { Db } from '../../../../server/platform/database/db.ts';
import { createWorld, type Person, person, testConfig, type World } from '../../support/world.ts';

/** Jobs that hold two rows at once, and a process that is killed after three: nobody is told twice or forgotten. */

let world: World;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  // Every account hears of some kinds once a day.
  await world.db.execute(
    `insert into internal_pilihan_notifikasi (id, id_user, pilihan)
     select gen_random_uuid(), id, '{"tugas":"ringkasan","peringatan":"ringkasan"}' from pengaturan_user where aktif
     on conflict do nothing`,
  );
  // A Monday morning, weeks after the last entry of most logbooks.
  world.clock.now = new Date('2026-12-14T00:05:00Z');
});
afterAll(() => world.close());

/** A database that answers no transaction any more after so many: the process behind it is gone by then. */
function dying(db: Db, transactions: number): { db: Db; gone: Promise<void> } {
  let left = transactions;
  let die: () => void = () => undefined;
  const gone = new Promise<void>(done => (die = done));
  const never = () => {
    die();
    return new Promise(() => undefined);
  };
  const get = (target: Db, name: string | symbol, self: unknown) =>
    name === 'transaction' && left-- <= 0 ? never : Reflect.get(target, name, self);
  return { db: new Proxy(db, { get }), gone };
}

/** Somebody who may run jobs, in another process. */
async function adminOf(db: Db): Promise<Person> {
  const now = () => world.clock.now;
  const { app } = await createApp({ config: testConfig, db, registry, demo: true, rowsAtOnce: 2, now });
  await app.ready();
  const { token } = (await world.login('superadmin')).json<{ token: { AccessToken: string } }>();
  return person(app, token.AccessToken);
}

const ofEvent = (code: string) => ({
  told: `select kunci as siapa from notifikasi where kunci like '${code}:%' order by 1`,
  undo: `delete from notifikasi where kunci like '${code}:%'`,
});
const jobs = [
  { name: 'ingatkan-log-kosong', ...ofEvent('log_kosong') },
  { name: 'ringkasan-harian', ...ofEvent('ringkasan_harian') },
  {
    name: 'ringkasan-notifikasi',
    told: `select kepada as siapa from internal_surel where link = '/' order by 1`,
    undo: `with mails as (delete from internal_surel where link = '/') update notifikasi set tanpa_surel = false`,
  },
];

describe.each(jobs)('$name', ({ name, told, undo }) => {
  const run = `sistem/pekerjaan/${name}/jalankan`;
  const whom = async () => (await world.db.query<{ siapa: string }>(told)).map(({ siapa }) => siapa);

  it('tells the same people in parts, also after a kill in its middle', async () => {
    const admin = await adminOf(world.db);
    expect((await admin.post(run)).json()).toMatchObject({ status: 'selesai' });
    const all = await whom();
    expect(all.length).toBeGreaterThan(4);
    expect(new Set(all).size).toBe(all.length);
    await world.db.execute(undo);

    // One transaction claims the run, three tell.
    const { db, gone } = dying(world.db, 4);
    void (await adminOf(db)).post(run);
    await gone;
    const before = (await whom()).length;
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(all.length);

    world.clock.now = new Date(world.clock.now.getTime() + 60_000);
    expect((await admin.post(run)).json()).toMatchObject({ status: 'selesai' });
    expect(await whom()).toEqual(all);
    await admin.post(run);
    expect(await whom()).toEqual(all);
  });
});
