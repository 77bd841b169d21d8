// @module-tag semua: asks each of some thousand reads as three readers, more than a minute.
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { isRecord } from '../../../resources/kit/index.ts';
import { role } from '../../../resources/roles.ts';
import { inboundId } from '../../../server/areas/pertukaran/demo/inbound.ts';
import { untranslated } from '../../support/indonesian.ts';
import { createWorld, type Person, person, testConfig, type World } from '../support/world.ts';

/** Sentences that the API adds to rows are in English for readers of English (docs/domain/50 §4). */

let world: World;
let readers: Person[];

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  const found = await world.db.one<{ username: string }>(
    'select username from pengaturan_user where id_mhs_inbound = $1',
    [inboundId('jihan')],
  );
  const answer = await world.login(found?.username ?? '', testConfig.demoPassword);
  const inbound = person(world.app, answer.json<{ token: { AccessToken: string } }>().token.AccessToken);
  readers = [inbound, await world.as(role.outbound), await world.as(role.mitra)];
  for (const reader of readers) {
    const { id, version } = (await reader.get('user')).json<{ id: string; version: number }>();
    expect((await reader.bare.put(`user/profile/${id}`, { bahasa: 'en', version })).statusCode).toBe(200);
  }
});
afterAll(() => world.close());

/** Where an answer holds a sentence of the server; what stands elsewhere is data, or a word that the page looks up. */
const spoken: ReadonlySet<string> = new Set([
  'pesan',
  'peringatan',
  'terkunci',
  'terlambat',
  'tertutup',
  'halangan',
  'teks',
]);
/** A code, which the page has words for: `LOG_KOSONG_7H`, `segera`. */
const code = /^(?:[A-Z0-9_]+|[a-z0-9_]+)$/;

function sentences(body: unknown, key = ''): string[] {
  if (typeof body === 'string') return spoken.has(key) && !code.test(body) ? [body] : [];
  if (Array.isArray(body)) return body.flatMap(one => sentences(one, key));
  return isRecord(body) ? Object.entries(body).flatMap(([name, one]) => sentences(one, name)) : [];
}

interface Docs {
  paths: Record<string, Record<string, unknown>>;
}
interface Row {
  id: string;
}

it('says nothing in Indonesian beside data', async () => {
  const docs = (await world.app.inject({ method: 'GET', url: '/api/docs/json' })).json<Docs>();
  // How services fare is shown to the office, which reads Indonesian.
  const paths = Object.entries(docs.paths)
    .filter(([path, methods]) => 'get' in methods && path !== '/api/network/status')
    .map(([path]) => path)
    .filter(path => !path.includes('{') || /\{id\}(\/[a-z-]+)?$/.test(path));
  expect(paths.length).toBeGreaterThan(500);
  const found: string[] = [];
  let n = 0;
  const read = async (token: string, url: string): Promise<unknown> => {
    n += 1;
    const answer = await world.app.inject({
      method: 'GET',
      url,
      headers: { authorization: `Bearer ${token}` },
      // Each call from an address of its own: how many one may make is not the question.
      remoteAddress: `10.${n % 200}.${(n >> 8) % 200}.${n % 251}`,
    });
    const isJson = answer.statusCode === 200 && String(answer.headers['content-type']).includes('json');
    return isJson ? answer.json() : undefined;
  };
  for (const path of paths)
    for (const { token } of readers) {
      const rows = path.includes('{id}') ? await read(token, path.split('/{id}')[0] ?? '') : undefined;
      const first: unknown = Array.isArray(rows) ? rows[0] : undefined;
      if (path.includes('{id}') && !isRecord(first)) continue;
      const url = path.replace('{id}', isRecord(first) ? String(first.id) : '');
      found.push(...untranslated(sentences(await read(token, url))).map(said => `${path}: ${said}`));
    }
  expect([...new Set(found)]).toEqual([]);
}, 300_000);

it('tells a partner in English how far a logbook is from its goal', async () => {
  const [, , partner] = readers;
  if (!partner) throw new Error('no partner');
  // More credits than anybody has hours for.
  await world.db.execute(
    `update mbkm_pendaftar_program_mbkm set total_sks_diajukan = 40 where kode_jenis_mbkm = 'magang'`,
  );
  const asked = encodeURIComponent(JSON.stringify({ kodeJenisMbkm: 'magang' }));
  const rows = (await partner.get(`mbkm/pendaftar-program-mbkm?filter=${asked}`)).json<Row[]>();
  expect(rows.length).toBeGreaterThan(0);
  const said: string[] = [];
  for (const { id } of rows) {
    const { pesan } = (await partner.get(`magang/logbook-magang/ringkasan?idPendaftarMbkm=${id}`)).json<{
      pesan?: string | null;
    }>();
    if (pesan) said.push(pesan);
    const sheet = (await partner.get(`magang/penilaian/lembar/${id}`)).json<{ capaian?: { pesan: string | null } }>();
    if (pesan && sheet.capaian) expect(sheet.capaian.pesan).toBe(pesan);
  }
  expect(said.length).toBeGreaterThan(0);
  for (const pesan of said) expect(pesan).toMatch(/^Hours of the logbook: /);
});
