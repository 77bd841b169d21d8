import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { id, openPlace, type Place } from '../magang/place.ts';
import type { Person } from '../support/world.ts';

const S = 'magang/skala-nilai';
const used = 'Skala nilai yang sudah dipakai nilai final tidak dapat diubah. Buat versi baru.';
const letters = [
  { huruf: 'A', batasBawah: 80, mutu: 4, lulus: true },
  { huruf: 'B', batasBawah: 60, mutu: 3, lulus: true },
  { huruf: 'E', batasBawah: 0, mutu: 0, lulus: false },
];

let place: Place;
let tim: Person;
let old: { id: string; version: number; baris: { huruf: string; mutu: number; batasBawah: number }[] };

beforeAll(async () => {
  place = await openPlace();
  tim = await place.as('HA03');
  const [row] = (await tim.get(S)).json<{ id: string }[]>();
  old = (await tim.get(`${S}/${row?.id}`)).json();
});
afterAll(() => place.world.close());

describe('letter scale', () => {
  it('UNR-2024 is there, best letter to worst', () => {
    expect(old.baris.map(({ huruf }) => huruf)).toEqual(['A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'D', 'E']);
  });

  it('must begin at 0 and fall with its bounds', async () => {
    const make = (baris: object[]) => tim.post(S, { kodeSkala: 'UJI', idPeriodeMulai: id.periode(1), baris });
    expect((await make(letters.slice(0, 2))).json().errors).toEqual({
      baris: 'Satu huruf harus mempunyai batas bawah 0.',
    });
    const risen = letters.map(row => (row.huruf === 'B' ? { ...row, mutu: 4 } : row));
    expect((await make(risen)).json().errors).toEqual({ baris: 'Mutu harus turun mengikuti batas bawah.' });
    expect((await make([...letters, { ...letters[0], batasBawah: 90 }])).json().errors).toEqual({
      'baris.3.huruf': 'Huruf ini sudah ada.',
    });
    expect((await make([])).statusCode).toBe(422);
  });

  it('that final grades were given by cannot change or go', async () => {
    const baris = old.baris.map(row => (row.huruf === 'A' ? { ...row, batasBawah: 86 } : row));
    const changed = await tim.put(`${S}/${old.id}`, { baris, version: old.version });
    expect([changed.statusCode, changed.json().message]).toEqual([409, used]);
    expect((await tim.delete(`${S}/${old.id}`)).json().message).toBe(used);
    expect((await tim.put(`${S}/${old.id}`, { keterangan: 'Skala sejak 2024', version: old.version })).statusCode).toBe(
      200,
    );
  });

  it('has a new version that begins later, not where grades are final already', async () => {
    const over = await tim.post(S, { kodeSkala: 'UNR-2025', idPeriodeMulai: id.periode(-1), baris: letters });
    expect([over.statusCode, over.json().message]).toEqual([409, used]);
    const made = await tim.post(S, { kodeSkala: 'UNR-2027', idPeriodeMulai: id.periode(1), baris: letters });
    expect(made.statusCode, made.body).toBe(201);
    const dosen = await place.as('HA04');
    const scaleOf = async (key: string) =>
      (await dosen.get(`magang/penilaian/lembar/${id.pendaftar(key)}`)).json<{ skala: unknown[] }>().skala.length;
    expect(await scaleOf('rizky')).toBe(9);
    expect(await scaleOf('setuju-if')).toBe(3);
    expect((await tim.delete(`${S}/${made.json().id}`)).statusCode).toBe(200);
  });
});
