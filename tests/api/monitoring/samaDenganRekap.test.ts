import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import type { PivotAnswer } from '../../../resources/kit/pivot.ts';
import type { PilihanPeriode } from '../../../resources/master/pilihanPeriode.ts';
import { statusTerlihat } from '../../../resources/mbkm/alurPendaftaran.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { Ringkasan, Saring } from '../../../resources/monitoring/ringkasan.ts';
import { createWorld, type Person, type World } from '../support/world.ts';

/** Figures and charts of monitoring say what a report over the same rows says, for every role that has both. */
let world: World;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
});
afterAll(() => world.close());

/** Of the running period, as monitoring opens. */
const counted = async (who: Person): Promise<Saring> => {
  const { periode } = (await who.get('mbkm/monitoring/periode')).json<PilihanPeriode>();
  return { status: [...statusTerlihat], idPeriode: periode.id };
};
const rekap = async (
  who: Person,
  filter: Saring,
  baris: readonly string[] = [],
  nilai: readonly string[] = ['jumlah'],
) => {
  const answer = await who.get(`${pendaftar.endpoint}/rekap`, {
    baris,
    nilai,
    filter: { ...(await counted(who)), ...filter },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<PivotAnswer>().sel;
};
const one = async (who: Person, filter: Saring, nilai: string) => (await rekap(who, filter, [], [nilai]))[0]?.nilai[0];

it.each(['HA03', 'HA04', 'HA05', 'HA10'] as const)('%s reads the same in both', async role => {
  const who = await world.as(role);
  const answer = await who.get('mbkm/monitoring/ringkasan');
  expect(answer.statusCode, answer.body).toBe(200);
  const { angka, bagan } = answer.json<Ringkasan>();
  const figure = (kode: string) => angka.find(one => one.kode === kode);
  let compared = 0;
  for (const { kode, nilai, saring, bentuk } of angka) {
    if (!saring || bentuk === 'persen' || kode === 'sks' || kode === 'nilai') continue;
    expect(await one(who, saring, 'jumlah'), kode).toBe(nilai);
    compared++;
  }
  for (const [kode, of] of [
    ['sks', 'total:totalSksDiakui'],
    ['nilai', 'rata:nilaiAkhir'],
  ] as const) {
    const found = figure(kode);
    if (found) expect((await one(who, {}, of)) ?? 0, kode).toBe(found.nilai ?? 0);
  }
  const partners = figure('mitra');
  if (partners) expect(await one(who, { status: 'berjalan' }, 'unik:idMitra')).toBe(partners.nilai);
  for (const { kode, batang } of bagan)
    for (const { label, jumlah, saring } of batang) {
      if (!saring || jumlah === 0) continue;
      expect(await one(who, saring, 'jumlah'), `${kode} ${label}`).toBe(jumlah);
      compared++;
    }
  const byState = await rekap(who, {}, ['status']);
  const drawn = bagan.find(({ kode }) => kode === 'status')?.batang.filter(({ jumlah }) => jumlah > 0);
  expect(
    byState
      .filter(({ baris }) => baris.length)
      .map(({ nilai }) => nilai[0])
      .toSorted(),
  ).toEqual(drawn?.map(({ jumlah }) => jumlah).toSorted());
  expect(compared).toBeGreaterThan(3);
});

it('says of which moment figures are that take long and are kept, and counts them anew when asked', async () => {
  const [team, prodi] = [await world.as('HA03'), await world.as('HA05')];
  const read = async (who: Person, more = {}) => {
    const answer = await who.get('mbkm/monitoring/ringkasan', { idPeriode: 'semua', ...more });
    expect(answer.statusCode, answer.body).toBe(200);
    const { keadaan, angka } = answer.json<Ringkasan>();
    return { keadaan, peserta: angka.find(({ kode }) => kode === 'peserta')?.nilai ?? 0 };
  };
  const quick = await read(team);
  expect(quick.keadaan).toBeNull();
  // Each look at the clock is a second later: everything takes long.
  let late = 0;
  const clock = performance.now.bind(performance);
  const slowed = vi.spyOn(performance, 'now').mockImplementation(() => {
    late += 1000;
    return clock() + late;
  });
  const first = await read(team);
  slowed.mockRestore();
  expect(first).toEqual({ keadaan: expect.any(String), peserta: quick.peserta });
  await world.db.execute(
    `update mbkm_pendaftar_program_mbkm set status = 'ditolak' where id =
       (select id from mbkm_pendaftar_program_mbkm where status = 'berjalan' order by id limit 1)`,
  );
  expect(await read(await world.as('HA03'))).toEqual(first);
  expect((await read(prodi)).keadaan).toBeNull();
  expect(await read(team, { segar: 1 })).toEqual({ keadaan: null, peserta: quick.peserta - 1 });
  expect((await team.get('mbkm/monitoring/ringkasan', { segar: 'mungkin' })).statusCode).toBe(400);
});
