import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportAnswer, ImportRow } from '../../../resources/kit/index.ts';
import { idOf } from '../../../server/demo/ids.ts';
import { settled } from '../../../server/platform/engine/import/apply.ts';
import { openPlace, type Place } from '../magang/place.ts';
import { uploaded, uploadTo } from '../platform/import/upload.ts';
import type { Person } from '../support/world.ts';

/** Lists of references (BibTeX, RIS) into and out of the portfolio (docs/domain/40 §1.3). */

const J = 'v9/jurnal-mhs';
const P = 'v9/proceeding-mhs';
type Row = Record<string, unknown> & { id: string; version: number; penulis: Record<string, unknown>[] };
type Student = Person & { userId: string; idMahasiswa: string };

let place: Place;
let student: Student;
let name: string;
let npm: string;
let category: string;

beforeAll(async () => {
  place = await openPlace();
  student = await place.studentPerson({ nama: 'Budi Adi Santoso' });
  const found = await place.db.one<{ nama: string; npm: string }>(
    'select nama, npm from master_mahasiswa where id = $1',
    [student.idMahasiswa],
  );
  [name, npm] = [found?.nama ?? '', found?.npm ?? ''];
  category =
    (await place.db.one<{ id: string }>('select id from master_kategori_jurnal order by kode limit 1'))?.id ?? '';
});
afterAll(() => place.world.close());

const article = (key: string, more: string) =>
  `@article{${key}, author = {Rahma, Siti and Santoso, B.}, journal = {Jurnal Pesisir}, year = {2024}, issn = {2088-3714}, ${more}}\n`;

const isian = () => ({ idKategoriJurnal: category, pengindeks: 'sinta2', penerbit: 'Penerbit Nusantara' });

async function rows(person: Person, endpoint: string, { id }: ImportAnswer): Promise<ImportRow[]> {
  return (await person.get(`${endpoint}/impor/${id}/baris`)).json<ImportRow[]>();
}

/** Checks an upload again with what all new works get, and applies it. */
async function applied(person: Person, endpoint: string, { id }: ImportAnswer, more: Record<string, string>) {
  const checked = await person.put(`${endpoint}/impor/${id}`, { isian: more });
  expect(checked.statusCode, checked.body).toBe(200);
  const answer = await person.post(`${endpoint}/impor/${id}/terapkan`, {});
  expect(answer.statusCode, answer.body).toBe(202);
  await settled();
  return (await person.get(`${endpoint}/impor/${id}`)).json<ImportAnswer>();
}

