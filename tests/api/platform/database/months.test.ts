import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { tablesOf } from '../../../../server/ops/catalog.ts';
import { allParts, movePart, partsToMove } from '../../../../server/ops/historyParts.ts';
import { connect } from '../../../../server/platform/database/client.ts';
import type { Db } from '../../../../server/platform/database/db.ts';
import { startEmbedded } from '../../../../server/platform/database/embedded.ts';
import { migrate, migrationsIn } from '../../../../server/platform/database/migrate.ts';
import { migrationsFolder } from '../../../../server/platform/database/migrationsFolder.ts';
import { keepMonths, monthLater, monthlyTables, monthOf } from '../../../../server/platform/database/months.ts';
import { createWorld, type World } from '../../support/world.ts';
import { emptyFolder, serverDatabase, serverUrl } from '../ops/place.ts';

const table = 'internal_riwayat';
const resource = 'uji/lama';
const ofParts = migrationsIn(migrationsFolder).indexOf('0064_batas_riwayat.sql');

/** A database without tables, on the server of the run or embedded. */
async function openEmpty(): Promise<Db> {
  if (serverUrl) {
    const { config, drop } = await serverDatabase(serverUrl);
    return connect({ url: config.databaseUrl, poolSize: 2, onClose: drop });
  }
  const embedded = await startEmbedded(emptyFolder().dataDir);
  return connect({ embeddedHost: embedded.host, onClose: embedded.stop });
}

/** History of one row, a line for each of these moments. */
async function tell(db: Db, moments: readonly string[]): Promise<void> {
  for (const [i, moment] of moments.entries())
    await db.execute(
      `insert into ${table} (id, resource, id_baris, aksi, perubahan, versi, waktu)
       values (gen_random_uuid(), '${resource}', 'satu', 'ubah', '{}', $1, $2)`,
      [i + 1, moment],
    );
}

const told = async (db: Db) =>
  (
    await db.query<{ waktu: string }>(
      `select to_char(waktu at time zone 'UTC', 'YYYY-MM-DD') as waktu from ${table} where resource = $1 and id_baris = 'satu' order by waktu desc`,
      [resource],
    )
  ).map(({ waktu }) => waktu);

/** In which part each line of the row stands, the oldest first. */
const places = async (db: Db) =>
  (
    await db.query<{ bagian: string }>(
      `select tableoid::regclass::text as bagian from ${table} where resource = $1 order by waktu`,
      [resource],
    )
  ).map(({ bagian }) => bagian.replace(`${table}_`, ''));

const now = new Date();
const month = (later: number) => monthLater(monthOf(now), later);
const partOf = (day: string) => day.slice(0, 7).replace('-', '_');

