import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { ImportRow } from '../../../../resources/kit/index.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { uploaded } from './upload.ts';

/** Notation that offices and other systems add to values: guards, NULL, dots in numbers, foreign columns. */
let world: World;
let tim: Person;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  tim = await world.as('HA03');
});
afterAll(() => world.close());

const rowsOf = async (endpoint: string, id: string) =>
  (await tim.get(`${endpoint}/impor/${id}/baris`)).json<ImportRow[]>();
/** The rows of a file after the preview. */
const preview = async (endpoint: string, csv: string) => {
  const made = await uploaded(world, tim, endpoint, 'uji.csv', csv);
  return { made, rows: await rowsOf(endpoint, made.id) };
};
/** The same once it is applied: rows as they are stored. */
const stored = async (endpoint: string, csv: string) => {
  const { made, rows } = await preview(endpoint, csv);
  expect(rows.map(({ pesan }) => pesan)).toEqual(rows.map(() => ({})));
  const applied = await tim.post(`${endpoint}/impor/${made.id}/terapkan`, {});
  expect(applied.statusCode, applied.body).toBe(202);
  await expect
    .poll(async () => (await tim.get(`${endpoint}/impor/${made.id}`)).json<{ status: string }>().status)
    .toBe('selesai');
  return rows;
};
const rowOf = async (endpoint: string, q: string) =>
  (await tim.get(endpoint, { range: [0, 0], filter: { q }, jelas: '1' })).json<Record<string, unknown>[]>()[0];
const head = 'NPM,Nama,Program Studi,Angkatan,Semester,Status,JK,Tempat lahir,Tanggal lahir,Alamat,E-mail,No. HP,NIK\n';
const student = (
  npm: string,
  { place = 'Bandung', born = '2004-05-06', street = 'Jl. 1', mail = '', hp = '', nik = '' } = {},
) => `${npm},Uji,081010,2024,5,Aktif,L,${place},${born},${street},${mail},${hp},${nik}\n`;

it('membaca penjaga teks, spasi yang tidak putus, dan titik dalam nomor', async () => {
  const csv =
    head +
    student("'24081019101", { hp: "'081234567890", nik: "'3201010101010001" }) +
    student('"=""24081019102"""', { hp: '"=""081234567890"""', nik: '35.9999.0000000001' }) +
    student('24081019103', { hp: '0812\u00a03456\u00a07890', nik: '3201 0101 0101 0004' }) +
    '24081019104,Uji,081010,2024,5,Aktif,L\u200b,Bandung,2004-05-06,Jl. 1,,(022) 1234567,\n' +
    student('24081019105', { hp: '+62 812.3456.7890' });
  await stored('master/mahasiswa', csv);
  const kept = await Promise.all([1, 2, 3, 4, 5].map(n => rowOf('master/mahasiswa', `2408101910${n}`)));
  expect(kept.map(row => [row?.npm, row?.noHp, row?.nik])).toEqual([
    ['24081019101', '081234567890', '3201010101010001'],
    ['24081019102', '081234567890', '3599990000000001'],
    ['24081019103', '081234567890', '3201010101010004'],
    ['24081019104', '0221234567', null],
    ['24081019105', '081234567890', null],
  ]);
});

it('menganggap kosong kata untuk kosong, dan menyebutnya', async () => {
  const csv =
    head +
    student('24081019031', { place: 'NULL', born: '\\N', street: 'n/a', mail: '-', hp: 'null', nik: 'N/A' }) +
    student('24081019032', { place: '-', hp: '--' });
  const rows = await stored('master/mahasiswa', csv);
  const empty = { tempatLahir: null, tanggalLahir: null, alamat: null, email: null, noHp: null, nik: null };
  expect(await rowOf('master/mahasiswa', '24081019031')).toMatchObject(empty);
  expect(await rowOf('master/mahasiswa', '24081019032')).toMatchObject({ tempatLahir: null, alamat: 'Jl. 1' });
  expect(rows[0]?.koreksi).toMatchObject({
    tempatLahir: '"NULL" dibaca sebagai kosong.',
    tanggalLahir: '"\\N" dibaca sebagai kosong.',
    email: '"-" dibaca sebagai kosong.',
  });
});

