import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { writeArchive } from '../../../../server/ops/archive.ts';
import { type BackupConfig, backup } from '../../../../server/ops/backup.ts';
import { OpsError } from '../../../../server/ops/errors.ts';
import { restore } from '../../../../server/ops/restore.ts';
import type { Db } from '../../../../server/platform/database/db.ts';
import {
  contentsOf,
  emptyFolder,
  folder,
  lookInside,
  runningPortal,
  serverDatabase,
  serverUrl,
  structureOf,
} from './place.ts';

const key = `ab/${randomUUID()}`;
const content = randomBytes(3000);

interface Origin {
  config: BackupConfig;
  db: Db;
  close: () => Promise<void>;
}

/** The demo university with one uploaded file, in use while it is backed up. */
async function openOrigin(): Promise<Origin> {
  if (!serverUrl) {
    const { config, db } = await runningPortal(inject('template'));
    return { config, db, close: () => db.close() };
  }
  const { config, drop } = await serverDatabase(serverUrl, { template: inject('templateDatabase') });
  const { connect } = await import('../../../../server/platform/database/client.ts');
  const db = connect({ url: config.databaseUrl, poolSize: 2, onClose: drop });
  return { config, db, close: () => db.close() };
}

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
    origin = await openOrigin();
    const path = join(origin.config.dataDir, 'berkas', key);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    await origin.db.execute(
      `insert into internal_berkas (id, nama_asli, tipe, ukuran, sha256, resource, field, kunci, versi)
       values (gen_random_uuid(), 'MoU ''baru''\n2026.pdf', 'application/pdf', $1, $2, 'master/mitra', 'dokumenMou', $3, 1)`,
      [content.length, 'a'.repeat(64), key],
    );
    await backup(origin.config, archive, true);
    await restore(target, archive, true);
  });
  afterAll(() => origin.close());

  const inside = (config: BackupConfig) =>
    lookInside(config, async db => ({ contents: await contentsOf(db), structure: await structureOf(db) }));

  it('memulihkan ke basis data tertanam: setiap tabel sama isi dan susunannya, berkas ikut', async () => {
    const restored = await inside(target);
    expect(restored.contents).toEqual(await contentsOf(origin.db));
    expect(Object.values(restored.contents).reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThan(1000);
    expect(restored.structure).toEqual(await structureOf(origin.db));
    expect(readFileSync(join(target.dataDir, 'berkas', key))).toEqual(content);

    const again = await backup(target, join(folder(), 'lagi.tar.gz'), true);
    const first = await backup(origin.config, join(folder(), 'pertama.tar.gz'), true);
    expect(again.manifest.tabel).toEqual(first.manifest.tabel);
    expect(again.manifest.sumber).toBe('tertanam');
  });

  it.runIf(serverUrl)('memulihkan ke PostgreSQL tanpa hak superuser', async () => {
    const { config, drop } = await serverDatabase(serverUrl ?? '', { owner: 'pemilik_portal' });
    await restore(config, archive, true);
    const restored = await inside(config);
    expect(restored.contents).toEqual(await contentsOf(origin.db));
    expect(restored.structure).toEqual(await structureOf(origin.db));
    await drop();
  });

  it.runIf(serverUrl)('memulihkan cadangan basis data tertanam ke PostgreSQL', async () => {
    const path = join(folder(), 'tertanam.tar.gz');
    const { manifest } = await backup(target, path, true);
    const { config, drop } = await serverDatabase(serverUrl ?? '');
    await restore(config, path, true);
    const restored = await backup(config, join(folder(), 'server.tar.gz'), true);
    expect(restored.manifest.tabel).toEqual(manifest.tabel);
    await drop();
  });

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
