import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BarisOrang, StatistikPortofolio } from '../../../resources/portofolio/statistik.ts';
import { idOf } from '../../../server/demo/ids.ts';
import { informatika, manajemen, openPlace, type Place } from '../magang/place.ts';
import { uploaded } from '../support/people.ts';
import type { Person } from '../support/world.ts';

/** Works of students and lecturers (docs/domain/40 §1.3, §4.5, scenario 9). */

const J = 'v9/jurnal-mhs';
const H = 'v9/hki-mhs';
const K = 'v9/jejaring';
type Row = Record<string, unknown> & { id: string; version: number };
type Account = Person & { userId: string };
type Student = Account & { idMahasiswa: string; npm: string };
type Lecturer = Account & { idPegawai: string; nip: string };

let place: Place;
let student: Student;
let other: Student;
let lecturer: Lecturer;
let coordinator: Account;
let category: string;

async function newLecturer(role: string, prodi: string): Promise<Lecturer> {
  const idPegawai = idOf('uji-portofolio', `${role}-${prodi}`);
  const nip = String(19800000 + Math.floor(Number(`0x${idPegawai.slice(-5)}`) / 2));
  await place.db.execute(
    `insert into master_pegawai (id, nip, jenis, nidn, nama, nama_lengkap, status_kepegawaian, email, id_program_prodi, sumber, aktif)
     values ($1, $2, 'dosen', $3, 'Dosen Karya', 'Dosen Karya', 'tetap', $2 || '@uji.example', $4, 'manual', true)`,
    [idPegawai, nip, nip.padStart(10, '0'), prodi],
  );
  return { ...(await place.enter(role, { idPegawai, idProgramProdi: prodi })), idPegawai, nip };
}

async function newStudent(over?: Record<string, unknown>): Promise<Student> {
  const account = await place.studentPerson(over);
  const found = await place.db.one<{ npm: string }>('select npm from master_mahasiswa where id = $1', [
    account.idMahasiswa,
  ]);
  return { ...account, npm: found?.npm ?? '' };
}

beforeAll(async () => {
  place = await openPlace();
  student = await newStudent();
  other = await newStudent({ id_program_prodi: manajemen });
  lecturer = await newLecturer('HA04', informatika);
  coordinator = await newLecturer('HA05', informatika);
  const found = await place.db.one<{ id: string }>('select id from master_kategori_jurnal order by kode limit 1');
  category = found?.id ?? '';
  await place.db.execute('update master_kategori_jurnal set poin = 25 where id = $1', [category]);
});
afterAll(() => place.world.close());

const done = async (answer: Awaited<ReturnType<Person['get']>>): Promise<Row> => {
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json<Row>();
};
let made = 0;
const article = async (who: Account, over: Record<string, unknown> = {}) => ({
  judul: `Pengolahan data pesisir ${++made}`,
  namaJurnal: 'Jurnal Teknik Kelautan',
  idKategoriJurnal: category,
  issn: '2088-3714',
  tahun: 2026,
  penerbit: 'Penerbit Nusantara',
  pengindeks: 'sinta2',
  statusArtikel: 'published',
  tautan: `https://jurnal.example/${made}`,
  berkasArtikel: await file(who, 'berkasArtikel'),
  ...over,
});
const file = async (who: Account, field: string) => uploaded(place.db, 'portofolio/jurnal', field, who.userId);
const step = (who: Person, path: string, action: string, body: Record<string, unknown> = {}) =>
  who.post(`${path}/aksi/${action}`, body);

