import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { KepuasanBaris, SurveiKepuasan } from '../../../resources/formulir/kepuasanPanggilan.ts';
import { kepuasanMahasiswa } from '../../../resources/formulir/siapPakai/kepuasanMahasiswa.ts';
import { questionsOf } from '../../../resources/kit/form/definition.ts';
import { createWorld, type Person, type World } from '../support/world.ts';
import { makeStudents, step } from './support.ts';

let world: World;
let team: Person;
let names: string[] = [];

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  // Surveys of the demo stand aside.
  await world.db.execute('update formulir_formulir set contoh = null where contoh is not null');
  team = await world.as('HA03');
  names = await makeStudents(world, 8);
});
afterAll(() => world.close());

/** A released form of the ready-made survey of students. @returns its id */
async function released(nilai: Record<string, unknown>): Promise<string> {
  const { id } = (await team.post(`formulir/contoh/${kepuasanMahasiswa.kode}`, {})).json<{ id: string }>();
  const changed = await team.put(`formulir/formulir/${id}`, nilai);
  expect(changed.statusCode, changed.body).toBe(200);
  expect((await step(team, id, 'rilis')).statusCode).toBe(200);
  return id;
}

/** Answers everything with one degree and one number. */
async function answer(name: string, id: string, derajat: string, angka: number, questions = kepuasanMahasiswa.form) {
  const isi = Object.fromEntries(
    questionsOf(questions).flatMap(({ question: { id: key, kind, rows, choices } }): [string, unknown][] => {
      if (kind === 'matrix') return [[key, Object.fromEntries(rows.map(({ value }) => [value, derajat]))]];
      if (kind === 'scale') return [[key, angka]];
      if (kind === 'yesno') return [[key, true]];
      return kind === 'choice' ? [[key, choices[0]?.value]] : [];
    }),
  );
  const who = await world.as(name);
  const sent = await who.put(`formulir/isian/${id}`, { version: 0, nomorVersi: 1, isi, kirim: true });
  expect(sent.statusCode, sent.body).toBe(200);
}

async function readBy(who: Person): Promise<SurveiKepuasan> {
  const read = await who.get('formulir/kepuasan');
  expect(read.statusCode, read.body).toBe(200);
  const survey = read.json<SurveiKepuasan[]>().find(({ kode }) => kode === kepuasanMahasiswa.kode);
  if (!survey) throw new Error('no survey');
  return survey;
}
const figuresOf = ({ pertanyaan }: SurveiKepuasan, kunci: string) =>
  pertanyaan.find(question => question.kunci === kunci)?.angka;

it('satisfaction stands by release with figures that follow from the answers, those of few nowhere', async () => {
  const before = await released({ judul: 'Kepuasan 2025', anonim: false, tanggalBuka: '2025-11-01' });
  for (const [i, name] of names.entries()) await answer(name, before, i < 6 ? 'baik' : 'kurang', i < 6 ? 5 : 1);
  const now = await released({ judul: 'Kepuasan 2026', tanggalBuka: '2026-11-01' });
  for (const name of names.slice(0, 4)) await answer(name, now, 'sangat_baik', 4);

  const reader = await world.as('HA05');
  const few = await readBy(reader);
  expect(few.rilis).toMatchObject([
    { id: now, anonim: true, sedikit: true, tanggal: '2026-11-01' },
    { id: before, anonim: false, sedikit: false, terkirim: 8 },
  ]);
  const [none, shown] = figuresOf(few, 'keandalan') ?? [];
  expect(none).toBeNull();
  expect(shown).toMatchObject({ terjawab: 8, baik: 0.75, rata: null });
  expect(shown?.tingkat.map(({ label, bagian }) => [label, bagian])).toEqual([
    ['Sangat baik', 0],
    ['Baik', 0.75],
    ['Cukup', 0],
    ['Kurang', 0.25],
  ]);
  expect(figuresOf(few, 'keseluruhan')).toEqual([null, { terjawab: 8, rata: 4, tingkat: [], baik: null }]);
  expect(few.pertanyaan.every(({ angka }) => angka[0] === null)).toBe(true);

  await answer(names[4] ?? '', now, 'cukup', 4);
  expect((await step(team, now, 'tutup')).statusCode).toBe(200);
  const five = await readBy(reader);
  expect(figuresOf(five, 'keandalan')?.[0]).toMatchObject({ terjawab: 5, baik: 0.8 });
  expect(figuresOf(five, 'keseluruhan')?.[0]).toMatchObject({ rata: 4 });

  // Forms whose answers are not theirs to read are told to nobody.
  for (const role of ['HA02', 'HA04', 'HA10'] as const)
    expect((await readBy(await world.as(role))).rilis, role).toEqual([]);
});

