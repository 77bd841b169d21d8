// @module-tag semua: a programme's own words on the notices that platform/notify and platform/jobs send
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportAnswer, ImportRow } from '../../../resources/kit/index.ts';
import { idOf } from '../../../server/demo/ids.ts';
import { informatika, manajemen, openPlace, type Place } from '../magang/place.ts';
import { uploaded as spreadsheet } from '../platform/import/upload.ts';
import { uploaded } from '../support/people.ts';
import type { Person } from '../support/world.ts';

/** Drafts, the numbers of works, and what people are told of works (docs/domain/40 §1.3, §4.6). */

const J = 'v9/jurnal-mhs';
type Row = Record<string, unknown> & { id: string; version: number };
type Account = Person & { userId: string };

let place: Place;
let student: Account & { idMahasiswa: string; npm: string };
let lecturer: Account & { nip: string };
let coordinator: Account;
let elsewhere: Account;
let category: { id: string; nama: string };

const one = async <T extends Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<T> => {
  const found = await place.db.one<T>(sql, values);
  if (!found) throw new Error(sql);
  return found;
};

beforeAll(async () => {
  place = await openPlace();
  const account = await place.studentPerson();
  const { npm } = await one<{ npm: string }>('select npm from master_mahasiswa where id = $1', [account.idMahasiswa]);
  student = { ...account, npm };
  const idPegawai = idOf('uji-kabar', 'dosen');
  const nip = '198001012006041077';
  await place.db.execute(
    `insert into master_pegawai (id, nip, jenis, nidn, nama, nama_lengkap, status_kepegawaian, email, id_program_prodi, sumber, aktif)
     values ($1, $2, 'dosen', '0099887701', 'Dosen Kabar', 'Dosen Kabar', 'tetap', $2 || '@uji.example', $3, 'manual', true)`,
    [idPegawai, nip, informatika],
  );
  lecturer = { ...(await place.enter('HA04', { idPegawai, idProgramProdi: informatika })), nip };
  coordinator = await place.enter('HA05', { idProgramProdi: informatika });
  elsewhere = await place.enter('HA05', { idProgramProdi: manajemen });
  category = await one('select id, nama from master_kategori_jurnal order by kode limit 1');
});
afterAll(() => place.world.close());

const done = async (answer: Awaited<ReturnType<Person['get']>>): Promise<Row> => {
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json<Row>();
};
let made = 0;
const article = (over: Record<string, unknown> = {}) => ({
  judul: `Sensor arus laut ${++made}`,
  namaJurnal: 'Jurnal Sensor',
  idKategoriJurnal: category.id,
  tahun: 2026,
  issn: '20883714',
  penerbit: 'Penerbit Nusantara',
  pengindeks: 'sinta2',
  statusArtikel: 'published',
  tautan: `https://jurnal.example/kabar/${made}`,
  ...over,
});
const step = (who: Person, id: string, action: string, body: Record<string, unknown> = {}) =>
  who.post(`${J}/${id}/aksi/${action}`, body);
const told = async ({ userId }: Account, id: string): Promise<string[]> =>
  (
    await place.db.query<{ judul: string }>(
      'select judul from notifikasi where id_user = $1 and link = $2 order by created_at, judul',
      [userId, `/portofolio/jurnal/${id}/show`],
    )
  ).map(({ judul }) => judul);

describe('a draft', () => {
  it('waits for its file, and is not handed in without', async () => {
    const draft = await done(await student.post(J, article()));
    expect(draft).toMatchObject({ status: 'draf', berkasArtikel: null });
    const early = await step(student, draft.id, 'ajukan');
    expect([early.statusCode, early.json().errors]).toEqual([422, { berkasArtikel: 'Wajib diisi.' }]);
    const berkasArtikel = await uploaded(place.db, 'portofolio/jurnal', 'berkasArtikel', student.userId);
    await done(await student.put(`${J}/${draft.id}`, { berkasArtikel }));
    expect(await done(await step(student, draft.id, 'ajukan'))).toMatchObject({ status: 'diajukan' });
    // Nor does it lose it while somebody decides: Tim MBKM may not write it either.
    const emptied = await (await place.as('HA03')).put(`${J}/${draft.id}`, { berkasArtikel: null });
    expect(emptied.statusCode).toBe(409);
  });

  it('has its numbers in one form, so that an address is the same DOI', async () => {
    const first = await done(await student.post(J, article({ doi: 'https://doi.org/10.12345/Kabar.1' })));
    expect(first).toMatchObject({ doi: '10.12345/kabar.1', issn: '2088-3714' });
    const again = await lecturer.post(J, article({ doi: 'doi:10.12345/KABAR.1' }));
    expect([again.statusCode, again.json().message]).toEqual([409, expect.stringContaining('sudah dicatat oleh')]);
  });
});

