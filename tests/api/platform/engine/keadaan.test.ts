import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { dayInZone } from '../../../../resources/kit/index.ts';
import type { PivotAnswer } from '../../../../resources/kit/pivot.ts';
import type { Comparison } from '../../../../server/platform/engine/asOf/compare.ts';
import { dunia } from '../../../fixtures/regu.ts';
import { createWorld, type Person, person, type World } from '../../support/world.ts';

/** Rows as they were on a day, against what the lists answered on that day. */
let world: World;
let students: string[];
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') }, dunia);
  const own = await world.db.one<{ id: string }>(
    `select id_mahasiswa as id from pengaturan_user where username = 'mahasiswa'`,
  );
  const others = await world.db.query<{ id: string }>('select id from master_mahasiswa where id <> $1 limit 3', [
    own?.id,
  ]);
  students = [String(own?.id), ...others.map(({ id }) => id)];
});
afterAll(() => world.close());

interface Row extends Record<string, unknown> {
  id: string;
  version: number;
}
type Answer = Awaited<ReturnType<Person['get']>>;

/** Somebody with a session of today. */
async function as(username: string): Promise<Person> {
  const answer = await world.login(username);
  expect(answer.statusCode, answer.body).toBe(200);
  return person(world.app, answer.json<{ token: { AccessToken: string } }>().token.AccessToken);
}
const nextDay = () => {
  world.clock.now = new Date(world.clock.now.getTime() + 86_400_000);
};
const today = () => dayInZone(world.clock.now);
const ok = (answer: Answer, status = 200): Answer => {
  expect(answer.statusCode, answer.body).toBe(status);
  return answer;
};
/** Cells without their order, which nobody is promised. */
const cells = (answer: Answer): string[] =>
  ok(answer)
    .json<PivotAnswer>()
    .sel.map(cell => JSON.stringify(cell))
    .toSorted();
const rowsOf = async (who: Person, path: string, more: Record<string, unknown> = {}): Promise<Row[]> =>
  ok(await who.get(path, { range: [0, 199], sort: ['id', 'ASC'], embed: '1', ...more })).json();

/** A week of a team's work: rows made, changed, taken away and taken back. */
async function work(team: Person, day: number): Promise<void> {
  const rows = await rowsOf(team, 'uji/regu');
  const member = (n: number) => ({ idMahasiswa: students[n % 4], statusAnggota: 'bergabung' });
  const made = ok(
    await team.post('uji/regu', { nama: `Regu ${day}`, rahasia: 'x', anggota: [member(day), member(day + 1)] }),
    201,
  ).json<Row>();
  ok(await team.post('uji/catatan-regu', { idRegu: made.id, isi: `Catatan ${day}` }), 201);
  for (const [i, { id }] of rows.entries()) {
    const change = [
      { nama: `Regu ${day}-${i}`, semboyan: [`Hari ${day}`], mulai: '2027-01-01' },
      { catatan: day % 2 ? null : `Catatan ${day}`, belanja: [{ uraian: 'Tali', harga: day * 1000 }] },
      { anggota: [member(day + i), member(day + i + 2)], mulai: null },
    ][(i + day) % 4];
    if (change) ok(await team.put(`uji/regu/${id}`, change));
  }
  if (day % 7 === 6) {
    const [binned] = ok(await team.get('uji/regu/sampah')).json<Row[]>();
    if (binned) ok(await team.post(`uji/regu/sampah/${binned.id}/pulihkan`));
  }
  const notes = await rowsOf(team, 'uji/catatan-regu');
  if (day % 3 === 2 && notes[0]) ok(await team.delete(`uji/catatan-regu/${notes[0].id}`));
  if (day % 5 === 4 && rows[1]) {
    for (const { id } of await rowsOf(team, 'uji/catatan-regu', { filter: { idRegu: rows[1].id } }))
      ok(await team.delete(`uji/catatan-regu/${id}`));
    ok(await team.delete(`uji/regu/${rows[1].id}`));
  }
}

