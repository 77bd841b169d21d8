import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { AnswerOf } from '../../../resources/kit/index.ts';
import type { kesehatan } from '../../../resources/pengaturan/kesehatan.ts';
import { createWorld, testConfig, type World } from '../support/world.ts';

describe('the health page', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  });
  afterAll(() => world.close());

  const look = async () => {
    const answer = await (await world.as('HA01')).get('pengaturan/kesehatan');
    expect(answer.statusCode).toBe(200);
    const { bagian } = answer.json<AnswerOf<typeof kesehatan>>();
    return { text: answer.body, of: (key: string) => bagian.find(({ kunci }) => kunci === key), bagian };
  };
  const run = (nama: string, status: string, at: string, pesan: string | null, hasil: object | null) =>
    world.db.execute(
      `insert into internal_pekerjaan (id, kunci, nama, status, mulai, denyut, selesai, percobaan, pesan, hasil)
       values (gen_random_uuid(), gen_random_uuid()::text, $1, $2, $3, $3, $3, 1, $4, $5)`,
      [nama, status, at, pesan, hasil && JSON.stringify(hasil)],
    );

  it('is for Super Admin alone and holds no secret', async () => {
    for (const role of ['HA02', 'HA03', 'HA10'] as const)
      expect((await (await world.as(role)).get('pengaturan/kesehatan')).statusCode).toBe(403);
    expect((await world.stranger.get('pengaturan/kesehatan')).statusCode).toBe(401);
    const { text, bagian } = await look();
    for (const secret of [testConfig.secret, testConfig.apiKey, testConfig.demoPassword])
      expect(text).not.toContain(secret);
    expect(bagian.map(({ kunci }) => kunci)).toEqual([
      'versi',
      'penyimpanan',
      'riwayat',
      'cadangan',
      'surel',
      'pekerjaan',
      'sumber',
      'jam',
      'lambat',
    ]);
    expect(bagian.filter(({ fakta }) => fakta.length === 0)).toEqual([]);
  });

  it('says what is wrong and what to do: a failed backup, a failed mail, a migration that waits', async () => {
    await run('cadangan', 'selesai', '2026-11-19T18:30:00Z', null, { arsip: 'a.tar.gz', ukuran: 12_345 });
    await run('cadangan', 'gagal', '2026-11-20T18:30:00Z', 'Ruang kosong tidak cukup.', null);
    await world.db.execute(`delete from _migrasi where nama = (select max(nama) from _migrasi)`);
    const { of } = await look();
    expect(of('cadangan')).toMatchObject({
      keadaan: 'masalah',
      masalah: [{ pesan: expect.stringContaining('Ruang kosong tidak cukup.') }, { saran: true }],
    });
    expect(of('cadangan')?.fakta).toContainEqual({ label: 'Ukuran', nilai: 12_345, jenis: 'byte' });
    expect(of('pekerjaan')?.baris).toContainEqual({
      judul: 'Mencadangkan portal',
      keterangan: 'Ruang kosong tidak cukup.',
      waktu: '2026-11-20T18:30:00.000Z',
      keadaan: 'masalah',
    });
    expect(of('versi')).toMatchObject({
      keadaan: 'masalah',
      masalah: expect.arrayContaining([{ pesan: expect.stringContaining('migrasi'), saran: false, layar: null }]),
    });
  });

  it('still tells the other parts when one cannot be looked at', async () => {
    await world.db.execute('alter table pengaturan_sumber_data rename to disembunyikan');
    const { of } = await look();
    await world.db.execute('alter table disembunyikan rename to pengaturan_sumber_data');
    expect(of('sumber')).toMatchObject({
      keadaan: 'masalah',
      masalah: [{ pesan: expect.stringContaining('tidak dapat dilihat') }],
    });
    expect(of('jam')?.keadaan).toBe('baik');
  });
});