describe('a work', () => {
  it('is its owner’s, shared with its authors, verified by the study programme, and then earns points', async () => {
    const penulis = [
      { urutan: 1, kategori: 'mahasiswa', nomorInduk: student.npm },
      { urutan: 2, kategori: 'dosen', nomorInduk: lecturer.nip },
    ];
    const row = await done(await student.post(J, await article(student, { penulis })));
    expect(row).toMatchObject({ jenisPemilik: 'mahasiswa', status: 'draf', poin: null });
    const at = `${J}/${row.id}`;
    await done(await step(student, at, 'ajukan'));
    expect((await lecturer.get(at)).statusCode).toBe(200);
    expect((await other.get(at)).statusCode).toBe(404);
    expect((await step(lecturer, at, 'verifikasi')).statusCode).toBe(403);
    expect((await student.put(at, { judul: 'Lain' })).statusCode).toBe(403);
    const verified = await done(await step(coordinator, at, 'verifikasi'));
    expect(verified).toMatchObject({ status: 'terverifikasi', poin: 15 });
    const seen = await done(await lecturer.get(at));
    expect(seen.penulis).toMatchObject([
      { urutan: 1, poin: 15 },
      { urutan: 2, nama: 'Dosen Karya', poin: 10 },
    ]);
    const opened = await done(await step(await place.as('HA03'), at, 'buka', { catatan: 'Salah jurnal.' }));
    expect(opened).toMatchObject({ status: 'revisi', poin: null, catatan: 'Salah jurnal.' });
  });

  it('names its owner and nobody twice, and has numbers that can be', async () => {
    const wrong = async (over: Record<string, unknown>) =>
      (await student.post(J, await article(student, over))).json<{ errors?: unknown }>().errors;
    expect(await wrong({ issn: '2088-3715' })).toEqual({
      issn: 'Isi ISSN seperti 2548-7787. Periksa angka terakhirnya.',
    });
    expect(await wrong({ issn: null })).toEqual({ issn: 'Isi ISSN atau e-ISSN.' });
    expect(await wrong({ doi: 'bukan-doi' })).toMatchObject({
      doi: expect.stringContaining('Isi DOI seperti 10.12345/jtk.v9i2.101.'),
    });
    const stranger = { urutan: 1, kategori: 'mahasiswa', nomorInduk: other.npm };
    expect(await wrong({ penulis: [stranger] })).toEqual({ penulis: 'Pemilik harus tercantum sebagai penulis.' });
    const self = { kategori: 'mahasiswa', nomorInduk: student.npm };
    expect(
      await wrong({
        penulis: [
          { ...self, urutan: 1 },
          { ...self, urutan: 2 },
        ],
      }),
    ).toEqual({
      penulis: 'Penulis tercantum lebih dari sekali.',
    });
  });

  it('is recorded once: whoever wrote it too is named in it', async () => {
    const doi = '10.12345/jtk.v9i2.101';
    await done(await student.post(J, await article(student, { doi })));
    const again = await other.post(J, await article(other, { doi: doi.toUpperCase() }));
    const { nama } = (await place.db.one<{ nama: string }>('select nama from master_mahasiswa where id = $1', [
      student.idMahasiswa,
    ])) ?? { nama: '' };
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      `Karya ini sudah dicatat oleh ${nama}. Mintalah namanya ditambahkan sebagai penulis.`,
    ]);
  });

  it('belongs to nobody else, and is not verified by its owner', async () => {
    const forged = await student.post(J, await article(student, { idMahasiswa: other.idMahasiswa }));
    expect(forged.json().errors).toEqual({ idMahasiswa: 'Peran Anda tidak dapat mengubah mahasiswa.' });
    const team = await place.as('HA03');
    const nobody = await team.post(K, {
      namaJejaring: 'IAII',
      jenis: 'organisasi_profesi',
      tingkat: 'nasional',
      peran: 'Anggota',
      tanggalMulai: '2024-01-01',
      berkasBukti: await file(student, 'berkasArtikel'),
    });
    expect(nobody.statusCode).toBe(422);
    const draft = await done(
      await student.post(H, {
        judul: 'Aplikasi antrean',
        idKategoriHki: idOf('master/kategori-hki', 'hak_cipta'),
        statusHki: 'terdaftar',
        nomorPermohonan: 'EC00202699901',
        tanggalPermohonan: '2026-05-02',
        pemegangHak: 'Universitas',
      }),
    );
    expect((await coordinator.get(`${H}/${draft.id}`)).statusCode).toBe(404);
  });

  it('counts once it is verified, and its authors are ranked by their shares', async () => {
    const team = await place.as('HA03');
    const figures = async (who: Person) =>
      (await who.get('v9/dashboard/statistik', { jenisPemilik: 'mahasiswa' })).json<StatistikPortofolio>();
    const before = await figures(team);
    const penulis = [
      { urutan: 1, kategori: 'dosen', nomorInduk: lecturer.nip },
      { urutan: 2, kategori: 'mahasiswa', nomorInduk: student.npm },
    ];
    const { id } = await done(await student.post(J, await article(student, { penulis, tahun: 2025 })));
    const { version } = await done(await step(student, `${J}/${id}`, 'ajukan'));
    expect((await figures(team)).menunggu.jurnal).toBe(before.menunggu.jurnal + 1);
    const answer = await coordinator.put(`${J}/status/bulk`, { aksi: 'verifikasi', items: [{ id, version }] });
    expect(answer.json()).toEqual({ berhasil: [id], gagal: [] });
    const after = await figures(team);
    expect(after.total.jurnal).toBe(before.total.jurnal + 1);
    expect(after.perTahun.find(({ tahun }) => tahun === 2025)?.jurnal).toBe(
      (before.perTahun.find(({ tahun }) => tahun === 2025)?.jurnal ?? 0) + 1,
    );
    expect(after.peringkat.find(({ npm }) => npm === student.npm)?.poin).toBe(10);
    const behind = await team.get('v9/dashboard/list', { jenis: 'jurnal', tahunMulai: '2025', tahunSelesai: '2025' });
    expect(behind.json<Row[]>().map(one => one.id)).toContain(id);
    expect(behind.headers['content-range']).toMatch(/^items 0-\d+\/\d+$/);
    const people = (await team.get('v9/dashboard/dosen')).json<BarisOrang[]>();
    expect(people.find(({ nomor }) => nomor === lecturer.nip)).toMatchObject({ jurnal: 1, hki: 0, poin: 15 });
    expect((await team.get('v9/dashboard/list', { jenis: 'lain' })).statusCode).toBe(400);
    expect((await figures(student)).peringkat).toEqual([]);
    expect((await figures(other)).total.jurnal).toBe(0);
  });
});
