import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { allRoles } from '../../../resources/kit/index.ts';
import { hiddenFields } from '../../../server/access/permission.ts';
import { storedFields } from '../../../server/database/columns.ts';
import { isPublished } from '../../../server/rest/routes.ts';
import { createWorld, type World } from '../support/world.ts';

/** Lists of named fields: `GET {r}?kolom=["nama"]` (docs/api.md). */
let world: World;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
});
afterAll(() => world.close());

const published = registry.resources.filter(r => isPublished(r) && !r.byHand);
type Row = Record<string, unknown> & { _embed?: Record<string, unknown> };

describe('daftar dengan kolom pilihan', () => {
  const seen = published.filter(r => r.access.HA01 && r.columns.length > 0);

  it.each(seen.map(r => [r.name, r] as const))('%s: nilainya sama dengan baris utuh, tanpa yang lain', async (_, r) => {
    const admin = await world.as('HA01');
    const stored = new Set(storedFields(r.fields).map(([name]) => name));
    const kolom = r.columns.filter(name => stored.has(name));
    const whole = await admin.get(r.endpoint, { range: [0, 4], embed: '1' });
    const narrow = await admin.get(r.endpoint, { range: [0, 4], embed: '1', kolom });
    expect([whole.statusCode, narrow.statusCode], narrow.body).toEqual([200, 200]);
    const [rows, few] = [whole.json<Row[]>(), narrow.json<Row[]>()];
    const wanted = new Set(['id', 'version', 'aksi', ...kolom]);
    const expected = rows.map(({ _embed, ...row }) => Object.entries(row).filter(([name]) => wanted.has(name)));
    expect(few.map(({ _embed, ...row }) => Object.entries(row).filter(([name]) => wanted.has(name)))).toEqual(expected);
    expect(few.map(row => Object.keys(row._embed ?? {}).filter(name => !wanted.has(name)))).toEqual(few.map(() => []));
    expect(narrow.headers['content-range']).toBe(whole.headers['content-range']);
  });
});

describe('yang tidak boleh dilihat', () => {
  const pairs = published.flatMap(r =>
    allRoles.flatMap(role => {
      const [name] = r.access[role] ? hiddenFields({ baseRole: role }, r) : [];
      return name ? [[r.name, role, name, r] as const] : [];
    }),
  );

  it.each(pairs)('%s: %s tidak mendapat %s dengan memintanya', async (_name, role, name, r) => {
    const person = await world.as(role);
    const answer = await person.get(r.endpoint, { kolom: [name] });
    expect([400, 403], answer.body).toContain(answer.statusCode);
    expect(answer.json().message).toMatch(/^Kolom ".+" tidak valid\.$|hak|akses/i);
  });

  it('seperti kolom yang tidak ada, dan daftar yang bukan daftar', async () => {
    expect(pairs.length).toBeGreaterThan(5);
    const admin = await world.as('HA01');
    for (const kolom of [['constructor'], ['tidakAda'], 'nama', Array(300).fill('nama')])
      expect((await admin.get('master/mitra', { kolom })).statusCode).toBe(400);
  });
});
