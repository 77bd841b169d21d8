import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { CopyPlan } from '../../../resources/kit/index.ts';
import { createWorld, type Person, type World } from '../support/world.ts';
import { ask, formOf, pdf, releasedForm, send, step, write } from './support.ts';

/** Extra fields of rows that are copied (docs/domain/70 §6), by Tim MBKM, who does not see all of them. */

type Row = Record<string, unknown> & { id: string; version: number; tambahan: Record<string, unknown> | null };

let world: World;
let team: Person;
let admin: Person;

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('HA03');
  admin = await world.as('HA01');
});
afterAll(() => world.close());

const word = ask('kata', 'text', { required: true });
const former = ask('lama', 'text');
const town = ask('kota', 'row', { source: 'master/kabupaten' });
const leaflet = ask('brosur', 'document', { required: true });
const secret = ask('rahasia', 'text', { seenBy: ['HA05'] });
const extraForm = (sumber: string) =>
  releasedForm(team, formOf(word, former, town, secret), { momen: 'tambahan', sumber, audiens: [] });
/** Asks for a file from now on, and no longer for what is former. */
const askAgain = async (form: string) => {
  await write(team, form, formOf(word, town, secret, leaflet));
  expect((await step(team, form, 'rilis')).statusCode).toBe(200);
};
const answered = async () => {
  const [place] = (await team.get('master/kabupaten?range=[0,0]')).json<{ id: string; nama: string }[]>();
  return { kata: 'ya', lama: 'dulu', kota: { id: place?.id, nama: place?.nama }, rahasia: 'Hanya koordinator' };
};

it('are taken over as far as whoever copies sees them; a required file is asked in the form', async () => {
  const offers = 'magang/program-ditawarkan';
  const form = await extraForm(offers);
  const [offer] = (await team.get(offers, { filter: { status: 'dibuka' }, range: [0, 0] })).json<Row[]>();
  const tambahan = await answered();
  const saved = await admin.put(`${offers}/${offer?.id}`, { version: offer?.version, tambahan });
  expect(saved.statusCode, saved.body).toBe(200);
  await askAgain(form);

  await world.db.execute('update magang_mitra_terlibat_program set kuota_total = 1000');
  const within = { idMitraTerlibatProgram: offer?.idMitraTerlibatProgram };
  const answer = await team.post(`${offers}/${offer?.id}/salin/rencana`, { nilai: within });
  expect(answer.body).not.toContain('Hanya koordinator');
  const { nilai, halangan } = answer.json<CopyPlan>();
  const seen = { kata: 'ya', kota: { id: tambahan.kota.id, nama: expect.any(String) } };
  expect([nilai.tambahan, halangan]).toEqual([seen, { 'tambahan.brosur': 'Wajib diisi.' }]);
  const refused = await team.post(`${offers}/${offer?.id}/salin`, { nilai });
  expect(refused.json()).toMatchObject({ statusCode: 422, errors: { 'tambahan.brosur': 'Wajib diisi.' } });

  const sent = await send(world, team, { resource: offers, field: 'tambahan.brosur' }, 'brosur.pdf', pdf);
  const brosur = [{ id: sent.json<{ id: string }>().id, nama: 'brosur.pdf' }];
  const made = await team.post(`${offers}/${offer?.id}/salin`, {
    nilai: { ...nilai, tambahan: { ...tambahan, lama: undefined, rahasia: undefined, brosur } },
  });
  expect(made.statusCode, made.body).toBe(201);
  const { baris } = made.json<{ baris: Row }>();
  expect(baris.tambahan).toEqual({ ...seen, brosur });
  expect((await admin.get(`${offers}/${baris.id}`)).json<Row>().tambahan).toEqual({ ...seen, brosur });
});

it('go with rows that come along, which no file keeps from coming', async () => {
  const villages = 'v3/kkn/desa';
  const form = await extraForm('kkn/desa');
  const [wave] = (await team.get('v3/kkn/gelombang', { filter: { status: 'selesai' }, range: [0, 0] })).json<Row[]>();
  await world.db.execute('update kkn_desa set tambahan = $2::jsonb where id_gelombang = $1', [
    wave?.id,
    JSON.stringify(await answered()),
  ]);
  await askAgain(form);
  const plan = (await team.post(`v3/kkn/gelombang/${wave?.id}/salin/rencana`, {})).json<CopyPlan>();
  const along = plan.anak.find(({ resource }) => resource === 'kkn/desa');
  const coming = along?.baris.filter(({ pesan }) => !pesan) ?? [];
  expect(coming.length).toBeGreaterThan(0);
  const made = await team.post(`v3/kkn/gelombang/${wave?.id}/salin`, {
    nilai: { ...plan.nilai, nama: 'KKN Salinan' },
    anak: ['kkn/desa'],
  });
  expect(made.statusCode, made.body).toBe(201);
  const idGelombang = made.json<{ baris: Row }>().baris.id;
  const copies = (await admin.get(villages, { filter: { idGelombang } })).json<Row[]>();
  expect(copies.length).toBeGreaterThanOrEqual(coming.length);
  for (const { tambahan } of copies) expect(tambahan).toMatchObject({ kata: 'ya', kota: { nama: expect.any(String) } });
  for (const { tambahan } of copies) expect(Object.keys(tambahan ?? {}).toSorted()).toEqual(['kata', 'kota']);

  // By hand into another wave likewise.
  const [village] = (await team.get(villages, { filter: { idGelombang: wave?.id }, range: [0, 0] })).json<Row[]>();
  const empty = await team.post(`v3/kkn/gelombang/${wave?.id}/salin`, {
    nilai: { ...plan.nilai, nama: 'KKN Tanpa Desa' },
    anak: [],
  });
  const target = empty.json<{ baris: Row }>().baris.id;
  const body = { dariGelombang: wave?.id, keGelombang: target, idDesa: [village?.id] };
  expect((await team.post(`${villages}/salin`, body)).json()).toEqual({ disalin: 1, dilewati: 0 });
  const [copy] = (await admin.get(villages, { filter: { idGelombang: target } })).json<Row[]>();
  expect(Object.keys(copy?.tambahan ?? {}).toSorted()).toEqual(['kata', 'kota']);
});
