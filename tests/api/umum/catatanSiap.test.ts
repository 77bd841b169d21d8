import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { pengaturanMessages } from '../../../resources/pengaturan/messages.ts';
import { pengaturanRefusals } from '../../../resources/pengaturan/refusals.ts';
import { createWorld, type Person, type World } from '../support/world.ts';

/** Notes that are kept for returning work: own ones, and those shared with a role. */
let world: World;
let team: Person;
let coordinator: Person;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('timmbkm');
  coordinator = await world.as('koordinator');
});
afterAll(() => world.close());

const step = { antrean: 'mbkm/pendaftar-program-mbkm', langkah: 'revisi' };
const keep = (person: Person, teks: string, idRole: string | null = null) =>
  person.post('catatan-siap', { ...step, teks, idRole });
const notesOf = async (person: Person) => {
  const answer = await person.get('catatan-siap', step);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ catatan: { id: string; teks: string; milikSaya: boolean }[]; peran: { id: string }[] }>();
};
const textsOf = async (person: Person) => (await notesOf(person)).catatan.map(({ teks }) => teks);

describe('notes of a step', () => {
  it('are kept for their owner and for that step alone', async () => {
    const made = await keep(coordinator, '  Lampirkan transkrip.  ');
    expect([made.statusCode, made.json()]).toEqual([
      201,
      {
        id: expect.any(String),
        teks: 'Lampirkan transkrip.',
        milikSaya: true,
        idRole: null,
        pemilik: expect.any(String),
      },
    ]);
    expect(await textsOf(coordinator)).toEqual(['Lampirkan transkrip.']);
    expect(await textsOf(team)).toEqual([]);
    const refusing = await coordinator.get('catatan-siap', { ...step, langkah: 'tolak' });
    expect(refusing.json().catatan).toEqual([]);
  });

  it('are refused twice, empty, too long, and for what one cannot do', async () => {
    const twice = await keep(coordinator, 'Lampirkan transkrip.');
    expect([twice.statusCode, twice.json().errors]).toEqual([
      422,
      expect.objectContaining({ teks: pengaturanMessages.noteThere.text }),
    ]);
    expect(Object.keys((await keep(coordinator, ' ')).json().errors)).toEqual(['teks']);
    expect((await keep(coordinator, 'x'.repeat(501))).statusCode).toBe(422);
    const student = await world.as('mahasiswa');
    expect((await keep(student, 'Perbaiki.')).statusCode).toBe(404);
    expect((await coordinator.get('catatan-siap', { ...step, langkah: 'tidakAda' })).statusCode).toBe(404);
    expect((await coordinator.get('catatan-siap', { ...step, antrean: 'tidak/ada' })).statusCode).toBe(404);
    expect((await world.stranger.get('catatan-siap', step)).statusCode).toBe(401);
  });

  it('are shared with a role by the team, stay the owner’s, and can be taken back', async () => {
    const made = await keep(team, 'Surat belum ditandatangani.', 'HA05');
    expect(made.statusCode, made.body).toBe(201);
    const { id } = made.json<{ id: string }>();
    expect((await notesOf(coordinator)).catatan).toEqual([
      expect.objectContaining({ teks: 'Lampirkan transkrip.', milikSaya: true }),
      expect.objectContaining({ teks: 'Surat belum ditandatangani.', milikSaya: false }),
    ]);
    expect((await coordinator.put(`catatan-siap/${id}`, { idRole: null })).statusCode).toBe(404);
    expect((await coordinator.delete(`catatan-siap/${id}`)).statusCode).toBe(404);
    const refused = await keep(coordinator, 'Untuk semua.', 'HA03');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'pengaturan.notesShared']);
    expect(Object.keys((await keep(team, 'Tanpa peran.', 'HA99')).json().errors)).toEqual(['idRole']);
    expect((await team.put(`catatan-siap/${id}`, { idRole: null })).statusCode).toBe(200);
    expect(await textsOf(coordinator)).toEqual(['Lampirkan transkrip.']);
  });

  it('are deleted by their owner, shared ones also by Super Admin', async () => {
    const [own] = (await notesOf(coordinator)).catatan;
    expect((await coordinator.delete(`catatan-siap/${own?.id}`)).statusCode).toBe(200);
    const shared = (await keep(team, 'Isi tanggal.', 'HA05')).json<{ id: string }>();
    expect((await (await world.as('superadmin')).delete(`catatan-siap/${shared.id}`)).statusCode).toBe(200);
    expect(await textsOf(coordinator)).toEqual([]);
  });

  it('are at most thirty for a step', async () => {
    for (let i = 0; i < 30; i++) await keep(coordinator, `Nomor ${i}`);
    const more = await keep(coordinator, 'Satu lagi');
    expect([more.statusCode, more.json().errors.teks]).toEqual([422, pengaturanRefusals.notesFull({ n: 30 }).text]);
  });
});
