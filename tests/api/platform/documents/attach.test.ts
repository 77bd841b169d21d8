import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createFilePorts, sweepFiles } from '../../../../server/platform/documents/files/index.ts';
import { createWorld, type Person, testConfig, type World } from '../../support/world.ts';
import { pdf, type Sent, upload } from './support.ts';

let world: World;
let tim: Person;
let number = 0;

const fileOf = async (sent?: Sent, person = tim): Promise<string> => (await upload(world.app, person, sent)).json().id;
const documentWith = (berkas: string, more: object = {}, person = tim) =>
  person.post('v3/kkn/bank-dokumen', {
    judul: `Dokumen uji ${++number}`,
    kategori: 'panduan',
    tanggalTerbit: '2026-11-01',
    berkas,
    ...more,
  });

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  tim = await world.as('HA03');
});
afterAll(() => world.close());

describe('a file', () => {
  it('hangs on the row that is saved with it', async () => {
    const id = await fileOf();
    const row = (await documentWith(id)).json();
    const listed = await tim.get('files', { resource: 'master/bank-dokumen', idBaris: row.id });
    expect(listed.json()).toMatchObject([{ id, field: 'berkas', idBaris: row.id, versi: 1 }]);
  });

  it('is refused when unknown, somebody else’s, of another field, or already used', async () => {
    const wrong = 'Pilih berkas dari daftar.';
    const refusal = async (berkas: string) => {
      const answer = await documentWith(berkas);
      return [answer.statusCode, answer.json().errors?.berkas];
    };
    expect(await refusal('0198f0e0-0000-7000-8000-000000000000')).toEqual([422, wrong]);
    expect(await refusal(await fileOf({}, await world.as('HA05')))).toEqual([422, wrong]);
    expect(await refusal(await fileOf({ resource: 'master/mitra', field: 'berkasMou' }))).toEqual([422, wrong]);
    const used = await fileOf();
    expect((await documentWith(used)).statusCode).toBe(201);
    expect(await refusal(used)).toEqual([422, wrong]);
    const before = (await tim.get('v3/kkn/bank-dokumen')).headers['content-range'];
    await refusal(used);
    expect((await tim.get('v3/kkn/bank-dokumen')).headers['content-range']).toBe(before);
  });

  it('goes to one of two rows saved at the same moment', async () => {
    const id = await fileOf();
    const answers = await Promise.all([documentWith(id), documentWith(id)]);
    expect(answers.map(answer => answer.statusCode).sort()).toEqual([201, 422]);
  });

  it('stays as an earlier version when it is replaced, and can come back', async () => {
    const first = await fileOf({ content: pdf('lama') });
    const row = (await documentWith(first)).json();
    const second = await fileOf({ content: pdf('baru') });
    const path = `v3/kkn/bank-dokumen/${row.id}`;
    expect((await tim.put(path, { berkas: second, version: 1 })).statusCode).toBe(200);
    expect((await tim.get('files', { id: second })).body).toContain('baru');
    expect((await tim.get('files', { id: second, versi: 1 })).body).toContain('lama');
    expect((await tim.get('files', { id: second, versi: 7 })).statusCode).toBe(404);
    const listed = (await tim.get('files', { resource: 'master/bank-dokumen', idBaris: row.id })).json();
    expect(listed.map((file: { versi: number }) => file.versi)).toEqual([2, 1]);
    expect((await tim.put(path, { berkas: first, version: 2 })).statusCode).toBe(200);
    const third = await fileOf();
    expect((await tim.put(path, { berkas: third, version: 3 })).statusCode).toBe(200);
    const versions = (await tim.get('files', { resource: 'master/bank-dokumen', idBaris: row.id })).json();
    expect(versions.map((file: { versi: number }) => file.versi)).toEqual([3, 2, 1]);
  });

  it('is taken by the sweep after 24 hours when no row has it, or with its row from the bin', async () => {
    const ports = { db: world.db, ...createFilePorts(testConfig) };
    const unused = await fileOf();
    const kept = await fileOf();
    const row = (await documentWith(kept)).json();
    const dropped = await fileOf();
    const gone = (await documentWith(dropped)).json();
    expect((await tim.delete(`v3/kkn/bank-dokumen/${gone.id}`)).statusCode).toBe(200);
    expect((await tim.get('files', { id: dropped })).statusCode).toBe(404);
    const start = world.clock.now.getTime();
    const left = async () =>
      (
        await world.db.query<{ id: string }>('select id from internal_berkas where id = any($1) order by id', [
          [unused, kept, dropped],
        ])
      ).map(found => found.id);
    await sweepFiles(ports, new Date(start + 23 * 3_600_000));
    expect(await left()).toHaveLength(3);
    expect(await sweepFiles(ports, new Date(start + 25 * 3_600_000))).toBeGreaterThanOrEqual(1);
    expect(await left()).toEqual([kept, dropped].sort());
    const back = await tim.post(`v3/kkn/bank-dokumen/sampah/${gone.id}/pulihkan`);
    expect(back.statusCode, back.body).toBe(200);
    expect((await tim.get('files', { id: dropped })).statusCode).toBe(200);
    expect((await tim.delete(`v3/kkn/bank-dokumen/${gone.id}`)).statusCode).toBe(200);
    world.clock.now = new Date(start + 91 * 86_400_000);
    const admin = await world.as('HA01');
    await admin.post('sistem/pekerjaan/kosongkan-sampah/jalankan');
    world.clock.now = new Date(start);
    await sweepFiles(ports, new Date(start + 93 * 86_400_000));
    expect(await left()).toEqual([kept]);
    expect((await tim.get('files', { id: kept })).statusCode).toBe(200);
    expect((await documentWith(unused)).statusCode).toBe(422);
    expect(row.berkas).toBe(kept);
  });
});
