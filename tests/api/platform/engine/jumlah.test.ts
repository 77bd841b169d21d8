import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { pustaka } from '../../../../resources/master/pustaka.ts';
import { createCounts, largeCount } from '../../../../server/platform/engine/counts.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

/** Totals of large lists are kept for ten seconds (docs/design/performance.md); those of small ones are always counted. */
let world: World;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
});
afterAll(() => world.close());

const total = async (person: Person): Promise<number> => {
  const answer = await person.get(pustaka.endpoint, { range: [0, 0] });
  return Number(answer.headers['content-range']?.toString().split('/')[1]);
};

describe('jumlah baris', () => {
  it('daftar kecil selalu dihitung; daftar besar dihitung lagi bagi yang baru menulis', async () => {
    const [admin, team] = [await world.as('HA01'), await world.as('HA03')];
    const few = await total(team);
    const insert = (from: number, to: number) =>
      world.db.execute(
        `insert into master_pustaka (id, id_matakuliah, jenis, tipe, judul, pengarang, tahun)
           select gen_random_uuid(), m.id, 'utama', 'video', 'Banyak ' || i, 'Uji', 2020
           from generate_series($1::int, $2::int) i, (select id from master_matakuliah order by id limit 1) m`,
        [from, to],
      );
    await insert(1, 3);
    expect(await total(team)).toBe(few + 3);
    await insert(4, largeCount);
    const many = few + largeCount;
    expect(await total(team)).toBe(many);
    const row = (await team.get(pustaka.endpoint, { range: [0, 0], filter: { tipe: 'video' } })).json()[0];
    expect((await admin.delete(`${pustaka.endpoint}/${row.id}`)).statusCode).toBe(200);
    expect(await total(admin)).toBe(many - 1);
  });
});

describe('penyimpan jumlah', () => {
  it('menyimpan jumlah besar selama sepuluh detik, kecuali bagi yang menulis', () => {
    let now = 0;
    const counts = createCounts(() => now);
    counts.note('kecil', largeCount - 1);
    counts.note('besar', largeCount);
    expect([counts.known('a', 'kecil'), counts.known('a', 'besar')]).toEqual([undefined, largeCount]);
    now = 5000;
    counts.wrote('a');
    expect([counts.known('a', 'besar'), counts.known('b', 'besar')]).toEqual([undefined, largeCount]);
    now = 5001;
    counts.note('besar', largeCount + 1);
    expect([counts.known('a', 'besar'), counts.known('b', 'besar')]).toEqual([largeCount + 1, largeCount + 1]);
    now = 15_001;
    expect(counts.known('b', 'besar')).toBeUndefined();
    counts.note('besar', 5);
    expect(counts.known('b', 'besar')).toBeUndefined();
  });
});
