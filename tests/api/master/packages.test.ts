import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Caller, createPackageWorld, first, type PackageWorld, type Row, refused, verdict } from './support.ts';

/** Conversion packages and their courses (docs/domain/10 §2.2 paket-konversi, §8 scenario 6; docs/domain/20 §1.5). */
let world: PackageWorld;
let team: Caller;
let lead: Caller;
let prodi: string;
let other: string;
let kurikulum: Row;
let places: Row[];
let magang: Row;

beforeAll(async () => {
  world = await createPackageWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('HA03');
  lead = await world.as('HA05');
  prodi = (await first(team, 'master/program-prodi', { q: '081010' })).id;
  other = (await first(team, 'master/program-prodi', { q: '012010' })).id;
  kurikulum = await first(team, 'v7/master/siamik-kurikulum', { idProgramProdi: prodi });
  const query = { filter: { idKurikulum: kurikulum.id, bisaDikonversi: undefined }, range: [0, 99] };
  places = (await team.get('v7/master/matkul-kurikulum', query)).json<Row[]>();
  const kinds = (await team.get('master/jenis-mbkm/all')).json<Row[]>();
  const found = kinds.find(row => row.kode === 'magang');
  if (!found) throw new Error('magang tidak ada');
  magang = found;
});
afterAll(() => world.close());

const paket = (kode: string, more: Record<string, unknown> = {}) => ({
  kode,
  nama: `Paket ${kode}`,
  idProgramProdi: prodi,
  idKurikulum: kurikulum.id,
  idJenisMbkm: magang.id,
  ...more,
});
const make = async (kode: string, more: Record<string, unknown> = {}): Promise<Row> => {
  const answer = await lead.post('master/paket-konversi', paket(kode, more));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Row>();
};
const courses = 'magang/matkul-paket-konversi';
const threes = () => places.filter(row => row.sks === 3 && row.bisaDikonversi === true);
const add = (idPaketKonversi: string, place: Row | undefined, more: Record<string, unknown> = {}) =>
  lead.post(courses, { idPaketKonversi, idMatkul: place?.idMatakuliah, ...more });
const read = async (id: string) => (await lead.get(`master/paket-konversi/${id}`)).json<Row>();
const activate = (id: string) => lead.post(`master/paket-konversi/${id}/aksi/aktifkan`, {});

describe('paket konversi', () => {
  it('mengisi batas SKS dari konfigurasi', async () => {
    expect(await make('UJI-BATAS')).toMatchObject({ sksMin: 2, sksMaks: 20, totalSks: 0, jumlahMatkul: 0 });
    await world.db.execute(`update mbkm_konfigurasi set nilai = '4' where kunci = 'sks.minPaket'`);
    await world.db.execute(
      `insert into mbkm_konfigurasi (id, kunci, nilai) select gen_random_uuid(), 'sks.minPaket', '4'
       where not exists (select 1 from mbkm_konfigurasi where kunci = 'sks.minPaket')`,
    );
    expect(await make('UJI-BATAS2', { sksMaks: 12 })).toMatchObject({ sksMin: 4, sksMaks: 12 });
    const reversed = await lead.post('master/paket-konversi', paket('UJI-BATAS3', { sksMaks: 3 }));
    expect(verdict(reversed)).toEqual(refused({ sksMaks: 'SKS maksimal tidak boleh kurang dari SKS minimal.' }));
    await world.db.execute(`update mbkm_konfigurasi set nilai = '2' where kunci = 'sks.minPaket'`);
  });

  it('menolak kurikulum, program, dan posisi yang tidak sesuai', async () => {
    const theirs = await first(team, 'v7/master/siamik-kurikulum', { idProgramProdi: other });
    const foreign = await lead.post('master/paket-konversi', paket('UJI-X1', { idKurikulum: theirs.id }));
    expect(verdict(foreign)).toEqual(refused({ idKurikulum: 'Pilih kurikulum dari daftar.' }));
    const kinds = (await team.get('master/jenis-mbkm/all')).json<Row[]>();
    const kkn = kinds.find(row => row.kode === 'kkn');
    const own = await first(team, 'master/program', { idJenisMbkm: magang.id });
    const wrong = await lead.post(
      'master/paket-konversi',
      paket('UJI-X2', { idJenisMbkm: kkn?.id, idProgram: own.id }),
    );
    expect(verdict(wrong)).toEqual(refused({ idProgram: 'Pilih program dari daftar.' }));
    const position = await first(team, 'master/posisi-kegiatan-topik', {});
    const owner = (await team.get(`master/program/${String(position.idProgram)}`)).json<Row>();
    const programs = (await team.get('master/program', { filter: { id_neq: owner.id }, range: [0, 99] })).json<Row[]>();
    const another = programs.find(row => row.id !== owner.id && row.aktif);
    const misplaced = paket('UJI-X3', {
      idJenisMbkm: another?.idJenisMbkm,
      idProgram: another?.id,
      idPosisiKegiatanTopik: position.id,
    });
    expect(verdict(await lead.post('master/paket-konversi', misplaced))).toEqual(
      refused({ idPosisiKegiatanTopik: 'Pilih posisi/kegiatan/topik dari daftar.' }),
    );
    const fitting = { idJenisMbkm: owner.idJenisMbkm, idProgram: owner.id, idPosisiKegiatanTopik: position.id };
    await make('UJI-X4', fitting);
    await make('UJI-X5', { ...fitting, idProgram: null });
    expect((await lead.post('master/paket-konversi', paket('UJI-X6', { idProgramProdi: other }))).statusCode).not.toBe(
      201,
    );
  });

  it('menghitung total SKS dan jumlah mata kuliah', async () => {
    const row = await make('UJI-HITUNG');
    const [a, b] = threes();
    const line = await add(row.id, a);
    expect(line.statusCode, line.body).toBe(201);
    expect(line.json()).toMatchObject({ kodeMatkul: a?.kodeMk, namaMatkul: a?.namaMk, sks: 3 });
    await add(row.id, b);
    expect(await read(row.id)).toMatchObject({ totalSks: 6, jumlahMatkul: 2, version: row.version });
    await lead.delete(`${courses}/${line.json<Row>().id}`);
    expect(await read(row.id)).toMatchObject({ totalSks: 3, jumlahMatkul: 1 });
    const again = await add(row.id, b);
    expect(again.json<{ message: string }>().message).toBe('Mata kuliah sudah ada di paket ini.');
    const theirs = await first(team, 'v7/master/matkul-kurikulum', { idProgramProdi: other });
    const foreign = await add(row.id, theirs);
    expect(verdict(foreign)).toEqual(refused({ idMatkul: 'Mata kuliah bukan bagian kurikulum paket ini.' }));
  });
});

