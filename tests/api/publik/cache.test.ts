import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { createPublicCache } from '../../../server/areas/publik/cache.ts';
import { createWorld, type Person, type World } from '../support/world.ts';
import { beranda, landing, publish, visitor } from './support.ts';

interface Stage {
  id: string;
  idJenisMbkm: string | null;
  tahap: string;
  mulai: string;
  selesai: string;
}

let world: World;
let tim: Person;
let get: ReturnType<typeof visitor>;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  tim = await world.as('HA03');
  get = visitor(world);
});
afterAll(() => world.close());

describe('jawaban publik', () => {
  it('disimpan lima menit dengan ETag, dan 304 bila tidak berubah', async () => {
    const first = await get('publik/landing/magang');
    expect(first.headers['cache-control']).toBe('public, max-age=300');
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^W\/"/);
    const second = await get('publik/landing/magang', { 'if-none-match': etag });
    expect([second.statusCode, second.body]).toEqual([304, '']);
    const compressed = await get('publik/landing/magang', { 'accept-encoding': 'br' });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(compressed.rawPayload.length).toBeLessThan(first.rawPayload.length / 2);
  });

  it('diingat: perubahan yang tidak diberitahukan baru terlihat setelah lima menit', async () => {
    const before = (await beranda(world)).mitra.length;
    await world.db.execute(`update master_mitra set tampil_publik = false where nama = 'Bank Arta Niaga'`);
    expect((await beranda(world)).mitra).toHaveLength(before);
    const start = world.clock.now;
    world.clock.now = new Date(start.getTime() + 299_000);
    expect((await beranda(world)).mitra).toHaveLength(before);
    world.clock.now = new Date(start.getTime() + 301_000);
    expect((await beranda(world)).mitra).toHaveLength(before - 1);
    world.clock.now = start;
    await world.db.execute(`update master_mitra set tampil_publik = true where nama = 'Bank Arta Niaga'`);
  });

  it('berubah segera setelah berita terbit', async () => {
    const path = 'publik/berita?kategori=agenda';
    const etag = String((await get(path)).headers.etag);
    const out = await publish(tim, { judul: 'Agenda Baru Pekan Depan', kategori: 'agenda' });
    const after = await get(path, { 'if-none-match': etag });
    expect(after.statusCode).toBe(200);
    expect(after.json().items[0].slug).toBe(out.slug);
  });

  it('berubah segera setelah mitra disembunyikan; tanpa mitra daftarnya kosong', async () => {
    const rows = (await tim.get('master/mitra', { filter: { tampilPublik: true }, range: [0, 99] })).json<
      { id: string; nama: string; version: number }[]
    >();
    expect((await landing(world, 'magang')).mitra.length).toBeGreaterThan(0);
    const [first, ...others] = rows;
    await tim.put(`master/mitra/${first?.id}`, { tampilPublik: false });
    expect((await beranda(world)).mitra.map(({ nama }) => nama)).not.toContain(first?.nama);
    await tim.put('master/mitra', {
      items: others.map(({ id, version }) => ({ id, version })),
      data: { tampilPublik: false },
    });
    expect((await beranda(world)).mitra).toEqual([]);
    expect((await landing(world, 'magang')).mitra).toEqual([]);
    await tim.put('master/mitra', { filter: { id: rows.map(({ id }) => id) }, data: { tampilPublik: true } });
    expect((await beranda(world)).mitra.length).toBeGreaterThan(0);
  });

  it('berubah segera setelah jadwal periode diubah', async () => {
    expect((await landing(world, 'magang')).program.terbuka).toBe(true);
    const [next] = (await tim.get('master/periode', { filter: { status: 'aktif' }, sort: ['kode', 'DESC'] })).json<
      { id: string }[]
    >();
    const period = (await tim.get(`master/periode/${next?.id}`)).json<{ version: number; jadwal: Stage[] }>();
    const jadwal = period.jadwal
      .filter(row => !(row.tahap === 'pendaftaran' && row.idJenisMbkm === null))
      .map(({ id, idJenisMbkm, tahap, mulai, selesai }) => ({ id, idJenisMbkm, tahap, mulai, selesai }));
    const answer = await tim.put(`master/periode/${next?.id}`, {
      jadwal,
      pendaftaranMulai: '2026-09-01',
      pendaftaranSelesai: '2026-10-01',
      version: period.version,
    });
    expect(answer.statusCode).toBe(200);
    const { program } = await landing(world, 'magang');
    expect([program.terbuka, program.tutupPada]).toEqual([false, '2026-10-01']);
  });
});

describe('ingatan', () => {
  const setup = () => {
    const clock = { now: new Date('2026-11-21T03:00:00Z') };
    const cache = createPublicCache(() => clock.now);
    return { cache, keep: cache.keeper(z.object({ n: z.number() })) };
  };

  it('bertanya sekali untuk pertanyaan yang datang bersamaan', async () => {
    const { keep } = setup();
    let asked = 0;
    const make = async () => ({ n: ++asked });
    const all = await Promise.all([keep('a', make), keep('a', make), keep('b', make)]);
    expect(all.map(kept => kept?.value.n)).toEqual([1, 1, 2]);
  });

  it('tidak menyimpan kegagalan dan ketiadaan', async () => {
    const { keep } = setup();
    await expect(keep('a', async () => Promise.reject(new Error('putus')))).rejects.toThrow('putus');
    expect(await keep('a', async () => null)).toBeNull();
    expect((await keep('a', async () => ({ n: 3 })))?.value.n).toBe(3);
  });

  it('tidak menyimpan jawaban yang mulai dibuat sebelum sumbernya ditulis', async () => {
    const { cache, keep } = setup();
    let finish: (value: { n: number }) => void = () => undefined;
    const old = keep('a', () => new Promise(resolve => (finish = resolve)));
    cache.clear();
    finish({ n: 1 });
    await old;
    expect((await keep('a', async () => ({ n: 2 })))?.value.n).toBe(2);
  });

  it('tidak tumbuh tanpa batas', async () => {
    const { keep } = setup();
    let asked = 0;
    for (let n = 0; n < 400; n++) await keep(`k${n}`, async () => ({ n: ++asked }));
    await keep('k399', async () => ({ n: ++asked }));
    expect(asked).toBe(400);
    await keep('k0', async () => ({ n: ++asked }));
    expect(asked).toBe(401);
  });
});
