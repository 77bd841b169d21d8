import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import type { Resource } from '../../../../resources/kit/index.ts';
import { isDeletable } from '../../../../server/platform/engine/bin/rights.ts';
import { isPublished } from '../../../../server/platform/engine/routes.ts';
import { sampled } from '../../../support/selection.ts';
import { resourceTraits } from '../../../support/traits.ts';
import { withoutRows } from '../../support/samples.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

/** Deleted rows of the portal: told to those who could read them, and taken back as they were. */
let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  admin = await world.as('HA01');
});
afterAll(() => world.close());

type Row = Record<string, unknown> & { id: string; version: number };

/** Stored fields of a row, without those that rules add when it is opened. */
const own = (r: Resource, row: Row) =>
  Object.fromEntries(
    ['id', 'createdAt', 'createdBy', ...Object.keys(r.fields)].map(name => [name, row[name]] as const),
  );

/** Deletes the first row that may be deleted. */
async function deleteOne(r: Resource): Promise<Row | undefined> {
  const rows = (await admin.get(r.endpoint, { range: [0, 24] })).json<Row[]>();
  for (const { id } of Array.isArray(rows) ? rows : []) {
    const row = (await admin.get(`${r.endpoint}/${id}`)).json<Row>();
    if ((await admin.delete(`${r.endpoint}/${id}`)).statusCode === 200) return row;
  }
  return undefined;
}

let taken = 0;

describe('setiap jenis data yang dapat dihapus', () => {
  const kinds = sampled(
    'sampah',
    registry.resources.filter(
      r =>
        isPublished(r) &&
        isDeletable(r) &&
        !r.byHand &&
        !withoutRows.has(r.name) &&
        r.access.HA01?.flags.includes('delete'),
    ),
    resourceTraits,
  );

  it.each(kinds.map(r => [r.name, r] as const))('%s', async (_, r) => {
    const row = await deleteOne(r);
    if (!row) return;
    taken++;
    const base = r.endpoint;
    expect((await admin.get(`${base}/${row.id}`)).statusCode).toBe(404);
    const history = await admin.get(`${base}/${row.id}/riwayat`);
    expect(history.statusCode, history.body).toBe(200);
    expect(history.json<{ aksi: string }[]>()[0]?.aksi).toBe('hapus');
    const bin = await admin.get(`${base}/sampah`);
    expect(bin.statusCode, bin.body).toBe(200);
    expect(bin.json<Row[]>().find(({ id }) => id === row.id)).toMatchObject({ boleh: true });
    const shown = await admin.get(`${base}/sampah/${row.id}`);
    expect(shown.statusCode, shown.body).toBe(200);
    const back = await admin.post(`${base}/sampah/${row.id}/pulihkan`);
    expect(back.statusCode, back.body).toBe(200);
    const now = (await admin.get(`${base}/${row.id}`)).json<Row>();
    expect(own(r, now)).toEqual(own(r, row));
    expect(now.version).toBeGreaterThan(row.version);
    expect((await admin.get(`${base}/sampah`)).json<Row[]>().find(({ id }) => id === row.id)).toBeUndefined();
    const told = (await admin.get(`${base}/${row.id}/riwayat`)).json<{ aksi: string }[]>();
    expect(told.slice(0, 2).map(({ aksi }) => aksi)).toEqual(['ambil_kembali', 'hapus']);
  });

  it('sebagian besar jenis memang terhapus di sini', () => {
    expect(taken).toBeGreaterThan(kinds.length / 2);
  });
});

describe('perubahan pertama baris dari contoh', () => {
  it('dapat dikembalikan walau tidak ada riwayat sebelumnya', async () => {
    const [row] = (await admin.get('master/satuan')).json<Row[]>();
    const path = `master/satuan/${row?.id}`;
    const fresh = (await admin.get(`${path}/riwayat`)).json<{ id: string; aksi: string; versi: number }[]>();
    expect(fresh).toMatchObject([{ id: 'awal', aksi: 'awal', versi: row?.version }]);
    expect((await admin.put(path, { nama: 'Salah ketik' })).statusCode).toBe(200);
    const told = (await admin.get(`${path}/riwayat`)).json<{ id: string; aksi: string; versi: number }[]>();
    expect(told.map(({ aksi }) => aksi)).toEqual(['ubah', 'awal']);
    const back = await admin.post(`${path}/pulihkan`, { idRiwayat: 'awal', version: Number(row?.version) + 1 });
    expect(back.statusCode, back.body).toBe(200);
    expect(back.json<Row>()).toMatchObject({ nama: row?.nama });
  });
});
