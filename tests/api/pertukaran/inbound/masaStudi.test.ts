import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { tahapPada } from '../../../../resources/pertukaran/masaStudi.ts';
import { studyPeriodId } from '../../../../server/areas/pertukaran/demo/studyPeriods.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

/** Study periods of the exchange (docs/domain/50 §1.1). */

const P = 'v2/pertukaran-mahasiswa/masa-studi';
let world: World;
let team: Person;
let idPeriode: string;

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('HA03');
  // The draft period: nothing of the demo has a study period in it.
  const found = await world.db.one<{ id: string }>(`select id from master_periode where status = 'draf'`);
  idPeriode = found?.id ?? '';
});
afterAll(() => world.close());

const days = {
  pendaftaranMulai: '2027-05-01',
  pendaftaranSelesai: '2027-06-01',
  krsMulai: '2027-07-01',
  krsSelesai: '2027-07-20',
  kuliahMulai: '2027-08-01',
  kuliahSelesai: '2027-12-01',
  nilaiMulai: '2027-11-01',
  nilaiSelesai: '2027-12-20',
};
const body = (over: Record<string, unknown> = {}) => ({ idPeriode, skema: 'inbound', batasSks: 20, ...days, ...over });

describe('masa studi', () => {
  it('diberi nama dari skema dan periode bila tidak diisi, satu per periode dan skema', async () => {
    const made = await team.post(P, body());
    expect(made.statusCode, made.body).toBe(201);
    expect(made.json()).toMatchObject({ nama: expect.stringMatching(/^Inbound Semester /), minSks: 2, kuota: 0 });
    const again = await team.post(P, body());
    expect([again.statusCode, JSON.stringify(again.json().errors)]).toEqual([
      422,
      expect.stringContaining('Masa studi untuk periode dan skema ini sudah ada.'),
    ]);
  });

  it('menolak jadwal terbalik dan batas SKS yang saling melebihi, per isian', async () => {
    const wrong = await team.post(
      P,
      body({ skema: 'permadi', krsSelesai: '2027-06-30', nilaiSelesai: '2027-11-15', batasSks: 4, minSks: 6 }),
    );
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json().errors).toEqual({
      krsSelesai: 'Tanggal selesai harus sama dengan atau setelah tanggal mulai.',
      nilaiSelesai: 'Penilaian harus berakhir setelah perkuliahan selesai.',
      minSks: 'Minimal SKS tidak boleh melebihi batas SKS.',
    });
  });

  it('yang dijadikan aktif menggantikan yang aktif pada skema yang sama saja', async () => {
    const made = (await team.post(P, body({ skema: 'outbound' }))).json();
    expect((await team.put(`${P}/${made.id}`, { aktif: true })).statusCode).toBe(200);
    const active = async (skema: string) =>
      (await team.get(P, { filter: { aktif: true, skema } })).json<{ id: string }[]>().map(({ id }) => id);
    expect(await active('outbound')).toEqual([made.id]);
    expect(await active('inbound')).toEqual([studyPeriodId('inbound', 0)]);
  });

  it('dibaca semua kecuali mitra, ditulis Tim MBKM', async () => {
    for (const role of ['HA02', 'HA04', 'HA05', 'HA07', 'HA08', 'HA09', 'HA10'] as const) {
      const someone = await world.as(role);
      expect((await someone.get(P)).statusCode, role).toBe(200);
      expect((await someone.post(P, body({ skema: 'permadi' }))).statusCode, role).toBe(403);
    }
    expect((await (await world.as('HA06')).get(P)).statusCode).toBe(403);
  });
});

describe('tahap menurut hari', () => {
  it.each([
    ['2027-04-30', 'belum'],
    ['2027-05-01', 'pendaftaran'],
    ['2027-06-15', 'pendaftaran'],
    ['2027-07-01', 'krs'],
    ['2027-08-01', 'kuliah'],
    ['2027-11-20', 'kuliah'],
    ['2027-12-02', 'nilai'],
    ['2027-12-21', 'selesai'],
  ])('%s: %s', (hari, tahap) => {
    expect(tahapPada(days, hari)).toBe(tahap);
  });
});
