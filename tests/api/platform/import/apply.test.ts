import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSpreadsheet } from '../../../../server/platform/documents/spreadsheet/read.ts';
import { BulkLoadError, bulkLoad } from '../../../../server/platform/engine/import/bulkLoad.ts';
import { forgetOld } from '../../../../server/platform/engine/import/store.ts';
import { said } from '../../../fixtures/said.ts';
import { openPlace, type Place, prodi, registry } from './place.ts';
import { head, type Import, type ImportCalls, importCalls, r } from './uploads.ts';

type Stored = Record<string, unknown> & { id: string; version: number };

let place: Place;
let calls: ImportCalls;
beforeAll(async () => {
  place = await openPlace();
  calls = importCalls(place);
});
afterAll(() => place.close());

const row = async (npm: string) => place.db.one<Stored>('select * from uji_peserta where npm = $1', [npm]);
const rowOf = async (npm: string): Promise<Stored> => {
  const found = await row(npm);
  if (!found) throw new Error(`${npm} tidak ada`);
  return found;
};
const history = (id: string) =>
  place.db.query<{ aksi: string; perubahan: Record<string, unknown>; versi: number; namaUser: string }>(
    `select aksi, perubahan, versi, nama_user as "namaUser" from internal_riwayat where id_impor = $1 order by waktu, versi`,
    [id],
  );

