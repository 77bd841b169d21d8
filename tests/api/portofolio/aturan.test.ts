import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BarisOrang } from '../../../resources/portofolio/statistik.ts';
import { idOf } from '../../../server/demo/ids.ts';
import { informatika, manajemen, openPlace, type Place } from '../magang/place.ts';
import { uploaded } from '../support/people.ts';
import type { Person } from '../support/world.ts';

/** Rules of each kind of works, sentence by sentence (docs/domain/40 §1.3, §4.5). */

const H = 'v9/hki-mhs';
const J = 'v9/jurnal-mhs';
const M = 'v9/proceeding-mhs';
const K = 'v9/jejaring';
type Row = Record<string, unknown> & { id: string; version: number };
type Account = Person & { userId: string };

let place: Place;
let team: Person;
let coordinator: Account;
let student: Account & { idMahasiswa: string; npm: string };
let lecturer: Account & { idPegawai: string; nip: string };

beforeAll(async () => {
  place = await openPlace();
  team = await place.as('HA03');
  const account = await place.studentPerson({ nama: 'Rara Aturan' });
  const found = await place.db.one<{ npm: string }>('select npm from master_mahasiswa where id = $1', [
    account.idMahasiswa,
  ]);
  student = { ...account, npm: found?.npm ?? '' };
  const idPegawai = idOf('uji-aturan', 'dosen');
  const nip = '198203032008011088';
  await place.db.execute(
    `insert into master_pegawai (id, nip, jenis, nidn, nama, nama_lengkap, status_kepegawaian, email, id_program_prodi, sumber, aktif)
     values ($1, $2, 'dosen', '0088776601', 'Dosen Aturan', 'Dosen Aturan', 'tetap', $2 || '@uji.example', $3, 'manual', true)`,
    [idPegawai, nip, informatika],
  );
  lecturer = { ...(await place.enter('HA04', { idPegawai, idProgramProdi: informatika })), idPegawai, nip };
  coordinator = await place.enter('HA05', { idProgramProdi: informatika });
});
afterAll(() => place.world.close());

const done = async (answer: Awaited<ReturnType<Person['get']>>): Promise<Row> => {
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json<Row>();
};
const errorsOf = (answer: Awaited<ReturnType<Person['get']>>) => {
  expect(answer.statusCode, answer.body).toBe(422);
  return answer.json<{ errors: Record<string, string> }>().errors;
};
const refusal = (answer: Awaited<ReturnType<Person['get']>>) => [answer.statusCode, answer.json().message];
const file = (who: Account, resource: string, field: string) =>
  uploaded(place.db, `portofolio/${resource}`, field, who.userId);
const step = (who: Person, path: string, action: string, body: Record<string, unknown> = {}) =>
  who.post(`${path}/aksi/${action}`, body);

let made = 0;
const patent = (over: Record<string, unknown> = {}) => ({
  judul: `Aplikasi ${++made}`,
  idKategoriHki: idOf('master/kategori-hki', 'paten'),
  statusHki: 'terdaftar',
  nomorPermohonan: `EC-ATURAN-${made}`,
  tanggalPermohonan: '2026-05-02',
  pemegangHak: 'Universitas',
  ...over,
});
const network = (over: Record<string, unknown> = {}) => ({
  namaJejaring: `Ikatan ${++made}`,
  jenis: 'relawan',
  tingkat: 'nasional',
  peran: 'Anggota',
  tanggalMulai: '2025-01-01',
  ...over,
});
const article = (over: Record<string, unknown> = {}) => ({
  judul: `Artikel ${++made}`,
  namaJurnal: 'Jurnal Aturan',
  issn: '2088-3714',
  tahun: 2026,
  penerbit: 'Penerbit',
  idKategoriJurnal: idOf('master/kategori-jurnal', 'scopus_q1'),
  pengindeks: 'scopus_q1',
  statusArtikel: 'published',
  tautan: `https://jurnal.example/aturan/${made}`,
  ...over,
});
const paper = (over: Record<string, unknown> = {}) => ({
  judul: `Makalah ${++made}`,
  namaSeminar: 'Seminar',
  penyelenggara: 'Universitas',
  tingkat: 'nasional',
  idKategoriProceeding: idOf('master/kategori-proceeding', 'terindeks'),
  tempat: 'Surabaya',
  tahun: 2026,
  tanggalMulai: '2026-05-06',
  tanggalSelesai: '2026-05-06',
  peran: 'pemakalah',
  ...over,
});

/** Handed in by its owner and verified by the study programme. */
async function verified(who: Account, path: string, row: Row): Promise<Row> {
  await done(await step(who, `${path}/${row.id}`, 'ajukan'));
  return done(await step(coordinator, `${path}/${row.id}`, 'verifikasi'));
}

