import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import {
  allRoles,
  type Content,
  historyFields,
  monitorFields,
  type QueueOptions,
  queueFields,
  type Resource,
  type Role,
} from '../../../../resources/kit/index.ts';
import { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { hiddenFields } from '../../../../server/platform/access/permission.ts';
import { storedFields } from '../../../../server/platform/database/columns.ts';
import { isPublished } from '../../../../server/platform/engine/routes.ts';
import { sampled } from '../../../support/selection.ts';
import { resourceTraits } from '../../../support/traits.ts';
import { createWorld, type World } from '../../support/world.ts';

/** Lists of named fields: `GET {r}?kolom=["nama"]` (docs/api.md). */
let world: World;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
});
afterAll(() => world.close());

const published = registry.resources.filter(r => isPublished(r) && !r.byHand);
type Row = Record<string, unknown> & { _embed?: Record<string, unknown> };

describe('daftar dengan kolom pilihan', () => {
  const seen = sampled(
    'kolom',
    published.filter(r => r.access.HA01 && r.columns.length > 0),
    resourceTraits,
  );

  it.each(seen.map(r => [r.name, r] as const))('%s: nilainya sama dengan baris utuh, tanpa yang lain', async (_, r) => {
    const admin = await world.as('HA01');
    const stored = new Set(storedFields(r.fields).map(([name]) => name));
    const kolom = r.columns.filter(name => stored.has(name));
    const whole = await admin.get(r.endpoint, { range: [0, 4], embed: '1' });
    const narrow = await admin.get(r.endpoint, { range: [0, 4], embed: '1', kolom });
    expect([whole.statusCode, narrow.statusCode], narrow.body).toEqual([200, 200]);
    const [rows, few] = [whole.json<Row[]>(), narrow.json<Row[]>()];
    const wanted = new Set(['id', 'version', ...kolom]);
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
    expect(answer.json().message).toMatch(
      /^Kolom ".+" tidak ada atau tidak tersedia untuk peran Anda\.$|hak|akses|Peran Anda/i,
    );
  });

  it('seperti kolom yang tidak ada, dan daftar yang bukan daftar', async () => {
    expect(pairs.length).toBeGreaterThan(5);
    const admin = await world.as('HA01');
    for (const kolom of [['constructor'], ['tidakAda'], 'nama', Array(300).fill('nama')])
      expect((await admin.get('master/mitra', { kolom })).statusCode).toBe(400);
  });
});

/** Fields that the list of a screen asks for, as `src/platform/patterns` does. */
function askedBy(content: Content, r: Resource): string[][] {
  const ofTabs = (queue: QueueOptions) => queue.tabs.map(tab => queueFields(r, queue, tab));
  switch (content.pattern) {
    case 'queue':
      return ofTabs(content.options);
    case 'grading':
      return content.options.queue ? ofTabs(content.options.queue) : [];
    case 'history':
      return [historyFields(r, content.options)];
    case 'monitor':
      return [monitorFields(r, content.options)];
    default:
      return [];
  }
}

describe('daftar layar', () => {
  const lists = registry.screens.flatMap(screen =>
    allRoles
      .filter(role => screen.roles[role])
      .flatMap(role => {
        const r = registry.find(screen.resources[0] ?? '');
        if (!r) return [];
        const asked = new Set(askedBy(screen.byRole?.[role] ?? screen, r).map(fields => JSON.stringify(fields)));
        return [...asked].map(fields => [screen.path, role, r, fields] as const);
      }),
  );

  it('ada pada setiap pola', () => expect(lists.length).toBeGreaterThan(40));

  it.each(lists)(
    '%s (%s): semua yang ditampilkan dapat diminta, dan hanya itu yang datang',
    async (_, role, r, asked) => {
      const fields: string[] = JSON.parse(asked);
      const seen = fields.filter(name => !hiddenFields({ baseRole: role }, r).has(name));
      const answer = await (await world.as(role)).get(r.endpoint, { range: [0, 4], embed: '1', kolom: seen });
      expect(answer.statusCode, answer.body).toBe(200);
      const allowed = new Set(['id', 'version', '_embed', ...seen]);
      expect(answer.json<Row[]>().flatMap(row => Object.keys(row).filter(name => !allowed.has(name)))).toEqual([]);
    },
  );
});

describe('peserta', () => {
  const chips = async (role: Role, kolom?: string[]) => {
    const answer = await (await world.as(role)).get(pendaftar.endpoint, {
      range: [0, 199],
      ...(kolom ? { kolom } : {}),
    });
    return answer.json<Row[]>();
  };

  it('peringatan, draf nilai, dan rincian program datang bila diminta, sama dengan pada baris utuh', async () => {
    const whole = await chips('HA03');
    const named = await chips('HA03', ['npm', 'peringatan', 'drafNilai', 'magang']);
    expect(whole.some(({ peringatan }) => Array.isArray(peringatan) && peringatan.length > 0)).toBe(true);
    expect(whole.some(({ magang }) => magang !== undefined)).toBe(true);
    const told = ({ id, npm, peringatan, drafNilai, magang }: Row) => ({ id, npm, peringatan, drafNilai, magang });
    expect(named.map(told)).toEqual(whole.map(told));
    const plain = await chips('HA03', ['npm']);
    expect(plain).toEqual(whole.map(({ id, version, npm }) => ({ id, version, npm })));
  });

  it('langkah yang boleh diambil datang bila diminta', async () => {
    const whole = await chips('HA03');
    expect(whole.some(({ aksi }) => Array.isArray(aksi) && aksi.length > 0)).toBe(true);
    expect(await chips('HA03', ['aksi'])).toEqual(whole.map(({ id, version, aksi }) => ({ id, version, aksi })));
  });

  it('dan tidak dengan nama lain', async () => {
    const admin = await world.as('HA03');
    for (const kolom of [['hitungan'], ['magang.posisi'], ['constructor']])
      expect((await admin.get(pendaftar.endpoint, { kolom })).statusCode).toBe(400);
  });
});
