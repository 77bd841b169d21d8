import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportRow } from '../../../../resources/kit/index.ts';
import { openPlace, type Place, type Who } from './place.ts';
import { head } from './uploads.ts';

interface Import {
  id: string;
  status: string;
  kemajuan: number;
  kolom: { judul: string; field: string | null }[];
  fields: { field: string; label: string; required: boolean }[];
  jumlah: Record<string, number>;
  pesan: string | null;
}

let place: Place;
beforeAll(async () => {
  place = await openPlace();
  await stored(
    `NPM;Nama;Kode Program studi;Angkatan;IPK\n11110001;Ada Satu;81;2023;3,5\n11110002;Ada Dua;82;2022;3\n11110003;Milik Pusat;81;2022;3\n`,
  );
  await place.db.execute(`update uji_peserta set sumber = 'pusat' where npm = '11110003'`);
});
afterAll(() => place.close());

async function stored(file: string): Promise<void> {
  const person = place.as('tim');
  const { id } = (await person.upload('uji/peserta', file)).json<Import>();
  await person.apply('uji/peserta', id);
}

/** Uploads and gives the import and its rows. */
async function tried(
  file: string | Buffer,
  who: Who = 'tim',
  resource = 'uji/peserta',
  pemetaan?: unknown,
): Promise<{ job: Import; rows: ImportRow[] }> {
  const answer = await place.as(who).upload(resource, file, { pemetaan });
  expect(answer.body).toContain('"status":"pratinjau"');
  expect(answer.statusCode).toBe(201);
  const job = answer.json<Import>();
  return {
    job,
    rows: (await place.as(who).get(`${resource}/impor/${job.id}/baris`, { range: '[0,199]' })).json<ImportRow[]>(),
  };
}

const line = (cells: string) =>
  tried(`${head};${cells.split('\n')[0]}\n22220001;Baru;81;2024;${cells.split('\n')[1]}\n`);
const written = async () => (await place.db.one<{ n: number }>('select count(*)::int as n from uji_peserta'))?.n;

