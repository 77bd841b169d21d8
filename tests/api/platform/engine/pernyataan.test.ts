import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, it, vi } from 'vitest';
import { createWorld, type Person, type World } from '../../support/world.ts';

/** How many statements a call sends to the database: what is asked once too often costs every caller (docs/design/performance.md). */

let world: World;
let tim: Person;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  tim = await world.as('HA03');
});
afterAll(() => world.close());
afterEach(() => vi.restoreAllMocks());

/** Statements sent while a call is answered, of the writing alone: sessions and settings are looked up now and then. */
async function sent<T>(table: string, call: () => Promise<T>): Promise<{ answer: T; texts: string[] }> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  const answer = await call();
  const texts = spy.mock.calls.map(([query]: unknown[]) =>
    typeof query === 'string' ? query : String(Object(query).text ?? ''),
  );
  spy.mockRestore();
  return { answer, texts: texts.filter(text => text.includes(table) || /^\s*(begin|commit|savepoint)/.test(text)) };
}

interface Row {
  id: string;
  version: number;
  kode: string;
  simbol: string | null;
}
const seen = ({ id, version }: Row) => ({ id, version });

const student = (npm: string, idProgramProdi: unknown) => ({
  npm,
  nama: 'Uji Pernyataan',
  idProgramProdi,
  angkatan: 2024,
  semester: 3,
  statusAkademik: 'aktif',
  jenisKelamin: 'L',
});

it('creates a row with its history in one statement, and tells a wrong reference by field all the same', async () => {
  const [prodi] = (await tim.get('master/program-prodi?range=[0,0]')).json<Row[]>();
  const first = await tim.post('master/mahasiswa', student('99000001', prodi?.id));
  expect(first.statusCode, first.body).toBe(201);
  const { answer, texts } = await sent('master_mahasiswa', () =>
    tim.post('master/mahasiswa', student('99000002', prodi?.id)),
  );
  expect(answer.statusCode).toBe(201);
  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain('internal_riwayat');
  const nowhere = '018cc251-f400-7000-8000-00000000ffff';
  for (const npm of ['99000003', '99000002']) {
    const wrong = await tim.post('master/mahasiswa', student(npm, nowhere));
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['idProgramProdi']]);
  }
  const taken = await tim.post('master/mahasiswa', student('99000002', prodi?.id));
  expect([taken.statusCode, Object.keys(taken.json().errors)]).toEqual([422, ['npm']]);
});

it('changes many rows in few statements, each with its history, and leaves out the refused ones alone', async () => {
  const rows: Row[] = [];
  for (let i = 0; i < 40; i++) {
    const made = await tim.post('master/satuan', { kode: `st${i}`, nama: `Satuan pernyataan ${i}`, jenis: 'lainnya' });
    rows.push(made.json<Row>());
  }
  const [stale, gone, ...others] = rows;
  if (!stale || !gone) throw new Error('Satuan tidak terbuat.');
  await tim.put(`master/satuan/${stale.id}`, { simbol: 'lain', version: stale.version });
  const { answer, texts } = await sent('master_satuan', () =>
    tim.put('master/satuan', { items: [stale, ...others].map(seen), data: { simbol: 'sama' } }),
  );
  expect(answer.json()).toMatchObject({ berhasil: 38, sama: 0, gagal: [{ id: stale.id, code: 'stale' }] });
  expect(texts.length).toBeLessThanOrEqual(8);
  const [newest] = (await tim.get(`master/satuan/${others[37]?.id}/riwayat`)).json();
  expect(newest).toMatchObject({ aksi: 'ubah', versi: 2, perubahan: { simbol: { dari: null, ke: 'sama' } } });
  const changed = others.map(({ id, version }) => ({ id, version: version + 1 }));
  await tim.delete(`master/satuan/${gone.id}`, seen(gone));
  const again = await tim.put('master/satuan', { items: [seen(gone), ...changed], data: { simbol: 'sama' } });
  expect(again.json()).toMatchObject({ berhasil: 38, sama: 38, gagal: [{ id: gone.id, code: 'notFound' }] });
});

it('tries row by row what the database refuses of a set, and names only the row to blame', async () => {
  const rows: Row[] = [];
  for (let i = 0; i < 3; i++) {
    const made = await tim.post('master/satuan', { kode: `sv${i}`, nama: `Satuan versi ${i}`, jenis: 'lainnya' });
    rows.push(made.json<Row>());
  }
  await world.db.execute(
    `create function uji_tolak() returns trigger language plpgsql as $$ begin
       if new.kode = 'sv1' and new.simbol = 'ditolak' then raise exception 'x' using errcode = '23503'; end if; return new; end $$`,
  );
  await world.db.execute(
    'create trigger uji_tolak before update on master_satuan for each row execute function uji_tolak()',
  );
  const answer = await tim.put('master/satuan', { items: rows.map(seen), data: { simbol: 'ditolak' } });
  expect(answer.json()).toMatchObject({ berhasil: 2, gagal: [{ id: rows[1]?.id }] });
  const now = await Promise.all(rows.map(async ({ id }) => (await tim.get(`master/satuan/${id}`)).json<Row>().simbol));
  expect(now).toEqual(['ditolak', null, 'ditolak']);
});
