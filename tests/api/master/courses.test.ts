import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createWorld, type Person, type World } from '../support/world.ts';
import { first, type Row, refused, verdict } from './support.ts';

/** Curricula, courses, their places and literature (docs/domain/10 §2.2). */
let world: World;
let team: Person;
let lead: Person;
let prodi: string;
let other: string;
let kinds: Map<string, string>;

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('HA03');
  lead = await world.as('HA05');
  prodi = (await first(team, 'master/program-prodi', { q: '081010' })).id;
  other = (await first(team, 'master/program-prodi', { q: '012010' })).id;
  const rows = (await team.get('v7/master/jenis-matkul/all')).json<Row[]>();
  kinds = new Map(rows.map(row => [String(row.kode), row.id]));
});
afterAll(() => world.close());

const course = (kode: string, more: Record<string, unknown> = {}) => ({
  kode,
  nama: `Mata Kuliah ${kode}`,
  idProgramProdi: prodi,
  idJenisMatkul: kinds.get('A'),
  sks: 3,
  ...more,
});
const make = async (who: Person, path: string, body: Record<string, unknown>): Promise<Row> => {
  const answer = await who.post(path, body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Row>();
};
const curriculum = (idProgramProdi = prodi) => first(team, 'v7/master/siamik-kurikulum', { idProgramProdi });
const place = (idKurikulum: string, idMatakuliah: string, more: Record<string, unknown> = {}) => ({
  idKurikulum,
  idMatakuliah,
  semester: 3,
  sifat: 'pilihan',
  ...more,
});
const places = 'v7/master/matkul-kurikulum';

describe('mata kuliah', () => {
  it('koordinator menulis prodinya sendiri saja', async () => {
    const own = await make(lead, 'master/matakuliah', course('UJI01', { idProgramProdi: null }));
    expect(own.idProgramProdi).toBe(prodi);
    const foreign = await lead.post('master/matakuliah', course('UJI02', { idProgramProdi: other }));
    expect(foreign.statusCode).toBe(403);
    const theirs = await first(team, 'master/matakuliah', { idProgramProdi: other });
    expect((await lead.put(`master/matakuliah/${theirs.id}`, { capaian: 'x' })).statusCode).toBe(404);
    const body = { nama: 'K', tahunMulai: 2030, sksWajib: 100, sksPilihan: 44, totalSks: 144 };
    const mine = { ...body, kode: 'K-UJI', idProgramProdi: prodi };
    expect((await lead.post('v7/master/siamik-kurikulum', mine)).statusCode).toBe(201);
    expect((await lead.post('v7/master/siamik-kurikulum', { ...mine, idProgramProdi: other })).statusCode).toBe(403);
  });

  it('hanya satu mata kuliah KKN aktif per prodi, dan satu milik universitas', async () => {
    const kkn = await first(team, 'master/matakuliah', { idProgramProdi: prodi, adalahMatkulKkn: true });
    const message = `Sudah ada mata kuliah KKN: ${String(kkn.kode)}.`;
    const second = await team.post('master/matakuliah', course('UJI11', { adalahMatkulKkn: true }));
    expect(verdict(second)).toEqual(refused({ adalahMatkulKkn: message }));
    const plain = await make(team, 'master/matakuliah', course('UJI12'));
    const marked = await team.put(`master/matakuliah/${plain.id}`, { adalahMatkulKkn: true, version: plain.version });
    expect(verdict(marked)).toEqual(refused({ adalahMatkulKkn: message }));
    const inactive = course('UJI13', { adalahMatkulKkn: true, aktif: false });
    const kept = await make(team, 'master/matakuliah', inactive);
    const revived = await team.put(`master/matakuliah/${kept.id}`, { aktif: true, version: kept.version });
    expect(verdict(revived)).toEqual(refused({ adalahMatkulKkn: message }));
    await make(team, 'master/matakuliah', course('UJI14', { adalahMatkulKkn: true, idProgramProdi: null }));
    const university = course('UJI15', { adalahMatkulKkn: true, idProgramProdi: null });
    expect(verdict(await team.post('master/matakuliah', university))).toEqual(
      refused({ adalahMatkulKkn: 'Sudah ada mata kuliah KKN: UJI14.' }),
    );
  });

  it('tidak membiarkan dua mata kuliah KKN yang disimpan bersamaan', async () => {
    const rows = (await team.get('master/matakuliah', { filter: { adalahMatkulKkn: true }, range: [0, 99] })).json<
      Row[]
    >();
    for (const [i, kkn] of rows.filter(row => row.idProgramProdi && row.idProgramProdi !== prodi).entries()) {
      await team.put(`master/matakuliah/${kkn.id}`, { adalahMatkulKkn: false, version: kkn.version });
      const body = (n: number) => course(`UJI2${i}${n}`, { idProgramProdi: kkn.idProgramProdi, adalahMatkulKkn: true });
      const answers = await Promise.all([1, 2, 3, 4].map(n => team.post('master/matakuliah', body(n))));
      expect(answers.map(answer => answer.statusCode).toSorted()).toEqual([201, 422, 422, 422]);
    }
  });

  it('skripsi tidak dapat dikonversi kecuali dinyatakan kemudian', async () => {
    const thesis = await make(team, 'master/matakuliah', course('UJI31', { idJenisMatkul: kinds.get('S') }));
    expect(thesis.bisaDikonversi).toBe(false);
    const allowed = await team.put(`master/matakuliah/${thesis.id}`, { bisaDikonversi: true, version: thesis.version });
    expect(allowed.json()).toMatchObject({ bisaDikonversi: true });
    expect((await make(team, 'master/matakuliah', course('UJI32'))).bisaDikonversi).toBe(true);
  });
});

describe('mata kuliah kurikulum', () => {
  it('menyalin kode, nama, prodi, tanda KKN, dan SKS dari mata kuliah, dan mengikuti perubahannya', async () => {
    const made = await make(team, 'master/matakuliah', course('UJI41', { sks: 4 }));
    const k = await curriculum();
    const row = await make(lead, places, place(k.id, made.id));
    expect(row).toMatchObject({ kodeMk: 'UJI41', namaMk: made.nama, sks: 4, idProgramProdi: prodi });
    const book = await make(team, 'v7/master/pustaka', {
      idMatakuliah: made.id,
      jenis: 'utama',
      tipe: 'buku',
      judul: 'Buku Uji',
      pengarang: 'A',
      tahun: 2020,
    });
    expect(book.idProgramProdi).toBe(prodi);
    const renamed = { nama: 'Nama Baru', kode: 'UJI42', bisaDikonversi: false, version: made.version };
    expect((await team.put(`master/matakuliah/${made.id}`, renamed)).statusCode).toBe(200);
    const after = (await team.get(`${places}/${row.id}`)).json<Row>();
    expect(after).toMatchObject({ kodeMk: 'UJI42', namaMk: 'Nama Baru', bisaDikonversi: false, version: row.version });
    const forced = await team.put(`${places}/${row.id}`, { bisaDikonversi: true, version: row.version });
    expect(verdict(forced)).toEqual(refused({ bisaDikonversi: 'Mata kuliah UJI42 tidak dapat dikonversi.' }));
    const moved = await team.put(`master/matakuliah/${made.id}`, { idProgramProdi: other });
    expect(verdict(moved)).toEqual(refused({ idProgramProdi: 'Pilih program studi dari daftar.' }));
    expect((await team.put(`master/matakuliah/${made.id}`, { idProgramProdi: null })).statusCode).toBe(200);
    expect((await team.get(`v7/master/pustaka/${book.id}`)).json()).toMatchObject({ idProgramProdi: null });
  });

  it('menerima mata kuliah prodi yang sama atau universitas saja', async () => {
    const k = await curriculum();
    const theirs = await first(team, 'master/matakuliah', { idProgramProdi: other });
    const foreign = await team.post(places, place(k.id, theirs.id));
    expect(verdict(foreign)).toEqual(refused({ idMatakuliah: 'Pilih mata kuliah dari daftar.' }));
    const university = await make(team, 'master/matakuliah', course('UJI51', { idProgramProdi: null, sks: 2 }));
    const row = await make(team, places, place(k.id, university.id, { sks: 3 }));
    expect(row).toMatchObject({ sks: 3, idProgramProdi: prodi });
    const again = await team.post(places, place(k.id, university.id));
    expect(again.json<{ message: string }>().message).toBe('Mata kuliah sudah ada di kurikulum ini.');
    const emptied = await team.put(`${places}/${row.id}`, { sks: null, version: row.version });
    expect(emptied.json()).toMatchObject({ sks: 2 });
  });

  it('meminta prasyarat dari semester sebelumnya pada kurikulum yang sama, dua arah', async () => {
    const k = await curriculum();
    const [a, b] = [
      await make(team, 'master/matakuliah', course('UJI61')),
      await make(team, 'master/matakuliah', course('UJI62')),
    ];
    const message = 'Prasyarat harus dari semester sebelumnya.';
    const base = await make(team, places, place(k.id, a.id, { semester: 3 }));
    const same = await team.post(places, place(k.id, b.id, { semester: 3, prasyarat: [base.id] }));
    expect(verdict(same)).toEqual(refused({ prasyarat: message }));
    const needing = await make(team, places, place(k.id, b.id, { semester: 4, prasyarat: [base.id] }));
    const later = await team.put(`${places}/${base.id}`, { semester: 4, version: base.version });
    expect(verdict(later)).toEqual(refused({ semester: message }));
    const own = await team.put(`${places}/${needing.id}`, { prasyarat: [needing.id], version: needing.version });
    expect(verdict(own)).toEqual(refused({ prasyarat: message }));
    const theirs = await first(team, places, { idProgramProdi: other, semester: 1 });
    const foreign = await team.put(`${places}/${needing.id}`, { prasyarat: [theirs.id], version: needing.version });
    expect(verdict(foreign)).toEqual(refused({ prasyarat: message }));
  });

  it('menerima banyak sekaligus; yang ditolak disebut dan tidak menahan yang lain', async () => {
    const k = await curriculum();
    const [a, b] = [
      await make(team, 'master/matakuliah', course('UJI81')),
      await make(team, 'master/matakuliah', course('UJI82')),
    ];
    const call = (mataKuliah: unknown[], who = team) =>
      who.post('v7/master/matkul-kurikulum/banyak', { idKurikulum: k.id, semester: 2, sifat: 'wajib', mataKuliah });
    expect((await call([a.id])).json()).toEqual({ berhasil: 1, gagal: [] });
    expect((await call([a.id, b.id])).json()).toMatchObject({
      berhasil: 1,
      gagal: [{ id: a.id, label: 'UJI81 Mata Kuliah UJI81', pesan: 'Mata kuliah sudah ada di kurikulum ini.' }],
    });
    expect((await call([])).statusCode).toBe(422);
    expect((await call([a.id], await world.as('HA07'))).statusCode).toBe(403);
  });
});
