import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { HasilFormulir, Isian } from '../../../resources/formulir/panggilan.ts';
import type { Extras } from '../../../resources/kit/extras.ts';
import { readSpreadsheet } from '../../../server/platform/documents/spreadsheet/read.ts';
import { uploaded } from '../platform/import/upload.ts';
import { createWorld, type Person, type World } from '../support/world.ts';
import { ask, formOf, releasedForm, step, write } from './support.ts';

/** What hurts users of ODK and KoboToolbox when a form changes under its answers (docs/domain/70 §3). */

let world: World;
let team: Person;
let reader: Person;

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('HA03');
  reader = await world.as('HA05');
});
afterAll(() => world.close());

const place = ask('rumah', 'place', { label: 'Rumah' });
const former = formOf(ask('lama', 'text', { label: 'Lama' }), place, ask('tetap', 'integer', { label: 'Tetap' }));
const now = formOf(ask('tetap', 'integer', { label: 'Tetap' }), ask('baru', 'text', { label: 'Baru' }));

it('an answer that is changed under a newer version keeps what was said to a removed question, in its column', async () => {
  const id = await releasedForm(team, former, {
    audiens: ['HA02', 'HA04'],
    pembaca: ['HA05'],
    dapatDiubah: true,
  });
  const put = async (who: Person, isi: object) => {
    const { version, nomorVersi } = (await who.get(`formulir/isian/${id}`)).json<Isian>();
    const answer = await who.put(`formulir/isian/${id}`, { version, nomorVersi, isi, kirim: true });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Isian>();
  };
  const rows = async () => {
    const { rawPayload } = await reader.get(`formulir/hasil/${id}/ekspor`, { bentuk: 'kode' });
    return (await readSheet(Buffer.from(rawPayload))).map(row => row.slice(3));
  };
  const [student, lecturer] = [await world.as('HA02'), await world.as('HA04')];
  await put(student, { lama: 'kata siswa', rumah: '-7.25, 112.75', tetap: 1 });
  world.clock.now = new Date(world.clock.now.getTime() + 60_000);
  await put(lecturer, { lama: 'kata dosen', tetap: 2 });
  await write(team, id, now);
  expect((await step(team, id, 'rilis')).statusCode).toBe(200);
  const before = await rows();

  const changed = await put(student, { tetap: 5, baru: 'kini' });
  // Their own page asks what is asked now, and nothing else.
  expect(changed).toMatchObject({ nomorVersi: 2, isi: { tetap: 5, baru: 'kini' } });
  expect(Object.keys(changed.isi).toSorted()).toEqual(['baru', 'tetap']);
  await put(student, { tetap: 6, baru: 'kini' });

  const after = await rows();
  expect(after[0]).toEqual(before[0]);
  expect(after[0]).toEqual(['Versi', 'lama', 'rumah', 'tetap', 'baru']);
  expect(after.slice(1).toSorted()).toEqual([
    [1, 'kata dosen', null, 2, null],
    [2, 'kata siswa', '-7.250000, 112.750000', 6, 'kini'],
  ]);
  const told = (await reader.get(`formulir/hasil/${id}`)).json<HasilFormulir>();
  expect(told.kolom.find(({ kunci }) => kunci === 'lama')).toMatchObject({ dihapus: true, terjawab: 2 });
});

type Row = { id: string; kode: string; version: number; tambahan: Record<string, unknown> | null };

it('fields are doubled by no import of an own export, and a change of many rows writes no removed question', async () => {
  const form = await releasedForm(team, former, { momen: 'tambahan', sumber: 'master/mitra', audiens: [] });
  const partners = async () => (await team.get('master/mitra?range=[0,1]&sort=["nama","ASC"]')).json<Row[]>();
  for (const row of await partners())
    expect(
      (await team.put(`master/mitra/${row.id}`, { version: row.version, tambahan: { lama: 'dulu', tetap: 3 } }))
        .statusCode,
    ).toBe(200);
  await write(team, form, now);
  expect((await step(team, form, 'rilis')).statusCode).toBe(200);

  const exported = async () => {
    const { rawPayload } = await team.get('master/mitra/ekspor?sort=["nama","ASC"]');
    return { bytes: rawPayload, header: (await readSpreadsheet(rawPayload, text => text === 'Nama mitra')).header };
  };
  const first = await exported();
  for (const _ of ['once', 'again']) {
    const run = await uploaded(world, team, 'master/mitra', 'mitra.xlsx', (await exported()).bytes);
    expect(run.jumlah).toMatchObject({ baru: 0, berubah: 0, salah: 0 });
    expect((await team.post(`master/mitra/impor/${run.id}/terapkan`, {})).statusCode).toBe(202);
    await expect
      .poll(async () => (await team.get(`master/mitra/impor/${run.id}`)).json<{ status: string }>().status)
      .toBe('selesai');
  }
  expect((await exported()).header).toEqual(first.header);
  const { columns } = (await team.get('kolom-tambahan?sumber=master/mitra')).json<Extras>();
  expect(columns.map(({ question }) => question.id)).toEqual(['lama', 'rumah', 'tetap', 'baru']);

  const items = (await partners()).map(({ id, version }) => ({ id, version }));
  const many = await team.put('master/mitra', { items, data: { tambahan: { lama: 'sekarang' } } });
  expect(
    (await partners()).map(({ tambahan }) => tambahan?.lama),
    many.body,
  ).toEqual(['dulu', 'dulu']);
});
