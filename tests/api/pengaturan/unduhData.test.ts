import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { isRecord } from '../../../resources/kit/index.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { openZip, readEntry } from '../../../server/platform/documents/spreadsheet/zip.ts';
import { archivesMade } from '../../../server/platform/engine/ownData/routes.ts';
import { createWorld, type Person, type World } from '../support/world.ts';

let world: World;
let student: Person;
let contents: ReadonlyMap<string, string>;
let idMahasiswa: string;

async function opened(bytes: Buffer): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const [name, entry] of openZip(bytes)) {
    const parts: Buffer[] = [];
    for await (const block of readEntry(bytes, entry, 50_000_000)) parts.push(block);
    found.set(name, Buffer.concat(parts).toString('utf8'));
  }
  return found;
}

/** Rows of a part, by the end of its name. */
function rowsOf(label: string): Record<string, unknown>[] {
  const name = [...contents.keys()].find(key => key.endsWith(` ${label}.json`));
  const rows: unknown = JSON.parse(contents.get(name ?? '') ?? '[]');
  return Array.isArray(rows) ? rows.filter(isRecord) : [];
}

const state = async (who: Person) => (await who.get('user/unduh-data')).json<{ status: string; kemajuan: number }>();

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  student = await world.as('mahasiswa');
  idMahasiswa = (await student.get('user')).json<{ idMahasiswa: string }>().idMahasiswa;
});
afterAll(() => world.close());

describe('everything that is kept of me', () => {
  it('is not there before it is asked for', async () => {
    expect(await state(student)).toMatchObject({ status: 'kosong' });
    expect((await student.get('user/unduh-data/berkas')).statusCode).toBe(404);
  });

  it('is made in the background, once at a time', async () => {
    const [first, second] = [await student.post('user/unduh-data'), await student.post('user/unduh-data')];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    await archivesMade();
    expect(await state(student)).toMatchObject({ status: 'siap', kemajuan: 100 });
    const noted = await world.db.query(
      `select 1 from pengaturan_log_aktivitas where ringkasan = 'Unduhan data pribadi disiapkan.'`,
    );
    expect(noted).toHaveLength(1);
  });

  it('has the person, the participations and what hangs on them, as data and as a workbook', async () => {
    const answer = await student.get('user/unduh-data/berkas');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toContain('data-pribadi-2026-11-21.zip');
    contents = await opened(answer.rawPayload);
    expect(rowsOf('Mahasiswa')).toEqual([expect.objectContaining({ id: idMahasiswa })]);
    const participations = rowsOf(pendaftar.label);
    expect(participations.length).toBeGreaterThan(0);
    for (const row of participations) expect(row).toMatchObject({ idMahasiswa });
    const kept = await world.db.query('select 1 from mbkm_pendaftar_program_mbkm where id_mahasiswa = $1', [
      idMahasiswa,
    ]);
    expect(participations).toHaveLength(kept.length);
    expect(rowsOf('Pemberitahuan').length).toBeGreaterThan(0);
    expect([...contents.keys()]).toContain('data-pribadi.xlsx');
  });

  it('has no password, and nothing of anybody else', () => {
    const all = [...contents].filter(([name]) => name.endsWith('.json')).map(([, text]) => text);
    expect(all.join()).not.toMatch(/argon2|tokenHash|kodeAksesHash/);
    expect(rowsOf('Pengguna')).toHaveLength(1);
  });

  it('has the documents of the own rows', () => {
    expect([...contents.keys()].filter(name => name.startsWith('berkas/')).length).toBeGreaterThan(0);
  });

  it('is nobody else’s', async () => {
    const other = await world.as('timmbkm');
    expect((await other.get('user/unduh-data/berkas')).statusCode).toBe(404);
    const [file] = await world.db.query<{ id: string }>(`select id_berkas as id from internal_unduhan_data`);
    expect((await other.get('files', { id: file?.id })).statusCode).toBe(404);
  });

  it('ends after a day', async () => {
    await world.db.execute(`update internal_unduhan_data set berlaku_sampai = $1`, [world.clock.now.toISOString()]);
    expect(await state(student)).toMatchObject({ status: 'kosong' });
    const refused = await student.get('user/unduh-data/berkas');
    expect(refused.statusCode).toBe(404);
    expect(refused.json()).toMatchObject({ message: expect.stringContaining('kedaluwarsa') });
  });

  it('can be had by every role', async () => {
    for (const role of ['dosen', 'mitra', 'inbound', 'superadmin']) {
      const person = await world.as(role);
      await person.post('user/unduh-data');
      await archivesMade();
      expect(await state(person), role).toMatchObject({ status: 'siap' });
    }
  });
});
