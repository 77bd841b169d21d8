import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { mhsInbound } from '../../../resources/pertukaran/mhsInbound.ts';
import { createWorld, type World } from '../support/world.ts';

/** How a refusal travels (docs/api.md "Errors"): codes for programs, sentences for people, what is filled in for both. */

let world: World;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
});
afterAll(() => world.close());

const bodyOf = ({ body }: { body: string }): unknown => JSON.parse(body);

it('says each wrong field with its code and what is filled in', async () => {
  const admin = await world.as('HA01');
  const refused = await admin.post('pengaturan/user', { username: 'x'.repeat(200), email: 'bukan surel' });
  expect(refused.statusCode).toBe(422);
  expect(bodyOf(refused)).toMatchObject({
    statusCode: 422,
    code: 'invalid',
    message: 'Periksa kembali isian Anda.',
    errors: {
      firstName: { code: 'required', message: 'Wajib diisi.' },
      email: { code: 'text.email', message: 'Isi alamat surel lengkap, misalnya nama@kampus.ac.id.' },
    },
  });
});

it('says the same in English to who reads English, with the same codes', async () => {
  const student = await world.as('HA08');
  const own = async () => {
    const { id, version } = (await student.get('user')).json<{ id: string; version: number }>();
    return { path: `user/profile/${id}`, version };
  };
  const first = await own();
  expect((await student.put(first.path, { bahasa: 'en', version: first.version })).statusCode).toBe(200);
  const { path, version } = await own();
  expect(bodyOf(await student.put(path, { telepon: 'abc', version }))).toMatchObject({
    code: 'invalid',
    message: 'Please check what you filled in.',
  });
  expect(bodyOf(await student.get(`${mhsInbound.endpoint}/00000000-0000-4000-8000-000000000000`))).toMatchObject({
    code: 'notFound',
    message: 'Not found.',
  });
});

it('names the code of a whole refusal, and the number that is in it', async () => {
  const admin = await world.as('HA01');
  const many = Array.from({ length: 1001 }, () => '00000000-0000-4000-8000-000000000000');
  expect(bodyOf(await admin.delete('master/mitra', { ids: many }))).toMatchObject({
    code: 'tooManyRows',
    params: { most: 1000 },
    message: 'Maksimal 1.000 baris sekaligus. Kerjakan bertahap.',
  });
});
