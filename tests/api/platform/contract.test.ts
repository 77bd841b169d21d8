import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { allRoles, isSortable, type Resource, type Role } from '../../../resources/kit/index.ts';
import { tableName } from '../../../server/platform/database/columns.ts';
import { isPublished } from '../../../server/platform/engine/routes.ts';
import { sampled } from '../../support/selection.ts';
import { resourceTraits } from '../../support/traits.ts';
import { madeElsewhere, sampleFrom, withoutRows } from '../support/samples.ts';
import { createWorld, type Person, type World } from '../support/world.ts';

/**
 * Behaviour common to all resources, looped over the registry: a new declaration is tested by being declared.
 * Special resources (accounts, menus) have tests of their own for what is special; what is common holds for them too.
 */
let world: World;
let admin: Person;
let counter = 0;

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  admin = await world.as('HA01');
});
afterAll(() => world.close());

const unknownId = (r: Resource) => (r.id === 'uuid' ? '01890000-0000-7000-8000-000000000000' : '00');
/** Roles whose menus name the resource and whose policy allows reading. */
const readers = (r: Resource): Role[] =>
  allRoles.filter(
    role =>
      r.access[role] &&
      (r.readWithoutMenu || registry.screens.some(screen => screen.roles[role] && screen.resources.includes(r.name))),
  );
const published = registry.resources.filter(r => isPublished(r) && !r.byHand);
/** Resources that are walked: all, or one of each kind. */
const walked = sampled('contract', published, resourceTraits);
const managed = walked.filter(r => readers(r).includes('HA01') && r.access.HA01 && !withoutRows.has(r.name));
const writable = managed.filter(
  r => !r.serverOnly && r.access.HA01?.flags.includes('create') && !madeElsewhere.has(r.name),
);

type Data = Record<string, unknown> & { id: string; version: number };
const rowsOf = async (r: Resource, query: Record<string, unknown> = {}): Promise<Data[]> =>
  (await admin.get(r.endpoint, query)).json<Data[]>();
const total = (headers: Record<string, unknown>) => Number(String(headers['content-range']).split('/')[1]);

/** A new row like an existing one. */
async function createLike(r: Resource) {
  const [row] = await rowsOf(r, { range: [0, 0] });
  if (!row) throw new Error(`${r.name}: data contoh kosong`);
  const full = (await admin.get(`${r.endpoint}/${row.id}`)).json<Data>();
  return admin.post(r.endpoint, sampleFrom(r, full, ++counter));
}

describe.each(walked.map(r => [r.name, r] as const))('%s', (_name, r) => {
  it('menolak pemanggil tanpa sesi', async () => {
    expect((await world.stranger.get(r.endpoint)).statusCode).toBe(401);
    expect((await world.stranger.get(`${r.endpoint}/${unknownId(r)}`)).statusCode).toBe(401);
    if (!r.serverOnly) expect((await world.stranger.post(r.endpoint, {})).statusCode).toBe(401);
  });

  it('menolak setiap peran tanpa hak, untuk membaca dan menulis', async () => {
    for (const role of allRoles) {
      const person = await world.as(role);
      const may = readers(r).includes(role);
      expect((await person.get(r.endpoint)).statusCode, `${role} membaca`).toBe(may ? 200 : 403);
      if (r.serverOnly) continue;
      if (!(may && r.access[role]?.flags.includes('create')))
        expect((await person.post(r.endpoint, {})).statusCode, `${role} menambah`).toBe(403);
      if (!(may && r.access[role]?.flags.includes('delete')))
        expect((await person.delete(`${r.endpoint}/${unknownId(r)}`)).statusCode, `${role} menghapus`).toBe(403);
    }
  });
});

