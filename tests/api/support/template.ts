import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '../../../resources/kit/index.ts';
import { connect } from '../../../server/database/client.ts';
import type { Db } from '../../../server/database/db.ts';
import { startEmbedded } from '../../../server/database/embedded.ts';

const folder = join(import.meta.dirname, '../../../.cache/basis-data');

/** Starting a cluster takes seconds; a filled one is kept as an archive and every test file starts from a copy. */
export async function embeddedTemplate(
  name: string,
  sources: readonly string[],
  fill: (db: Db) => Promise<void>,
): Promise<string> {
  const path = join(folder, `${name}-${fingerprint(sources)}.tar`);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  const embedded = await startEmbedded(undefined);
  const db = connect({ embeddedHost: embedded.host, onClose: embedded.stop });
  await fill(db);
  const partial = `${path}.${process.pid}`;
  writeFileSync(partial, await embedded.dump());
  renameSync(partial, path);
  await db.close();
  return path;
}

function fingerprint(sources: readonly string[]): string {
  const hash = createHash('sha1');
  const add = (path: string): void => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (entry.isDirectory()) add(join(path, entry.name));
      else if (/\.(ts|sql|mjs|json)$/.test(entry.name)) hash.update(readFileSync(join(path, entry.name)));
    }
  };
  for (const source of sources) add(join(import.meta.dirname, '../../..', source));
  return hash.digest('hex').slice(0, 16);
}

export type { Registry };
