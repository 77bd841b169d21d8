import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { settled } from '../../../../server/platform/engine/import/apply.ts';
import { dunia } from '../../../fixtures/regu.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { formOf, formType, png, upload } from '../documents/support.ts';

/** Kinds of field and rules of rows through the API, on entities that nobody changes. */
let world: World;
let tim: Person;
let mahasiswa: string[];

type Regu = Record<string, unknown> & { id: string; version: number; kodeGabung: string };

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') }, dunia);
  tim = await world.as('HA03');
  mahasiswa = (await tim.get('master/mahasiswa', { range: [0, 5] })).json<{ id: string }[]>().map(row => row.id);
});
afterAll(() => world.close());

const kirim = (change: Record<string, unknown> = {}) =>
  tim.post('uji/regu', { nama: 'Regu', anggota: [{ idMahasiswa: mahasiswa[0] }], ...change });
const buat = async (change: Record<string, unknown> = {}): Promise<Regu> => {
  const answer = await kirim(change);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Regu>();
};
const galat = async (change: Record<string, unknown>) => (await kirim(change)).json<{ errors: unknown }>().errors;

describe('baris anak', () => {
  it('minimal, maksimal, dan kembar dalam satu baris, masing-masing dengan kalimatnya', async () => {
    expect(await galat({ anggota: [] })).toEqual({ anggota: 'Regu membutuhkan anggota.' });
    await buat({ anggota: [], rahasia: 'draf' });
    const belanja = Array.from({ length: 4 }, () => ({ uraian: 'Cat', harga: 1 }));
    expect(await galat({ belanja })).toEqual({ belanja: 'Maksimal 3 belanja.' });
    const kembar = [{ idMahasiswa: mahasiswa[0] }, { idMahasiswa: mahasiswa[0] }];
    expect(await galat({ anggota: kembar })).toEqual({ 'anggota.1.idMahasiswa': 'Mahasiswa ini sudah tercantum.' });
  });

  it('yang sudah dipakai baris lain disebut dengan namanya, juga bila keduanya menulis bersamaan', async () => {
    const pemilik = await buat({ nama: 'Elang', anggota: [{ idMahasiswa: mahasiswa[0], kursi: 'A1' }] });
    const lain = { nama: 'Merpati', anggota: [{ idMahasiswa: mahasiswa[1], kursi: 'A1' }] };
    expect(await galat(lain)).toEqual({ 'anggota.0.kursi': 'Kursi sudah dipakai regu Elang.' });
    expect((await tim.put(`uji/regu/${pemilik.id}`, { catatan: 'x', version: 1 })).statusCode).toBe(200);
    const keluar = [{ idMahasiswa: mahasiswa[0], kursi: 'A1', statusAnggota: 'keluar' }];
    expect((await tim.put(`uji/regu/${pemilik.id}`, { anggota: keluar, version: 2 })).statusCode).toBe(200);
    const answers = await Promise.all([kirim(lain), kirim({ ...lain, nama: 'Camar' })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
    expect(answers.find(({ statusCode }) => statusCode === 422)?.body).toMatch(/Kursi sudah dipakai regu \w+\./);
  });

  it('urutannya tetap seperti dikirim, dan dapat diubah', async () => {
    const { id } = await buat({ anggota: mahasiswa.slice(0, 3).map(idMahasiswa => ({ idMahasiswa })) });
    const row = (await tim.get(`uji/regu/${id}`)).json<{ anggota: { id: string }[] }>();
    const terbalik = [...row.anggota].reverse();
    await tim.put(`uji/regu/${id}`, { anggota: terbalik, version: 1 });
    const kini = (await tim.get(`uji/regu/${id}`)).json<{ anggota: { id: string }[] }>();
    expect(kini.anggota.map(each => each.id)).toEqual(terbalik.map(each => each.id));
  });

  it('jumlahnya dihitung server dan tidak dapat dikirim', async () => {
    const belanja = [
      { uraian: 'Cat', harga: 125_000 },
      { uraian: 'Kuas', harga: 25_000 },
    ];
    const { id } = await buat({ belanja });
    expect((await tim.get(`uji/regu/${id}`)).json()).toMatchObject({ totalBelanja: 150_000 });
    expect(await galat({ totalBelanja: 1 })).toEqual({ totalBelanja: 'Isian ini diisi oleh sistem.' });
  });
});

describe('titik pada peta', () => {
  it('keduanya atau tidak sama sekali, di dalam wilayah Indonesia, enam angka di belakang koma', async () => {
    expect(await galat({ lintang: -7.3 })).toEqual({ bujur: 'Isi lintang dan bujur bersamaan.' });
    expect(await galat({ bujur: 112.7 })).toEqual({ lintang: 'Isi lintang dan bujur bersamaan.' });
    const luar = 'Koordinat berada di luar wilayah Indonesia.';
    expect(await galat({ lintang: 48.85, bujur: 2.35 })).toEqual({ lintang: luar, bujur: luar });
    expect(await buat({ lintang: -7.33241949, bujur: 112.7 })).toMatchObject({ lintang: -7.332419, bujur: 112.7 });
    const found = (await tim.get('uji/regu', { filter: { lintang_gte: -7.34, lintang_lte: -7.33 } })).json<Regu[]>();
    expect(found).toHaveLength(1);
  });
});

describe('kode gabung', () => {
  it('dibuat server, enam tanda yang tidak rancu, tidak pernah kembar', async () => {
    const kode = [await buat(), await buat(), await buat()].map(row => row.kodeGabung);
    for (const each of kode) expect(each).toMatch(/^[ACDEFGHJKMNPQRTUVWXY34679]{6}$/);
    expect(new Set(kode).size).toBe(3);
    expect(await galat({ kodeGabung: 'ABC234' })).toEqual({ kodeGabung: 'Isian ini diisi oleh sistem.' });
  });
});

describe('beberapa berkas', () => {
  it('terpasang menurut urutannya, dibaca sesuai cakupan baris, dan dibatasi jumlahnya', async () => {
    const kirimBerkas = async () =>
      (
        await upload(world.app, tim, {
          resource: 'uji/regu',
          field: 'foto',
          name: 'a.png',
          content: png,
          mime: 'image/png',
        })
      ).json<{ id: string }>().id;
    const [satu, dua, tiga] = [await kirimBerkas(), await kirimBerkas(), await kirimBerkas()];
    expect(await galat({ foto: [satu, dua, tiga] })).toEqual({ foto: 'Maksimal 2 berkas.' });
    const { id } = await buat({ foto: [dua, satu], anggota: [{ idMahasiswa: mahasiswa[4] }] });
    expect((await tim.get(`uji/regu/${id}`)).json()).toMatchObject({ foto: [dua, satu] });
    expect((await (await world.as('HA02')).get('files', { id: satu })).statusCode).toBe(404);
    expect((await tim.get('files', { id: satu })).statusCode).toBe(200);
    const dipinjam = await tim.post('uji/regu', { nama: 'Z', anggota: [{ idMahasiswa: mahasiswa[0] }], foto: [satu] });
    expect(dipinjam.json()).toMatchObject({ errors: { 'foto.0': 'Pilih foto dari daftar.' } });
  });
});

describe('minggu dari masa pelaksanaan', () => {
  it('hanya yang ada, dengan tanggalnya', async () => {
    const { id } = await buat({ mulai: '2026-07-01', selesai: '2026-07-17' });
    const catat = (mingguKe: number) =>
      tim.post('uji/catatan-regu', { idRegu: id, isi: `Minggu ${mingguKe}`, mingguKe });
    expect((await catat(4)).json()).toMatchObject({
      errors: { mingguKe: 'Minggu ke-4 berada di luar masa pelaksanaan (1 sampai 3).' },
    });
    expect((await catat(3)).statusCode).toBe(201);
    const [row] = (await tim.get('uji/catatan-regu', { embed: '1' })).json<Record<string, unknown>[]>();
    expect(row).toMatchObject({ mingguKe: 3, _embed: { mingguKe: { mulai: '2026-07-15', selesai: '2026-07-17' } } });
    expect((await tim.get('uji/catatan-regu/minggu/mingguKe', { id })).json()).toEqual([
      { ke: 1, mulai: '2026-07-01', selesai: '2026-07-07' },
      { ke: 2, mulai: '2026-07-08', selesai: '2026-07-14' },
      { ke: 3, mulai: '2026-07-15', selesai: '2026-07-17' },
    ]);
    expect((await tim.get('uji/catatan-regu/minggu/isi', { id })).statusCode).toBe(404);
    const tanpaMasa = await buat();
    const belum = await tim.post('uji/catatan-regu', { idRegu: tanpaMasa.id, isi: 'x', mingguKe: 1 });
    expect(belum.json()).toMatchObject({ errors: { mingguKe: 'Masa pelaksanaan belum ditentukan.' } });
  });
});

describe('daftar teks pendek', () => {
  it('disimpan menurut urutannya, masing-masing sekali, dan dibatasi panjang serta jumlahnya', async () => {
    const { id } = await buat({ semboyan: [' Maju ', 'terus', 'maju', ''] });
    expect((await tim.get(`uji/regu/${id}`)).json()).toMatchObject({ semboyan: ['Maju', 'terus'] });
    expect(await galat({ semboyan: ['a', 'b', 'c', 'd'] })).toEqual({ semboyan: 'Maksimal 3 isian.' });
    expect(await galat({ semboyan: ['x'.repeat(21)] })).toEqual({ 'semboyan.0': 'Maksimal 20 karakter.' });
    expect(await galat({ semboyan: ['a;b'] })).toEqual({ 'semboyan.0': 'Tulis tanpa titik koma.' });
    expect(await galat({ semboyan: 'Maju' })).toEqual({ semboyan: 'Periksa isian ini.' });
  });
});

describe('tepat satu dari dua rujukan', () => {
  const simpan = (body: Record<string, unknown>) => tim.post('uji/benda-regu', body);
  it('ditolak tanpa keduanya dan dengan keduanya, juga bila diubah', async () => {
    const { id: idRegu } = await buat({ nama: 'Rajawali' });
    const salahSatu = 'Isi salah satu: Regu / Mahasiswa.';
    const kosong = await simpan({ nama: 'Tenda' });
    expect([kosong.statusCode, kosong.json().errors]).toEqual([422, { idRegu: salahSatu, idMahasiswa: salahSatu }]);
    const hanya = 'Isi hanya salah satu: Regu / Mahasiswa.';
    const dua = await simpan({ nama: 'Tenda', idRegu, idMahasiswa: mahasiswa[0] });
    expect(dua.json().errors).toEqual({ idRegu: hanya, idMahasiswa: hanya });
    const made = await simpan({ nama: 'Tenda', idRegu });
    expect(made.statusCode, made.body).toBe(201);
    const { id } = made.json<{ id: string }>();
    expect((await tim.put(`uji/benda-regu/${id}`, { idMahasiswa: mahasiswa[0] })).json().errors).toEqual({
      idRegu: hanya,
      idMahasiswa: hanya,
    });
    const pindah = await tim.put(`uji/benda-regu/${id}`, { idMahasiswa: mahasiswa[0], idRegu: null });
    expect(pindah.statusCode, pindah.body).toBe(200);
    await tim.delete(`uji/benda-regu/${id}`);
  });
});

describe('ekspor dan impor jenis-jenis itu', () => {
  const B = 'uji/benda-regu';
  type Impor = { id: string; jumlah: Record<string, number> };
  const unggah = async (isi: string | Buffer): Promise<Impor> => {
    const answer = await world.app.inject({
      method: 'POST',
      url: `/api/${B}/impor`,
      headers: { 'content-type': formType, authorization: `Bearer ${tim.token}` },
      payload: formOf({ part: 'berkas', name: 'data.csv', mime: 'text/csv', content: Buffer.from(isi) }),
    });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json<Impor>();
  };

  it('kembali masuk tanpa perubahan, dan yang baru dibaca dari kata-katanya', async () => {
    const { id: idRegu } = await buat({ nama: 'Garuda', mulai: '2026-07-01', selesai: '2026-07-17' });
    const peta = { lintang: -7.33241, bujur: 112.7 };
    for (const body of [
      { nama: 'Peta', idMahasiswa: mahasiswa[1], ...peta },
      { nama: 'Bendera', idRegu, mingguKe: 2, ciri: ['merah, putih', 'besar'] },
    ])
      expect((await tim.post(B, body)).statusCode).toBe(201);
    const keluar = await tim.get(`${B}/ekspor`, { format: 'csv' });
    expect(keluar.body).toContain('merah, putih; besar');
    expect((await unggah(keluar.rawPayload)).jumlah).toMatchObject({ total: 2, sama: 2, berubah: 0, salah: 0 });
    const baru = await unggah(
      'Nama;Regu;Ciri;Minggu ke;Lintang;Bujur\nPeluit;Garuda;"kecil; nyaring, keras";Minggu ke-3;-7,25;112,5\nHilang;;;;;\nJauh;Garuda;;9;-7,25;\n',
    );
    expect(baru.jumlah).toMatchObject({ baru: 1, salah: 2 });
    const salah = (await tim.get(`${B}/impor/${baru.id}/baris`, { status: 'salah' })).json<{ pesan: object }[]>();
    expect(salah.map(({ pesan }) => pesan)).toEqual([
      expect.objectContaining({ idRegu: 'Isi salah satu: Regu / Mahasiswa.' }),
      expect.objectContaining({ bujur: 'Isi lintang dan bujur bersamaan.' }),
    ]);
    await tim.post(`${B}/impor/${baru.id}/terapkan`, {});
    await settled();
    const [peluit] = (await tim.get(B, { filter: { idRegu } }))
      .json<Record<string, unknown>[]>()
      .filter(({ nama }) => nama === 'Peluit');
    expect(peluit).toMatchObject({ mingguKe: 3, lintang: -7.25, bujur: 112.5, ciri: ['kecil', 'nyaring, keras'] });
  });
});