describe('dry run', () => {
  it('tells new, changed, equal and wrong rows apart and writes nothing', async () => {
    const before = await written();
    const { job, rows } = await tried(
      `${head};IPK\n22220001;Baru;81;2024;3,1\n11110001;Ada Satu Ganti;81;2023;3.50\n11110002;Ada Dua;82;2022;3,00\n22220002;;81;1999;5\n`,
    );
    expect(job.jumlah).toEqual({ total: 4, baru: 1, berubah: 1, sama: 1, salah: 1, diterapkan: 0 });
    expect(rows.map(({ nomor, status }) => [nomor, status])).toEqual([
      [2, 'baru'],
      [3, 'berubah'],
      [4, 'sama'],
      [5, 'salah'],
    ]);
    expect(rows[1]?.perubahan).toEqual({ nama: { dari: 'Ada Satu', ke: 'Ada Satu Ganti' } });
    expect(rows[3]?.pesan).toEqual({ nama: 'Wajib diisi.', angkatan: 'Minimal 2000.', ipk: 'Maksimal 4.' });
    expect(rows[3]?.data).toEqual({ npm: '22220002', idProgramProdi: '81', angkatan: '1999', ipk: '5' });
    expect(await written()).toBe(before);
  });
  it('pages rows by status', async () => {
    const { job } = await tried(
      `${head}\n${Array.from({ length: 30 }, (_, i) => `3333${String(i).padStart(4, '0')};${i % 3 ? 'x' : ''};81;2024`).join('\n')}\n`,
    );
    const answer = await place.as('tim').get(`uji/peserta/impor/${job.id}/baris`, { status: 'salah', range: '[2,4]' });
    expect(answer.headers['content-range']).toBe('items 2-4/10');
    expect(answer.json<ImportRow[]>().map(({ nomor }) => nomor)).toEqual([8, 11, 14]);
    expect((await place.as('tim').get(`uji/peserta/impor/${job.id}/baris`, { status: 'aneh' })).statusCode).toBe(400);
  });
  it('reads a semicolon file with a mark, a title line and dates in both orders', async () => {
    const file = `\ufeffDaftar Peserta 2026;;;;\n\nnpm;NAMA LENGKAP;idProgramProdi;angkatan;tanggal_lahir\n22220001;Ani;81;2024;23/02/2004\n22220002;Budi;S1 Informatika;2024;2004-02-03\n22220003;Cici;s1  informatika;2024;3 Februari 2004\n`;
    const { job, rows } = await tried(file);
    expect(job.kolom.map(({ field }) => field)).toEqual(['npm', 'nama', 'idProgramProdi', 'angkatan', 'lahir']);
    expect(rows.map(({ nomor, status }) => [nomor, status])).toEqual([
      [4, 'baru'],
      [5, 'baru'],
      [6, 'baru'],
    ]);
  });
  it.each([
    ['Mulai\n21/11/2026 08:30', {}],
    ['Mulai\nkapan', { mulai: 'Isi tanggal seperti 21/11/2026.' }],
    ['Jam\n8.30', {}],
    ['Jam\n25:00', { jam: 'Tulis jam seperti 08.30.' }],
    ['Tanggal lahir\n31/02/2004', { lahir: 'Isi tanggal seperti 21/11/2026.' }],
    ['Aktif\ntidak', {}],
    ['Aktif\nentah', { aktif: 'Isi dengan Ya atau Tidak.' }],
    ['Jalur\nalih JENJANG', {}],
    ['Jalur\nbelakang', { jalur: 'Pilih salah satu yang tersedia.' }],
    ['Minat\n"Riset; magang"', {}],
    ['Minat\nRiset, Tidur', { minat: 'Pilih salah satu yang tersedia.' }],
    ['Saldo\nRp 1.500.000', {}],
    ['Saldo\nbanyak', { saldo: 'Harus berupa angka.' }],
    ['IPK\n3,955', { ipk: 'Maksimal 2 angka di belakang koma.' }],
    ['IPK\n3,95', { catatan: 'IPK di atas 3,9 perlu catatan.' }],
    ['Dosen\n198001', {}],
    ['Dosen\nani', {}],
    ['NIP\n198001', {}],
    ['Dosen\nEntah', { idDosen: 'Pilih dosen dari daftar.' }],
    ['Dosen\n198002', { idDosen: 'Pembimbing harus dosen tetap.' }],
    ['Dosen\nKembar', { idDosen: 'Ada beberapa Dosen bernama "Kembar". Tulis kodenya.' }],
    ['Dosen lain\n"198001;198002"', {}],
    ['Dosen lain\n"198001;x"', { dosenLain: 'Pilih dosen lain dari daftar.' }],
    ['Desa\n35.01', {}],
    ['Desa\nMekar', {}],
    ['Kode desa\n35.09', { idDesa: 'Pilih desa dari daftar.' }],
  ])('%s', async (cells, pesan) => {
    const { rows } = await line(cells);
    expect(rows[0]).toMatchObject({ status: Object.keys(pesan).length ? 'salah' : 'baru', pesan });
  });
  it('wants code and name of a reference to agree', async () => {
    const { rows } = await tried(
      `NPM;Nama;Program studi;Program studi (kode);Angkatan\n22220001;A;S1 Informatika;81;2024\n22220002;B;S1 Informatika;82;2024\n22220003;C;;82;2024\n`,
    );
    expect(rows.map(({ status }) => status)).toEqual(['baru', 'salah', 'baru']);
    expect(rows[1]?.pesan).toEqual({ idProgramProdi: 'Kode dan nama Program studi menunjuk data yang berbeda.' });
  });
  it('finds the same key twice in the file', async () => {
    const { rows } = await tried(
      `${head}\n22220001;A;81;2024\n22220001;B;81;2024\n11110001;Ada Satu;81;2023\n11110001;Ada Satu;81;2023\n`,
    );
    expect(rows.map(({ status, pesan }) => [status, pesan.npm])).toEqual([
      ['baru', undefined],
      ['salah', 'Sama dengan baris 2 pada berkas ini.'],
      ['sama', undefined],
      ['salah', 'Sama dengan baris 4 pada berkas ini.'],
    ]);
  });
  it('checks unique sets that are not the key, empty parts included', async () => {
    const { rows } = await tried('Peserta;Nilai\n11110001;80\n11110001;80\n11110001;81\n', 'tim', 'uji/nilai');
    expect(rows.map(({ status }) => status)).toEqual(['baru', 'salah', 'baru']);
  });
  it('empties a field with an empty cell and leaves columns alone that are not there', async () => {
    const { rows } = await tried('NPM;IPK\n11110001;\n');
    expect(rows[0]?.perubahan).toEqual({ ipk: { dari: 3.5, ke: null } });
  });
  it('shows both names of a changed reference', async () => {
    const { rows } = await tried('NPM;Program studi\n11110001;82\n');
    expect(rows[0]?.perubahan.idProgramProdi).toMatchObject({
      dariLabel: 'S1 Informatika',
      keLabel: 'S1 Sistem Informasi',
    });
  });
  it('keeps what the source of a row locks', async () => {
    const { rows } = await tried('NPM;Nama\n11110003;Nama Lain\n');
    expect(rows[0]?.pesan).toEqual({ nama: 'Kolom ini berasal dari pusat.' });
  });
  it('takes a file without rows', async () => {
    expect((await tried(`${head}\n`)).job.jumlah.total).toBe(0);
  });
  it('does not run what looks like a formula', async () => {
    const { rows } = await tried(`${head}\n22220001;=1+1;81;2024\n`);
    expect(rows[0]).toMatchObject({ status: 'baru', data: { nama: '=1+1' } });
  });
});

