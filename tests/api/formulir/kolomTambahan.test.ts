import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Extras } from '../../../resources/kit/extras.ts';
import type { Form } from '../../../resources/kit/form/definition.ts';
import type { HistoryEntry, ImportAnswer, ImportRow } from '../../../resources/kit/index.ts';
import type { PivotAnswer } from '../../../resources/kit/pivot.ts';
import { readSpreadsheet } from '../../../server/platform/documents/spreadsheet/read.ts';
import { uploaded } from '../platform/import/upload.ts';
import { createWorld, type Person, type World } from '../support/world.ts';
import { ask, formOf, makeForm, releasedForm, step, write } from './support.ts';

let world: World;
let team: Person;
let coordinator: Person;

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('HA03');
  coordinator = await world.as('HA05');
});
afterAll(() => world.close());

const sizes = [
  { value: 'kecil', label: 'Kecil' },
  { value: 'besar', label: 'Besar' },
];
const size = ask('ukuran', 'choice', { label: 'Ukuran kantor', choices: sizes, required: true });
const rooms = ask('ruang', 'integer', { label: 'Jumlah ruang', min: 1, max: 500 });
const gear = ask('alat', 'several', { label: 'Alat', choices: sizes });
const secret = ask('catatan_tim', 'text', { label: 'Catatan tim', seenBy: ['HA03'] });
const questions = formOf(size, rooms, gear, secret);

type Row = Record<string, unknown> & { id: string; version: number; tambahan: Record<string, unknown> | null };

const partners = async (who: Person, n = 3) =>
  (await who.get(`master/mitra?range=[0,${n - 1}]&sort=["nama","ASC"]`)).json<Row[]>();
const partner = async (who: Person, id: string) => (await who.get(`master/mitra/${id}`)).json<Row>();
const filtered = (who: Person, filter: object, more = '') =>
  who.get(`master/mitra?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`);
const columns = async (who: Person) =>
  (await who.get('kolom-tambahan?sumber=master/mitra')).json<Extras>().columns.map(({ question }) => question.id);
const sheet = async (who: Person, more = '') => {
  const answer = await who.get(`master/mitra/ekspor?sort=["nama","ASC"]${more}`);
  expect(answer.statusCode).toBe(200);
  const { header, rows } = await readSpreadsheet(answer.rawPayload, text => text === 'Nama mitra');
  const cells = [];
  for await (const some of rows) cells.push(...some.map(row => row.cells));
  return { header, cells, bytes: answer.rawPayload };
};

/** Fills the extra fields of the first partners. */
async function filled(...answers: Record<string, unknown>[]): Promise<Row[]> {
  const rows = await partners(team, answers.length);
  for (const [i, row] of rows.entries()) {
    const answer = await team.put(`master/mitra/${row.id}`, { version: row.version, tambahan: answers[i] });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  }
  return partners(team, answers.length);
}