it('tidak mengarang nol untuk NIK dan NPM, dan melengkapi NIDN', async () => {
  const { rows } = await preview(
    'master/mahasiswa',
    head + student('24081019123', { nik: '320101010101000' }) + student('2408101'),
  );
  expect(rows.map(({ pesan }) => pesan)).toMatchObject([
    { nik: 'NIK harus 16 angka.' },
    { npm: 'NPM harus 8–15 angka.' },
  ]);
  const staff =
    'NIP,Jenis,NIDN,Nama,Homebase,Status Kepegawaian,Email\n19800101 200501 1 999,Dosen,1018512,Uji,081010,PNS,uji.nidn@contoh.example\n';
  const [lecturer] = await stored('master/pegawai', staff);
  expect(lecturer?.koreksi).toEqual({ nidn: 'Angka nol di depan dikembalikan: 1018512 menjadi 0001018512.' });
  // Found however the number is typed.
  expect(await rowOf('master/pegawai', '19800101 200501.1.999')).toMatchObject({
    nip: '198001012005011999',
    nidn: '0001018512',
  });
});

it('menemukan program studi menurut kode PDDikti, dan mengabaikan ID milik sistem lain', async () => {
  const prodi = await rowOf('master/program-prodi', '081010');
  expect(prodi?.kodePddikti).toMatch(/^\d{5}$/);
  const found = student('24081019305').replace('081010', String(prodi?.kodePddikti));
  const { rows } = await preview('master/mahasiswa', head.replace('Program Studi', 'Kode PDDikti') + found);
  expect(rows[0]).toMatchObject({ status: 'baru', pesan: {} });
  const foreign = await preview('master/mahasiswa', `ID,${head}1005,${student('24081019311')}`);
  expect(foreign.rows[0]).toMatchObject({ status: 'baru', pesan: {} });
  expect(foreign.made.kolom[0]).toMatchObject({ judul: 'ID', field: null });
});

it('memahami judul kolom dari Feeder, dan menjumlahkan SKS', async () => {
  const csv =
    'Kode MK,Nama MK,Jenis MK,SKS Tatap Muka,SKS Praktek,SKS Prak Lapaangan,SKS Simulasi\nUJI-101,Uji Rincian,A,2,1,0,0\n';
  const { made, rows } = await preview('master/matakuliah', csv);
  expect(made.kolom.map(({ field }) => field)).toEqual([
    'kode',
    'nama',
    'idJenisMatkul',
    'sksTatapMuka',
    'sksPraktikum',
    'sksLapangan',
    'sksSimulasi',
  ]);
  expect(rows[0]).toMatchObject({ status: 'baru', pesan: {}, koreksi: { sks: 'Dijumlahkan dari rinciannya: 3.' } });
  const short = await preview(
    'master/mahasiswa',
    head.replace('Tanggal lahir', 'Tgl Lahir').replace('Semester', 'Smt') + student('24081019306'),
  );
  expect(short.made.kolom.map(({ field }) => field)).toEqual(expect.arrayContaining(['semester', 'tanggalLahir']));
  expect(short.rows[0]).toMatchObject({ status: 'baru', pesan: {} });
});

it('membedakan desa menurut kecamatan dan kabupatennya, dan menolak yang bertentangan', async () => {
  const villages = (await tim.get('master/kelurahan', { range: [0, 199], filter: { idKabupaten: '35.78' } })).json<
    { id: string; nama: string; idKecamatan: string; _embed: Record<string, { label?: string }> }[]
  >();
  const [village] = villages;
  const district = (await tim.get(`master/kecamatan/${village?.idKecamatan}`)).json<{ nama: string }>().nama;
  const file = (kecamatan: string, kabupaten: string) =>
    `${head.trim()},Kelurahan,Kecamatan,Kabupaten\n${student('24081019401').trim()},${village?.nama},${kecamatan},${kabupaten}\n`;
  const fits = await preview('master/mahasiswa', file(`Kec. ${district.toUpperCase()}`, 'Kota Surabaya'));
  expect(fits.rows[0]).toMatchObject({
    pesan: {},
  });
  const wrong = await preview('master/mahasiswa', file('Kecamatan Tak Ada', 'Kota Surabaya'));
  expect(wrong.rows[0]?.pesan.idKelurahan, JSON.stringify(wrong.rows[0])).toMatch(/tidak berada di|Ada beberapa/);
  const byCode = await preview(
    'master/mahasiswa',
    file('Kecamatan Tak Ada', '').replace(village?.nama ?? '', village?.id ?? ''),
  );
  expect(byCode.rows[0]?.pesan.idKelurahan).toBe(
    `Kelurahan/Desa ${village?.id} tidak berada di Kecamatan Kecamatan Tak Ada.`,
  );
});
