import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createWorld, type Person, type World } from '../../support/world.ts';

/** Changing many rows: dry run, receipt, undo (docs/domain/10 §3.11). */

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

let made = 0;
async function buat(simbol: string): Promise<Satuan> {
  const kode = `ubah${++made}`;
  const answer = await tim.post(R, { kode, nama: `Satuan ubah ${made}`, jenis: 'lainnya', simbol });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Satuan>();
}
const one = async (id: string): Promise<Satuan> => (await tim.get(`${R}/${id}`)).json<Satuan>();
const seen = ({ id, version }: Satuan) => ({ id, version });
async function ubah(rows: readonly Satuan[], simbol: string): Promise<string> {
  const answer = await tim.put(R, { items: rows.map(seen), data: { simbol } });
  const [bukti] = answer.json<{ bukti: string[] }>().bukti;
  return bukti ?? '';
}

it('refuses by field what belongs to one row', async () => {
  const row = await buat('a');
  const answer = await tim.put(R, { items: [seen(row)], data: { nama: 'Sama semua', kode: 'x', simbol: 'b' } });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors).sort()).toEqual(['kode', 'nama']);
  expect(answer.json()).toMatchObject({
    code: 'own',
    errors: { nama: 'Isian ini milik satu data. Ubah satu per satu.' },
  });
  expect((await one(row.id)).simbol).toBe('a');
  const student = (await tim.get('master/mahasiswa?range=[0,0]')).json<Satuan[]>()[0];
  const ipk = await tim.put('master/mahasiswa', {
    items: student ? [seen(student)] : [],
    data: { ipk: 4, nik: '1', tanggalLahir: '2000-01-01', jenisKelamin: 'L', email: 'a@b.id' },
  });
  expect(Object.keys(ipk.json().errors).sort()).toEqual(['email', 'ipk', 'jenisKelamin', 'nik', 'tanggalLahir']);
});

it('says before what would change, and keeps nothing of it', async () => {
  const [a, b] = [await buat('a'), await buat('b')];
  const items = [seen(a), { ...seen(b), version: 9 }, seen(await buat('c'))];
  const answer = await tim.put(R, { items, data: { simbol: 'c' }, coba: true });
  expect(answer.json()).toMatchObject({
    berhasil: 2,
    sama: 1,
    gagal: [{ id: b.id, code: 'stale' }],
    contoh: [{ id: a.id, perubahan: { simbol: { dari: 'a', ke: 'c' } } }],
  });
  expect((await one(a.id)).simbol).toBe('a');
  expect((await tim.put(R, { items, data: { simbol: 'c' }, coba: 'ya' })).statusCode).toBe(422);
});

it('keeps a receipt that its maker opens later, and nobody beside', async () => {
  const row = await buat('a');
  const same = await buat('z');
  const id = await ubah([row, same], 'z');
  const { bukti } = (await tim.get(`ubah-banyak?daftar=${R}`)).json();
  expect(bukti[0]).toMatchObject({ id, kolom: ['simbol'], berubah: 1, sama: 1, ditolak: 0, bolehUrung: true });
  const opened = await tim.get(`ubah-banyak/${id}`);
  expect(opened.json()).toMatchObject({
    total: 1,
    baris: [{ id: row.id, perubahan: { simbol: { dari: 'a', ke: 'z' } } }],
  });
  const other = await world.as('HA05');
  expect((await other.get(`ubah-banyak/${id}`)).statusCode).toBe(404);
  expect((await other.post(`ubah-banyak/${id}/urungkan`)).statusCode).toBe(404);
  const admin = await world.as('HA01');
  expect((await admin.get(`ubah-banyak/${id}`)).json().bolehUrung).toBe(false);
  expect((await admin.post(`ubah-banyak/${id}/urungkan`)).statusCode).toBe(404);
});

it('undoes it once as one step, and leaves what was changed since', async () => {
  const [a, b, c] = [await buat('a'), await buat('b'), await buat('c')];
  const id = await ubah([a, b, c], 'z');
  await tim.put(`${R}/${b.id}`, { simbol: 'baru', version: b.version + 1 });
  await tim.delete(`${R}/${c.id}`, { version: c.version + 1 });
  const undone = await tim.post(`ubah-banyak/${id}/urungkan`);
  expect(undone.json()).toMatchObject({
    berhasil: 1,
    gagal: expect.arrayContaining([
      expect.objectContaining({ id: b.id, code: 'changeMany.changedSince' }),
      expect.objectContaining({ id: c.id, code: 'imports.deleted' }),
    ]),
  });
  expect([(await one(a.id)).simbol, (await one(b.id)).simbol]).toEqual(['a', 'baru']);
  const [newest] = (await tim.get(`${R}/${a.id}/riwayat`)).json();
  expect(newest).toMatchObject({ aksi: 'pulihkan', catatan: 'Ubah banyak diurungkan.' });
  const again = await tim.post(`ubah-banyak/${id}/urungkan`);
  expect([again.statusCode, again.json().code]).toEqual([409, 'changeMany.undone']);
  expect((await tim.get(`ubah-banyak/${id}`)).json().tersisa).toBe(2);
});

it('undoes nothing once ten minutes are over', async () => {
  const row = await buat('a');
  const id = await ubah([row], 'z');
  await world.db.execute("update internal_ubah_banyak set waktu = waktu - interval '11 minutes' where id = $1", [id]);
  const late = await tim.post(`ubah-banyak/${id}/urungkan`);
  expect([late.statusCode, late.json().code]).toEqual([409, 'changeMany.tooLate']);
  expect((await one(row.id)).simbol).toBe('z');
});