describe('mengaktifkan paket (skenario 6)', () => {
  it('menolak 21 SKS wajib; satu dijadikan pilihan lalu aktif, dan tampil bagi semua peran', async () => {
    const row = await make('UJI-21');
    const lines: Row[] = [];
    for (const place of threes().slice(0, 7)) lines.push((await add(row.id, place, { wajib: true })).json<Row>());
    expect(await read(row.id)).toMatchObject({ totalSks: 21, jumlahMatkul: 7 });
    const tooMany = await activate(row.id);
    expect(tooMany.statusCode).toBe(422);
    expect(tooMany.json()).toMatchObject({ message: 'Mata kuliah wajib melebihi 20 SKS.' });
    const [line] = lines;
    expect((await lead.put(`${courses}/${line?.id}`, { wajib: false, version: line?.version })).statusCode).toBe(200);
    const active = await activate(row.id);
    expect(active.statusCode, active.body).toBe(200);
    expect(active.json()).toMatchObject({ status: 'aktif' });
    const all = (await lead.get('master/paket-konversi/all')).json<Row[]>();
    expect(all.map(found => found.id)).toContain(row.id);
    // An active package stays within its limits.
    const back = await lead.put(`${courses}/${line?.id}`, { wajib: true, version: (line?.version ?? 0) + 1 });
    expect(back.statusCode).toBe(422);
    expect(back.json()).toMatchObject({ message: 'Mata kuliah wajib melebihi 20 SKS.' });
  });

  it('menolak paket kosong dan mata kuliah yang tidak dapat dikonversi', async () => {
    const row = await make('UJI-KOSONG', { sksMin: 2 });
    expect((await activate(row.id)).json()).toMatchObject({ message: 'Total SKS paket kurang dari 2.' });
    const thesis = places.find(place => place.bisaDikonversi === false);
    await add(row.id, thesis);
    expect((await activate(row.id)).json()).toMatchObject({
      message: `Mata kuliah ${String(thesis?.kodeMk)} tidak dapat dikonversi.`,
    });
  });
});

describe('menyalin paket', () => {
  it('membuat draf dengan mata kuliahnya dan kode baru', async () => {
    const row = await make('UJI-SALIN', { deskripsi: 'Isi' });
    const [a, b] = threes();
    await add(row.id, a, { wajib: true, urutan: 1 });
    await add(row.id, b, { urutan: 2, capaian: 'Capaian' });
    await activate(row.id);
    const answer = await lead.post(`master/paket-konversi/${row.id}/salin`, {});
    expect(answer.statusCode, answer.body).toBe(201);
    const copy = answer.json<Row>();
    expect(copy).toMatchObject({ kode: 'UJI-SALIN-2', status: 'draf', totalSks: 6, jumlahMatkul: 2, deskripsi: 'Isi' });
    const rows = (await lead.get(courses, { filter: { idPaketKonversi: copy.id } })).json<Row[]>();
    expect(rows.map(line => [line.kodeMatkul, line.wajib, line.capaian])).toEqual([
      [a?.kodeMk, true, null],
      [b?.kodeMk, false, 'Capaian'],
    ]);
    const named = await lead.post(`master/paket-konversi/${row.id}/salin`, { kode: 'UJI-BARU', nama: 'Paket Baru' });
    expect(named.json()).toMatchObject({ kode: 'UJI-BARU', nama: 'Paket Baru' });
    const taken = await lead.post(`master/paket-konversi/${row.id}/salin`, { kode: 'UJI-BARU' });
    expect(taken.json()).toMatchObject({ message: 'Kode sudah digunakan.' });
  });

  it('tidak untuk paket prodi lain, dan tidak untuk mahasiswa', async () => {
    const theirs = await first(team, 'master/paket-konversi', { idProgramProdi: other });
    expect((await lead.post(`master/paket-konversi/${theirs.id}/salin`, {})).statusCode).toBe(404);
    const student = await world.as('HA02');
    expect((await student.post(`master/paket-konversi/${theirs.id}/salin`, {})).statusCode).toBe(403);
  });
});