describe('extra fields', () => {
  let form: string;
  beforeAll(async () => {
    form = await releasedForm(team, questions, { momen: 'tambahan', sumber: 'master/mitra', audiens: [] });
  });

  it('are one form for each kind of data, flat, and asked of nobody by themselves', async () => {
    const second = await team.post('formulir/formulir', { judul: 'Lagi', momen: 'tambahan', sumber: 'master/mitra' });
    expect(second.json()).toMatchObject({
      statusCode: 422,
      errors: { sumber: expect.stringContaining('sudah punya formulir kolom tambahan') },
    });
    const nothing = await team.post('formulir/formulir', { judul: 'Lagi', momen: 'tambahan' });
    expect(nothing.json()).toMatchObject({ statusCode: 422, errors: { sumber: 'Wajib diisi.' } });
    const many = await makeForm(team, { momen: 'tambahan', sumber: 'kkn/desa', audiens: ['HA03'] });
    const [section] = questions.sections;
    const repeated: Form = { sections: section ? [{ ...section, repeat: { least: 0, most: 3 } }] : [] };
    await write(team, many, repeated);
    expect((await step(team, many, 'rilis')).json()).toMatchObject({
      statusCode: 409,
      message: expect.stringContaining('tidak dapat memuat bagian berulang'),
    });
    const listed = (await team.get('formulir/isian')).json<{ id: string }[]>().map(({ id }) => id);
    expect(listed).not.toContain(form);
    expect((await team.get(`formulir/isian/${form}`)).statusCode).toBe(404);
    expect((await (await world.as('HA01')).get(`formulir/hasil/${form}`)).statusCode).toBe(404);
  });

  it('are checked by field as all others, and required of new rows', async () => {
    const [row] = await partners(team, 1);
    const wrong = await team.put(`master/mitra/${row?.id}`, {
      version: row?.version,
      tambahan: { ukuran: 'sedang', ruang: 0, lain: 1 },
    });
    expect(wrong.json()).toMatchObject({
      statusCode: 422,
      errors: {
        'tambahan.ukuran': expect.any(String),
        'tambahan.ruang': expect.any(String),
        'tambahan.lain': 'Isian ini tidak dikenal portal.',
      },
    });
    const made = await team.post('master/mitra', {
      nama: 'Mitra tanpa ukuran',
      idJenisMitra: row?.idJenisMitra,
      bidangUsaha: 'Uji',
      alamat: 'Jalan Uji 1',
      idKabupaten: row?.idKabupaten,
      telepon: '0318880000',
      email: 'uji@contoh.ac.id',
    });
    expect(made.json()).toMatchObject({ statusCode: 422, errors: { 'tambahan.ukuran': 'Wajib diisi.' } });
  });

  it('are kept one by one, filtered and sorted by', async () => {
    const [first, second, third] = await filled(
      { ukuran: 'kecil', ruang: 12, alat: ['besar'] },
      { ukuran: 'besar', ruang: 3, alat: ['kecil', 'besar'], catatan_tim: 'Tagihan tertunda' },
      { ukuran: 'kecil', ruang: 40 },
    );
    const saved = await team.put(`master/mitra/${first?.id}`, { version: first?.version, tambahan: { ruang: 13 } });
    expect(saved.json<Row>().tambahan).toEqual({ ukuran: 'kecil', ruang: 13, alat: ['besar'] });

    const ids = async (filter: object, more = '') =>
      (await filtered(team, filter, more)).json<Row[]>().map(({ id }) => id);
    expect(await ids({ 'tambahan.ukuran': 'kecil' }, '&sort=["tambahan.ruang","DESC"]')).toEqual([
      third?.id,
      first?.id,
    ]);
    expect(await ids({ 'tambahan.ruang_gte': 13 }, '&sort=["tambahan.ruang","ASC"]')).toEqual([first?.id, third?.id]);
    expect(await ids({ 'tambahan.alat': ['kecil'] })).toEqual([second?.id]);
    expect(await ids({ 'tambahan.ukuran': ['besar'] })).toEqual([second?.id]);
    const shown = (await filtered(team, { id: second?.id }, '&kolom=["nama","tambahan.ruang"]')).json<Row[]>();
    expect(shown[0]?.tambahan).toMatchObject({ ruang: 3 });
    expect((await filtered(team, { 'tambahan.lain': 1 })).statusCode).toBe(400);
  });

  it('are seen by the roles that a question names, at no door by others', async () => {
    const [, second] = await partners(team, 2);
    const id = String(second?.id);
    expect((await partner(team, id)).tambahan).toHaveProperty('catatan_tim', 'Tagihan tertunda');
    expect(await columns(coordinator)).toEqual(['ukuran', 'ruang', 'alat']);
    const row = await coordinator.get(`master/mitra/${id}`);
    expect(row.json<Row>().tambahan).toEqual({ ukuran: 'besar', ruang: 3, alat: ['kecil', 'besar'] });
    const told = [
      row.body,
      (await coordinator.get('master/mitra')).body,
      (await coordinator.get('master/mitra?kolom=["nama","tambahan"]')).body,
      (await coordinator.get(`master/mitra/${id}/riwayat`)).body,
      JSON.stringify(await sheet(coordinator).then(({ header, cells }) => [header, cells])),
      (await coordinator.get(`master/mitra/keadaan?pada=2026-11-21`)).body,
      (await coordinator.get('kolom-tambahan?sumber=master/mitra')).body,
    ];
    for (const body of told) expect(body).not.toMatch(/Tagihan tertunda|catatan_tim|Catatan tim/);
    for (const refused of [
      await filtered(coordinator, { 'tambahan.catatan_tim': 'Tagihan tertunda' }),
      await filtered(coordinator, {}, '&sort=["tambahan.catatan_tim","ASC"]'),
      await coordinator.get('master/mitra/ekspor?kolom=["nama","tambahan.catatan_tim"]'),
    ])
      expect(refused.statusCode).toBe(400);

    // Whoever does not see a field neither writes nor loses it.
    const own = await world.as('HA06');
    const [mine] = await partners(own, 1);
    const guess = await own.put(`master/mitra/${mine?.id}`, { version: mine?.version, tambahan: { catatan_tim: 'x' } });
    expect(guess.json()).toMatchObject({ statusCode: 422, errors: { 'tambahan.catatan_tim': expect.any(String) } });
    const kept = await partner(team, String(mine?.id));
    await team.put(`master/mitra/${mine?.id}`, {
      version: kept.version,
      tambahan: { ukuran: 'kecil', catatan_tim: 'Rahasia' },
    });
    const again = await partner(own, String(mine?.id));
    const written = await own.put(`master/mitra/${mine?.id}`, {
      version: again.version,
      tambahan: { ukuran: 'besar' },
    });
    expect(written.json<Row>().tambahan).toEqual({ ukuran: 'besar' });
    expect((await partner(team, String(mine?.id))).tambahan).toEqual({ ukuran: 'besar', catatan_tim: 'Rahasia' });
  });

  it('stand in the history as fields, and go back with it', async () => {
    const [first] = await partners(team, 1);
    const id = String(first?.id);
    const [entry, before] = (await team.get(`master/mitra/${id}/riwayat`)).json<HistoryEntry[]>();
    expect(entry?.perubahan).toMatchObject({ 'tambahan.ruang': { dari: 12, ke: 13 } });
    const { version } = await partner(team, id);
    const restored = await team.post(`master/mitra/${id}/pulihkan`, { version, idRiwayat: before?.id });
    expect(restored.json<Row>().tambahan).toMatchObject({ ruang: 12 });
  });

  it('go out in a spreadsheet and come in again', async () => {
    const { header, cells, bytes } = await sheet(team);
    const at = header.indexOf('Jumlah ruang');
    expect(header).toEqual(expect.arrayContaining(['Ukuran kantor', 'Alat', 'Catatan tim']));
    expect(cells[0]?.[at]).toBe(12);
    expect(cells[1]?.[header.indexOf('Alat')]).toBe('Kecil; Besar');
    const same = await uploaded(world, team, 'master/mitra', 'mitra.xlsx', bytes);
    expect(same.jumlah).toMatchObject({ baru: 0, berubah: 0, salah: 0 });

    const template = await team.get('master/mitra/impor/templat');
    const { header: wanted } = await readSpreadsheet(template.rawPayload, text => text === 'Nama mitra');
    expect(wanted).toEqual(expect.arrayContaining(['Ukuran kantor', 'Jumlah ruang']));

    const [first] = await partners(team, 1);
    const csv = (ruang: string) => `Kode,Jumlah ruang\n${String(first?.kode)},${ruang}\n`;
    const wrong = await uploaded(world, team, 'master/mitra', 'mitra.csv', csv('900'));
    const rows = (await team.get(`master/mitra/impor/${wrong.id}/baris`)).json<ImportRow[]>();
    expect(rows[0]).toMatchObject({ status: 'salah', pesan: { 'tambahan.ruang': expect.any(String) } });
    const right: ImportAnswer = await uploaded(world, team, 'master/mitra', 'mitra.csv', csv('21'));
    const preview = (await team.get(`master/mitra/impor/${right.id}/baris`)).json<ImportRow[]>();
    expect(preview[0]).toMatchObject({ status: 'berubah', perubahan: { 'tambahan.ruang': { dari: 12, ke: 21 } } });
    expect((await team.post(`master/mitra/impor/${right.id}/terapkan`, {})).statusCode).toBe(202);
    const done = async () => (await team.get(`master/mitra/impor/${right.id}`)).json<ImportAnswer>().status;
    await expect.poll(done).toBe('selesai');
    expect((await partner(team, String(first?.id))).tambahan).toMatchObject({ ukuran: 'kecil', ruang: 21 });
  });

  it('are retired without losing what was answered, and do not change their kind', async () => {
    const [first] = await partners(team, 1);
    const id = String(first?.id);
    await write(team, form, formOf(size, ask('ruang', 'text', { label: 'Jumlah ruang' }), gear, secret));
    expect((await step(team, form, 'rilis')).json()).toMatchObject({
      statusCode: 409,
      message: expect.stringContaining('Jenis “Jumlah ruang” tidak dapat diubah'),
    });
    await write(team, form, formOf(size, gear, secret));
    expect((await step(team, form, 'rilis')).statusCode).toBe(200);
    expect((await partner(team, id)).tambahan).toMatchObject({ ruang: 21 });
    const { version } = await partner(team, id);
    const refused = await team.put(`master/mitra/${id}`, { version, tambahan: { ruang: 5 } });
    expect(refused.statusCode).toBe(422);
    const saved = await team.put(`master/mitra/${id}`, { version, tambahan: { ukuran: 'besar' } });
    expect(saved.json<Row>().tambahan).toMatchObject({ ukuran: 'besar', ruang: 21 });
    expect((await sheet(team)).header).toContain('Jumlah ruang');

    expect((await step(team, form, 'tutup')).statusCode).toBe(200);
    expect((await team.get('kolom-tambahan?sumber=master/mitra')).json<Extras>().form).toBeNull();
    expect((await partner(team, id)).tambahan).toMatchObject({ ukuran: 'besar', ruang: 21 });
    expect((await step(team, form, 'buka')).statusCode).toBe(200);
    expect(await columns(team)).toEqual(['ukuran', 'ruang', 'alat', 'catatan_tim']);
  });
});

