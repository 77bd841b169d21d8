import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createWorld, type Person, type World } from '../../support/world.ts';

/** Calls on many rows (docs/api.md). */

const R = 'master/satuan';
let world: World;
let tim: Person;
interface Satuan {
  id: string;
  version: number;
  kode: string;
  simbol: string | null;
}
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  tim = await world.as('HA03');
});
afterAll(() => world.close());

const nowhere = '018cc251-f400-7000-8000-00000000ffff';
const simbol = async (id: string): Promise<string | null> => (await tim.get(`${R}/${id}`)).json<Satuan>().simbol;
let made = 0;
async function buat(): Promise<Satuan> {
  const kode = `uji${++made}`;
  const answer = await tim.post(R, { kode, nama: `Satuan uji ${made}`, jenis: 'lainnya' });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Satuan>();
}
const seen = ({ id, version }: Satuan) => ({ id, version });

describe('mengubah atau menghapus banyak baris', () => {
  it('menyebut id yang tidak ada atau di luar cakupan, dan tetap mengerjakan yang lain', async () => {
    const one = await buat();
    const items = [{ id: nowhere, version: 1 }, seen(one)];
    const changed = await tim.put(R, { items, data: { simbol: 'a' } });
    expect(changed.json()).toMatchObject({
      berhasil: 1,
      gagal: [{ id: nowhere, label: nowhere, pesan: 'Data tidak ditemukan.', code: 'notFound' }],
    });
    expect(await simbol(one.id)).toBe('a');
    const gone = await tim.delete(R, { items: [{ id: nowhere, version: 1 }] });
    expect(gone.json()).toEqual({
      berhasil: 0,
      gagal: [{ id: nowhere, label: nowhere, pesan: 'Data tidak ditemukan.', code: 'notFound' }],
    });
  });

  it('mengerjakan baris yang disebut dua kali hanya sekali', async () => {
    const one = await buat();
    const twice = await tim.put(R, { items: [seen(one), seen(one)], data: { simbol: 'b' } });
    expect(twice.json()).toMatchObject({ berhasil: 1, gagal: [] });
  });

  it('menyebut berapa baris maksimal', async () => {
    const items = Array.from({ length: 1001 }, () => ({ id: nowhere, version: 1 }));
    for (const answer of [await tim.put(R, { items, data: { simbol: 'c' } }), await tim.delete(R, { items })])
      expect([answer.statusCode, answer.json().message]).toEqual([
        400,
        'Maksimal 1.000 baris sekaligus. Kerjakan bertahap.',
      ]);
  });

  it('menolak perubahan kosong', async () => {
    const one = await buat();
    const answer = await tim.put(R, { items: [seen(one)], data: {} });
    expect([answer.statusCode, answer.json().message]).toEqual([422, 'Tidak ada isian yang diubah.']);
  });

  it('menolak saringan kosong kecuali dinyatakan untuk semua', async () => {
    const one = await buat();
    for (const filter of [{}, { q: '' }, { q: ' ' }]) {
      const all = await tim.put(R, { filter, data: { simbol: 'c' } });
      expect([all.statusCode, all.json().message]).toEqual([
        422,
        'Pilih filter lebih dahulu agar tidak semua data ikut berubah.',
      ]);
      expect((await tim.delete(R, { filter })).statusCode).toBe(422);
    }
    expect(await simbol(one.id)).toBeNull();
    const all = await tim.put(R, { filter: {}, semua: true, data: { simbol: 'd' } });
    expect(all.statusCode, all.body).toBe(200);
    expect(all.json<{ berhasil: number }>().berhasil).toBeGreaterThan(1);
    expect(await simbol(one.id)).toBe('d');
  });

  it('membatasi jumlahnya', async () => {
    const items = Array.from({ length: 1001 }, (_, n) => ({ id: `${nowhere.slice(0, -4)}${1000 + n}`, version: 1 }));
    expect((await tim.put(R, { items, data: { simbol: 'e' } })).statusCode).toBe(400);
  });
});
