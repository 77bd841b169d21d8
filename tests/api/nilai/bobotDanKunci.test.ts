import { describe, expect, it } from 'vitest';
import { allRoles } from '../../../resources/kit/index.ts';
import { id, putInto } from '../magang/place.ts';
import type { Person } from '../support/world.ts';
import { find, gradingTests, P, target } from './sheets.ts';

const { place, people, sheetOf, send, participation } = gradingTests();

describe('unlocking', () => {
  const unlock = async (person: Person, body: Record<string, unknown>) => {
    const sheet = find(await sheetOf(people().HA03), 'mitra');
    return person.post(`${P}/${sheet.id}/aksi/buka_kunci`, body);
  };

  it("is Tim MBKM's, with a note; the programme grade goes until it is sent again", async () => {
    await send(people().HA06, 'mitra', 'kirim');
    await send(people().HA04, 'dosen', 'kirim');
    for (const role of ['HA04', 'HA05', 'HA06', 'HA07', 'HA10'] as const)
      expect((await unlock(people()[role], { catatan: 'x' })).statusCode, role).toBe(403);
    const silent = await unlock(people().HA03, {});
    expect([silent.statusCode, silent.json().message]).toEqual([422, 'Catatan wajib diisi.']);
    expect((await unlock(people().HA03, { catatan: 'Salah ketik pada komponen.' })).statusCode).toBe(200);
    expect(await participation()).toEqual({ mitra: null, dosen: 81.3, akhir: null, huruf: null, mutu: null });
    const again = await send(people().HA06, 'mitra', 'kirim', [100, 100, 100, 100, 100]);
    expect(again.statusCode, again.body).toBe(200);
    expect(await participation()).toMatchObject({ mitra: 100, akhir: 92.52, huruf: 'A' });
  });

  it.each(['dinilai', 'final', 'revisi_nilai'])('comes too late once the conversion is %s', async statusKonversi => {
    await send(people().HA06, 'mitra', 'kirim');
    await putInto(place(), target, { status_konversi: statusKonversi });
    const answer = await unlock(people().HA03, { catatan: 'Salah ketik.' });
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Nilai sudah diproses pada konversi. Gunakan revisi nilai.',
    ]);
    expect((await participation())?.mitra).toBe(86.1);
  });

  it('is not how somebody else submits a draft', async () => {
    await send(people().HA06, 'mitra', 'draf');
    const { id: row } = find(await sheetOf(people().HA03), 'mitra');
    const whole = (await people().HA06.get(`${P}/${row}`)).json();
    expect(whole).toMatchObject({ id: row, status: 'draf', jenisPenilai: 'mitra' });
    for (const role of ['HA03', 'HA04', 'HA05'] as const)
      expect((await people()[role].post(`${P}/${row}/aksi/kirim`, {})).statusCode, role).toBe(403);
    expect((await people().HA06.post(`${P}/${row}/aksi/kirim`, {})).statusCode).toBe(200);
    expect((await participation())?.mitra).toBe(86.1);
  });

  it('needs something submitted', async () => {
    await send(people().HA06, 'mitra', 'draf');
    expect((await unlock(people().HA03, { catatan: 'x' })).statusCode).toBe(409);
  });
});