describe('extra fields of a person', () => {
  const fields = formOf(
    ask('motor', 'yesno', { label: 'Punya motor' }),
    ask('catatan_tim', 'text', { label: 'Catatan tim', seenBy: ['HA03'] }),
  );
  type Profile = { orang: { id: string; version: number; kolom: string[]; isian: Record<string, unknown> } };

  it('stand in the own profile as far as their role sees them, and lose nothing by it', async () => {
    const lecturer = await world.as('HA04');
    const user = await world.db.one<{ id: string }>(`select id from pengaturan_user where username = 'dosen'`);
    const id = String(user?.id);
    const own = async () => (await lecturer.get(`user/profile/${id}`)).json<Profile>().orang;
    expect((await own()).kolom).not.toContain('tambahan');
    await releasedForm(team, fields, { momen: 'tambahan', sumber: 'master/pegawai', audiens: [] });
    const before = await own();
    expect(before.kolom).toContain('tambahan');
    const note = await team.put(`master/pegawai/${before.id}`, {
      version: before.version,
      tambahan: { catatan_tim: 'Tidak untuk dosen' },
    });
    expect(note.statusCode, note.body).toBe(200);
    const noted = await lecturer.get(`user/profile/${id}`);
    expect(noted.body).not.toContain('Tidak untuk dosen');
    const { version } = noted.json<Profile>().orang;
    const saved = await lecturer.put(`user/profile/${id}`, { orang: { tambahan: { motor: true }, version } });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(saved.json<Profile>().orang.isian.tambahan).toEqual({ motor: true });
    const stored = (await team.get(`master/pegawai/${before.id}`)).json<Row>();
    expect(stored.tambahan).toEqual({ motor: true, catatan_tim: 'Tidak untuk dosen' });
  });
});

