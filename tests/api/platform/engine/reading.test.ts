import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { mitra } from '../../../../resources/master/mitra.ts';
import {
  asSystem,
  count,
  exists,
  find,
  findOne,
  type Reading,
  read,
} from '../../../../server/platform/engine/reading.ts';
import { createWorld, type World } from '../../support/world.ts';

/** Plain selects of rules say what the same statement by hand says. */
let world: World;
let reading: Reading;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  reading = asSystem(world.db);
});
afterAll(() => world.close());

const ids = async (condition: string): Promise<unknown[]> =>
  (await world.db.query(`select id from master_mitra where ${condition} order by nama, id`)).map(({ id }) => id);
const order = { order: ['nama', 'id'] } as const;

describe('reading rows of a declared resource', () => {
  it('gives the chosen columns of one row under the names of its fields, and nothing without an id', async () => {
    const [id] = await ids('id_kabupaten is not null');
    const row = await read(reading, mitra, String(id), ['nama', 'idKabupaten']);
    expect(Object.keys(row ?? {})).toEqual(['nama', 'idKabupaten']);
    expect(row?.idKabupaten).toBeTruthy();
    expect(await read(reading, mitra, null, ['nama'])).toBeUndefined();
  });

  it('finds by value, list, emptiness, exclusion and bounds, in order and no more than asked', async () => {
    const found = async (where: Parameters<typeof find<typeof mitra.fields, 'id'>>[2]) =>
      (await find(reading, mitra, where, ['id'], order)).map(({ id }) => id);
    const all = await ids('true');
    expect(await found({ status: 'aktif' })).toEqual(await ids(`status = 'aktif'`));
    expect(await found({ status: ['aktif', 'diusulkan'] })).toEqual(await ids(`status in ('aktif', 'diusulkan')`));
    expect(await found({ id: [] })).toEqual([]);
    expect(await found({ website: null })).toEqual(await ids('website is null'));
    expect(await found({ website: { not: null } })).toEqual(await ids('website is not null'));
    expect(await found({ status: { not: 'aktif' } })).toEqual(await ids(`status is distinct from 'aktif'`));
    expect(await found({ nama: { from: 'D', to: 'P' } })).toEqual(await ids(`nama >= 'D' and nama <= 'P'`));
    expect((await find(reading, mitra, {}, ['id'], { ...order, most: 3 })).map(({ id }) => id)).toEqual(
      all.slice(0, 3),
    );
    expect(await count(reading, mitra, {})).toBe(all.length);
    expect((await findOne(reading, mitra, {}, ['id'], order))?.id).toBe(all[0]);
    expect(await exists(reading, mitra, { nama: 'Tidak ada mitra bernama ini' })).toBe(false);
  });

  it('refuses a value that is undefined, instead of finding every row', async () => {
    for (const where of [{ status: undefined }, { nama: { from: undefined } }, { nama: {} }])
      await expect(exists(reading, mitra, where)).rejects.toThrow('nama' in where ? '"nama"' : '"status"');
  });
});
