import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { messages } from '../../../../resources/kit/index.ts';
import { DatabaseBusy, type Db } from '../../../../server/platform/database/db.ts';
import { translate } from '../../../../server/platform/engine/dbErrors.ts';
import { openTestDb } from '../../support/world.ts';

let db: Db;
beforeAll(async () => {
  db = await openTestDb({ template: inject('template'), templateDatabase: inject('templateDatabase') });
});
afterAll(() => db.close());

const busy = { statusCode: 503, message: messages.tooSlow.text };
const limit = 'select current_setting($1) as batas';
const asked = ['statement_timeout'];

/** The embedded engine knows no time of a statement: its only connection is the process itself. */
it.skipIf(!process.env.TEST_DATABASE_URL)(
  'setiap pernyataan punya batas waktu: bacaan 5 detik, di dalam transaksi 30, pekerjaan panjang miliknya sendiri',
  async () => {
    expect(await db.one(limit, asked)).toEqual({ batas: '5s' });
    expect(await db.transaction(tx => tx.one(limit, asked))).toEqual({ batas: '30s' });
    await db.unhurried(600_000, async () => {
      expect(await db.one(limit, asked)).toEqual({ batas: '10min' });
      expect(await db.transaction(tx => tx.one(limit, asked))).toEqual({ batas: '10min' });
    });
    expect(await db.one(limit, asked)).toEqual({ batas: '5s' });
    const refused = await db.unhurried(50, () => db.query('select pg_sleep(20)')).catch((error: unknown) => error);
    expect(translate(refused, registry)).toMatchObject(busy);
  },
);

it('pernyataan siap pakai tidak bertambah terus dengan bentuk yang diminta, dan yang berulang tetap disiapkan', async () => {
  const kept = async () =>
    (await db.one<{ n: number }>(`select count(*)::int as n from pg_prepared_statements where name like 's%'`))?.n ?? 0;
  const most = { n: 0 };
  for (let shape = 0; shape < 1300; shape++) {
    for (let again = 0; again < 2; again++)
      expect(await db.one(`select $1::int + ${shape} as jumlah`, [1], { prepare: true })).toEqual({
        jumlah: shape + 1,
      });
    if (shape % 50 === 0) most.n = Math.max(most.n, await kept());
  }
  expect(most.n).toBeGreaterThan(100);
  expect(most.n).toBeLessThanOrEqual(500);
  expect(await kept()).toBeGreaterThan(0);
});

it('yang menunggu koneksi terlalu lama dijawab 503, dan sesudahnya basis data bekerja lagi', async () => {
  const templates = { template: inject('template'), templateDatabase: inject('templateDatabase') };
  const crowded = await openTestDb(templates, { poolSize: 1, mostWait: 2000 });
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  const working = crowded.transaction(async () => held);
  const refused = await crowded.query('select 1').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DatabaseBusy);
  expect(translate(refused, registry)).toMatchObject(busy);
  release();
  await working;
  expect(await crowded.one('select 1 as satu')).toEqual({ satu: 1 });
  await crowded.close();
});