it('are counted by in reports, by who sees them, also several answers, with the rows behind', async () => {
  await filled(
    { ukuran: 'kecil', alat: ['kecil', 'besar'], catatan_tim: 'Rahasia' },
    { ukuran: 'kecil', alat: ['besar'] },
  );
  const rekap = (who: Person, baris: string[]) => who.get('master/mitra/rekap', { baris, nilai: ['jumlah'] });
  const total = async (sel: object) =>
    Number((await filtered(team, { sel }, '&range=[0,0]')).headers['content-range']?.toString().split('/')[1]);
  for (const key of ['tambahan.ukuran', 'tambahan.alat']) {
    const answer = await rekap(team, [key]);
    expect(answer.statusCode, answer.body).toBe(200);
    const { sel } = answer.json<PivotAnswer>();
    const groups = sel.filter(({ baris }) => baris.length > 0);
    expect(groups.length).toBeGreaterThan(1);
    for (const { baris, nilai } of groups)
      expect(await total({ [key]: baris[0] }), `${key} ${baris[0]}`).toBe(nilai[0]);
  }
  expect((await rekap(team, ['tambahan.catatan_tim'])).statusCode).toBe(200);
  expect((await rekap(coordinator, ['tambahan.ukuran'])).statusCode).toBe(200);
  const hidden = await rekap(coordinator, ['tambahan.catatan_tim']);
  expect([hidden.statusCode, hidden.body.includes('Rahasia')]).toEqual([400, false]);
  expect((await coordinator.get('master/mitra/rekap/ekspor', { baris: ['tambahan.catatan_tim'] })).statusCode).toBe(
    400,
  );
  const behind = await filtered(coordinator, { sel: { 'tambahan.catatan_tim': 'Rahasia' } });
  expect(behind.statusCode).toBe(400);
  const isi = {
    baris: ['tambahan.ukuran'],
    kolom: [],
    nilai: ['jumlah'],
    filter: {},
    bentuk: 'batang',
    porsi: 'angka',
  };
  const kept = { nama: 'Ukuran', uraian: null, sumber: 'master/mitra', isi, peran: [] };
  expect((await team.post('laporan', kept)).statusCode).toBe(201);
});
