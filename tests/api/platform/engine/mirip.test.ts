import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import type { AlikeRow, ImportRow } from '../../../../resources/kit/index.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { uploaded } from '../import/upload.ts';

/** Rows similar to the one being typed are told to callers who could read them. */
let world: World;
let tim: Person;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  tim = await world.as('HA03');
});
afterAll(() => world.close());

const alike = async (who: Person, path: string, typed: Record<string, unknown>): Promise<AlikeRow[]> => {
  const answer = await who.get(`${path}/mirip`, typed);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<AlikeRow[]>();
};

type Row = Record<string, string> & { id: string };
const first = async (path: string): Promise<Row> => {
  const [row] = (await tim.get(path, { range: [0, 0] })).json<Row[]>();
  if (!row) throw new Error(path);
  return (await tim.get(`${path}/${row.id}`)).json<Row>();
};

describe('data yang mirip', () => {
  it.each(registry.resources.filter(r => r.merge).map(r => [r.name, r] as const))('%s', async (_, r) => {
    const row = await first(r.endpoint);
    const name = r.alike?.fields.find(field => field === 'nama') ?? '';
    const otherwise = `  ${row[name]?.toLowerCase().replace(/[ .]+/g, '  ')}`;
    const within = Object.fromEntries((r.alike?.within ?? []).map(field => [field, row[field]]));
    const found = await alike(tim, r.endpoint, { ...within, [name]: otherwise });
    expect(found.find(({ id }) => id === row.id)).toMatchObject({ sama: [name] });
    expect(found.length).toBeLessThanOrEqual(5);
  });

  it('nama dengan satu huruf lain pun ditemukan, yang pendek atau lain sama sekali tidak', async () => {
    const { id, nama = '' } = await first('master/pegawai');
    const found = await alike(tim, 'master/pegawai', { nama: `${nama.slice(0, -1)}x` });
    expect(found.some(row => row.id === id)).toBe(true);
    expect(await alike(tim, 'master/pegawai', { nama: nama.slice(0, 2) })).toEqual([]);
    expect(await alike(tim, 'master/pegawai', { nama: 'Qzxwv Yjkqp' })).toEqual([]);
  });

  it('nomor dan alamat dibandingkan menurut bentuk simpannya, dan hanya bila sama', async () => {
    const { id, nip = '' } = await first('master/pegawai');
    const spaced = `${nip.slice(0, 8)} ${nip.slice(8)}`;
    expect(await alike(tim, 'master/pegawai', { nip: spaced })).toMatchObject([{ id, sama: ['nip'] }]);
    expect(await alike(tim, 'master/pegawai', { nip: nip.slice(0, -1) })).toEqual([]);
    const contact = await first('master/pic-mitra');
    const [found] = await alike(tim, 'master/pic-mitra', { email: ` ${contact.email?.toUpperCase()} ` });
    expect(found).toMatchObject({ id: contact.id, sama: ['email'] });
  });

  it('disebut di pratinjau impor pada baris baru, dan barisnya tetap dapat diambil', async () => {
    const { nama = '' } = await first('master/kampus');
    const file = `Nama;Jenis\n${nama.toUpperCase()}x;PTN\nQzxwv Yjkqp;PTN\n`;
    const { id, jumlah } = await uploaded(world, tim, 'master/kampus', 'kampus.csv', file);
    expect(jumlah).toMatchObject({ baru: 2, salah: 0 });
    const rows = (await tim.get(`master/kampus/impor/${id}/baris`)).json<ImportRow[]>();
    expect(rows.map(({ peringatan = [] }) => peringatan.length)).toEqual([1, 0]);
    expect(rows[0]?.peringatan?.[0]).toMatchObject({ kolom: 'nama', pesan: expect.stringContaining(nama) });
  });

  it('mata kuliah dibandingkan di dalam program studinya', async () => {
    const { id, kode, idProgramProdi } = await first('master/matakuliah');
    const others = (await tim.get('master/program-prodi')).json<Row[]>().filter(row => row.id !== idProgramProdi);
    expect((await alike(tim, 'master/matakuliah', { kode, idProgramProdi })).some(row => row.id === id)).toBe(true);
    const elsewhere = await alike(tim, 'master/matakuliah', { kode, idProgramProdi: others[0]?.id });
    expect(elsewhere.some(row => row.id === id)).toBe(false);
  });

  it('peran tidak mengetahui baris yang tidak dapat dibacanya', async () => {
    const mine = await world.as('HA06');
    const own = (await mine.get('master/pic-mitra')).json<Row[]>();
    const foreign = (await tim.get('master/pic-mitra', { range: [0, 99] }))
      .json<Row[]>()
      .find(row => own.every(({ idMitra }) => idMitra !== row.idMitra));
    expect(await alike(tim, 'master/pic-mitra', { email: foreign?.email })).toHaveLength(1);
    expect(await alike(mine, 'master/pic-mitra', { email: foreign?.email, nama: foreign?.nama })).toEqual([]);
    expect((await (await world.as('HA02')).get('master/mitra/mirip', { nama: 'Nusa' })).statusCode).toBe(403);
    expect((await world.stranger.get('master/mitra/mirip', { nama: 'Nusa' })).statusCode).toBe(401);
    expect((await tim.get('master/mitra/mirip', { npwp: '1' })).statusCode).toBe(400);
  });
});
