// @module-tag semua: asks each of some two thousand calls twice, about half a minute; the messages themselves are compiled.
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { isRecord } from '../../../resources/kit/index.ts';
import { role } from '../../../resources/roles.ts';
import { inboundId } from '../../../server/areas/pertukaran/demo/inbound.ts';
import { untranslated } from '../../support/indonesian.ts';
import { createWorld, type Person, person, testConfig, type World } from '../support/world.ts';

/** Whatever the API refuses, in English to whoever reads English: every call, asked wrongly (docs/domain/50 §4). */

let world: World;
let readers: Person[];

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  const found = await world.db.one<{ username: string }>(
    'select username from pengaturan_user where id_mhs_inbound = $1',
    [inboundId('jihan')],
  );
  const answer = await world.login(found?.username ?? '', testConfig.demoPassword);
  const student = person(world.app, answer.json<{ token: { AccessToken: string } }>().token.AccessToken);
  readers = [student, await world.as(role.mitra)];
  for (const reader of readers) {
    const { id, version } = (await reader.get('user')).json<{ id: string; version: number }>();
    expect((await reader.bare.put(`user/profile/${id}`, { bahasa: 'en', version })).statusCode).toBe(200);
  }
});
afterAll(() => world.close());

const verbs = ['GET', 'POST', 'PUT', 'DELETE'] as const;
const nobody = '01900000-0000-7000-8000-00000000dead';

interface Docs {
  paths: Record<string, Record<string, unknown>>;
}

/** Sentences of an answer: its message, and those by field. */
function told(body: unknown): string[] {
  if (!isRecord(body)) return [];
  const own = typeof body.message === 'string' ? [body.message] : [];
  return [...own, ...(isRecord(body.errors) ? Object.values(body.errors).flatMap(told) : [])];
}

/** Bodies of invalid calls: one without required fields, one with every field wrong. */
const reads = [
  ['tidakada=1&range=x', {}],
  ['range=[0,9]&filter={"x":1}&sort=x', {}],
] as const;
const writes = [
  ['', {}],
  ['', { version: 'x', id: 'x', status: 'x', aksi: 'x', items: 1, catatan: 1 }],
] as const;

it('every refusal is English', async () => {
  const docs = (await world.app.inject({ method: 'GET', url: '/api/docs/json' })).json<Docs>();
  const calls = Object.entries(docs.paths).flatMap(([path, methods]) =>
    verbs.filter(verb => verb.toLowerCase() in methods).map(method => ({ path, method })),
  );
  expect(calls.length).toBeGreaterThan(1000);
  const found: string[] = [];
  let n = 0;
  const ask = (url: string, method: (typeof verbs)[number], payload: object, headers: Record<string, string>) => {
    n += 1;
    return world.app.inject({
      method,
      url,
      headers,
      // Each call from an address of its own: how many one may make is not the question.
      remoteAddress: `10.${n % 200}.${(n >> 8) % 200}.${n % 251}`,
      ...(method === 'GET' ? {} : { payload }),
    });
  };
  for (const { path, method } of calls) {
    // These calls would end the session or lock the account.
    if (/logout|password|login/.test(path)) continue;
    const url = path.replace(/\{\w+\}/g, nobody);
    for (const [query, payload] of method === 'GET' ? reads : writes) {
      const asked = `${url}?${query}`;
      const stranger = await ask(`${asked}&bahasa=en`, method, payload, {});
      // Public calls do not look who asks.
      const answers = [stranger];
      if (stranger.statusCode === 401)
        for (const { token } of readers)
          answers.push(await ask(asked, method, payload, { authorization: `Bearer ${token}` }));
      for (const answer of answers)
        if (answer.statusCode >= 400 && String(answer.headers['content-type']).includes('json'))
          found.push(
            ...untranslated(told(answer.json())).map(said => `${method} ${path} ${answer.statusCode}: ${said}`),
          );
    }
  }
  expect([...new Set(found)]).toEqual([]);
}, 300_000);
