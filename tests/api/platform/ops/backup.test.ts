import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { writeArchive } from '../../../../server/ops/archive.ts';
import { backup } from '../../../../server/ops/backup.ts';
import { OpsError } from '../../../../server/ops/errors.ts';
import { restore } from '../../../../server/ops/restore.ts';
import { insideOf, type Origin, openOrigin } from './origin.ts';
import { contentsOf, emptyFolder, folder, lookInside, structureOf } from './place.ts';

describe('cadangan dan pemulihan', () => {
  let origin: Origin;
  const archive = join(folder(), 'cadangan.tar.gz');
  const target = emptyFolder();
  const put = (name: string, bytes: Buffer): string => {
    const path = join(folder(), name);
    writeFileSync(path, bytes);
    return path;
  };

  beforeAll(async () => {
    origin = await openOrigin({ template: inject('template'), templateDatabase: inject('templateDatabase') });
    await backup(origin.config, archive, true);
    await restore(target, archive, true);
  });
  afterAll(() => origin.close());

  it('memulihkan ke basis data tertanam: setiap tabel sama isi dan susunannya, berkas ikut', async () => {
    const restored = await insideOf(target);
    expect(restored.contents).toEqual(await contentsOf(origin.db));
    expect(Object.values(restored.contents).reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThan(1000);
    expect(restored.structure).toEqual(await structureOf(origin.db));
    expect(readFileSync(join(target.dataDir, 'berkas', origin.file.key))).toEqual(origin.file.content);

    const again = await backup(target, join(folder(), 'lagi.tar.gz'), true);
    const first = await backup(origin.config, join(folder(), 'pertama.tar.gz'), true);
    expect(again.manifest.tabel).toEqual(first.manifest.tabel);
    expect(again.manifest.sumber).toBe('tertanam');
    // Three clusters: a loaded machine takes over a minute.
  }, 180_000);

  it('tidak mengganggu portal yang sedang berjalan', async () => {
    let running = true;
    const answers: number[] = [];
    const work = async () => {
      for (let n = 0; running; n++) {
        const found = await origin.db.one<{ a: number; b: string }>('select $1::int + 1 as a, $2::text as b', [
          n,
          `b${n}`,
        ]);
        expect(found).toEqual({ a: n + 1, b: `b${n}` });
        answers.push(n);
      }
    };
    const working = [work(), work(), work()];
    await backup(origin.config, join(folder(), 'sambil.tar.gz'), true);
    running = false;
    await Promise.all(working);
    expect(answers.length).toBeGreaterThan(0);
  });

  it('hanya memulihkan ke basis data kosong', async () => {
    const before = await lookInside(target, contentsOf);
    await expect(restore(target, archive, true)).rejects.toThrow(/basis data kosong/);
    expect(await lookInside(target, contentsOf)).toEqual(before);
  });

  it('menolak arsip yang rusak, terpotong, atau bukan cadangan, tanpa menyentuh basis data', async () => {
    const bytes = readFileSync(archive);
    const flipped = Buffer.from(bytes);
    const middle = Math.floor(bytes.length / 2);
    flipped[middle] = (flipped[middle] ?? 0) ^ 0xff;
    const config = emptyFolder();
    for (const [name, broken] of [
      ['rusak', flipped],
      ['terpotong', bytes.subarray(0, bytes.length - 2000)],
      ['lain', Buffer.from('bukan arsip')],
      ['kosong', Buffer.alloc(0)],
    ] as const) {
      await expect(restore(config, put(name, broken), true), name).rejects.toThrow(OpsError);
    }
    await expect(restore(config, join(folder(), 'tidak-ada'), true)).rejects.toThrow(/tidak ada/);
    expect(readdirSync(config.dataDir)).toEqual([]);
  });

  it('menolak arsip dari portal yang lebih baru', async () => {
    const path = join(folder(), 'baru.tar.gz');
    const writer = writeArchive(path, new Date());
    const manifest = {
      format: 'portal-mbkm/1',
      dibuat: new Date().toISOString(),
      sumber: 'tertanam',
      migrasi: ['0000_dasar.sql', '9999_masa_depan.sql'],
      tabel: [],
      berkas: [],
    };
    const text = Buffer.from(JSON.stringify(manifest));
    await writer.add(
      'manifest.json',
      text.length,
      (async function* () {
        yield text;
      })(),
    );
    await writer.finish();
    await expect(restore(emptyFolder(), path, true)).rejects.toThrow(/9999_masa_depan/);
  });

  it('menyebut folder yang tidak berisi basis data', async () => {
    await expect(backup(emptyFolder(), join(folder(), 'x.tar.gz'), true)).rejects.toThrow(/Tidak ada basis data/);
  });
});