describe('apply', () => {
  it('writes new and changed rows with their history in one go', async () => {
    await calls.done(`${head};IPK\n41000001;Ani;81;2024;3,5\n`);
    const id = await calls.uploaded(
      `${head};IPK;Dosen lain;Minat\n41000001;Ani Baru;82;2024;;"198001;198003";Riset\n41000002;Budi;81;2023;3,25;;\n`,
    );
    const answer = await place.as('tim').apply(r, id);
    expect(answer.statusCode).toBe(202);
    expect(answer.json<Import>()).toMatchObject({ id, status: 'diproses' });
    expect(await calls.job(id)).toMatchObject({
      status: 'selesai',
      jumlah: { total: 2, baru: 1, berubah: 1, diterapkan: 2 },
      pesan: null,
    });
    expect(await rowOf('41000001')).toMatchObject({
      nama: 'Ani Baru',
      idProgramProdi: prodi.sistem,
      ipk: null,
      minat: ['riset'],
      version: 2,
      sumber: 'manual',
    });
    expect(await rowOf('41000002')).toMatchObject({
      nama: 'Budi',
      ipk: 3.25,
      sandi: 'S0002',
      jalur: 'reguler',
      aktif: true,
      dosenLain: [],
      version: 1,
    });
    const [first, second] = await history(id);
    expect([first, second].map(entry => [entry?.aksi, entry?.versi, entry?.namaUser])).toEqual([
      ['impor', 1, 'tim'],
      ['impor', 2, 'tim'],
    ]);
    expect(first?.perubahan).toMatchObject({ npm: { ke: '41000002' }, ipk: { ke: 3.25 } });
    expect(second?.perubahan).toMatchObject({ nama: { dari: 'Ani', ke: 'Ani Baru' }, ipk: { dari: 3.5, ke: null } });
    const logged = await place.db.one<{ ringkasan: string }>(
      `select ringkasan from pengaturan_log_aktivitas where id_baris = $1`,
      [id],
    );
    expect(logged?.ringkasan).toBe('Impor Peserta dari data.csv: 2 baris diterapkan.');
  });
  it('leaves wrong rows out unless all are wanted', async () => {
    const file = `${head}\n41000011;Benar;81;2024\n41000012;;81;2024\n`;
    const all = await calls.uploaded(file);
    const refused = await place.as('tim').apply(r, all, { semuaAtauTidak: true });
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      422,
      'Masih ada 1 baris salah. Perbaiki dulu, atau terapkan hanya baris yang benar.',
    ]);
    expect(await row('41000011')).toBeUndefined();
    expect((await calls.job(all)).status).toBe('pratinjau');
    await place.as('tim').apply(r, all, { semuaAtauTidak: false });
    expect(await calls.job(all)).toMatchObject({
      status: 'selesai',
      jumlah: { diterapkan: 1, salah: 1 },
      pesan: '1 baris tidak diterapkan.',
    });
    expect(await row('41000011')).toBeDefined();
  });
  it('happens once', async () => {
    const id = await calls.uploaded(`${head}\n41000021;Sekali;81;2024\n`);
    const answers = await Promise.all([place.as('tim').apply(r, id), place.as('tim').apply(r, id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([202, 409]);
    expect((await place.as('tim').apply(r, id)).statusCode).toBe(409);
    expect((await place.as('tim').put(`${r}/impor/${id}`, { pemetaan: {} })).statusCode).toBe(409);
    expect((await history(id)).length).toBe(1);
  });
  it('reports rows that changed since the dry run', async () => {
    await calls.done(`${head}\n41000031;Lama;81;2024\n41000032;Lama;81;2024\n`);
    const id = await calls.uploaded('NPM;Nama\n41000031;Baru\n41000032;Baru\n');
    await place.db.execute(`update uji_peserta set nama = 'Orang lain', version = version + 1 where npm = '41000031'`);
    await place.as('tim').apply(r, id);
    expect(await calls.job(id)).toMatchObject({ status: 'selesai', jumlah: { diterapkan: 1, salah: 1, berubah: 1 } });
    expect([(await rowOf('41000031')).nama, (await rowOf('41000032')).nama]).toEqual(['Orang lain', 'Baru']);
    const wrong = await place.as('tim').get(`${r}/impor/${id}/baris`, { status: 'salah' });
    expect(wrong.json<{ pesan: object }[]>()[0]?.pesan).toEqual({
      root: 'Data sudah diubah pengguna lain. Muat ulang, lalu coba lagi.',
    });
  });
  it('writes nothing when all are wanted and one has changed; a new check puts it right', async () => {
    await calls.done(`${head}\n41000041;Lama;81;2024\n41000042;Lama;81;2024\n`);
    const id = await calls.uploaded('NPM;Nama\n41000041;Baru\n41000042;Baru\n');
    await place.db.execute(`update uji_peserta set version = version + 1 where npm = '41000041'`);
    await place.as('tim').apply(r, id, { semuaAtauTidak: true });
    expect(await calls.job(id)).toMatchObject({
      status: 'gagal',
      pesan: 'Ada baris yang tidak dapat diterapkan. Tidak ada yang disimpan.',
    });
    expect((await rowOf('41000042')).nama).toBe('Lama');
    const again = await place.as('tim').put(`${r}/impor/${id}`, { pemetaan: {} });
    expect(again.json<Import>()).toMatchObject({ status: 'pratinjau', jumlah: { berubah: 2, salah: 0 } });
    await place.as('tim').apply(r, id, { semuaAtauTidak: true });
    expect((await rowOf('41000042')).nama).toBe('Baru');
  });
  it('that failed as a whole can be applied again, without what was wrong', async () => {
    await calls.done(`${head}\n41000043;Lama;81;2024\n41000044;Lama;81;2024\n`);
    const id = await calls.uploaded('NPM;Nama\n41000043;Baru\n41000044;Baru\n');
    await place.db.execute(`update uji_peserta set version = version + 1 where npm = '41000043'`);
    await place.as('tim').apply(r, id, { semuaAtauTidak: true });
    expect(await calls.job(id)).toMatchObject({ status: 'gagal', jumlah: { berubah: 1, salah: 1 } });
    expect((await place.as('tim').apply(r, id, { semuaAtauTidak: true })).statusCode).toBe(422);
    expect((await place.as('tim').apply(r, id)).statusCode).toBe(202);
    expect(await calls.job(id)).toMatchObject({ status: 'selesai', jumlah: { diterapkan: 1, salah: 1 } });
    expect([(await rowOf('41000043')).nama, (await rowOf('41000044')).nama]).toEqual(['Lama', 'Baru']);
  });
  it('finds the rows that the database refuses and writes the others', async () => {
    await place.db.execute(
      `insert into uji_dosen (id, nip, nama, tetap) values ('0192f3a0-0000-7000-8000-0000000000aa', '199999', 'Sementara', true)`,
    );
    const rows = Array.from(
      { length: 20 },
      (_, i) => `410001${String(i).padStart(2, '0')};Peserta ${i};81;2024;${i === 7 ? '199999' : '198001'}`,
    );
    const id = await calls.uploaded(`${head};Dosen\n${rows.join('\n')}\n`);
    await place.db.execute(`delete from uji_dosen where nip = '199999'`);
    await place.as('tim').apply(r, id);
    expect(await calls.job(id)).toMatchObject({ status: 'selesai', jumlah: { diterapkan: 19, salah: 1 } });
    expect([await row('41000107'), (await rowOf('41000108')).nama]).toEqual([undefined, 'Peserta 8']);
  });
  it('reports a row whose key was taken meanwhile', async () => {
    const first = await calls.uploaded(`${head}\n41000051;Dua kali;81;2024\n`);
    await calls.done(`${head}\n41000051;Lebih dulu;81;2024\n`);
    await place.as('tim').apply(r, first);
    expect(await calls.job(first)).toMatchObject({ jumlah: { diterapkan: 0, salah: 1 } });
    expect((await rowOf('41000051')).nama).toBe('Lebih dulu');
  });
  it('wants a new check after the rights have changed', async () => {
    const id = await calls.uploaded(`${head}\n41000061;Ani;81;2024\n`);
    const answer = await place.as('admin').apply(r, id);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      409,
      'Impor ini diperiksa dengan hak akses lain. Periksa ulang berkasnya.',
    ]);
  });
  it('asks the rules of the resource for each row', async () => {
    const id = await calls.uploaded('Nama;Urutan\nSatu;1\nTerlarang;2\nTiga;3\n', 'tim', 'uji/kelompok');
    await place.as('tim').apply('uji/kelompok', id);
    expect(await calls.job(id, 'tim', 'uji/kelompok')).toMatchObject({ jumlah: { diterapkan: 2, salah: 1 } });
    await calls.done('Nama;Urutan\nSatu;9\n', 'tim', 'uji/kelompok');
    const rows = await place.db.query('select nama, urutan, jejak from uji_kelompok order by nama');
    expect(rows).toEqual([
      { nama: 'Satu', urutan: 9, jejak: 'diubah' },
      { nama: 'Tiga', urutan: 3, jejak: 'dibuat' },
    ]);
  });
  it('takes codes as ids', async () => {
    await calls.done('Kode desa;Nama;Kota\n35.03;Baru;Malang\n35.01;Sukamaju;Sidoarjo\n', 'tim', 'uji/desa');
    expect(
      await place.db.query(`select id, nama, kota from uji_desa where id in ('35.01', '35.03') order by id`),
    ).toEqual([
      { id: '35.01', nama: 'Sukamaju', kota: 'Sidoarjo' },
      { id: '35.03', nama: 'Baru', kota: 'Malang' },
    ]);
  });
  it('writes many batches', async () => {
    const rows = Array.from({ length: 4500 }, (_, i) => `42${String(i).padStart(6, '0')};Peserta ${i};81;2024`);
    const id = await calls.done(`${head}\n${rows.join('\n')}\n`);
    expect((await calls.job(id)).jumlah).toMatchObject({ total: 4500, diterapkan: 4500 });
    expect(
      (await place.db.one<{ n: number }>('select count(*)::int as n from internal_riwayat where id_impor = $1', [id]))
        ?.n,
    ).toBe(4500);
  });
});

