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
    expect((await tim.put(`${K}/sks.batasKrs`, { nilai: 'dua puluh' })).json().errors.nilai).toBe('Periksa isian ini.');
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

  it('let the server of the map’s tiles into the page, and nobody else', async () => {
    const tim = await place.as('HA03');
    const pictures = async () => {
      const csp = String((await tim.get('peta')).headers['content-security-policy']);
      return csp.split(';').find(part => part.startsWith('img-src'));
    };
    expect((await tim.get('peta')).json()).toEqual({ ubin: null, atribusi: null });
    expect(await pictures()).toBe("img-src 'self' data: blob:");
    for (const nilai of [
      'http://ubin.example.ac.id/{z}/{x}/{y}.png',
      'https://ubin.example.ac.id/peta.png',
      "https://ubin.example.ac.id;script-src 'unsafe-inline'/{z}/{x}/{y}.png",
      'https://{s}.example.ac.id/{z}/{x}/{y}.png',
    ])
      expect((await tim.put(`${K}/peta.ubin`, { nilai })).json().errors, nilai).toEqual({
        nilai: 'Isi alamat https dengan {z}, {x}, dan {y}.',
      });
    const ubin = 'https://ubin.example.ac.id/{z}/{x}/{y}.png';
    const saved = await tim.put(`${K}/peta.ubin`, { nilai: ubin });
    expect(saved.statusCode, saved.body).toBe(200);
    await expect.poll(pictures).toBe("img-src 'self' data: blob: https://ubin.example.ac.id");
    expect((await (await place.as('HA02')).get('peta')).json()).toMatchObject({ ubin });
    const cleared = await tim.put(`${K}/peta.ubin`, { nilai: '', version: saved.json().version });
    expect(cleared.statusCode, cleared.body).toBe(200);
    await expect.poll(pictures).toBe("img-src 'self' data: blob:");
  });
});