describe('HKI', () => {
  it('sertifikatnya tidak mendahului permohonan, dan yang diberi punya nomor dan berkas', async () => {
    expect(errorsOf(await student.post(H, patent({ tanggalSertifikat: '2026-05-01' })))).toEqual({
      tanggalSertifikat: 'Tanggal sertifikat mendahului tanggal permohonan.',
    });
    expect(errorsOf(await student.post(H, patent({ statusHki: 'diberi' })))).toEqual({
      nomorSertifikat: 'Wajib diisi.',
    });
    const given = await done(await student.post(H, patent({ statusHki: 'diberi', nomorSertifikat: `IDP${made}` })));
    expect(errorsOf(await step(student, `${H}/${given.id}`, 'ajukan'))).toEqual({ berkasSertifikat: 'Wajib diisi.' });
  });

  it('dicatat sekali: nomor permohonannya menyebut pencatatnya', async () => {
    const first = patent();
    await done(await student.post(H, first));
    const again = await lecturer.post(H, patent({ nomorPermohonan: first.nomorPermohonan }));
    expect(refusal(again)).toEqual([
      409,
      'Karya ini sudah dicatat oleh Rara Aturan. Mintalah namanya ditambahkan sebagai penulis.',
    ]);
  });

  it.each([
    ['diajukan', 0],
    ['terdaftar', 40],
    ['ditolak', 0],
  ])('berstatus %s bernilai %i poin bagi penulis tunggal', async (statusHki, poin) => {
    const row = await verified(student, H, await done(await student.post(H, patent({ statusHki }))));
    expect(row.poin).toBe(poin);
  });
});

describe('artikel dan makalah', () => {
  it('yang sama tidak dicatat dua kali oleh satu orang', async () => {
    const first = article();
    await done(await student.post(J, first));
    expect(refusal(await lecturer.post(J, { ...article(), judul: first.judul }))).toEqual([
      422,
      'Artikel ini sudah tercatat.',
    ]);
  });

  it.each([
    [{ statusArtikel: 'published' }, 40],
    [{ statusArtikel: 'accepted' }, 0],
    [{ statusArtikel: 'submitted' }, 0],
  ])('artikel %j: %i poin', async (over, poin) => {
    const berkasArtikel = await file(student, 'jurnal', 'berkasArtikel');
    const row = await done(await student.post(J, article({ ...over, berkasArtikel })));
    expect((await verified(student, J, row)).poin).toBe(poin);
  });

  it('poin dibagi 60 dan 40 %; penulis yang tidak dikenal ditolak di tempatnya', async () => {
    const self = { urutan: 1, kategori: 'mahasiswa', nomorInduk: student.npm };
    const wrong = [
      self,
      { urutan: 2, kategori: 'mahasiswa', nomorInduk: '99999999999' },
      { urutan: 3, kategori: 'dosen', nomorInduk: '000000' },
    ];
    const first = errorsOf(await student.post(J, article({ penulis: wrong })));
    expect(first).toEqual({
      'penulis.1.nomorInduk': 'NPM tidak ditemukan.',
      'penulis.2.nomorInduk': 'NIP tidak ditemukan.',
    });
    const penulis = [
      self,
      { urutan: 2, kategori: 'dosen', nomorInduk: lecturer.nip },
      { urutan: 3, kategori: 'eksternal', nama: 'Jörg Müller' },
      { urutan: 4, kategori: 'eksternal', nama: 'Anne Dupont' },
    ];
    const berkas = { berkasMakalah: await file(student, 'proceeding', 'berkasMakalah') };
    const sertifikat = { berkasSertifikat: await file(student, 'proceeding', 'berkasSertifikat') };
    const row = await done(await student.post(M, paper({ penulis, ...berkas, ...sertifikat })));
    const seen = await verified(student, M, row);
    expect(seen).toMatchObject({ poin: 9 });
    expect((await done(await student.get(`${M}/${row.id}`))).penulis).toMatchObject(
      [9, 2, 2, 2].map(poin => ({ poin })),
    );
  });

  it('poinnya bagi semua penulis adalah yang berlaku pada hari verifikasi', async () => {
    const kode = 'sinta_5_6';
    const category = await place.db.one<{ id: string; poin: number }>(
      'select id, poin::float8 as poin from master_kategori_jurnal order by kode limit 1',
    );
    const penulis = [
      { urutan: 1, kategori: 'dosen', nomorInduk: lecturer.nip },
      { urutan: 2, kategori: 'mahasiswa', nomorInduk: student.npm },
    ];
    const berkasArtikel = await file(student, 'jurnal', 'berkasArtikel');
    const row = await done(
      await student.post(J, article({ idKategoriJurnal: category?.id, penulis, berkasArtikel, abstrak: kode })),
    );
    const before = (await team.get('v9/dashboard/dosen', { q: 'Dosen Aturan' })).json<BarisOrang[]>()[0]?.poin ?? 0;
    await place.db.execute('update master_kategori_jurnal set poin = 50 where id = $1', [category?.id]);
    const seen = await verified(student, J, row);
    await place.db.execute('update master_kategori_jurnal set poin = $2 where id = $1', [category?.id, category?.poin]);
    expect(seen.poin).toBe(20);
    expect((await done(await student.get(`${J}/${row.id}`))).penulis).toMatchObject([{ poin: 30 }, { poin: 20 }]);
    const after = (await team.get('v9/dashboard/dosen', { q: 'Dosen Aturan' })).json<BarisOrang[]>()[0]?.poin ?? 0;
    expect(after - before).toBe(30);
  });
});