describe('an interrupted process', () => {
  it('is told from one that still works', async () => {
    // The embedded database belongs to one process, which knows what it is doing.
    if (place.db.embedded) return;
    const id = await calls.uploaded(`${head}\n41000072;Ani;81;2024\n`);
    await place.db.execute(`update internal_impor set status = 'diproses' where id = $1`, [id]);
    const gate = new EventEmitter();
    const other = place.db.transaction(async tx => {
      await tx.query(`select pg_advisory_xact_lock(hashtextextended('impor:' || $1::text, 0))`, [id]);
      const finished = once(gate, 'selesai');
      gate.emit('dipegang');
      await finished;
    });
    await once(gate, 'dipegang');
    expect((await calls.job(id)).status).toBe('diproses');
    gate.emit('selesai');
    await other;
    expect((await calls.job(id)).status).toBe('pratinjau');
  });
});

describe('undo', () => {
  it('takes the whole import back', async () => {
    await calls.done(`${head};IPK\n43000001;Semula;81;2024;3\n`);
    const id = await calls.done(`${head};IPK\n43000001;Diganti;82;2024;3,5\n43000002;Baru;81;2024;2\n`);
    const answer = await place.as('tim').post(`${r}/impor/${id}/batalkan`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<Import>()).toMatchObject({ status: 'dibatalkan', gagal: [] });
    expect(await rowOf('43000001')).toMatchObject({
      nama: 'Semula',
      ipk: 3,
      idProgramProdi: prodi.informatika,
      version: 3,
    });
    expect(await row('43000002')).toBeUndefined();
    expect((await history(id)).map(({ aksi }) => aksi).sort()).toEqual([
      'batal_impor',
      'batal_impor',
      'impor',
      'impor',
    ]);
    expect((await place.as('tim').post(`${r}/impor/${id}/batalkan`)).statusCode).toBe(409);
  });
  it('names what was changed, deleted or used since', async () => {
    await calls.done(`${head}\n43000011;Semula;81;2024\n`);
    const id = await calls.done(
      `${head}\n43000011;Diganti;81;2024\n43000012;Dipakai;81;2024\n43000013;Diubah;81;2024\n43000014;Terdaftar;81;2024\n43000015;Bebas;81;2024\n43000016;Hilang;81;2024\n`,
    );
    await calls.done('Peserta;Nilai\n43000012;90\n', 'tim', 'uji/nilai');
    await calls.done('Nama;Anggota\nRegu;43000014\n', 'tim', 'uji/kelompok');
    await place.db.execute(`update uji_peserta set version = version + 1 where npm in ('43000011', '43000013')`);
    await place.db.execute(`delete from uji_peserta where npm = '43000016'`);
    const { status, gagal, pesan } = (await place.as('tim').post(`${r}/impor/${id}/batalkan`)).json<Import>();
    expect([status, pesan]).toEqual(['selesai', '1 baris dikembalikan, 5 baris tidak dapat dibatalkan.']);
    expect(Object.fromEntries(gagal?.map(({ label, pesan: why }) => [label, why]) ?? [])).toEqual({
      '43000011 Diganti': 'Data sudah diubah sesudah impor.',
      '43000012 Dipakai': 'Data masih dipakai oleh 1 nilai sehingga tidak dapat dihapus.',
      '43000013 Diubah': 'Data sudah diubah sesudah impor.',
      '43000014 Terdaftar': 'Data masih dipakai oleh 1 kelompok sehingga tidak dapat dihapus.',
      '43000016 Hilang': 'Data sudah dihapus.',
    });
    expect(await row('43000015')).toBeUndefined();
    expect((await rowOf('43000011')).nama).toBe('Diganti');
    // Rows taken back already are not tried again; those that remain are reported again.
    const again = (await place.as('tim').post(`${r}/impor/${id}/batalkan`)).json<Import>();
    expect([again.status, again.pesan]).toEqual(['selesai', '0 baris dikembalikan, 5 baris tidak dapat dibatalkan.']);
  });
  it('leaves rows alone that are out of reach by now', async () => {
    const id = await calls.done(`${head}\n43000017;Pindah;81;2024\n43000018;Tetap;81;2024\n`, 'koordinator');
    await place.db.execute(`update uji_peserta set id_program_prodi = $1 where npm = '43000017'`, [prodi.sistem]);
    const { status, gagal } = (await place.as('koordinator').post(`${r}/impor/${id}/batalkan`)).json<Import>();
    expect(status).toBe('selesai');
    expect(gagal).toMatchObject([
      { label: '43000017 Pindah', pesan: 'Peran Anda tidak dapat melakukan ini. Hubungi pengelola portal bila perlu.' },
    ]);
    expect([(await rowOf('43000017')).nama, await row('43000018')]).toEqual(['Pindah', undefined]);
  });
  it("is for applied imports only, and for one's own", async () => {
    const id = await calls.uploaded(`${head}\n43000021;Ani;81;2024\n`);
    expect((await place.as('tim').post(`${r}/impor/${id}/batalkan`)).statusCode).toBe(409);
    await place.as('tim').apply(r, id);
    expect((await place.as('tim2').post(`${r}/impor/${id}/batalkan`)).statusCode).toBe(404);
  });
});

