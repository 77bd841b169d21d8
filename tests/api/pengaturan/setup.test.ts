import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import type { AnswerOf } from '../../../resources/kit/index.ts';
import type { penyiapan } from '../../../resources/pengaturan/mulai.ts';
import { createWorld, type Person, type World } from '../support/world.ts';

/** The set-up says what is missing from the data, and names only screens that the reader may open. */
let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  admin = await world.as('HA01');
});
afterAll(() => world.close());

type Setup = AnswerOf<typeof penyiapan>;
const setup = async (): Promise<Setup> => {
  const answer = await admin.get('pengaturan/mulai');
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Setup>();
};
const stepOf = ({ langkah }: Setup, kunci: string) => langkah.find(step => step.kunci === kunci);

describe('set-up', () => {
  it('leads only to screens that there are and that Super Admin opens', async () => {
    const { langkah } = await setup();
    const paths = langkah.flatMap(({ layar, masalah }) => [
      ...layar.map(({ path }) => path),
      ...masalah.flatMap(one => (one.layar ? [one.layar] : [])),
    ]);
    expect(paths.length).toBeGreaterThan(10);
    const wrong = paths.filter(path => !registry.screens.some(screen => screen.path === path && screen.roles.HA01));
    expect(wrong).toEqual([]);
  });

  it('takes a step back when what it needs is gone', async () => {
    const before = await setup();
    expect(stepOf(before, 'surat')?.keadaan).toBe('selesai');
    await world.db.execute('update surat_pejabat set aktif = false');
    const after = await setup();
    expect(stepOf(after, 'surat')).toMatchObject({
      keadaan: 'kurang',
      angka: [{ label: 'Penanda tangan yang menjabat', jumlah: 0 }],
      masalah: [{ pesan: 'Belum ada pejabat yang menjabat hari ini.', layar: '/pengaturan/pejabat-surat' }],
    });
    expect(after.selesai).toBe(before.selesai - 1);
  });

  it('does not ask for partners where no programme takes place at one', async () => {
    expect(stepOf(await setup(), 'mitra')).toBeDefined();
    await world.db.execute('update master_program set butuh_mitra = false');
    expect(stepOf(await setup(), 'mitra')).toBeUndefined();
  });

  it('counts holders of a role whose day of office is today', async () => {
    const rights = async () => stepOf(await setup(), 'hak');
    expect((await rights())?.keadaan).toBe('selesai');
    await world.db.execute(`update pengaturan_user_role set berlaku_sampai = '2020-01-01' where id_role = 'HA05'`);
    expect(await rights()).toMatchObject({
      keadaan: 'kurang',
      masalah: [{ pesan: 'Belum ada akun koordinator program studi.' }],
    });
  });

  it('is nothing for students and lecturers', async () => {
    for (const who of ['HA02', 'HA04', 'HA06'] as const)
      expect((await (await world.as(who)).get('pengaturan/mulai')).statusCode, who).toBe(403);
  });
});
