import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { dataOf as formData, M, type Sending, sendForm } from './formulir.ts';

/** Consent texts of registrants from elsewhere (docs/domain/20 §1.14). */
let world: World;
let team: Person;
let prodi: string;

const dataOf = (over: Record<string, unknown> = {}) => formData(prodi, over);
const send = (sending: Partial<Sending> = {}) => sendForm(world.app, world.clock, { data: dataOf(), ...sending });
const registrations = async () =>
  (await world.db.one<{ n: number }>('select count(*)::int as n from pertukaran_mhs_inbound'))?.n ?? 0;

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('HA03');
  const found = await world.db.one<{ id: string }>(`select id from master_program_prodi where kode = '081010'`);
  prodi = found?.id ?? '';
});
afterAll(() => world.close());

describe('persetujuan pada pendaftaran inbound', () => {
  const isi = 'Kami menyimpan data diri Anda untuk mengurus pertukaran ini sampai selesai.';
  const publish = async (judul: string, more: Record<string, unknown> = {}) => {
    const made = await team.post('mbkm/persetujuan', { kodeJenisMbkm: 'inbound', judul, isi, ...more });
    expect(made.statusCode, made.body).toBe(201);
    const { id } = made.json<{ id: string }>();
    const done = await team.post(`mbkm/persetujuan/${id}/aksi/terbitkan`, { catatan: 'Berlaku.' });
    expect(done.statusCode, done.body).toBe(200);
    return id;
  };
  const asked = async (bahasa: 'id' | 'en') =>
    (await world.stranger.get(`${M}/register/form?bahasa=${bahasa}`)).json<{ persetujuan: unknown }>().persetujuan;

  it('asks for the text in force, keeps which version was agreed to and when, and shows it to who reads the row', async () => {
    expect(await asked('id')).toBeNull();
    const first = await publish('Data pribadi', { judulInggris: 'Personal data', isiInggris: `${isi} In English.` });
    expect(await asked('id')).toMatchObject({ id: first, versi: 1, judul: 'Data pribadi', isi });
    expect(await asked('en')).toMatchObject({ judul: 'Personal data', isi: expect.stringContaining('In English') });

    const before = await registrations();
    const refused = await send({ from: '10.9.0.1', files: {} });
    expect(refused.json()).toMatchObject({
      statusCode: 422,
      errors: { persetujuan: 'Baca dan setujui teks persetujuan.', berkasFoto: 'Wajib diisi.' },
    });
    const second = await publish('Data pribadi, baru');
    const stale = await send({ from: '10.9.0.2', words: { persetujuan: first } });
    expect(stale.json()).toMatchObject({ errors: { persetujuan: expect.stringContaining('sudah berganti') } });
    expect(await registrations()).toBe(before);

    const sent = await send({ from: '10.9.0.3', words: { persetujuan: second } });
    expect(sent.statusCode, sent.body).toBe(201);
    const { nomorRegistrasi } = sent.json<{ nomorRegistrasi: string }>();
    const { id } = (await team.get(M, { filter: JSON.stringify({ q: nomorRegistrasi }) })).json<
      { id: string }[]
    >()[0] ?? {
      id: '',
    };
    const row = (await team.get(`${M}/${id}`)).json();
    expect(row).toMatchObject({
      judulPersetujuan: 'Data pribadi, baru',
      versiPersetujuan: 2,
      waktuPersetujuan: expect.stringContaining(world.clock.now.toISOString().slice(0, 19)),
    });
    // A registrant cannot say when or what was agreed to.
    const forged = await send({
      from: '10.9.0.4',
      words: { persetujuan: second },
      data: dataOf({ versiPersetujuan: 9, judulPersetujuan: 'x' }),
    });
    expect(forged.statusCode, forged.body).toBe(422);
  });
});
