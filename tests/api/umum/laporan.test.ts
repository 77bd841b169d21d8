import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { messages } from '../../../resources/kit/index.ts';
import { pengaturanMessages } from '../../../resources/pengaturan/messages.ts';
import { createWorld, type Person, type World } from '../support/world.ts';

/** Reports that people keep: own ones, and those shared with roles. */
let world: World;
let team: Person;
let lecturer: Person;
let admin: Person;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('timmbkm');
  lecturer = await world.as('dosen');
  admin = await world.as('superadmin');
});
afterAll(() => world.close());

const isi = {
  baris: ['idProgramProdi'],
  kolom: ['status'],
  nilai: ['jumlah'],
  filter: { status: ['berjalan', 'selesai'] },
  bentuk: 'batang',
  porsi: 'baris',
};
const report = (nama: string, more: Record<string, unknown> = {}) => ({
  nama,
  uraian: null,
  sumber: 'mbkm/pendaftar-program-mbkm',
  isi,
  peran: [],
  ...more,
});
interface Kept {
  id: string;
  version: number;
  nama: string;
}
const reportsOf = async (person: Person) => {
  const answer = await person.get('laporan');
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ laporan: Kept[]; peran: { id: string }[] }>();
};
const namesOf = async (person: Person) => (await reportsOf(person)).laporan.map(({ nama }) => nama);
const kept = async (person: Person, nama: string, more: Record<string, unknown> = {}): Promise<Kept> => {
  const made = await person.post('laporan', report(nama, more));
  expect(made.statusCode, made.body).toBe(201);
  return made.json();
};