describe('columns', () => {
  it('are proposed, and checked again when a person maps them otherwise', async () => {
    const { job } = await tried('Nomor;Siapa;Bagian;Tahun\n22220001;Ani;81;2024\n');
    expect(job.kolom.map(({ field }) => field)).toEqual([null, null, null, null]);
    expect(job.fields[0]).toEqual({ field: 'npm', label: 'NPM', required: true });
    expect(job.jumlah).toMatchObject({ salah: 1 });
    const mapped = await place.as('tim').put(`uji/peserta/impor/${job.id}`, {
      pemetaan: { Nomor: 'npm', Siapa: 'nama', Bagian: 'idProgramProdi', Tahun: 'angkatan' },
    });
    expect(mapped.json<Import>().jumlah).toMatchObject({ total: 1, baru: 1, salah: 0 });
    const less = await place.as('tim').put(`uji/peserta/impor/${job.id}`, { pemetaan: { Tahun: null } });
    expect(less.json<Import>()).toMatchObject({
      jumlah: { salah: 1 },
      kolom: [{ field: 'npm' }, { field: 'nama' }, { field: 'idProgramProdi' }, { field: null }],
    });
  });
  it('come with the file', async () => {
    const { job } = await tried('Nomor;Nama;Program studi;Angkatan\n22220001;Ani;81;2024\n', 'tim', 'uji/peserta', {
      Nomor: 'npm',
    });
    expect(job.jumlah.baru).toBe(1);
  });
  it.each([
    [{ Nomor: 'tidakAda' }, 'Kolom tujuan tidakAda tidak dikenal.'],
    [{ Nomor: 'sumber' }, 'Kolom tujuan sumber tidak dikenal.'],
    [{ Nomor: 'nama' }, 'Kolom Nama dipetakan lebih dari sekali.'],
    [{ Lain: 'npm' }, 'Kolom "Lain" tidak ada di berkas.'],
    [['npm'], 'Pasangan kolom tidak terbaca. Pasangkan kolomnya lagi.'],
  ])('refuses %j', async (pemetaan, message) => {
    const answer = await place.as('tim').upload('uji/peserta', 'Nomor;Nama\n1;A\n', { pemetaan });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ errors: object }>().errors).toEqual({ pemetaan: message });
  });
});