describe('a student’s list of references', () => {
  const bib = [
    article(
      'satu',
      String.raw`title = {Sistem {Informasi} \& Caf\'{e} Pesisir}, doi = {https://doi.org/10.1234/AB\_1}, publisher = {UNR Press}`,
    ),
    article('dua', 'title = {Tanpa nomor}, pages = {1--9}, url = {https://jurnal.example/2}'),
    '@article{rusak, title={Tak ditutup\n',
    '@book{buku, title={Sebuah buku}}\n',
    '@article{orang, title={Karya orang lain}, url={https://jurnal.example/3}, author={Wijaya, Hendra}, journal={J}, year={2023}, issn={2088-3714}}\n',
    article('salah', 'title = {Nomor salah}, url = {https://jurnal.example/4}, issn = {2088-3715}').replace(
      'issn = {2088-3714}, ',
      '',
    ),
  ].join('');

  it('is tried out: broken entries, other kinds and others’ works are wrong rows with their reason', async () => {
    const answer = await uploaded(place.world, student, J, 'daftar.bib', bib);
    expect(answer.isian).toEqual({ statusArtikel: 'published' });
    expect(answer.kolom.every(({ field, galat }) => field !== null || galat)).toBe(true);
    const checked = await student.put(`${J}/impor/${answer.id}`, { isian: { ...answer.isian, ...isian() } });
    expect(checked.json<ImportAnswer>().jumlah).toMatchObject({ total: 6, baru: 2, salah: 4 });
    const wrong = (await rows(student, J, answer)).filter(({ status }) => status === 'salah');
    expect(wrong.map(({ pesan }) => pesan)).toEqual([
      { root: 'Entri tidak dapat dibaca. Periksa kurung kurawal, koma, dan kuncinya.' },
      { root: 'Entri @book bukan Jurnal.' },
      { root: 'Pemilik harus tercantum sebagai penulis.' },
      { issn: 'Isi ISSN seperti 2548-7787. Periksa angka terakhirnya.' },
    ]);
    expect((await student.get(J)).json()).toEqual([]);
  });

  it('becomes works of one’s own, with authors in order and the owner among them; once more it changes nothing', async () => {
    const answer = await uploaded(place.world, student, J, 'daftar.bib', bib);
    const done = await applied(student, J, answer, { ...answer.isian, ...isian() });
    expect(done.jumlah).toMatchObject({ diterapkan: 2, salah: 4 });
    const found = (await student.get(J)).json<Row[]>();
    expect(found).toHaveLength(2);
    const { id } = found.find(({ judul }) => judul === 'Sistem Informasi & Café Pesisir') ?? { id: '' };
    const work = (await student.get(`${J}/${id}`)).json<Row>();
    expect(work).toMatchObject({
      idMahasiswa: student.idMahasiswa,
      jenisPemilik: 'mahasiswa',
      namaPemilik: name,
      status: 'draf',
      poin: null,
      doi: '10.1234/ab_1',
      tahun: 2024,
      penerbit: 'UNR Press',
      pengindeks: 'sinta2',
      statusArtikel: 'published',
      tautan: 'https://doi.org/10.1234/AB_1',
      issn: '2088-3714',
    });
    expect(work.penulis).toMatchObject([
      { urutan: 1, kategori: 'eksternal', nama: 'Siti Rahma' },
      { urutan: 2, kategori: 'mahasiswa', nama: name, nomorInduk: npm, idMahasiswa: student.idMahasiswa },
    ]);
    const again = await uploaded(place.world, student, J, 'daftar.bib', bib.replace('Tanpa nomor', 'TANPA NOMOR!'));
    expect(again.jumlah).toMatchObject({ baru: 0, sama: 1, berubah: 1 });
    const taken = await student.post(`${J}/impor/${answer.id}/batalkan`, {});
    expect(taken.json()).toMatchObject({ status: 'dibatalkan', gagal: [] });
    expect((await student.get(J)).json()).toEqual([]);
  });

  it.each(['bib', 'ris'] as const)('goes out as %s and is found again, also once it is handed in', async format => {
    const answer = await uploaded(place.world, student, J, 'daftar.bib', bib);
    await applied(student, J, answer, { ...answer.isian, ...isian() });
    const list = (await student.get(J)).json<Row[]>();
    const file = await student.get(`${J}/ekspor`, { format });
    expect(file.statusCode, file.body).toBe(200);
    expect(file.headers['content-disposition']).toContain(`.${format}`);
    const back = await uploaded(place.world, student, J, `ekspor.${format}`, file.rawPayload);
    expect(back.jumlah, JSON.stringify(await rows(student, J, back))).toMatchObject({ total: 2, sama: 2 });
    const other = await student.get(`${J}/ekspor`, { format: 'pdf' });
    expect([other.statusCode, other.json().message]).toEqual([400, 'Format harus xlsx, csv, bib, atau ris.']);
    const one = await student.get(`${J}/ekspor`, { format, filter: { id: [list[0]?.id] } });
    expect(one.body).toContain(String(list[0]?.judul).replace('&', format === 'bib' ? '\\&' : '&'));
    await place.db.execute(`update portofolio_jurnal set status = 'diajukan' where id_mahasiswa = $1`, [
      student.idMahasiswa,
    ]);
    const locked = await uploaded(
      place.world,
      student,
      J,
      `lagi.${format}`,
      file.body.replaceAll('Jurnal Pesisir', 'J. Pesisir'),
    );
    expect(locked.jumlah).toMatchObject({ total: 2, sama: 2 });
    await place.db.execute('delete from portofolio_jurnal where id_mahasiswa = $1', [student.idMahasiswa]);
  });

  it('is no work of somebody else’s, and no other file', async () => {
    const other = await place.studentPerson();
    const mine = await uploaded(
      place.world,
      student,
      J,
      'd.bib',
      article('a', 'title={Milik saya}, doi={10.1234/milik}'),
    );
    await applied(student, J, mine, { ...mine.isian, ...isian() });
    const theirs = article('a', 'title={Milik saya}, doi={10.1234/milik}').replace('Santoso, B.', 'Siapa Saja');
    const tried = await uploaded(place.world, other, J, 'd.bib', theirs);
    const [row] = await rows(other, J, tried);
    expect(row?.status).toBe('salah');
    const forged = await other.put(`${J}/impor/${tried.id}`, {
      isian: { idMahasiswa: student.idMahasiswa, ...isian() },
    });
    expect(forged.json<ImportAnswer>().jumlah).toMatchObject({ baru: 0, salah: 1 });
    const wrong = await student.put(`${J}/impor/${mine.id}`, { isian: { bukan: 'x' } });
    expect([409, 422]).toContain(wrong.statusCode);
    const partner = await place.as('HA06');
    expect((await uploadTo(place.world, partner, J, 'd.bib', bib)).statusCode).toBe(403);
    expect((await uploadTo(place.world, student, J, 'd.bib', '% kosong')).statusCode).toBe(422);
  });
});

it('Tim MBKM says whose the papers of a file are', async () => {
  const team = await place.as('HA03');
  const ris = `TY  - CONF\nAU  - Santoso, Budi Adi\nTI  - Makalah Pesisir\nT2  - Seminar Pesisir\nCY  - Surabaya\nPY  - 2025\nDA  - 2025/05/06\nDO  - 10.1234/makalah\nSN  - 978-602-8519-93-9\nER  - \n`;
  const answer = await uploaded(place.world, team, P, 'makalah.ris', ris);
  const done = await applied(team, P, answer, {
    ...answer.isian,
    idMahasiswa: npm,
    idKategoriProceeding: idOf('master/kategori-proceeding', 'terindeks'),
    tingkat: 'nasional',
    penyelenggara: 'Universitas',
    tanggalSelesai: '2025-05-07',
  });
  expect(done.jumlah, JSON.stringify(await rows(team, P, answer))).toMatchObject({ diterapkan: 1 });
  const [work] = (await team.get(P, { filter: { q: 'Makalah Pesisir' } })).json<Row[]>();
  expect(work).toMatchObject({ namaPemilik: name, tempat: 'Surabaya', tanggalMulai: '2025-05-06', peran: 'pemakalah' });
});
