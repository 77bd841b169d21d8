import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPlace, type Place } from './place.ts';

const K = 'mbkm/konfigurasi';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.world.close());

describe('settings by key', () => {
  it('are typed, audited and Tim MBKM’s to change', async () => {
    const tim = await place.as('HA03');
    const before = (await tim.get(`${K}/sks.batasKrs`)).json();
    expect(before).toMatchObject({ kunci: 'sks.batasKrs', nilai: 20, bawaan: 20, tipe: 'angka' });
    const after = await tim.put(`${K}/sks.batasKrs`, { nilai: 22, version: before.version });
    expect(after.json().nilai).toBe(22);
    expect((await tim.put(`${K}/sks.batasKrs`, { nilai: 23, version: 0 })).statusCode).toBe(409);
    const audit = await place.db.one<{ perubahan: Record<string, unknown>; namaRole: string }>(
      `select r.perubahan, r.nama_role as "namaRole" from internal_riwayat r join mbkm_konfigurasi k on k.id::text = r.id_baris
       where k.kunci = 'sks.batasKrs' order by r.versi desc limit 1`,
    );
    expect(audit?.perubahan).toHaveProperty('nilai');
    expect(audit?.namaRole).toBe('Tim MBKM');
  });

  it('refuse wrong values and unknown keys', async () => {
    const tim = await place.as('HA03');
    expect((await tim.put(`${K}/sks.batasKrs`, { nilai: 'dua puluh' })).json().errors.nilai).toBe(
      'Isian tidak sesuai.',
    );
    expect((await tim.put(`${K}/sks.batasKrs`, { nilai: 99 })).json().errors.nilai).toBe('Maksimal 30.');
    expect((await tim.put(`${K}/sks.batasKrs`, {})).json().errors.nilai).toBe('Wajib diisi.');
    expect((await tim.get(`${K}/tidak.ada`)).statusCode).toBe(404);
  });

  it('are read by staff only', async () => {
    expect((await (await place.as('HA05')).get(`${K}/sks.batasKrs`)).statusCode).toBe(200);
    expect((await (await place.as('HA05')).put(`${K}/sks.batasKrs`, { nilai: 24 })).statusCode).toBe(403);
    expect((await (await place.as('HA02')).get(`${K}/sks.batasKrs`)).statusCode).toBe(403);
    expect((await place.world.stranger.get(`${K}/sks.batasKrs`)).statusCode).toBe(401);
  });
});