describe('jejaring', () => {
  it('satu peran pada satu jejaring sejak satu hari tercatat sekali bagi pemiliknya', async () => {
    const first = network();
    await done(await student.post(K, first));
    expect(refusal(await student.post(K, first))).toEqual([422, 'Jejaring ini sudah tercatat.']);
    await done(await lecturer.post(K, first));
    await done(await student.post(K, { ...first, peran: 'Ketua' }));
  });

  it.each([
    ['lokal', 1],
    ['nasional', 3],
    ['internasional', 5],
  ])('%s: %i poin seluruhnya', async (tingkat, poin) => {
    const berkasBukti = await file(student, 'jejaring', 'berkasBukti');
    const row = await done(await student.post(K, network({ tingkat, berkasBukti, tanggalSelesai: '2025-01-01' })));
    expect((await verified(student, K, row)).poin).toBe(poin);
  });
});

describe('siapa', () => {
  it('tidak memverifikasi karya sendiri, dan Tim MBKM memilih pemiliknya', async () => {
    // The coordinator is a lecturer who has works too.
    const idPegawai = idOf('uji-aturan', 'koordinator');
    await place.db.execute(
      `insert into master_pegawai (id, nip, jenis, nidn, nama, nama_lengkap, status_kepegawaian, email, id_program_prodi, sumber, aktif)
       values ($1, '198203032008011099', 'dosen', '0088776699', 'Koordinator', 'Koordinator', 'tetap', 'k@uji.example', $2, 'manual', true)`,
      [idPegawai, informatika],
    );
    const twice = await place.enter('HA05', { idPegawai, idProgramProdi: informatika });
    const row = await done(await team.post(K, network({ idPegawai })));
    await place.db.execute(`update portofolio_jejaring set status = 'diajukan' where id = $1`, [row.id]);
    expect(refusal(await step(twice, `${K}/${row.id}`, 'verifikasi'))).toEqual([
      403,
      'Anda tidak dapat memverifikasi portofolio sendiri.',
    ]);
    const bare = await step(coordinator, `${K}/${row.id}`, 'revisi');
    expect(bare.statusCode).toBe(422);
    const elsewhere = await place.enter('HA05', { idProgramProdi: manajemen });
    expect((await step(elsewhere, `${K}/${row.id}`, 'verifikasi')).statusCode).toBe(404);
    const chosen = await done(await team.post(K, network({ idMahasiswa: student.idMahasiswa })));
    expect(chosen).toMatchObject({ jenisPemilik: 'mahasiswa', nomorPemilik: student.npm });
    const both = await team.post(K, network({ idMahasiswa: student.idMahasiswa, idPegawai: lecturer.idPegawai }));
    expect(both.statusCode).toBe(422);
  });
});

describe('silaturahmi/dosen', () => {
  it.each([
    ['teaching', ['semester', 'kodeMk', 'namaMk', 'kelas', 'sks', 'jumlahPertemuan', 'jumlahMahasiswa', 'namaProdi']],
    ['research', ['judul', 'skema', 'peran', 'tahun', 'lamaTahun', 'sumberDana', 'dana', 'status', 'luaran']],
    ['community-service', ['judul', 'skema', 'peran', 'tahun', 'lokasi', 'mitraSasaran', 'sumberDana', 'dana']],
    [
      'support',
      ['kategori', 'namaKegiatan', 'peran', 'tingkat', 'penyelenggara', 'tanggalMulai', 'tanggalSelesai', 'nomorSk'],
    ],
  ])('%s membawa kolomnya', async (sub, columns) => {
    const [first] = (await team.get('silaturahmi/dosen', { q: 'arif' })).json<{ idPegawai: string }[]>();
    const answer = await team.get(`silaturahmi/dosen/${sub}`, { idPegawai: first?.idPegawai });
    expect(answer.statusCode, answer.body).toBe(200);
    const { data, basi, sinkronPada } = answer.json();
    expect([basi, typeof sinkronPada, data.length > 0]).toEqual([false, 'string', true]);
    expect(Object.keys(data[0])).toEqual(expect.arrayContaining(columns));
  });
});
