// @module-tag semua: asks every address whether a browser may keep its answer
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
});
afterAll(() => world.close());

/** Answers without personal data, requested at every visit; the browser revalidates them each time. */
const revalidated = new Set(['/api/menu-user', '/api/menu-user/permission']);
/** Everybody has these without a login. */
const open = /^\/api\/(publik|docs)(\/|$)/;

it('peramban tidak menyimpan jawaban apa pun bagi yang sudah masuk', async () => {
  const person = await world.as('HA01');
  const { paths } = (await world.stranger.get('docs/json')).json<{ paths: Record<string, object> }>();
  const calls = Object.keys(paths).filter(path => 'get' in (paths[path] ?? {}) && !open.test(path));
  expect(calls.length).toBeGreaterThan(300);
  const kept: string[] = [];
  const answered: string[] = [];
  for (const path of calls) {
    const [list = '', rest] = path.split('/{', 2);
    const url = rest === undefined ? path : await firstRow(list, path);
    const answer = await person.get(url.replace('/api/', ''), rest === undefined ? { range: [0, 0] } : {});
    if (answer.statusCode < 300) answered.push(path);
    const wanted = revalidated.has(path) ? 'private, no-cache' : 'no-store';
    if (answer.headers['cache-control'] !== wanted) kept.push(`${path}: ${answer.headers['cache-control']}`);
  }
  expect(kept).toEqual([]);
  expect(answered.length).toBeGreaterThan(200);

  async function firstRow(list: string, path: string): Promise<string> {
    const answer = await person.get(list.replace('/api/', ''), { range: [0, 0] });
    const rows: unknown = answer.statusCode === 200 ? answer.json() : [];
    const id = Array.isArray(rows) ? (rows[0]?.id ?? rows[0]?.kode) : undefined;
    return path.replace(/\{\w+\}/g, String(id ?? '0198f0e0-0000-7000-8000-000000000000'));
  }
});