it('a copy of a survey is its next round, found by its words', async () => {
  const first = (await readBy(team)).rilis[0]?.id ?? '';
  const plan = await team.post(`formulir/formulir/${first}/salin/rencana`, { nilai: {} });
  const { nilai } = plan.json<{ nilai: object }>();
  const made = await team.post(`formulir/formulir/${first}/salin`, {
    nilai: { ...nilai, judul: 'Kepuasan 2027', anonim: false },
  });
  expect(made.statusCode, made.body).toBe(201);
  const { id } = made.json<{ baris: { id: string } }>().baris;
  expect((await readBy(team)).rilis.map(({ judul }) => judul)).not.toContain('Kepuasan 2027');
  expect((await step(team, id, 'rilis')).statusCode).toBe(200);
  const { rancangan } = (await team.get(`formulir/formulir/${id}/rancangan`)).json();
  for (const name of names.slice(0, 5)) await answer(name, id, 'baik', 3, rancangan);
  const survey = await readBy(team);
  const at = survey.rilis.findIndex(({ judul }) => judul === 'Kepuasan 2027');
  expect(figuresOf(survey, 'empati')?.[at]).toMatchObject({ terjawab: 5, baik: 1 });
  expect(figuresOf(survey, 'kompetensi')?.[at]).toMatchObject({ rata: 3 });
});

it('stands on the page of the partner by whom answers are counted, as far as five and more say it', async () => {
  const id = await released({
    judul: 'Kepuasan menurut mitra',
    anonim: false,
    peserta: 'terpilih',
    audiens: [],
    tanggalBuka: '2026-11-05',
  });
  const [many, few] = (await team.get('master/mitra', { range: [0, 1] })).json<{ id: string; nama: string }[]>();
  if (!many || !few) throw new Error('two partners');
  for (const [i, name] of names.entries()) {
    await world.db.execute(
      `insert into formulir_peserta (id, id_formulir, id_user, lewat, kelompok, diingatkan)
       select gen_random_uuid(), $1, id, 'akun', $3::jsonb, 0 from pengaturan_user where username = $2`,
      [id, name, JSON.stringify({ Mitra: i < 5 ? many.nama : few.nama })],
    );
    await answer(name, id, i < 4 ? 'sangat_baik' : 'kurang', i < 5 ? 5 : 1);
  }
  const read = (who: Person, baris: string, sumber = 'master/mitra') =>
    who.get('formulir/kepuasan/menurut', { sumber, baris });
  const told = (await read(team, many.id)).json<KepuasanBaris[]>();
  expect(told).toMatchObject([{ kode: kepuasanMahasiswa.kode, id, formulir: 'Kepuasan menurut mitra', menjawab: 5 }]);
  expect(told[0]?.pertanyaan.find(({ kunci }) => kunci === 'keandalan')?.angka).toMatchObject({ baik: 0.8 });
  expect(told[0]?.pertanyaan.find(({ kunci }) => kunci === 'keseluruhan')?.angka).toMatchObject({ rata: 5 });
  expect((await read(team, few.id)).json()).toMatchObject([{ menjawab: 0, pertanyaan: [] }]);

  // Whoever does not read the row, or the answers, is told nothing.
  expect((await read(await world.as('HA10'), many.id)).json()).toEqual([]);
  expect((await read(await world.as('HA02'), many.id)).statusCode).toBe(403);
  expect((await read(team, crypto.randomUUID())).statusCode).toBe(404);
  expect((await read(team, many.id, 'tak/ada')).statusCode).toBe(404);
});