describe('weights and components', () => {
  const row = async (resource: string, filter: object) =>
    (await people().HA03.get(resource, { filter })).json<{ id: string; version: number }[]>()[0] ?? {
      id: '',
      version: 0,
    };

  it('that a submitted grade was given with stay', async () => {
    await send(people().HA06, 'mitra', 'kirim');
    const weights = await row('magang/bobot-penilaian', { kodeJenisMbkm: 'magang' });
    const changed = await people().HA03.put(`magang/bobot-penilaian/${weights.id}`, {
      bobotMitra: 50,
      bobotDosen: 50,
      version: weights.version,
    });
    expect(changed.statusCode, changed.body).toBe(200);
    const set = await row('magang/komponen-penilaian', { kodeJenisMbkm: 'magang', jenisPenilai: 'mitra' });
    const full = (await people().HA03.get(`magang/komponen-penilaian/${set.id}`)).json<{
      version: number;
      komponen: { nama: string; bobot: number }[];
    }>();
    const renamed = full.komponen.map((one, i) => (i === 0 ? { ...one, nama: 'Kehadiran' } : one));
    expect(
      (await people().HA03.put(`magang/komponen-penilaian/${set.id}`, { komponen: renamed, version: full.version }))
        .statusCode,
    ).toBe(200);

    await send(people().HA04, 'dosen', 'kirim');
    expect((await participation())?.akhir).toBe(84.18);
    expect(find(await sheetOf(people().HA04), 'mitra').rincian[0]?.nama).toBe('Kedisiplinan & Kehadiran');

    expect((await sheetOf(people().HA04)).bobot).toMatchObject({ mitra: 60, dosen: 40 });
    const other = id.pendaftar('rizky');
    await place().db.execute('delete from nilai_penilaian where id_pendaftar_mbkm = $1', [other]);
    expect((await sheetOf(people().HA04, other)).bobot).toEqual({ mitra: 50, dosen: 50, tim: 0 });
    const restored = (await people().HA03.get(`magang/bobot-penilaian/${weights.id}`)).json();
    await people().HA03.put(`magang/bobot-penilaian/${weights.id}`, {
      bobotMitra: 60,
      bobotDosen: 40,
      version: restored.version,
    });
  });

  it('total 100', async () => {
    const set = await row('magang/komponen-penilaian', { kodeJenisMbkm: 'kkn', jenisPenilai: 'mitra' });
    const full = (await people().HA03.get(`magang/komponen-penilaian/${set.id}`)).json<{
      version: number;
      komponen: object[];
    }>();
    const short = full.komponen.map((one, i) => (i === 0 ? { ...one, bobot: 40 } : one));
    const answer = await people().HA03.put(`magang/komponen-penilaian/${set.id}`, {
      komponen: short,
      version: full.version,
    });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { komponen: 'Total bobot harus 100% (sekarang 90%).' },
    ]);
    const asleep = full.komponen.map((one, i) => (i === 0 ? { ...one, aktif: false } : { ...one, bobot: 100 }));
    expect(
      (await people().HA03.put(`magang/komponen-penilaian/${set.id}`, { komponen: asleep, version: full.version }))
        .statusCode,
    ).toBe(200);
    const weights = await row('magang/bobot-penilaian', { kodeJenisMbkm: 'kwu' });
    const wrong = await people().HA03.put(`magang/bobot-penilaian/${weights.id}`, {
      bobotTim: 50,
      version: weights.version,
    });
    expect([wrong.statusCode, wrong.json().errors]).toEqual([
      422,
      { bobotTim: 'Total bobot harus 100% (sekarang 110%).' },
    ]);
  });

  it('of one programme go before those of its kind, and belong to it', async () => {
    const of = (kodeJenisMbkm: string) => ({
      kodeJenisMbkm,
      idProgram: id.program('MGM'),
      bobotMitra: 30,
      bobotDosen: 70,
      bobotTim: 0,
    });
    expect((await people().HA03.post('magang/bobot-penilaian', of('kkn'))).json().errors).toEqual({
      idProgram: 'Pilih program dari daftar.',
    });
    const made = await people().HA03.post('magang/bobot-penilaian', of('magang'));
    expect(made.statusCode, made.body).toBe(201);
    expect((await sheetOf(people().HA04)).bobot).toEqual({ mitra: 30, dosen: 70, tim: 0 });
    const twice = await people().HA03.post('magang/bobot-penilaian', of('magang'));
    expect(twice.statusCode).toBe(422);
    expect(twice.body).toContain('Bobot untuk jenis dan program ini sudah ada.');
    await people().HA03.delete(`magang/bobot-penilaian/${made.json().id}`);
  });

  it("are Tim MBKM's to set", async () => {
    for (const role of allRoles.filter(code => code !== 'HA01' && code !== 'HA03'))
      for (const resource of ['magang/bobot-penilaian', 'magang/komponen-penilaian', 'magang/skala-nilai']) {
        expect((await people()[role].get(resource)).statusCode, `${role} ${resource}`).toBe(403);
        expect((await people()[role].post(resource, {})).statusCode, `${role} ${resource}`).toBe(403);
      }
  });
});