describe('rows as they were on a day', () => {
  it('are those that the list had on each of twenty days, with their words, orders, filters and figures', async () => {
    const days = [];
    for (let day = 0; day < 20; day++) {
      nextDay();
      const team = await as('timmbkm');
      await work(team, day);
      const found = { q: 'regu 1' };
      days.push({
        day: today(),
        regu: await rowsOf(team, 'uji/regu'),
        catatan: await rowsOf(team, 'uji/catatan-regu'),
        cari: await rowsOf(team, 'uji/regu', { filter: found, sort: ['nama', 'DESC'] }),
        rekap: cells(await team.get('uji/catatan-regu/rekap', { baris: ['idRegu.mulai:bulan'], nilai: ['jumlah'] })),
      });
    }
    nextDay();
    const team = await as('timmbkm');
    const plain = (rows: readonly Row[]) =>
      rows.map(({ aksi, updatedBy, createdBy, createdAt, updatedAt, ...row }) => row);
    for (const { day, regu, catatan, cari, rekap } of days) {
      const then = (path: string, more = {}) => rowsOf(team, `${path}/keadaan`, { pada: day, ...more });
      expect(plain(await then('uji/regu')), day).toEqual(plain(regu));
      expect(plain(await then('uji/catatan-regu')), day).toEqual(plain(catatan));
      expect(plain(await then('uji/regu', { filter: { q: 'regu 1' }, sort: ['nama', 'DESC'] })), day).toEqual(
        plain(cari),
      );
      const asked = { baris: ['idRegu.mulai:bulan'], nilai: ['jumlah'], pada: day };
      expect(cells(await team.get('uji/catatan-regu/rekap', asked)), day).toEqual(rekap);
    }
  });

  it('are those that the reader reaches today, without what the role does not see', async () => {
    nextDay();
    const team = await as('timmbkm');
    const member = (n: number) => ({ idMahasiswa: students[n], statusAnggota: 'bergabung' });
    const make = async (nama: string, anggota: unknown[]) =>
      ok(await team.post('uji/regu', { nama, rahasia: 'sandi', anggota }), 201).json<Row>();
    const left = await make('Ditinggalkan', [member(0), member(1)]);
    const joined = await make('Dimasuki', [member(1)]);
    const [then, student] = [today(), await as('mahasiswa')];
    expect((await rowsOf(student, 'uji/regu')).map(({ id }) => id)).toContain(left.id);
    nextDay();
    const now = await as('timmbkm');
    ok(await now.put(`uji/regu/${left.id}`, { anggota: [member(1)], nama: 'Berganti nama' }));
    ok(await now.put(`uji/regu/${joined.id}`, { anggota: [member(1), member(0)], nama: 'Nama baru' }));
    const again = await as('mahasiswa');
    const seen = await rowsOf(again, 'uji/regu/keadaan', { pada: then });
    const names = seen.map(({ nama }) => nama);
    expect(names).toContain('Dimasuki');
    expect(names).not.toContain('Ditinggalkan');
    expect(seen.every(row => !('rahasia' in row) && !('skor' in row))).toBe(true);
    const hidden = await again.get('uji/regu/keadaan', { pada: then, filter: { rahasia: 'sandi' } });
    expect(hidden.statusCode).toBe(400);
    expect((await again.get('uji/regu/keadaan', { pada: then, sort: ['skor', 'ASC'] })).statusCode).toBe(400);
    expect((await (await as('mitra')).get('uji/regu/keadaan', { pada: then })).statusCode).toBe(403);
    const counted = ok(await again.get('uji/regu/rekap', { nilai: ['jumlah'], pada: then })).json<PivotAnswer>();
    expect(counted.sel[0]?.nilai).toEqual([seen.length]);
  });

  it('tell what came, changed and went between two days, also as a workbook', async () => {
    nextDay();
    const team = await as('timmbkm');
    const make = async (nama: string) =>
      ok(
        await team.post('uji/regu', { nama, anggota: [{ idMahasiswa: students[2], statusAnggota: 'bergabung' }] }),
        201,
      ).json<Row>();
    const [kept, gone] = [await make('Tetap'), await make('Pergi')];
    const from = today();
    nextDay();
    const later = await as('timmbkm');
    ok(await later.put(`uji/regu/${kept.id}`, { nama: 'Tetap, berganti nama', semboyan: ['Maju', 'Terus'] }));
    ok(await later.delete(`uji/regu/${gone.id}`));
    const came = ok(
      await later.post('uji/regu', { nama: 'Datang', anggota: [{ idMahasiswa: students[3] }] }),
      201,
    ).json<Row>();
    const asked = { dari: from, sampai: today() };
    const found = ok(await later.get('uji/regu/keadaan/beda', asked)).json<Comparison>();
    expect(found).toMatchObject({ baru: 1, berubah: 1, hilang: 1 });
    expect(found.baris.find(({ id }) => id === came.id)).toMatchObject({ semula: null, menjadi: { nama: 'Datang' } });
    expect(found.baris.find(({ id }) => id === gone.id)).toMatchObject({ semula: { nama: 'Pergi' }, menjadi: null });
    expect(found.baris.find(({ id }) => id === kept.id)).toMatchObject({
      semula: { nama: 'Tetap' },
      menjadi: { nama: 'Tetap, berganti nama' },
      kolom: ['nama', 'semboyan'],
    });
    const file = await later.get('uji/regu/keadaan/beda/ekspor', asked);
    expect(file.statusCode).toBe(200);
    const sheet = await readSheet(file.rawPayload);
    expect(sheet).toContainEqual(['Berubah', 'Tetap, berganti nama', 'Semboyan', null, 'Maju; Terus']);
    expect(sheet).toContainEqual(['Tidak ada lagi', 'Pergi', null, null, null]);
    const student = await as('mahasiswa');
    expect((await student.get('uji/regu/keadaan/beda/ekspor', asked)).statusCode).toBe(403);
    expect(found).toHaveProperty('mengetahuiSejak');
    const reached = ok(await student.get('uji/regu/keadaan/beda', asked)).json<Comparison>();
    expect(reached.baris).toEqual([]);
    expect((await (await as('mitra')).get('uji/regu/keadaan/beda', asked)).statusCode).toBe(403);
    expect((await later.get('uji/regu/keadaan/beda', { ...asked, filter: { tidakAda: 1 } })).statusCode).toBe(400);
  });

  it('tell of one row with its child rows, at the end of a day and right after a change', async () => {
    nextDay();
    const team = await as('timmbkm');
    const member = (n: number, divisi: string) => ({ idMahasiswa: students[n], divisi, statusAnggota: 'bergabung' });
    const made = ok(
      await team.post('uji/regu', { nama: 'Satu', rahasia: 'x', anggota: [member(2, 'Acara')] }),
      201,
    ).json<Row>();
    const first = today();
    nextDay();
    const later = await as('timmbkm');
    ok(await later.put(`uji/regu/${made.id}`, { nama: 'Dua', anggota: [member(2, 'Humas'), member(3, 'Acara')] }));
    const between = world.clock.now.toISOString();
    world.clock.now = new Date(world.clock.now.getTime() + 60_000);
    ok(await later.put(`uji/regu/${made.id}`, { nama: 'Tiga', anggota: [member(3, 'Acara')] }));
    const at = async (pada: string) => ok(await later.get(`uji/regu/keadaan/${made.id}`, { pada })).json<Row>();
    const divisions = ({ anggota }: Row) => (Array.isArray(anggota) ? anggota.map(one => one.divisi) : []);
    const [then, middle, now] = [await at(first), await at(between), await at(today())];
    expect([then.nama, divisions(then)]).toEqual(['Satu', ['Acara']]);
    expect([middle.nama, divisions(middle)]).toEqual(['Dua', ['Humas', 'Acara']]);
    expect([now.nama, divisions(now)]).toEqual(['Tiga', ['Acara']]);
    const before = new Date(Date.parse(`${first}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
    expect((await later.get(`uji/regu/keadaan/${made.id}`, { pada: before })).statusCode).toBe(404);
    const student = await as('mahasiswa');
    expect((await student.get(`uji/regu/keadaan/${made.id}`, { pada: first })).statusCode).toBe(404);
    const asked = { dari: first, sampai: today(), filter: { id: made.id } };
    const found = ok(await later.get('uji/regu/keadaan/beda', asked)).json<Comparison>();
    expect(found.baris[0]?.kolom).toEqual(['nama', 'anggota']);
    const sheet = await readSheet((await later.get('uji/regu/keadaan/beda/ekspor', asked)).rawPayload);
    expect(sheet.find(line => line[2] === 'Anggota')?.[3]).toContain('Acara, Bergabung');
  });

  it('are known whole from the first entry on, or since what nobody can show again was deleted', async () => {
    nextDay();
    const team = await as('timmbkm');
    const since = async () =>
      ok(await team.get('uji/regu/keadaan/sejak')).json<{ mengetahuiSejak: string }>().mengetahuiSejak;
    const first = await world.db.one<{ hari: string }>(
      `select to_char(min(waktu) at time zone 'Asia/Jakarta', 'YYYY-MM-DD') as hari from internal_riwayat where resource = 'uji/regu'`,
    );
    expect(await since()).toBe(first?.hari);
    const made = ok(
      await team.post('uji/regu', { nama: 'Hilang', rahasia: 'x', anggota: [{ idMahasiswa: students[2] }] }),
      201,
    ).json<Row>();
    ok(await team.delete(`uji/regu/${made.id}`));
    expect(await since()).toBe(first?.hari);
    await world.db.execute(`delete from internal_sampah where id_baris = $1`, [made.id]);
    expect(await since()).toBe(today());
    expect((await (await as('mitra')).get('uji/regu/keadaan/sejak')).statusCode).toBe(403);
  });

  it('refuse what is no day, days to come and days in the wrong order, by parameter', async () => {
    const team = await as('timmbkm');
    for (const pada of ['2026-02-30', 'kemarin', '2999-01-01', undefined]) {
      const answer = await team.get('uji/regu/keadaan', pada ? { pada } : {});
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json().errors)).toEqual(['pada']);
    }
    const turned = await team.get('uji/regu/keadaan/beda', { dari: today(), sampai: today() });
    expect(turned.statusCode).toBe(400);
    expect((await team.get('uji/regu/rekap', { pada: '2999-01-01', nilai: ['jumlah'] })).statusCode).toBe(400);
  });
});