describe('who', () => {
  it('may reach only own rows', async () => {
    const { rows } = await tried(
      `${head}\n22220001;Sendiri;81;2024\n22220002;Tetangga;82;2024\n11110002;Ganti;82;2022\n11110001;Pindah;82;2023\n`,
      'koordinator',
    );
    expect(rows.map(({ status, pesan }) => [status, pesan])).toEqual([
      ['baru', {}],
      ['salah', { root: 'Peran Anda tidak dapat melakukan ini. Hubungi pengelola portal bila perlu.' }],
      ['salah', { npm: 'NPM sudah digunakan.' }],
      ['salah', { root: 'Peran Anda tidak dapat melakukan ini. Hubungi pengelola portal bila perlu.' }],
    ]);
  });
  it('may fill only own fields, and sees no hidden ones', async () => {
    const { job, rows } = await tried(
      'NPM;Nama;NIK;Catatan;Angkatan\n11110001;Ada Satu;123;tulis;2023\n',
      'koordinator',
    );
    expect(job.kolom.map(({ field }) => field)).toEqual(['npm', 'nama', null, 'catatan', 'angkatan']);
    expect(rows[0]?.pesan).toEqual({ catatan: 'Peran Anda tidak dapat mengubah catatan.' });
  });
  it('may only update without the create flag', async () => {
    const { rows } = await tried('NPM;Nama\n11110001;Ganti\n22220009;Baru\n', 'penilai');
    expect(rows.map(({ status }) => status)).toEqual(['berubah', 'salah']);
  });
  it.each<[Who, number]>([
    ['bakpk', 403],
    ['mahasiswa', 403],
  ])('%s may not at all', async (who, status) => {
    expect((await place.as(who).upload('uji/peserta', head)).statusCode).toBe(status);
    expect((await place.as(who).get('uji/peserta/impor/templat')).statusCode).toBe(status);
  });
  it('sees own imports only, the Super Admin all', async () => {
    const { job } = await tried(`${head}\n`);
    const status = async (who: Who, path = '') =>
      (await place.as(who).get(`uji/peserta/impor/${job.id}${path}`)).statusCode;
    expect([await status('tim'), await status('tim2'), await status('koordinator'), await status('admin')]).toEqual([
      200, 404, 404, 200,
    ]);
    expect([await status('tim2', '/baris'), await status('tim2', '/salah')]).toEqual([404, 404]);
    expect((await place.as('tim').get(`uji/dosen/impor/${job.id}`)).statusCode).toBe(404);
    expect((await place.as('tim').get('uji/peserta/impor/bukan-id')).statusCode).toBe(404);
    expect((await place.app.inject({ url: `/api/uji/peserta/impor/${job.id}` })).statusCode).toBe(401);
  });
});

describe('files', () => {
  it('of another kind are refused by content', async () => {
    const answer = await place.as('tim').upload('uji/peserta', Buffer.from('%PDF-1.7'), { name: 'data.xlsx' });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      422,
      'Berkas harus berupa lembar kerja Excel (XLSX) atau CSV.',
    ]);
  });
  it('above 10 MB are refused', async () => {
    const answer = await place.as('tim').upload('uji/peserta', Buffer.alloc(10 * 1024 * 1024 + 10, 'a'));
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      413,
      'Ukuran berkas maksimal 10 MB.',
    ]);
  });
  it('must be there', async () => {
    expect((await place.as('tim').post('uji/peserta/impor', {})).statusCode).toBe(422);
  });
});
