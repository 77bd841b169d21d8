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
      baris: 'Satu huruf harus memiliki batas bawah 0.',
    });
    const risen = letters.map(row => (row.huruf === 'B' ? { ...row, mutu: 4 } : row));
    expect((await make(risen)).json().errors).toEqual({ baris: 'Mutu harus turun mengikuti batas bawah.' });
    expect((await make([...letters, { ...letters[1], batasBawah: 70, mutu: 3.5 }])).json().errors).toEqual({
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

  it('is followed by letters that are not final, with their credits and history; final ones stay', async () => {
    const [open, final] = [id.pendaftar('setuju-if'), id.pendaftar('final-if')];
    const stored = (target: string) =>
      place.db.one<Record<string, unknown>>(
        `select nilai_akhir as akhir, nilai_huruf as huruf, nilai_mutu as mutu, total_sks_diakui as sks
         from mbkm_pendaftar_program_mbkm where id = $1`,
        [target],
      );
    const courses = (target: string) =>
      place.db.query<Record<string, unknown>>(
        `select nilai_angka as angka, nilai_huruf as huruf, lulus from konversi_terpilih_final
         where id_pendaftar_mbkm = $1 order by id`,
        [target],
      );
    const before = { row: await stored(final), courses: await courses(final) };
    const [course] = await place.db.query<{ id: string; sks: number }>(
      `select id, sks from konversi_matkul_paket where sks > 1 limit 1`,
    );
    const period = id.periode(1);
    await place.db.execute(
      `update mbkm_pendaftar_program_mbkm set id_periode = $2, nilai_akhir = 58, nilai_huruf = 'C', nilai_mutu = 2 where id = $1`,
      [open, period],
    );
    await place.db.execute(
      `insert into konversi_terpilih_final
         (id, created_at, updated_at, id_pendaftar_mbkm, id_matkul_paket_konversi, sks_diakui, adalah_matkul_kkn,
          nilai_angka, nilai_huruf, nilai_mutu, lulus, status_siamik)
       values (gen_random_uuid(), now(), now(), $1, $2, $3, false, 58, 'C', 2, true, 'belum')`,
      [open, course?.id, course?.sks],
    );
    await place.db.execute('update mbkm_pendaftar_program_mbkm set total_sks_diakui = $2 where id = $1', [
      open,
      course?.sks,
    ]);
    const made = await tim.post(S, { kodeSkala: 'UNR-2027', idPeriodeMulai: period, baris: letters });
    expect(made.statusCode, made.body).toBe(201);
    expect(await stored(open)).toEqual({ akhir: 58, huruf: 'E', mutu: 0, sks: null });
    expect(await courses(open)).toEqual([{ angka: 58, huruf: 'E', lulus: false }]);
    expect({ row: await stored(final), courses: await courses(final) }).toEqual(before);
    const [entry] = (await tim.get(`mbkm/pendaftar-program-mbkm/${open}/riwayat`)).json<Record<string, unknown>[]>();
    expect(entry).toMatchObject({ catatan: 'Menurut skala nilai UNR-2027.', namaRole: 'Tim MBKM' });

    const lower = letters.map(row => (row.huruf === 'B' ? { ...row, batasBawah: 50 } : row));
    const { id: scale, version } = made.json<{ id: string; version: number }>();
    expect((await tim.put(`${S}/${scale}`, { baris: lower, version })).statusCode).toBe(200);
    expect(await stored(open)).toEqual({ akhir: 58, huruf: 'B', mutu: 3, sks: course?.sks });
    expect(await courses(open)).toEqual([{ angka: 58, huruf: 'B', lulus: true }]);

    // Without it the scale before counts again.
    expect((await tim.delete(`${S}/${scale}`)).statusCode).toBe(200);
    expect(await courses(open)).toEqual([{ angka: 58, huruf: 'C', lulus: true }]);
    expect(await stored(open)).toMatchObject({ huruf: 'C', mutu: 2 });
  });
});
