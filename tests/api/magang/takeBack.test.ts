import { afterAll, beforeAll, expect, it } from 'vitest';
import { M, mandiri, N, openPlace, type Place, submitted } from './place.ts';

/** An end of a registration is taken back with a note (docs/domain/20 §1.1). */

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.world.close());

const catatan = 'Keliru memilih baris.';
const read = async (id: string) => (await (await place.as('HA03')).get(`${N}/${id}`)).json();

it('yang ditolak diputuskan lagi di tahap yang menolaknya; mahasiswanya diberi tahu', async () => {
  const { person, row } = await submitted(place);
  const coordinator = await place.as('HA05');
  expect((await coordinator.post(`${N}/${row.id}/aksi/tolak`, { catatan: 'Penuh.' })).statusCode).toBe(200);
  const team = await place.as('HA03');
  expect((await coordinator.post(`${N}/${row.id}/aksi/batalkan`, { catatan })).statusCode).toBe(403);
  expect((await team.post(`${N}/${row.id}/aksi/batalkan`, {})).statusCode).toBe(422);
  const back = await team.post(`${N}/${row.id}/aksi/batalkan`, { catatan });
  expect(back.statusCode, back.body).toBe(200);
  expect(await read(row.id)).toMatchObject({ status: 'diajukan', tahapAktif: 'prodi', catatanTerakhir: null });
  const told = await place.db.query<{ judul: string; isi: string }>(
    'select judul, isi from notifikasi where id_user = $1 and judul = $2',
    [person.userId, 'Keputusan dibatalkan'],
  );
  expect(told).toHaveLength(1);
  expect((await coordinator.get(`${N}/${row.id}`)).json().aksi).toContain('setujui');
});

it('siapa yang sudah mendaftar di tempat lain tidak ditarik kembali', async () => {
  const { person, row } = await submitted(place);
  expect((await person.post(`${N}/${row.id}/aksi/mengundurkan_diri`, { catatan: 'Pindah.' })).statusCode).toBe(200);
  const files = await place.documents(person.userId);
  const other = await person.post(`${M}/mandiri`, { ...mandiri({}, files), ajukan: true });
  expect(other.statusCode, other.body).toBe(201);
  const team = await place.as('HA03');
  const refused = await team.post(`${N}/${row.id}/aksi/batalkan`, { catatan });
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Anda sudah terdaftar pada program ini di periode yang sama.',
  ]);
  const id = other.json().id;
  expect((await person.post(`${N}/${id}/aksi/mengundurkan_diri`, { catatan: 'Batal.' })).statusCode).toBe(200);
  expect((await team.post(`${N}/${row.id}/aksi/batalkan`, { catatan })).statusCode).toBe(200);
  expect(await read(row.id)).toMatchObject({ status: 'diajukan', alasanMundur: null });
});

it('yang selesai berjalan lagi selama nilainya belum final', async () => {
  const team = await place.as('HA03');
  const open = await place.db.one<{ id: string }>(
    `select id from mbkm_pendaftar_program_mbkm where kode_jenis_mbkm = 'magang' and status = 'selesai'
       and status_konversi = 'dinilai' order by id limit 1`,
  );
  const final = await place.db.one<{ id: string }>(
    `select id from mbkm_pendaftar_program_mbkm where kode_jenis_mbkm = 'magang' and status = 'selesai'
       and status_konversi = 'final' order by id limit 1`,
  );
  const back = await team.post(`${N}/${open?.id}/aksi/batalkan`, { catatan });
  expect(back.statusCode, back.body).toBe(200);
  expect(await read(String(open?.id))).toMatchObject({ status: 'berjalan', statusKonversi: 'dinilai' });
  expect((await team.get(`${N}/${final?.id}`)).json().aksi).not.toContain('batalkan');
  expect((await team.post(`${N}/${final?.id}/aksi/batalkan`, { catatan })).statusCode).toBe(409);
});