describe('spreadsheets about an import', () => {
  const sheet = async (bytes: Buffer) => {
    const { header, rows } = await readSpreadsheet(bytes, () => false);
    const all = [];
    for await (const batch of rows) all.push(...batch.map(({ cells }) => cells));
    return { header, rows: all };
  };
  it.each(['xlsx', 'csv'])('gives the wrong rows back as %s, to be put right and uploaded again', async format => {
    const id = await calls.uploaded(`${head};Keterangan\n44000001;Benar;81;2024;a\n44000002;;81;1990;=b\n`);
    const answer = await place.as('tim').get(`${r}/impor/${id}/salah`, { format });
    expect(answer.headers['content-disposition']).toContain(`Baris salah Peserta.${format}`);
    const { header, rows } = await sheet(answer.rawPayload);
    expect(header).toEqual(['NPM', 'Nama', 'Program studi', 'Angkatan', 'Keterangan', 'Kesalahan']);
    const blank = format === 'csv' ? '' : null;
    expect(rows).toEqual([['44000002', blank, '81', '1990', '=b', 'Nama: Wajib diisi. Angkatan: Minimal 2000.']]);
    const again = (await place.as('tim').upload(r, answer.rawPayload)).json<
      Import & { kolom: { field: string | null }[] }
    >();
    expect(again.kolom.at(-1)?.field).toBe(null);
    expect(again.jumlah).toMatchObject({ total: 1, salah: 1 });
  });
  it('offers a template that the import takes', async () => {
    const answer = await place.as('tim').get(`${r}/impor/templat`);
    expect(answer.headers['content-type']).toContain('spreadsheetml');
    const { header } = await sheet(answer.rawPayload);
    expect(header).toEqual([
      'NPM',
      'Nama',
      'NIK',
      'Program studi',
      'Dosen',
      'Dosen lain',
      'Desa',
      'Jalur',
      'Minat',
      'Angkatan',
      'IPK',
      'Saldo',
      'Tanggal lahir',
      'Mulai',
      'Jam',
      'Aktif',
      'Catatan',
    ]);
    const tried = (await place.as('tim').upload(r, answer.rawPayload)).json<Import>();
    expect(tried.jumlah).toMatchObject({ total: 1, baru: 1 });
    const plain = await place.as('tim').get(`${r}/impor/templat`, { format: 'csv' });
    expect((await place.as('tim').upload(r, plain.rawPayload)).json<Import>().jumlah).toMatchObject({
      total: 1,
      baru: 1,
    });
    expect((await place.as('tim').get(`${r}/impor/templat`, { format: 'pdf' })).statusCode).toBe(400);
  });
});

