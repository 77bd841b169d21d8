// @module-tag semua: a programme's own printed sheets; surat/isi and surat/terbit print one of each kind
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '../../../resources/kit/index.ts';
import { type KomcadPlace, openKomcad, type Row } from './place.ts';

/** Sheets: many rows are saved together, all or none, and every cell says what is wrong with it (docs/domain/40 §3). */

const L = 'v6/komcad/latsarmil';
const N = 'v6/komcad/penilaian';
type Refused = { statusCode: number; message: string; errors: Record<string, string> };

let komcad: KomcadPlace;
let trained: { id: string; version: number }[];
beforeAll(async () => {
  komcad = await openKomcad();
  const people = [await komcad.reach('latsarmil'), await komcad.reach('latsarmil'), await komcad.reach('latsarmil')];
  trained = await Promise.all(people.map(async ({ id }) => komcad.done(await komcad.team.get(`${L}/${id}`))));
});
afterAll(() => komcad.world.close());

const now = async (i: number, endpoint = L) =>
  komcad.done(await komcad.team.get(`${endpoint}/${trained[i]?.id ?? ''}`));
const save = (items: readonly Record<string, unknown>[], who = komcad.team, endpoint = L) =>
  who.put(`${endpoint}/lembar`, { items });

describe('lembar nilai', () => {
  it('semua baris disimpan bersama dan dijumlahkan server', async () => {
    const answer = await save(
      trained.map(({ id, version }, i) => ({
        id,
        version,
        nilaiSikap: 80 + i,
        nilaiPengetahuan: 90,
        nilaiJasmani: 70.5,
        hariHadir: 40,
      })),
    );
    expect(answer.statusCode).toBe(200);
    // 80×30 + 90×40 + 70,5×30
    expect(answer.json<Row[]>().map(row => row.nilaiLatsarmil)).toEqual([81.15, 81.45, 81.75]);
    expect(answer.json<Row[]>().map(({ id }) => id)).toEqual(trained.map(({ id }) => id));
    expect((await komcad.team.get(`${L}/lembar/bobot`)).json()).toEqual({
      nilaiLatsarmil: { sikap: 30, pengetahuan: 40, jasmani: 30 },
    });
  });

  it('satu sel yang keliru menahan semuanya; setiap sel yang keliru disebut', async () => {
    const [a, b, c] = [await now(0), await now(1), await now(2)];
    const answer = await save([
      { id: a.id, version: a.version, nilaiSikap: 55 },
      { id: b.id, version: b.version, nilaiSikap: 101, nilaiJasmani: 60 },
      { id: c.id, version: c.version, hasil: 'lulus' },
    ]);
    expect(answer.statusCode).toBe(422);
    const { message, errors } = answer.json<Refused>();
    expect(message).toBe('2 baris belum dapat disimpan; tidak ada yang disimpan.');
    expect(Object.keys(errors).sort()).toEqual(['items.1.nilaiSikap', 'items.2']);
    expect(await now(0)).toMatchObject({ version: a.version, nilaiSikap: 80 });
  });

  it('yang diubah orang lain lebih dahulu menahan semuanya, dan disebut barisnya', async () => {
    const [a, b] = [await now(0), await now(1)];
    await komcad.done(await komcad.team.put(`${L}/${b.id}`, { version: b.version, peringkat: 3 }));
    const answer = await save([
      { id: a.id, version: a.version, nilaiSikap: 10 },
      { id: b.id, version: b.version, nilaiSikap: 10 },
    ]);
    expect([answer.statusCode, answer.json<Refused>().errors]).toEqual([409, { 'items.1': messages.stale.text }]);
    expect(await now(0)).toMatchObject({ nilaiSikap: 80 });
    const again = await now(1);
    expect((await save([{ id: b.id, version: again.version, nilaiSikap: 10 }])).statusCode).toBe(200);
    expect(await now(1)).toMatchObject({ nilaiSikap: 10, peringkat: 3 });
  });

  it('tanpa versi, dua kali orang yang sama, terlalu banyak, atau bukan lembar: ditolak', async () => {
    const { id, version } = await now(0);
    expect((await save([{ id, nilaiSikap: 1 }])).statusCode).toBe(428);
    const twice = [
      { id, version, nilaiSikap: 1 },
      { id, version, nilaiSikap: 2 },
    ];
    expect((await save(twice)).statusCode).toBe(400);
    expect((await save([])).statusCode).toBe(400);
    expect((await save(Array.from({ length: 501 }, () => ({ id, version })))).statusCode).toBe(400);
    for (const items of ['x', [null], [{ id: 7, version: 1 }]])
      expect((await komcad.team.put(`${L}/lembar`, { items })).statusCode).toBe(400);
  });

  it('hanya bagi yang boleh menulis, atas baris dalam lingkupnya', async () => {
    const { id, version } = await now(0);
    const item = { id, version, nilaiSikap: 1 };
    expect((await save([item], komcad.coordinator)).statusCode).toBe(403);
    const { dosen, id: own } = await komcad.reach('penilaian');
    const other = await komcad.reach('penilaian');
    const rows = await Promise.all([own, other.id].map(async one => komcad.done(await komcad.team.get(`${N}/${one}`))));
    const refused = await save(
      rows.map(row => ({ id: row.id, version: row.version, nilaiLaporan: 80 })),
      dosen,
      N,
    );
    expect([refused.statusCode, refused.json<Refused>().errors]).toEqual([422, { 'items.1': messages.notFound.text }]);
    const [mine] = rows;
    const saved = await save([{ id: own, version: mine?.version, nilaiLaporan: 80, nilaiLogbook: 90 }], dosen, N);
    // 84,65×70 + 80×20 + 90×10
    expect(saved.json<Row[]>()[0]).toMatchObject({ nilaiLatsarmil: 84.65, nilaiAkhir: 84.26 });
  });

  it('baris yang terkunci mengatakan sebabnya, dan tidak dapat diisi', async () => {
    const { id } = await komcad.reach('penilaian');
    const row = await komcad.done(await komcad.team.get(`${L}/${id}`));
    const why = 'Data latsarmil hanya dapat diubah pada tahap Latsarmil dan Pelaporan.';
    expect(row.terkunci).toBe(why);
    expect((await now(0)).terkunci).toBeNull();
    const kolom = ['nilaiSikap', 'terkunci', 'terlambat'];
    const filter = { id: [id] };
    const listed = await komcad.team.get(L, { kolom, filter });
    expect([listed.statusCode, listed.json()]).toMatchObject([200, [{ terkunci: why }]]);
    const refused = await save([{ id, version: row.version, nilaiSikap: 3 }]);
    expect(refused.json<Refused>().errors).toEqual({ 'items.0': why });
  });
});
