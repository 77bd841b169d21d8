import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { dunia } from '../../../fixtures/regu.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

/** Behaviour common to all writes and reads of the engine, on entities without rules of their own. */
let world: World;
let tim: Person;
let siswa: Person;
/** The student of the demo account, and another one. */
let saya: string;
let lain: string;

type Anggota = { id: string; idMahasiswa: string; statusAnggota: string; poin: number };
type Regu = Record<string, unknown> & { id: string; version: number; anggota: Anggota[] };

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') }, dunia);
  [tim, siswa] = [await world.as('HA03'), await world.as('HA02')];
  const own = await world.db.one<{ id: string }>(
    `select id_mahasiswa as id from pengaturan_user where username = 'mahasiswa'`,
  );
  const other = await world.db.one<{ id: string }>(
    `select id from master_mahasiswa where id <> $1 and id_program_prodi <>
       (select id_program_prodi from master_mahasiswa where id = $1) order by npm limit 1`,
    [own?.id],
  );
  [saya, lain] = [String(own?.id), String(other?.id)];
});
afterAll(() => world.close());

const buat = async (change: Record<string, unknown> = {}): Promise<Regu> => {
  const answer = await tim.post('uji/regu', {
    nama: 'Regu',
    rahasia: 'sandi',
    anggota: [{ idMahasiswa: saya, statusAnggota: 'bergabung' }],
    ...change,
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Regu>();
};

describe('cakupan melalui baris anak dan daftar rujukan', () => {
  it('sama untuk membaca, menghitung, mengekspor, mengubah, dan yang bergantung padanya', async () => {
    const milik = await buat({ nama: 'Regu saya' });
    const bukan = await buat({ nama: 'Regu lain', anggota: [{ idMahasiswa: lain, statusAnggota: 'bergabung' }] });
    const undangan = await buat({ nama: 'Regu undangan', anggota: [{ idMahasiswa: saya }] });
    const list = await siswa.get('uji/regu');
    expect(list.json<Regu[]>().map(row => row.id)).toEqual([milik.id]);
    expect(list.headers['content-range']).toBe('items 0-0/1');
    expect((await siswa.get('uji/regu/ekspor', { format: 'csv' })).statusCode).toBe(403);
    expect((await siswa.get(`uji/regu/${bukan.id}`)).statusCode).toBe(404);
    expect((await siswa.put(`uji/regu/${undangan.id}`, { nama: 'X', version: 1 })).statusCode).toBe(404);
    expect((await siswa.put(`uji/regu/${milik.id}`, { nama: 'Regu kami', version: 1 })).statusCode).toBe(200);
    const keluar = [{ ...milik.anggota[0], statusAnggota: 'keluar' }];
    expect((await siswa.put(`uji/regu/${milik.id}`, { anggota: keluar, version: 2 })).statusCode).toBe(403);

    for (const { id } of [milik, bukan]) await tim.post('uji/catatan-regu', { idRegu: id, isi: `Catatan ${id}` });
    const seen = (await siswa.get('uji/catatan-regu')).json<{ idRegu: string }[]>();
    expect(seen.map(row => row.idRegu)).toEqual([milik.id]);
    const koor = (await (await world.as('HA05')).get('uji/regu/ekspor', { format: 'csv' })).body;
    expect(koor).toContain('Regu kami');
    expect(koor).not.toContain('Regu lain');
  });

  it('surat yang memuat nama saya, dan tidak yang lain', async () => {
    const pertama = await tim.post('uji/surat-regu', { nomor: 'S-1', peserta: [lain, saya] });
    expect(pertama.statusCode, pertama.body).toBe(201);
    await tim.post('uji/surat-regu', { nomor: 'S-2', peserta: [lain] });
    await tim.post('uji/surat-regu', { nomor: 'umum', peserta: [] });
    const seen = (await siswa.get('uji/surat-regu', { sort: ['nomor', 'ASC'] })).json<{ nomor: string }[]>();
    expect(seen.map(row => row.nomor)).toEqual(['S-1', 'umum']);
  });
});

describe('isian yang tidak dilihat', () => {
  it('ditolak tanpa dibandingkan: tebakan yang benar dan yang salah dijawab sama', async () => {
    const { id } = await buat();
    const jawab = async (body: Record<string, unknown>) => {
      const answer = await siswa.put(`uji/regu/${id}`, { version: 1, ...body });
      return [answer.statusCode, answer.json<{ errors: unknown }>().errors];
    };
    expect(await jawab({ rahasia: 'sandi' })).toEqual(await jawab({ rahasia: 'lain' }));
    expect(await jawab({ rahasia: 'sandi' })).toEqual([422, { rahasia: 'Peran Anda tidak dapat mengubah rahasia.' }]);
    expect(await jawab({ skor: 7 })).toEqual(await jawab({ skor: 8 }));
    expect(await jawab({ skor: 7 })).toEqual([422, { skor: 'Isian ini diisi oleh sistem.' }]);
  });

  it('baris yang dikirim kembali seperti dibaca selalu diterima, juga dengan label dan baris anaknya', async () => {
    const { id } = await buat();
    for (const siapa of [tim, siswa]) {
      const dibaca = (await siapa.get(`uji/regu/${id}`, { embed: '1' })).json<Regu>();
      expect(dibaca).toHaveProperty('anggota.0._embed.idMahasiswa.label');
      const sama = await siapa.put(`uji/regu/${id}`, dibaca);
      expect(sama.statusCode, sama.body).toBe(200);
      expect(sama.json<Regu>().version).toBe(dibaca.version);
      const ubah = await siapa.put(`uji/regu/${id}`, {
        ...dibaca,
        anggota: dibaca.anggota.map(row => ({ ...row, divisi: `Divisi ${dibaca.version}` })),
      });
      expect(ubah.statusCode, ubah.body).toBe(200);
      expect(ubah.json<Regu>().anggota).toMatchObject(
        [{ id: dibaca.anggota[0]?.id, divisi: 'Divisi 1', poin: 1 }].map(row => ({
          ...row,
          divisi: `Divisi ${dibaca.version}`,
        })),
      );
    }
    expect((await tim.get(`uji/regu/${id}`)).json<Regu>()).not.toHaveProperty('anggota.0._embed');
  });

  it('yang diisi sistem dalam baris anak tidak dapat dikirim dengan nilai lain', async () => {
    const { id, anggota } = await buat();
    const lainnya = await tim.put(`uji/regu/${id}`, { version: 1, anggota: [{ ...anggota[0], poin: 9 }] });
    expect(lainnya.json()).toMatchObject({ errors: { 'anggota.0.poin': 'Isian ini diisi oleh sistem.' } });
    const baru = await tim.post('uji/regu', { nama: 'Y', anggota: [{ idMahasiswa: saya, poin: 5 }] });
    expect(baru.json()).toMatchObject({ errors: { 'anggota.0.poin': 'Isian ini diisi oleh sistem.' } });
  });

  it('versi lama dapat dipulihkan bersama baris anaknya', async () => {
    const { id } = await buat({ anggota: [{ idMahasiswa: saya }, { idMahasiswa: lain, divisi: 'Humas' }] });
    await tim.put(`uji/regu/${id}`, { version: 1, anggota: [{ idMahasiswa: saya }] });
    const riwayat = (await tim.get(`uji/regu/${id}/riwayat`)).json<{ id: string; aksi: string }[]>();
    const awal = riwayat.find(({ aksi }) => aksi === 'buat');
    const pulih = await tim.post(`uji/regu/${id}/pulihkan`, { idRiwayat: awal?.id, version: 2 });
    expect(pulih.statusCode, pulih.body).toBe(200);
    expect(pulih.json<Regu>().anggota.map(row => row.idMahasiswa)).toEqual([saya, lain]);
  });
});

describe('data terhapus', () => {
  type Terhapus = { id: string; nama: string; boleh: boolean };
  const terhapus = async (siapa: Person, id: string) =>
    (await siapa.get('uji/regu/sampah')).json<Terhapus[]>().find(row => row.id === id);

  it('hanya terlihat oleh yang dapat melihat barisnya, tanpa yang tersembunyi baginya', async () => {
    const { id } = await buat({ nama: 'Regu terhapus', anggota: [{ idMahasiswa: lain, statusAnggota: 'bergabung' }] });
    expect((await tim.delete(`uji/regu/${id}`)).statusCode).toBe(200);
    expect(await terhapus(tim, id)).toMatchObject({ nama: 'Regu terhapus', boleh: true });
    expect((await siswa.get(`uji/regu/${id}/riwayat`)).statusCode).toBe(404);
    expect((await siswa.get('uji/regu/sampah')).statusCode).toBe(403);
    expect((await siswa.post(`uji/regu/sampah/${id}/pulihkan`)).statusCode).toBe(403);

    const milik = await buat({ nama: 'Regu saya', anggota: [{ idMahasiswa: saya, statusAnggota: 'bergabung' }] });
    expect((await tim.delete(`uji/regu/${milik.id}`)).statusCode).toBe(200);
    const riwayat = await siswa.get(`uji/regu/${milik.id}/riwayat`);
    expect(riwayat.statusCode, riwayat.body).toBe(200);
    expect(riwayat.body).toContain('hapus');
    expect(riwayat.body).not.toContain('sandi');
  });

  it('kembali bersama baris anaknya, kecuali isinya sudah dipakai yang lain', async () => {
    const { id } = await buat({
      nama: 'Regu kursi',
      anggota: [{ idMahasiswa: saya, kursi: 'K77', statusAnggota: 'bergabung' }],
    });
    await tim.delete(`uji/regu/${id}`);
    const kursi = await buat({ nama: 'Regu baru', anggota: [{ idMahasiswa: lain, kursi: 'K77' }] });
    const ditolak = await tim.post(`uji/regu/sampah/${id}/pulihkan`);
    expect(ditolak.statusCode).toBe(422);
    expect(ditolak.json()).toMatchObject({ errors: { 'anggota.0.kursi': 'Kursi sudah dipakai regu Regu baru.' } });
    expect(await terhapus(tim, id)).toBeDefined();
    await tim.delete(`uji/regu/${kursi.id}`);
    const banyak = await tim.post('uji/regu/sampah/pulihkan', { ids: [id, kursi.id] });
    expect(banyak.json()).toMatchObject({ berhasil: 1, gagal: [{ id: kursi.id, label: 'Regu baru' }] });
    expect((await tim.get(`uji/regu/${id}`)).json<Regu>().anggota).toMatchObject([{ idMahasiswa: saya, kursi: 'K77' }]);
  });

  it('tidak kembali sebelum yang dirujuknya kembali', async () => {
    const { id } = await buat({ nama: 'Regu rujukan' });
    const catatan = (await tim.post('uji/catatan-regu', { idRegu: id, isi: 'Catatan' })).json<{ id: string }>();
    expect((await tim.delete(`uji/catatan-regu/${catatan.id}`)).statusCode).toBe(200);
    await tim.delete(`uji/regu/${id}`);
    const ditolak = await tim.post(`uji/catatan-regu/sampah/${catatan.id}/pulihkan`);
    expect(ditolak.json()).toMatchObject({
      statusCode: 422,
      errors: { idRegu: 'Regu “Regu rujukan” sudah dihapus. Pulihkan lebih dahulu.' },
    });
    await tim.post(`uji/regu/sampah/${id}/pulihkan`);
    expect((await tim.post(`uji/catatan-regu/sampah/${catatan.id}/pulihkan`)).statusCode).toBe(200);
  });
});

describe('teks tanpa isi yang terlihat', () => {
  it('tanda tak terlihat dibuang dari satu baris; yang hanya berisi itu dianggap kosong', async () => {
    const kotor = await buat({ nama: ' Regu\u200b\tSatu\u0007\u00ad ', catatan: '\u200b\ufeff \n\u2060' });
    expect(kotor).toMatchObject({ nama: 'Regu Satu', catatan: null });
    const kosong = await tim.post('uji/regu', { nama: '\u200b\u200d\u3164' });
    expect(kosong.json()).toMatchObject({ errors: { nama: 'Wajib diisi.' } });
    const panjang = await buat({ catatan: 'satu\r\ndua\u0000\ttiga\u202e' });
    expect(panjang.catatan).toBe('satu\ndua\ttiga');
  });
});

describe('daftar', () => {
  it('memberi semua id yang diminta sampai 200, dan menolak lebih dari itu', async () => {
    const ids = (await tim.get('master/mahasiswa', { range: [0, 59] })).json<{ id: string }[]>().map(row => row.id);
    expect(ids).toHaveLength(60);
    const answer = await tim.get('master/mahasiswa', { filter: { id: ids } });
    expect(answer.json<unknown[]>()).toHaveLength(60);
    expect((await tim.get('master/mahasiswa', { filter: { id: ids }, range: [0, 9] })).json()).toHaveLength(10);
    const banyak = Array.from({ length: 201 }, () => ids[0]);
    const ditolak = await tim.get('master/mahasiswa', { filter: { id: banyak } });
    expect([ditolak.statusCode, ditolak.json().message]).toEqual([400, 'Maksimal 200 data sekali ambil.']);
    expect((await tim.get('master/mahasiswa/ekspor', { format: 'csv', filter: { id: banyak } })).statusCode).toBe(200);
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    '%s bukan nama kolom: ditolak sebagai isian, bukan galat server',
    async name => {
      const filter = `{"${name}":"x"}`;
      expect((await tim.get('uji/regu', { sort: [name, 'ASC'] })).statusCode).toBe(400);
      expect((await tim.get('uji/regu', { filter })).statusCode).toBe(400);
      expect((await tim.get('uji/regu', { filter: `{"${name}_gte":"x"}` })).statusCode).toBe(400);
      expect((await tim.get('uji/regu/all', { sort: [name, 'ASC'] })).statusCode).toBe(400);
      expect((await tim.get('uji/regu/ekspor', { kolom: name, format: 'csv' })).statusCode).toBe(400);
      expect((await tim.post(`uji/regu/018cc251-f400-7000-8000-000000000001/aksi/${name}`, {})).statusCode).toBe(404);
      const write = await tim.post('uji/regu', { nama: 'X', [name]: 1 });
      expect(write.statusCode).toBeLessThan(500);
      const inside = await tim.post('uji/regu', { nama: 'X', anggota: [{ idMahasiswa: saya, [name]: 1 }] });
      expect(inside.statusCode).toBeLessThan(500);
    },
  );
});
