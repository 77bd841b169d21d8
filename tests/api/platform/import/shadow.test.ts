import { afterAll, beforeAll, expect, it } from 'vitest';
import { translate } from '../../../../server/platform/engine/dbErrors.ts';
import { settled } from '../../../../server/platform/engine/import/apply.ts';
import { openPlace, type Place, registry } from './place.ts';
import { head, type Import, type ImportCalls, importCalls, r } from './uploads.ts';

/**
 * Imports as the two databases write them: the embedded one in a shadow, from where they are laid in between others'
 * calls, a server in one transaction. What an import says and writes is the same and stands in apply.test.ts.
 */
let place: Place;
let calls: ImportCalls;
beforeAll(async () => {
  place = await openPlace();
  calls = importCalls(place);
});
afterAll(() => place.close());

it('tells its progress while it is being written, also on a database with one connection', async () => {
  const rows = Array.from({ length: 2500 }, (_, i) => `49${String(i).padStart(6, '0')};Peserta ${i};81;2024`);
  const id = await calls.uploaded(`${head}\n${rows.join('\n')}\n`);
  const order: string[] = [];
  expect((await place.as('tim').post(`${r}/impor/${id}/terapkan`)).statusCode).toBe(202);
  const ended = settled().then(() => order.push('selesai'));
  const asked = calls.job(id).then(({ status }) => order.push(status));
  await Promise.all([ended, asked]);
  expect(order).toEqual(['diproses', 'selesai']);
  expect((await calls.job(id)).status).toBe('selesai');
});
// A server has a connection for everybody, and one transaction does.
it.skipIf(process.env.TEST_DATABASE_URL)(
  'is seen at once by everybody else, who wait only where it writes',
  async () => {
    const rows = (nama: string, from: number) =>
      Array.from({ length: 400 }, (_, i) => `${String(48_000_000 + from + i)};${nama};81;2024`).join('\n');
    await calls.done(`${head}\n${rows('Lama', 0)}\n`);
    const id = await calls.uploaded(`${head}\n${rows('Baru', 0)}\n${rows('Baru', 2000)}\n`);
    // One statement, so that all of it is seen at one moment.
    const counts = () =>
      place.db.one<{ lama: number; baru: number; riwayat: number }>(
        `select count(*) filter (where nama = 'Lama')::int as lama, count(*) filter (where nama = 'Baru')::int as baru,
           (select count(*)::int from internal_riwayat where id_impor = $1) as riwayat
         from uji_peserta where npm like '480%'`,
        [id],
      );
    await place.as('tim').post(`${r}/impor/${id}/terapkan`);
    let refused: unknown;
    const seen = new Set<string>();
    let asked = 0;
    for (;;) {
      const found = await counts();
      const { status, kemajuan } = await calls.job(id);
      if (status !== 'diproses') break;
      seen.add(JSON.stringify(found));
      if (kemajuan >= 20) asked++;
      if (kemajuan < 20 || refused) continue;
      refused = await place.db
        .execute(`update uji_peserta set minat = '{}' where npm = '48000000'`)
        .catch((error: unknown) => translate(error, registry, registry.get(r)));
    }
    expect(asked).toBeGreaterThan(0);
    // All of it or nothing; the job may say a moment later than the rows that it is done.
    seen.delete(JSON.stringify({ lama: 0, baru: 800, riwayat: 800 }));
    expect([...seen]).toEqual([JSON.stringify({ lama: 400, baru: 0, riwayat: 0 })]);
    expect(refused).toMatchObject({
      statusCode: 409,
      message: 'Data ini sedang diubah oleh impor yang berjalan. Coba lagi sebentar.',
    });
    expect(await counts()).toEqual({ lama: 0, baru: 800, riwayat: 800 });
    expect((await place.as('tim').post(`${r}/impor/${id}/batalkan`)).json<Import>().status).toBe('dibatalkan');
    expect(await counts()).toEqual({ lama: 400, baru: 0, riwayat: 1600 });
  },
);
it('leaves a preview behind, never half an import', async () => {
  const id = await calls.uploaded(`${head}\n41000071;Ani;81;2024\n`);
  await place.db.execute(`update internal_impor set status = 'diproses' where id = $1`, [id]);
  expect((await calls.job(id)).status).toBe('pratinjau');
  await place.as('tim').apply(r, id);
  expect((await calls.job(id)).status).toBe('selesai');
});
