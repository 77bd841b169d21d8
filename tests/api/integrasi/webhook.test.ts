import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createWorld, type Person, person, type World } from '../support/world.ts';
import { type Receiver, startReceiver } from './receiver.ts';
import { makeKey } from './support.ts';

/** Webhooks (docs/domain/90 §2), against a receiver that fails in the ways of real ones. */
let world: World;
let admin: Person;
let receiver: Receiver;
let hook: { id: string; secret: string };

const partners = 'master/mitra';
const minute = 60_000;

interface Row extends Record<string, unknown> {
  id: string;
  version: number;
}

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  admin = await world.as('HA01');
  receiver = await startReceiver();
  // The kind of which there are most.
  const kind = await world.db.one<{ id: string }>(
    'select id_jenis_mitra as id from master_mitra group by 1 order by count(*) desc, 1 limit 1',
  );
  const { key } = await makeKey(world, admin, 'Dasbor', [
    {
      sumber: partners,
      akses: ['baca'],
      kolom: ['nama'],
      saringKolom: 'idJenisMitra',
      saringNilai: [kind?.id ?? ''],
    },
  ]);
  hook = await makeHook(key.id, ['dibuat', 'diubah', 'dihapus']);
});
afterAll(async () => {
  await receiver.close();
  await world.close();
});
beforeEach(() => {
  receiver.got.length = 0;
  receiver.answers = () => 200;
});

async function makeHook(idKunci: string, peristiwa: string[]): Promise<{ id: string; secret: string }> {
  const made = await admin.post('integrasi/webhook', {
    nama: `Kabar ${peristiwa.length}`,
    idKunci,
    alamat: receiver.address,
    peristiwa,
  });
  expect(made.statusCode, made.body).toBe(201);
  const { id, version } = made.json<Row>();
  // Nothing goes out unsigned.
  expect((await admin.post(`integrasi/webhook/${id}/aksi/aktifkan`, { version })).statusCode).toBe(409);
  expect((await admin.bare.post(`integrasi/webhook/${id}/rahasia`, {})).statusCode).toBe(428);
  const secret = await admin.post(`integrasi/webhook/${id}/rahasia`, { version });
  expect(secret.statusCode, secret.body).toBe(200);
  expect((await admin.post(`integrasi/webhook/${id}/aksi/aktifkan`)).statusCode).toBe(200);
  return { id, secret: secret.json<{ rahasia: string }>().rahasia };
}

/** A minute later the job comes round. */
async function nextRun(minutes = 1): Promise<void> {
  world.clock.now = new Date(world.clock.now.getTime() + minutes * minute);
  // Hours pass: nobody's session lasts that long.
  const { token } = (await world.login('superadmin')).json<{ token: { AccessToken: string } }>();
  admin = person(world.app, token.AccessToken);
  const ran = await admin.post('sistem/pekerjaan/kirim-webhook/jalankan');
  expect(ran.statusCode, ran.body).toBe(200);
}

/** Partners of the kind that the key reads, and one of another kind. */
async function partnersOf(n: number): Promise<{ inside: Row[]; outside: Row }> {
  const [line] = await world.db.query<{ id: string }>(
    'select saring_nilai[1] as id from integrasi_kunci_api_cakupan limit 1',
  );
  const inside = (await admin.get(partners, { filter: { idJenisMitra: line?.id }, range: [0, n - 1] })).json<Row[]>();
  const [outside] = (await admin.get(partners, { filter: { idJenisMitra_neq: line?.id }, range: [0, 0] })).json<
    Row[]
  >();
  if (!outside) throw new Error('No partner of another kind.');
  return { inside, outside };
}

async function change(row: Row, n: number): Promise<void> {
  world.clock.now = new Date(world.clock.now.getTime() + 1000);
  const saved = await admin.put(`${partners}/${row.id}`, { website: `https://rahasia-${n}.example` });
  expect(saved.statusCode, saved.body).toBe(200);
}