describe('bulkLoad', () => {
  const load = (rows: Record<string, unknown>[], upsert: boolean) =>
    bulkLoad(place.engine, registry.get(r), rows, { upsert, audit: false });
  const one = (npm: string, nama: string, more = {}) => ({
    npm,
    nama,
    idProgramProdi: prodi.informatika,
    angkatan: 2024,
    ...more,
  });
  it('loads, changes and leaves alone', async () => {
    const told: [number, boolean][] = [];
    const rows = [one('45000001', 'A', { sumber: 'pusat' }), one('45000002', 'B')];
    expect(
      await bulkLoad(place.engine, registry.get(r), rows, {
        upsert: true,
        audit: true,
        onProgress: (n, finished) => told.push([n, finished]),
      }),
    ).toEqual({ created: 2, updated: 0, same: 0 });
    expect(told).toEqual([
      [2, false],
      [2, true],
    ]);
    expect(await rowOf('45000001')).toMatchObject({ sumber: 'pusat', sandi: 'S0001', aktif: true });
    expect(await load([one('45000001', 'A'), one('45000002', 'C'), one('45000003', 'D')], true)).toEqual({
      created: 1,
      updated: 1,
      same: 1,
    });
    expect([(await rowOf('45000001')).sumber, (await rowOf('45000002')).version]).toEqual(['pusat', 2]);
  });
  it('names the first row that is wrong or taken', async () => {
    await expect(load([one('45000011', 'A'), one('salah', 'B')], false)).rejects.toMatchObject({
      row: 2,
      errors: { npm: said('NPM harus 8–15 angka.') },
    });
    await expect(load([one('45000012', 'A'), one('45000012', 'B')], false)).rejects.toBeInstanceOf(BulkLoadError);
    expect(await row('45000012')).toBeUndefined();
  });
});

it('forgets staged rows after a month', async () => {
  const id = await calls.uploaded(`${head}\n46000001;Ani;81;2024\n`);
  await place.db.execute(`update internal_impor set created_at = now() - interval '31 days' where id = $1`, [id]);
  expect(await forgetOld(place.db)).toBe(1);
  expect((await calls.job(id)).jumlah.total).toBe(1);
});
