import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BackupConfig } from '../../../../server/ops/backup.ts';
import { connect } from '../../../../server/platform/database/client.ts';
import type { Db } from '../../../../server/platform/database/db.ts';
import { contentsOf, lookInside, runningPortal, serverDatabase, serverUrl, structureOf } from './place.ts';

export interface Origin {
  config: BackupConfig;
  db: Db;
  /** The one uploaded file. */
  file: { key: string; content: Buffer };
  close: () => Promise<void>;
}

async function openPortal(templates: { template: string; templateDatabase: string }): Promise<Omit<Origin, 'file'>> {
  if (!serverUrl) {
    const { config, db } = await runningPortal(templates.template);
    return { config, db, close: () => db.close() };
  }
  const { config, drop } = await serverDatabase(serverUrl, { template: templates.templateDatabase });
  const db = connect({ url: config.databaseUrl, poolSize: 2, onClose: drop });
  return { config, db, close: () => db.close() };
}

/** The demo university with one uploaded file, in use while it is backed up. */
export async function openOrigin(templates: { template: string; templateDatabase: string }): Promise<Origin> {
  const portal = await openPortal(templates);
  const file = { key: `ab/${randomUUID()}`, content: randomBytes(3000) };
  const path = join(portal.config.dataDir, 'berkas', file.key);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, file.content);
  await portal.db.execute(
    `insert into internal_berkas (id, nama_asli, tipe, ukuran, sha256, resource, field, kunci, versi)
     values (gen_random_uuid(), 'MoU ''baru''\n2026.pdf', 'application/pdf', $1, $2, 'master/mitra', 'dokumenMou', $3, 1)`,
    [file.content.length, 'a'.repeat(64), file.key],
  );
  return { ...portal, file };
}

/** Contents of a restored database, to compare with its origin. */
export const insideOf = (config: BackupConfig) =>
  lookInside(config, async db => ({ contents: await contentsOf(db), structure: await structureOf(db) }));