describe.each(managed.map(r => [r.name, r] as const))('%s: membaca', (_name, r) => {
  it('memberi halaman dengan rentang dan jumlah, maksimal 200', async () => {
    const answer = await admin.get(r.endpoint, { range: [0, 1] });
    expect(answer.statusCode).toBe(200);
    const rows = answer.json<Data[]>();
    expect(rows.length).toBe(Math.min(2, total(answer.headers)));
    const big = await admin.get(r.endpoint, { range: [0, 99_999] });
    expect(big.json<Data[]>().length).toBeLessThanOrEqual(200);
  });

  it('mengurutkan menurut tiap kolom daftar, naik dan turun', async () => {
    for (const name of r.columns) {
      const kind = r.fields[name]?.kind;
      if (kind === 'refs' || kind === 'enums' || !isSortable(r, name, registry.find)) continue;
      for (const direction of ['ASC', 'DESC']) {
        const answer = await admin.get(r.endpoint, { sort: [name, direction], range: [0, 4], embed: '1' });
        expect(answer.statusCode, `${name} ${direction}: ${answer.body}`).toBe(200);
      }
    }
  });

  it('menyaring menurut tiap filter: semua hasil cocok, dan yang dicari ada', async () => {
    const rows = await rowsOf(r, { range: [0, 24] });
    for (const name of r.filters) {
      const row = rows.find(
        candidate => candidate[name] != null && !(Array.isArray(candidate[name]) && candidate[name].length === 0),
      );
      if (!row) continue;
      const wanted = row[name];
      const answer = await admin.get(r.endpoint, { filter: { [name]: wanted }, range: [0, 199] });
      expect(answer.statusCode, `${name}: ${answer.body}`).toBe(200);
      const found = answer.json<Data[]>();
      expect(found.length, name).toBeGreaterThan(0);
      if (!Array.isArray(wanted)) for (const one of found) expect(one[name]).toEqual(wanted);
    }
  });

  it('menolak filter, urutan, dan rentang yang tidak dikenal', async () => {
    const bad = [
      { filter: { tidakAda: 1 } },
      { filter: '{' },
      { sort: ['tidakAda', 'ASC'] },
      { sort: ['id;drop table', 'ASC'] },
      { range: [5, 1] },
      { range: 'x' },
    ];
    for (const query of bad) {
      const answer = await admin.get(r.endpoint, query);
      expect(answer.statusCode, JSON.stringify(query)).toBe(400);
      expect(answer.json().message).toMatch(/tidak dikenal/);
    }
  });

  it('menjawab 404 untuk id yang tidak ada dan yang bukan id', async () => {
    for (const id of [unknownId(r), 'bukan-id-sama-sekali-yang-panjang']) {
      const answer = await admin.get(`${r.endpoint}/${id}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json().message).toBe('Data tidak ditemukan.');
    }
  });

  it('menyembunyikan baris di luar cakupan sebagai 404', async () => {
    const all = await rowsOf(r, { range: [0, 199] });
    for (const role of readers(r)) {
      const person = await world.as(role);
      const seen = new Set((await person.get(r.endpoint, { range: [0, 199] })).json<Data[]>().map(row => row.id));
      const outside = all.find(row => !seen.has(row.id));
      if (!outside || seen.size >= 200) continue;
      expect((await person.get(`${r.endpoint}/${outside.id}`)).statusCode, role).toBe(404);
      if (r.access[role]?.flags.includes('update')) {
        expect((await person.put(`${r.endpoint}/${outside.id}`, { version: outside.version })).statusCode, role).toBe(
          404,
        );
      }
    }
  });
});

describe.each(writable.map(r => [r.name, r] as const))('%s: menulis', (_name, r) => {
  it('membuat baris, mencatatnya di riwayat, dan menghapusnya', async () => {
    const created = await createLike(r);
    expect(created.statusCode, created.body).toBe(201);
    const row = created.json<Data>();
    expect((await admin.get(`${r.endpoint}/${row.id}`)).json()).toMatchObject({ id: row.id, version: 1 });
    if (!r.unaudited) {
      const [entry] = (await admin.get(`${r.endpoint}/${row.id}/riwayat`)).json<{ aksi: string; namaRole: string }[]>();
      expect(entry).toMatchObject({ aksi: 'buat', namaRole: 'Super Admin' });
    }
    if (!r.access.HA01?.flags.includes('delete')) return;
    const removed = await admin.delete(`${r.endpoint}/${row.id}`);
    expect(removed.statusCode, removed.body).toBe(200);
    expect((await admin.get(`${r.endpoint}/${row.id}`)).statusCode).toBe(404);
  });

  it('menyebut setiap kolom wajib yang kosong dan kolom yang tidak dikenal', async () => {
    const required = Object.entries(r.fields).filter(
      ([, field]) => field.required && !field.readOnly && field.default === undefined,
    );
    const answer = await admin.post(r.endpoint, { tidakDikenal: 1 });
    expect(answer.statusCode).toBe(422);
    const { errors } = answer.json<{ errors: Record<string, string> }>();
    expect(errors.tidakDikenal).toBe('Isian ini tidak dikenal portal.');
    for (const [name] of required) expect(errors[name], name).toBe('Wajib diisi.');
  });

  it('menolak kolom yang diisi sistem', async () => {
    const readOnly = Object.keys(r.fields).find(name => r.fields[name]?.readOnly);
    if (!readOnly) return;
    const answer = await admin.post(r.endpoint, { [readOnly]: 'x' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toHaveProperty(readOnly);
  });

  it('menolak simpan dengan versi lama dan menyertakan yang terkini', async () => {
    const [row] = await rowsOf(r, { range: [0, 0] });
    const answer = await admin.put(`${r.endpoint}/${row?.id}`, { version: (row?.version ?? 1) - 1 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      message: 'Data sudah diubah pengguna lain. Muat ulang, lalu coba lagi.',
      terkini: { id: row?.id, version: row?.version },
    });
  });

  it('membiarkan baris apa adanya bila tidak ada yang berubah', async () => {
    const [row] = await rowsOf(r, { range: [0, 0] });
    const full = (await admin.get(`${r.endpoint}/${row?.id}`)).json<Data>();
    const answer = await admin.put(`${r.endpoint}/${row?.id}`, full);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<Data>().version).toBe(full.version);
  });

  it('menghapus banyak sekaligus dan menyebut yang tidak dapat dihapus', async () => {
    if (!r.access.HA01?.flags.includes('delete')) return;
    const made = [await createLike(r), await createLike(r)].map(answer => answer.json<Data>());
    const items = made.map(({ id, version }) => ({ id, version }));
    const report = (await admin.delete(r.endpoint, { items })).json<{ berhasil: number; gagal: unknown[] }>();
    expect(report).toEqual({ berhasil: 2, gagal: [] });
  });

  it('mengekspor yang tampil, dan mengenali ekspor itu kembali sebagai data yang sama', async () => {
    if (!r.access.HA01?.flags.includes('export')) return;
    for (const format of ['csv', 'xlsx']) {
      const answer = await admin.get(`${r.endpoint}/ekspor`, { format });
      expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
      expect(answer.rawPayload.length).toBeGreaterThan(10);
    }
    if (r.access.HA01?.flags.includes('import')) {
      expect((await admin.get(`${r.endpoint}/impor/templat`, { format: 'xlsx' })).statusCode).toBe(200);
    }
  });
});

/** Answered by their areas, and bound by the same promises; the fields of a programme's own travel with the registration. */
const byHand = registry.resources.filter(
  r => isPublished(r) && r.byHand && registry.programmes.every(({ detail }) => detail?.resource !== r.name),
);

describe('sumber data yang dijawab areanya sendiri', () => {
  it('diuji pula', () => {
    expect(byHand.map(r => r.name)).toEqual(
      expect.arrayContaining(['mbkm/pendaftar-program-mbkm', 'nilai/penilaian', 'konversi/revisi-nilai']),
    );
  });

  it.each(byHand.map(r => [r.name, r] as const))('%s: tanpa sesi dan tanpa hak ditolak', async (_name, r) => {
    expect((await world.stranger.get(r.endpoint)).statusCode).toBe(401);
    expect((await world.stranger.get(`${r.endpoint}/${unknownId(r)}`)).statusCode).toBe(401);
    for (const role of allRoles) {
      if (r.access[role]) continue;
      const person = await world.as(role);
      expect((await person.get(r.endpoint)).statusCode, `${role} membaca`).toBe(403);
      expect((await person.get(`${r.endpoint}/${unknownId(r)}`)).statusCode, `${role} membuka`).toBe(403);
      for (const call of [person.post(r.endpoint, {}), person.put(`${r.endpoint}/${unknownId(r)}`, {})])
        expect([403, 404], `${role} menulis`).toContain((await call).statusCode);
    }
  });

  it.each(byHand.map(r => [r.name, r] as const))('%s: yang di luar cakupan tidak ada', async (_name, r) => {
    const all = await rowsOf(r, { range: [0, 199] });
    let asked = 0;
    for (const role of readers(r)) {
      const person = await world.as(role);
      const seen = new Set((await person.get(r.endpoint, { range: [0, 199] })).json<Data[]>().map(row => row.id));
      const outside = all.find(row => !seen.has(row.id));
      if (!outside) continue;
      asked++;
      const path = `${r.endpoint}/${outside.id}`;
      // Grade changes are read by the id of their participation.
      if (r.name !== 'konversi/riwayat-nilai') expect((await person.get(path)).statusCode, role).toBe(404);
      const { version } = outside;
      for (const call of [
        person.put(path, { version, status: 'disetujui', aksi: 'setujui' }),
        person.delete(path),
        ...['ajukan', 'setujui', 'kirim', 'buka_kunci'].map(step => person.post(`${path}/aksi/${step}`, { version })),
      ])
        expect([403, 404, 422], role).toContain((await call).statusCode);
      const left = (await rowsOf(r, { range: [0, 199] })).find(row => row.id === outside.id);
      expect(left?.version, role).toBe(version);
    }
    // Everybody has notices of their own only, Super Admin too.
    expect(asked > 0 || r.name === 'notifikasi').toBe(true);
  });
});

describe('menghapus yang masih dipakai', () => {
  const used = writable.filter(
    r =>
      r.access.HA01?.flags.includes('delete') &&
      registry.referrers(r.name).some(({ resource }) => published.includes(resource)),
  );

  /** A row that another row points at, neither of them going with the other. */
  const usedRow = async (r: Resource): Promise<string | undefined> => {
    for (const { resource, field, many } of registry.referrers(r.name)) {
      const declared = resource.fields[field];
      if (resource.view || (declared?.kind === 'ref' && declared.cascade)) continue;
      const column = field.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);
      const pointed = many ? `unnest(t.${column})` : `t.${column}`;
      const found = await world.db.one<{ id: string }>(
        `select x.id from (select ${pointed} as id from ${tableName(resource)} t) x where x.id is not null limit 1`,
      );
      if (found) return found.id;
    }
    return undefined;
  };
  /** Nothing of the demo points at them. */
  const unused = new Set([
    'master/kategori-karya',
    'master/citation',
    'master/status-kelompok',
    'master/satuan',
    'master/syarat-luaran',
  ]);

  it.each(used.map(r => [r.name, r] as const))('%s ditolak dan tetap ada', async (_name, r) => {
    const id = await usedRow(r);
    expect(id !== undefined || unused.has(r.name), 'tidak ada yang memakai').toBe(true);
    const answer = await admin.delete(`${r.endpoint}/${id ?? unknownId(r)}`);
    expect(answer.statusCode, answer.body).toBe(id ? 409 : 404);
    const { message } = answer.json<{ message: string }>();
    expect(message).toMatch(
      id
        ? /masih dipakai|masih membimbing|tidak dapat|bawaan|Nonaktifkan|harus ada|sudah memiliki|masih memiliki|sudah dipakai/i
        : /tidak ditemukan/,
    );
    if (id) expect((await admin.get(`${r.endpoint}/${id}`)).statusCode).toBe(200);
  });
});