describe('kept reports', () => {
  it('are kept as they were asked, for their owner alone', async () => {
    const made = await lecturer.post('laporan', report('  Bimbingan  ', { uraian: 'Per prodi' }));
    expect(made.statusCode, made.body).toBe(201);
    expect(made.json()).toMatchObject({
      nama: 'Bimbingan',
      uraian: 'Per prodi',
      isi,
      peran: [],
      milikSaya: true,
      boleh: true,
      version: 1,
    });
    expect((await reportsOf(lecturer)).laporan).toEqual([made.json()]);
    expect((await reportsOf(lecturer)).peran).toEqual([]);
    for (const other of [team, admin]) expect(await namesOf(other)).toEqual([]);
    expect((await world.stranger.get('laporan')).statusCode).toBe(401);
  });

  it('have one name each, and a question that the caller may ask', async () => {
    const refused = async (body: Record<string, unknown>) => {
      const answer = await lecturer.post('laporan', body);
      return [answer.statusCode, Object.keys(answer.json().errors ?? {})];
    };
    const twice = await lecturer.post('laporan', report('Bimbingan'));
    expect([twice.statusCode, twice.json().errors.nama]).toEqual([422, pengaturanMessages.reportThere.text]);
    expect(await refused(report(' '))).toEqual([422, ['nama']]);
    expect(await refused(report('A', { isi: { ...isi, baris: ['tidakAda'] } }))).toEqual([422, ['isi']]);
    expect(await refused(report('A', { isi: { ...isi, bentuk: 'kue' } }))).toEqual([422, ['isi.bentuk']]);
    expect(await refused(report('A', { sumber: 'tidak/ada' }))).toEqual([404, []]);
    expect(await refused(report('A', { sumber: 'pengaturan/user' }))).toEqual([403, []]);
    const large = { ...isi, filter: { q: 'x'.repeat(5000) } };
    expect((await refused(report('A', { isi: large })))[0]).toBe(422);
  });

  it('are shared with roles by the team, told to these alone, and saved over by their owner alone', async () => {
    const { id, version } = await kept(team, 'Rekap dosen', { peran: ['HA04'] });
    expect(await namesOf(lecturer)).toContain('Rekap dosen');
    expect(await namesOf(await world.as('koordinator'))).not.toContain('Rekap dosen');
    const seen = (await reportsOf(lecturer)).laporan.find(({ nama }) => nama === 'Rekap dosen');
    expect(seen).toMatchObject({ milikSaya: false, boleh: false });
    expect((await lecturer.put(`laporan/${id}`, { version, nama: 'Milik saya' })).statusCode).toBe(403);
    expect((await lecturer.delete(`laporan/${id}`, { version })).statusCode).toBe(403);
    const stranger = await (await world.as('koordinator')).put(`laporan/${id}`, { version, nama: 'Milik saya' });
    expect(stranger.statusCode).toBe(404);
    const own = await kept(lecturer, 'Untuk semua');
    const share = await lecturer.put(`laporan/${own.id}`, { version: own.version, peran: ['HA03'] });
    expect([share.statusCode, share.json().code]).toEqual([403, 'pengaturan.reports.share']);
    const nobody = await team.put(`laporan/${id}`, { version, peran: ['HA04', 'HA99'] });
    expect([nobody.statusCode, Object.keys(nobody.json().errors)]).toEqual([422, ['peran']]);
    expect((await admin.put(`laporan/${id}`, { version, peran: [] })).statusCode).toBe(404);
    await team.put(`laporan/${id}`, { version, peran: ['HA04', 'HA01'] });
    expect((await admin.put(`laporan/${id}`, { version: version + 1, peran: ['HA04'] })).statusCode).toBe(200);
  });

  it('give nobody other figures than their own scope, and none where a field is not seen', async () => {
    const question = { ...isi, baris: ['idMahasiswa.angkatan'], kolom: [], filter: {} };
    await kept(team, 'Per angkatan', { isi: question, peran: ['HA06', 'HA05'] });
    const partner = await world.as('mitra');
    expect(await namesOf(partner)).toContain('Per angkatan');
    const figures = (person: Person) => person.get('mbkm/pendaftar-program-mbkm/rekap', { baris: question.baris });
    const refused = await figures(partner);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['baris']]);
    expect((await partner.post('laporan', report('Milik mitra', { isi: question }))).statusCode).toBe(422);
    const all = (answer: Awaited<ReturnType<typeof figures>>): number =>
      answer.json().sel.find(({ baris }: { baris: unknown[] }) => !baris.length).nilai[0];
    const coordinator = await world.as('koordinator');
    expect(all(await figures(coordinator))).toBeLessThan(all(await figures(team)));
    const accounts = { sumber: 'pengaturan/user', isi: { ...question, baris: ['aktif'] } };
    await kept(team, 'Akun', { ...accounts, peran: ['HA05'] });
    expect(await namesOf(coordinator)).not.toContain('Akun');
  });

  it('are saved over in the version that was seen, and tell what stands there else', async () => {
    const { id, version } = await kept(lecturer, 'Versi');
    expect((await lecturer.bare.put(`laporan/${id}`, { nama: 'Tanpa versi' })).statusCode).toBe(428);
    const changed = await lecturer.put(`laporan/${id}`, { version, nama: 'Kedua', isi: { ...isi, bentuk: 'garis' } });
    expect([changed.statusCode, changed.json().version]).toEqual([200, version + 1]);
    const old = await lecturer.put(`laporan/${id}`, { version, nama: 'Ketiga' });
    expect([old.statusCode, old.json().code, old.json().terkini.nama]).toEqual([409, messages.stale.code, 'Kedua']);
    expect((await lecturer.put(`laporan/${id}`, { version: version + 1, nama: 'Bimbingan' })).statusCode).toBe(422);
  });

  it('are taken back for a day after they were deleted', async () => {
    const { id, version } = await kept(lecturer, 'Sebentar');
    expect((await lecturer.bare.delete(`laporan/${id}`, {})).statusCode).toBe(428);
    expect((await lecturer.delete(`laporan/${id}`, { version })).statusCode).toBe(200);
    expect(await namesOf(lecturer)).not.toContain('Sebentar');
    expect((await team.post(`laporan/${id}/pulihkan`, {})).statusCode).toBe(404);
    const back = await lecturer.post(`laporan/${id}/pulihkan`, {});
    expect([back.statusCode, back.json().nama]).toEqual([200, 'Sebentar']);
    await lecturer.delete(`laporan/${id}`, { version: back.json().version });
    // The name is free again at once; what bore it is then gone for good.
    const second = await kept(lecturer, 'Sebentar');
    expect((await lecturer.post(`laporan/${id}/pulihkan`, {})).statusCode).toBe(404);
    await lecturer.delete(`laporan/${second.id}`, { version: second.version });
    await world.db.execute(
      `update internal_laporan set dihapus_pada = dihapus_pada - interval '25 hours' where id = $1`,
      [second.id],
    );
    expect((await lecturer.post(`laporan/${second.id}/pulihkan`, {})).statusCode).toBe(404);
  });
});
