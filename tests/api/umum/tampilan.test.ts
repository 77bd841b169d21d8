import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { pengaturanMessages } from '../../../resources/pengaturan/messages.ts';
import { pengaturanRefusals } from '../../../resources/pengaturan/refusals.ts';
import { createWorld, type Person, type World } from '../support/world.ts';

/** Views of lists: own ones, and those shared with a role. */
let world: World;
let team: Person;
let lecturer: Person;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('timmbkm');
  lecturer = await world.as('dosen');
});
afterAll(() => world.close());

const daftar = 'mbkm/pendaftar-program-mbkm';
const isi = {
  tersembunyi: ['npm'],
  kerapatan: 'small',
  filter: { status: 'berjalan', ipk_gte: 3 },
  urut: { field: 'npm', order: 'DESC' },
};
const view = (nama: string, more: Record<string, unknown> = {}) => ({
  daftar,
  nama,
  isi,
  idRole: null,
  bawaan: false,
  ...more,
});
const viewsOf = async (person: Person) => {
  const answer = await person.get('tampilan', { daftar });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ tampilan: { id: string; nama: string; bawaan: boolean }[]; peran: { id: string }[] }>();
};
const namesOf = async (person: Person) => (await viewsOf(person)).tampilan.map(({ nama }) => nama);

describe('views of a list', () => {
  it('are kept as they were sent, for their owner alone', async () => {
    const made = await lecturer.post('tampilan', view('  Berjalan  '));
    expect(made.statusCode, made.body).toBe(201);
    expect(made.json()).toMatchObject({ nama: 'Berjalan', isi, milikSaya: true, idRole: null, bawaan: false });
    expect((await viewsOf(lecturer)).tampilan).toEqual([made.json()]);
    expect((await viewsOf(lecturer)).peran).toEqual([]);
    expect(await namesOf(team)).toEqual([]);
  });

  it('have one name each, and a list that the caller may open', async () => {
    const twice = await lecturer.post('tampilan', view('Berjalan'));
    expect([twice.statusCode, twice.json().errors.nama]).toEqual([422, pengaturanMessages.viewThere.text]);
    const nameless = await lecturer.post('tampilan', view(' '));
    expect([nameless.statusCode, Object.keys(nameless.json().errors)]).toEqual([422, ['nama']]);
    expect((await lecturer.post('tampilan', view('Akun', { daftar: 'pengaturan/user' }))).statusCode).toBe(404);
    expect((await lecturer.get('tampilan', { daftar: 'tidak/ada' })).statusCode).toBe(404);
    expect((await world.stranger.get('tampilan', { daftar })).statusCode).toBe(401);
    const large = { ...isi, filter: { q: 'x'.repeat(5000) } };
    expect((await lecturer.post('tampilan', view('Besar', { isi: large }))).statusCode).toBe(422);
  });

  it('are shared with a role by the team, and stay their owner’s', async () => {
    const shared = await team.post('tampilan', view('Semua dosen', { idRole: 'HA04', bawaan: true }));
    expect(shared.statusCode, shared.body).toBe(201);
    const seen = (await viewsOf(lecturer)).tampilan.find(({ nama }) => nama === 'Semua dosen');
    expect(seen).toMatchObject({ milikSaya: false, idRole: 'HA04', bawaan: true });
    expect(await namesOf(await world.as('koordinator'))).toEqual([]);
    const { id } = shared.json<{ id: string }>();
    expect((await lecturer.put(`tampilan/${id}`, { nama: 'Milik saya' })).statusCode).toBe(404);
    expect((await lecturer.delete(`tampilan/${id}`)).statusCode).toBe(404);
    const refused = await lecturer.post('tampilan', view('Untuk tim', { idRole: 'HA03' }));
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'pengaturan.viewsShared']);
    const nobody = await team.post('tampilan', view('Tanpa peran', { idRole: 'HA99' }));
    expect([nobody.statusCode, Object.keys(nobody.json().errors)]).toEqual([422, ['idRole']]);
  });

  it('begin a list with one of the owner and one of the role', async () => {
    await lecturer.post('tampilan', view('Pertama', { bawaan: true }));
    await lecturer.post('tampilan', view('Kedua', { bawaan: true }));
    const begins = (await viewsOf(lecturer)).tampilan.filter(({ bawaan }) => bawaan).map(({ nama }) => nama);
    expect(begins).toEqual(['Kedua', 'Semua dosen']);
  });

  it('are changed in part, and deleted by who keeps them', async () => {
    const [mine] = (await viewsOf(lecturer)).tampilan;
    const changed = await lecturer.put(`tampilan/${mine?.id}`, { nama: 'Sedang berjalan' });
    expect(changed.json()).toMatchObject({ nama: 'Sedang berjalan', isi });
    expect((await lecturer.put(`tampilan/${mine?.id}`, { nama: 'Kedua' })).statusCode).toBe(422);
    expect((await lecturer.delete(`tampilan/${mine?.id}`)).statusCode).toBe(200);
    expect(await namesOf(lecturer)).toEqual(['Kedua', 'Pertama', 'Semua dosen']);
    const shared = (await viewsOf(lecturer)).tampilan.find(({ nama }) => nama === 'Semua dosen');
    expect((await (await world.as('superadmin')).delete(`tampilan/${shared?.id}`)).statusCode).toBe(200);
  });

  it('are at most thirty for a list', async () => {
    for (let i = 2; i < 30; i++) await lecturer.post('tampilan', view(`Nomor ${i}`));
    const more = await lecturer.post('tampilan', view('Satu lagi'));
    expect([more.statusCode, more.json().errors.nama]).toEqual([422, pengaturanRefusals.viewsFull({ n: 30 }).text]);
  });
});