describe('a webhook', () => {
  it('tells of rows that its key reads, signed as the standard says, without their values', async () => {
    const { inside, outside } = await partnersOf(1);
    await change(inside[0] ?? outside, 3);
    await change(outside, 3);
    await nextRun();
    expect(receiver.got.map(({ type, data }) => [type, data.id])).toEqual([[`${partners}.diubah`, inside[0]?.id]]);
    const [one] = receiver.got;
    // The library of the standard takes the signature, and refuses a changed byte.
    const library = new Webhook(hook.secret);
    const at = (body: string) => {
      const real = Date.now;
      Date.now = () => world.clock.now.getTime();
      try {
        return library.verify(body, one?.headers ?? {});
      } finally {
        Date.now = real;
      }
    };
    expect(at(one?.body ?? '')).toMatchObject({ data: { sumber: partners } });
    expect(() => at((one?.body ?? '').replace('diubah', 'dibuat'))).toThrow();
    expect(one?.body).not.toContain('rahasia-');
    await nextRun();
    expect(receiver.got).toHaveLength(1);
  });

  it('keeps everything for a receiver that is down for an hour, and then tells it once, in order', async () => {
    const { inside } = await partnersOf(5);
    receiver.answers = () => 503;
    for (const [n, row] of inside.entries()) await change(row, 10 + n);
    for (let n = 0; n < 60; n++) await nextRun();
    expect(receiver.got).toEqual([]);
    const waiting = (await admin.get(`integrasi/webhook/${hook.id}`)).json<Row>();
    expect(waiting).toMatchObject({ status: 'aktif', pesan: expect.stringContaining('503') });
    // Asked seldom meanwhile.
    const [asked] = (
      await admin.get('integrasi/kiriman', {
        filter: { idWebhook: hook.id, status: 'menunggu' },
        sort: ['terjadi', 'ASC'],
      })
    ).json<{ percobaan: number }[]>();
    expect(asked?.percobaan).toBeLessThan(12);

    receiver.answers = () => 200;
    await nextRun(60);
    expect(receiver.got.map(({ data }) => data.id)).toEqual(inside.map(({ id }) => id));
    expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id'])).size).toBe(5);
    await nextRun();
    expect(receiver.got).toHaveLength(5);
  });

  it('gives a delivery whose answer was lost the same number again', async () => {
    const { inside } = await partnersOf(1);
    receiver.answers = n => (n >= 0 && receiver.got.length === 0 ? 'lost' : 200);
    await change(inside[0] ?? { id: '', version: 0 }, 7);
    await nextRun();
    await nextRun(5);
    expect(receiver.got).toHaveLength(2);
    expect(receiver.got[0]?.headers['webhook-id']).toBe(receiver.got[1]?.headers['webhook-id']);
  });

  it('passes over what the receiver refuses for good, and sends it again by hand', async () => {
    const { inside } = await partnersOf(2);
    const [bad, good] = inside;
    receiver.answers = (_n, { data }) => (data.id === bad?.id ? 422 : 200);
    for (const row of inside) await change(row, 8);
    for (let n = 0; n < 4; n++) await nextRun(10);
    expect(receiver.got.map(({ data }) => data.id)).toEqual([good?.id]);
    const [refused] = (await admin.get('integrasi/kiriman', { filter: { idWebhook: hook.id, status: 'gagal' } })).json<
      Row[]
    >();
    expect(refused).toMatchObject({ idBaris: bad?.id, kodeHttp: 422, jawaban: 'ditolak' });
    receiver.answers = () => 200;
    const again = await admin.post(`integrasi/kiriman/${refused?.id}/aksi/ulangi`, {});
    expect(again.statusCode, again.body).toBe(200);
    await nextRun();
    expect(receiver.got.at(-1)?.data.id).toBe(bad?.id);
  });

  it('is paused after a day of failures with a task for the Super Admin, loses nothing and goes on', async () => {
    const { inside } = await partnersOf(1);
    receiver.answers = () => 500;
    await change(inside[0] ?? { id: '', version: 0 }, 5);
    for (let n = 0; n < 14; n++) await nextRun(240);
    expect((await admin.get(`integrasi/webhook/${hook.id}`)).json<Row>()).toMatchObject({ status: 'dijeda' });
    const tasks = (await admin.get('dashboard')).json<{ tugas: { link: string }[] }>().tugas;
    expect(tasks.map(({ link }) => link.split('?')[0])).toContain('/pengaturan/webhook');
    receiver.answers = () => 200;
    const on = await admin.post(`integrasi/webhook/${hook.id}/aksi/aktifkan`);
    expect(on.statusCode, on.body).toBe(200);
    await nextRun();
    expect(receiver.got.map(({ data }) => data.id)).toEqual([inside[0]?.id]);
  });

  it('tells nothing more once its key is revoked', async () => {
    const [row] = (await partnersOf(1)).inside;
    receiver.answers = () => 503;
    await change(row ?? { id: '', version: 0 }, 9);
    await nextRun();
    receiver.answers = () => 200;
    const [key] = (await admin.get('integrasi/kunci-api')).json<Row[]>();
    await admin.post(`integrasi/kunci-api/${key?.id}/aksi/cabut`, { catatan: 'Uji.' });
    const { inside } = await partnersOf(1);
    await change(inside[0] ?? { id: '', version: 0 }, 6);
    await nextRun(10);
    // Nor of what was noted before.
    expect(receiver.got).toEqual([]);
    await admin.post(`integrasi/kunci-api/${key?.id}/aksi/aktifkan`, { catatan: 'Uji.' });
    await nextRun();
    expect(receiver.got.map(({ data }) => data.id)).toEqual([inside[0]?.id, inside[0]?.id]);
  });
});