describe('a history that was there before it was kept by months', () => {
  let db: Db;
  const old = ['2024-03-05', '2024-05-06', month(-1)];
  beforeAll(async () => {
    db = await openEmpty();
    await migrate(db, migrationsFolder, migrationsIn(migrationsFolder).slice(0, ofParts));
    await tell(db, old);
    await migrate(db, migrationsFolder);
    await keepMonths(db, now);
  });
  afterAll(() => db.close());

  it('becomes the first part as it is; what comes later goes into months that are there before it', async () => {
    expect(await told(db)).toEqual(old.toReversed());
    await tell(db, [month(3)]);
    expect(await places(db)).toEqual(['lama', 'lama', 'lama', partOf(month(3))]);
    const names = (await allParts(db)).map(({ part }) => part.name);
    expect(names).toEqual([`lama`, partOf(month(2)), partOf(month(3)), 'lain'].map(name => `${table}_${name}`));
    expect(await keepMonths(db, now)).toEqual({ dibuat: 0, dipindah: 0 });
  });

  it('can still not be changed or taken out, in no part', async () => {
    for (const name of await db.query<{ nama: string }>(
      `select tableoid::regclass::text as nama from ${table} group by 1`,
    )) {
      await expect(db.execute(`delete from ${name.nama}`)).rejects.toThrow('hanya dapat ditambah');
      await expect(db.execute(`update ${name.nama} set waktu = now()`)).rejects.toThrow('hanya dapat ditambah');
    }
    await expect(db.execute(`delete from ${table} where resource = $1`, [resource])).rejects.toThrow('hanya dapat');
  });

  it('takes a line of any time, which moves into its month as soon as the job has made it', async () => {
    const far = month(20);
    await tell(db, [far]);
    expect((await places(db)).at(-1)).toBe('lain');
    expect(await keepMonths(db, now)).toEqual({ dibuat: 1, dipindah: 1 });
    expect((await places(db)).at(-1)).toBe(partOf(far));
    await expect(db.execute(`delete from ${table}_lain`)).resolves.toBe(0);
    await tell(db, [far]);
    await expect(db.execute(`delete from ${table}_${partOf(far)}`)).rejects.toThrow('hanya dapat ditambah');
  });

  it('is one table for a backup', async () => {
    const names = (await tablesOf(db)).map(({ name }) => name).filter(name => name.startsWith(table));
    expect(names).toEqual([table]);
  });

  it('says before a move what is wrong with the request', async () => {
    const asked = (before: string, to = 'pg_default') => partsToMove(db, { before, to }, now);
    if (db.embedded) await expect(asked('2024-01')).rejects.toThrow('hanya mempunyai satu tempat');
    else {
      await expect(asked('besok')).rejects.toThrow('isi dengan bulan');
      await expect(asked(month(1).slice(0, 7))).rejects.toThrow('belum lewat');
      await expect(asked('2024-01', 'tidak_ada')).rejects.toThrow('Tablespace "tidak_ada" tidak ada');
    }
  });

  it.runIf(serverUrl)(
    'is split into months by a move once they are all over, and each is read and guarded there',
    async () => {
      const later = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 3));
      const before = month(2).slice(0, 7);
      const whole = await told(db);
      const moving = await partsToMove(db, { before, to: 'pg_default' }, later);
      expect(moving.map(({ part }) => part.name)).toEqual([`${table}_lama`]);
      for (const one of moving) expect(await movePart(db, one, 'pg_default')).toBe(old.length);
      expect(await told(db)).toEqual(whole);
      expect((await places(db)).slice(0, 3)).toEqual(old.map(partOf));
      await expect(db.execute(`delete from ${table}_2024_03`)).rejects.toThrow('hanya dapat ditambah');
      expect(await partsToMove(db, { before, to: 'pg_default' }, later)).toEqual([]);
      const [monthly] = await monthlyTables(db);
      expect(monthly).toEqual({ table, column: 'waktu' });
    },
  );
});

describe('the health page', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  });
  afterAll(() => world.close());

  it('says where history stands in no month, and the job puts it there', async () => {
    const admin = await world.as('HA01');
    const part = async () =>
      (await admin.get('pengaturan/kesehatan'))
        .json<{ bagian: { kunci: string; masalah: { pesan: string }[] }[] }>()
        .bagian.find(({ kunci }) => kunci === 'riwayat');
    const strayed = { pesan: expect.stringContaining('bulannya belum tersedia') };
    await keepMonths(world.db, now);
    expect((await part())?.masalah).not.toContainEqual(expect.objectContaining(strayed));
    await tell(world.db, [month(30)]);
    expect((await part())?.masalah).toContainEqual(expect.objectContaining(strayed));
    const jobs = (await admin.get('sistem/pekerjaan')).json<{ name: string }[]>();
    expect(jobs.map(({ name }) => name)).toContain('siapkan-bulan');
    expect((await admin.post('sistem/pekerjaan/siapkan-bulan/jalankan')).statusCode).toBe(200);
    expect((await part())?.masalah).not.toContainEqual(expect.objectContaining(strayed));
    expect(await places(world.db)).toEqual([partOf(month(30))]);
  });
});