describe('people are told', () => {
  it('once that they are named, what waits, each decision with its note, and their share', async () => {
    const berkasArtikel = await uploaded(place.db, 'portofolio/jurnal', 'berkasArtikel', student.userId);
    const penulis = [
      { urutan: 1, kategori: 'mahasiswa', nomorInduk: student.npm },
      { urutan: 2, kategori: 'dosen', nomorInduk: lecturer.nip },
      { urutan: 3, kategori: 'eksternal', nama: 'Jörg Müller' },
    ];
    const { id } = await done(await student.post(J, article({ berkasArtikel, penulis })));
    expect(await told(lecturer, id)).toEqual(['Anda dicantumkan sebagai penulis']);
    const stored = await done(await student.get(`${J}/${id}`));
    await done(await student.put(`${J}/${id}`, { abstrak: 'Ringkas.', penulis: stored.penulis }));
    expect(await told(lecturer, id)).toHaveLength(1);

    await done(await step(student, id, 'ajukan'));
    expect(await told(coordinator, id)).toEqual(['Jurnal menunggu Anda']);
    expect(await told(elsewhere, id)).toEqual([]);
    expect(await told(student, id)).toEqual([]);

    await done(await step(coordinator, id, 'revisi', { catatan: 'Lengkapi volume.' }));
    expect(await told(student, id)).toEqual(['Jurnal dikembalikan']);
    const { isi } = await one<{ isi: string }>(
      `select isi from notifikasi where id_user = $1 and judul = 'Jurnal dikembalikan'`,
      [student.userId],
    );
    expect(isi).toContain('Catatan: Lengkapi volume.');

    await done(await step(student, id, 'ajukan'));
    await done(await step(coordinator, id, 'verifikasi'));
    expect(await told(student, id)).toEqual(['Jurnal dikembalikan', 'Jurnal diverifikasi']);
    expect(await told(lecturer, id)).toEqual(['Anda dicantumkan sebagai penulis', 'Jurnal bersama diverifikasi']);
    const share = (await done(await lecturer.get(`${J}/${id}`))).penulis;
    expect(share).toMatchObject([{ urutan: 1 }, { urutan: 2, poin: expect.any(Number) }, { urutan: 3 }]);
  });
});

describe('a spreadsheet of an office', () => {
  it('brings articles as drafts under its own headings, and says which rows cannot be', async () => {
    const team = await place.as('HA03');
    const lines = [
      'DAFTAR PUBLIKASI 2026;;;;;;;;;',
      'JUDUL;Nama_Jurnal;NPM;KATEGORI;e ISSN;TAHUN;Penerbit;Tautan;Pengindeks;STATUS ARTIKEL',
      `Data satu;Jurnal Laut;${student.npm};${category.nama};2088 3714;2026;Nusantara;https://j.example/1;Sinta 2;Terbit`,
      `Data dua;Jurnal Laut;${student.npm};${category.nama};2088-3715;2026;Nusantara;https://j.example/2;Sinta 2;Terbit`,
    ];
    const tried = await spreadsheet(place.world, team, J, 'publikasi.csv', lines.join('\r\n'));
    expect(tried.jumlah).toMatchObject({ total: 2, baru: 1, salah: 1 });
    const wrong = (await team.get(`${J}/impor/${tried.id}/baris`, { status: 'salah' })).json<ImportRow[]>();
    expect(wrong).toMatchObject([{ pesan: { eissn: 'Isi ISSN seperti 2548-7787. Periksa angka terakhirnya.' } }]);
    const begun = await team.post(`${J}/impor/${tried.id}/terapkan`, {});
    expect(begun.statusCode, begun.body).toBe(202);
    await expect
      .poll(async () => (await team.get(`${J}/impor/${tried.id}`)).json<ImportAnswer>().status)
      .toBe('selesai');
    const [row] = (await student.get(J, { filter: { q: 'Data satu' } })).json<Row[]>();
    expect(row).toMatchObject({ status: 'draf', eissn: '2088-3714', nomorPemilik: student.npm });
  });
});
