import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { id, openPlace, type Place } from '../magang/place.ts';
import type { Person } from '../support/world.ts';

export const L = 'magang/logbook-magang';
export const rizky = id.pendaftar('rizky');
export const today = '2026-11-21';

export let place: Place;
export let student: Person;
export let lecturer: Person;
export let partner: Person;

/** For a file of tests: its place, and before each test no entries of the day that the tests write on; the demo's stay. */
export function withLogbook(): void {
  beforeAll(async () => {
    place = await openPlace();
    [student, lecturer, partner] = await Promise.all([place.as('HA02'), place.as('HA04'), place.as('HA06')]);
  });
  afterAll(() => place.world.close());
  beforeEach(() => place.db.execute('delete from magang_logbook_magang where tanggal >= $1', ['2026-11-21']));
}

export const entry = (over: Record<string, unknown> = {}) => ({
  idPendaftarMbkm: rizky,
  tanggal: today,
  jamMulai: '08:00',
  jamSelesai: '11:30',
  tempat: 'kantor',
  kegiatan: 'Menyusun layanan pembayaran',
  uraian: 'Menulis layanan pembayaran dan mengujinya bersama rekan satu tim.',
  ...over,
});
export type Row = {
  id: string;
  version: number;
  status: string;
  durasiJam: number;
  parafMitra: boolean;
  dokumen: Doc[];
};
type Doc = { id: string; berkas: string; keterangan: string | null };

export async function made(over: Record<string, unknown> = {}): Promise<Row> {
  const answer = await student.post(L, entry(over));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Row>();
}
export const read = async (row: Row): Promise<Row> => (await student.get(`${L}/${row.id}`)).json<Row>();
export const act = (person: Person, row: Pick<Row, 'id'>, action: string, body: Record<string, unknown> = {}) =>
  person.post(`${L}/${row.id}/aksi/${action}`, body);
export async function submitted(over: Record<string, unknown> = {}): Promise<Row> {
  const row = await made(over);
  expect((await act(student, row, 'ajukan')).statusCode).toBe(200);
  return read(row);
}
/** Puts an entry into a state as a past would have. */
export const force = (row: Pick<Row, 'id'>, status: string) =>
  place.db.execute('update magang_logbook_magang set status = $2, tanggal_diajukan = now() where id = $1', [
    row.id,
    status,
  ]);
export const configure = (kunci: string, nilai: number) =>
  place.db.execute('update mbkm_konfigurasi set nilai = $2 where kunci = $1', [kunci, String(nilai)]);
export const summary = async (person: Person, of = rizky) =>
  (await person.get(`${L}/ringkasan`, { idPendaftarMbkm: of })).json();
