import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createWorld, type Person, type World } from '../../support/world.ts';

/** A reference whose row lies in another one than the row itself names: refused by field for who writes by API too. */
let world: World;
let team: Person;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('HA03');
});
afterAll(() => world.close());

type Row = Record<string, unknown> & { id: string; version: number };
const one = async <T extends object>(sql: string, values: unknown[] = []): Promise<T> => {
  const found = await world.db.one<Record<string, unknown>>(sql, values);
  if (!found) throw new Error(`Tidak ada baris: ${sql}`);
  return found as T;
};
/** Answer to a change of one field of a row. */
const change = async (path: string, values: object) => {
  const { version } = (await team.get(path)).json<Row>();
  return team.bare.put(path, { ...values, version });
};
const refused = (field: string) => ({ statusCode: 422, errors: { [field]: expect.stringContaining('dari daftar') } });
const told = (answer: { statusCode: number; json(): { errors?: object } }) => ({
  statusCode: answer.statusCode,
  errors: answer.json().errors,
});

describe('rujukan di luar induknya', () => {
  it('PIC mitra lain bagi mitra yang terlibat program', async () => {
    const joined = await one<{ id: string; mitra: string }>(
      'select id, id_mitra as mitra from magang_mitra_terlibat_program limit 1',
    );
    const contact = await one<{ id: string }>('select id from master_pic_mitra where id_mitra <> $1 limit 1', [
      joined.mitra,
    ]);
    const answer = await change(`magang/mitra-terlibat-program/${joined.id}`, { idPicMitra: contact.id });
    expect(told(answer)).toMatchObject(refused('idPicMitra'));
  });

  it('DPL gelombang lain bagi kelompok KKN', async () => {
    const group = await one<{ id: string; gelombang: string }>(
      `select id, id_gelombang as gelombang from kkn_kkn_kelompok
       where status = 'disetujui' or status = 'draf' order by id limit 1`,
    );
    const supervisor = await one<{ id: string }>('select id from kkn_dpl where id_gelombang <> $1 limit 1', [
      group.gelombang,
    ]);
    const answer = await change(`v3/kkn/kkn-kelompok/${group.id}`, { idDpl: supervisor.id });
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json().errors).toHaveProperty('idDpl');
  });
});
