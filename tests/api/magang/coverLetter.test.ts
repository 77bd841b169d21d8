// @module-tag semua: a programme's own printed sheets; surat/isi and surat/terbit print one of each kind
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lettersPerMinute } from '../../../server/platform/documents/letters/index.ts';
import { type Person, versionAt } from '../support/world.ts';
import { informatika, M, N, openPlace, type Place, submitted } from './place.ts';

let place: Place;
let prodi: Person;
let team: Person;
beforeAll(async () => {
  place = await openPlace();
  prodi = await place.enter('HA05', { idProgramProdi: informatika });
  team = await place.as('HA03');
});
afterAll(() => place.world.close());

const print = (person: Person, id: string) => person.get(`${N}/${id}/cetak/surat-pengantar`);
const letters = (id: string) =>
  place.db.query<{ nomor: string; kode: string; dicabut: string | null }>(
    `select nomor_surat as nomor, kode_verifikasi as kode, alasan as dicabut from surat_surat where id_baris = $1
      order by nomor_urut`,
    [id],
  );
const approve = async (person: Person, id: string) => {
  const answer = await person.put(`${M}/approval`, {
    items: [{ id, version: await versionAt(person, `${N}/${id}`) }],
    aksi: 'setujui',
  });
  expect(answer.json()).toEqual({ berhasil: [id], gagal: [] });
};
const check = async (kode: string) =>
  (await place.world.stranger.get(`v6/generate-surat/verifikasi/${kode}`)).json<Record<string, unknown>>();

it('is printed from the approval of the study programme on, always with the same number', async () => {
  const { person, row } = await submitted(place);
  const early = await print(person, row.id);
  expect(early.statusCode).toBe(409);
  expect(early.json().message).toBe('Status data ini sudah berubah. Muat ulang halaman, lalu periksa lagi.');
  expect(await letters(row.id)).toEqual([]);

  await approve(prodi, row.id);
  const both = await Promise.all([print(person, row.id), print(prodi, row.id)]);
  for (const answer of both) {
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain('surat-pengantar-');
  }
  const [letter, ...others] = await letters(row.id);
  expect(others).toEqual([]);
  expect(letter?.nomor).toMatch(/^\d{4}\/SP\/MBKM-UNR\/XI\/2026$/);
  expect(both[0]?.rawPayload.toString('latin1')).toContain(letter?.nomor);
  const said = await check(letter?.kode ?? '');
  expect(said).toMatchObject({
    valid: true,
    status: 'berlaku',
    jenisSurat: 'Surat Pengantar',
    perihal: 'Pengantar Magang Mandiri',
    pengganti: null,
    segel: { utuh: true },
  });
  // The number of the student is masked, and nothing else of theirs is told.
  expect(said.peserta).toEqual([
    {
      berlaku: true,
      nama: said.penerima,
      npm: expect.stringMatching(/^\d\d•+\d\d$/),
      programStudi: expect.any(String),
    },
  ]);
  const { npm } = (await team.get(`${N}/${row.id}`)).json<{ npm: string }>();
  expect(JSON.stringify(said)).not.toContain(npm);
});

it('is printed twenty times a minute by one person, and still by others', async () => {
  const { person, row } = await submitted(place);
  await approve(prodi, row.id);
  // Requests refused before drawing count as well.
  for (let i = 0; i < lettersPerMinute; i++) await print(person, '0190a0a0-0000-7000-8000-000000000000');
  const refused = await print(person, row.id);
  expect(refused.statusCode).toBe(429);
  expect(refused.json().message).toBe('Terlalu banyak permintaan. Coba lagi dalam 1 menit.');
  expect((await print(prodi, row.id)).statusCode).toBe(200);
});

it('is nothing for people who may not see the participation', async () => {
  const { row } = await submitted(place);
  await approve(prodi, row.id);
  const strangers = [await place.studentPerson(), await place.enter('HA05', { idProgramProdi: null })];
  for (const stranger of strangers) expect((await print(stranger, row.id)).statusCode).toBe(404);
  expect((await print(place.world.stranger, row.id)).statusCode).toBe(401);
  expect(await letters(row.id)).toEqual([]);
});

it('does not count any more once the dates change or the student withdraws', async () => {
  const { person, row } = await submitted(place);
  await approve(prodi, row.id);
  await print(person, row.id);
  const now = (await team.get(`${N}/${row.id}`)).json<{ version: number }>();
  const change = { version: now.version, tanggalSelesai: '2027-12-31', catatan: 'Diperpanjang mitra.' };
  expect((await team.put(`${M}/${row.id}`, change)).statusCode).toBe(200);
  const [old] = await letters(row.id);
  expect(await check(old?.kode ?? '')).toMatchObject({ valid: false, status: 'dibatalkan' });

  await print(person, row.id);
  const again = (await letters(row.id)).at(-1);
  expect(again?.nomor).not.toBe(old?.nomor);
  expect(await check(again?.kode ?? '')).toMatchObject({ valid: true, berlakuSampai: '2027-12-31' });
  const left = await person.post(`${N}/${row.id}/aksi/mengundurkan_diri`, { catatan: 'Sakit.' });
  expect(left.statusCode).toBe(200);
  expect(await check(again?.kode ?? '')).toMatchObject({ valid: false, status: 'dibatalkan' });
  expect((await print(person, row.id)).statusCode).toBe(409);
});
