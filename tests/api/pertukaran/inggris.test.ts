import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { isRecord } from '../../../resources/kit/index.ts';
import { inboundId } from '../../../server/areas/pertukaran/demo/inbound.ts';
import { untranslated } from '../../support/indonesian.ts';
import { createWorld, type Person, person, testConfig, type World } from '../support/world.ts';

/** Whatever the API refuses, in English to whoever reads English: every call, asked wrongly (docs/domain/50 §4). */

let world: World;
let reader: Person;

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  const found = await world.db.one<{ username: string }>(
    'select username from pengaturan_user where id_mhs_inbound = $1',
    [inboundId('jihan')],
  );
  const answer = await world.login(found?.username ?? '', testConfig.demoPassword);
  reader = person(world.app, answer.json<{ token: { AccessToken: string } }>().token.AccessToken);
  const { id, version } = (await reader.get('user')).json<{ id: string; version: number }>();
  await reader.bare.put(`user/profile/${id}`, { bahasa: 'en', version });
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

it('every refusal is English', async () => {
  const docs = (await world.app.inject({ method: 'GET', url: '/api/docs/json' })).json<Docs>();
  const calls = Object.entries(docs.paths).flatMap(([path, methods]) =>
    verbs.filter(verb => verb.toLowerCase() in methods).map(method => ({ path, method })),
  );
  expect(calls.length).toBeGreaterThan(1000);
  const found: string[] = [];
  let n = 0;
  const token = reader.token;
  for (const { path, method } of calls) {
    if (/logout|password|login/.test(path)) continue;
    const url = path.replace(/\{\w+\}/g, nobody);
    for (const wrong of [
      { query: '?tidakada=1&range=x', payload: {} },
      { query: '', payload: { version: 'x', id: 'x', status: 'x', aksi: 'x', items: 1, catatan: 1 } },
    ]) {
      for (const authorization of [token ? `Bearer ${token}` : '', '']) {
        n += 1;
        const answer = await world.app.inject({
          method,
          url: `${url}${wrong.query}${authorization ? '' : `${wrong.query ? '&' : '?'}bahasa=en`}`,
          remoteAddress: `10.${n % 200}.${(n >> 8) % 200}.${n % 251}`,
          headers: { 'x-api-key': 'portal-mbkm-demo', ...(authorization ? { authorization } : {}) },
          ...(method === 'GET' ? {} : { payload: wrong.payload }),
        });
        if (answer.statusCode < 400) continue;
        if (!String(answer.headers['content-type']).includes('json')) continue;
        found.push(...untranslated(told(answer.json())).map(said => `${method} ${path} ${answer.statusCode}: ${said}`));
      }
    }
  }
  expect([...new Set(found)]).toEqual([]);
});
