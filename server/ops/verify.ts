import { createHash } from 'node:crypto';
import { migrationsIn } from '../platform/database/migrate.ts';
import { migrationsFolder } from '../platform/database/migrationsFolder.ts';
import { readArchive } from './archive.ts';
import { OpsError } from './errors.ts';
import { fileEntry, type Manifest, manifestName, parseManifest, tableEntry, tableFolder } from './manifest.ts';

/** An archive that is whole. */
interface Verified {
  manifest: Manifest;
  /** Size of the tables' rows as text, in bytes. */
  rowBytes: number;
}

/** Reads the whole archive: every file is there and is what the manifest says. @throws OpsError */
export async function verify(path: string): Promise<Verified> {
  const hashes = new Map<string, string>();
  let manifest: Manifest | undefined;
  let rowBytes = 0;
  for await (const { name, body } of readArchive(path)) {
    if (name === manifestName) {
      const parts: Buffer[] = [];
      for await (const part of body) parts.push(part);
      manifest = parseManifest(Buffer.concat(parts).toString('utf8'));
      continue;
    }
    const hash = createHash('sha256');
    for await (const part of body) {
      hash.update(part);
      if (name.startsWith(tableFolder)) rowBytes += part.length;
    }
    hashes.set(name, hash.digest('hex'));
  }
  if (!manifest) throw new OpsError('Arsip ini bukan cadangan portal: tidak ada manifest.json.');
  const wanted = [
    ...manifest.tabel.map(({ nama, sha256 }) => [tableEntry(nama), sha256] as const),
    ...manifest.berkas.map(({ kunci, sha256 }) => [fileEntry(kunci), sha256] as const),
  ];
  for (const [name, sha256] of wanted)
    if (hashes.get(name) !== sha256) throw new OpsError(`Arsip rusak: ${name} tidak cocok dengan manifest.`);
  return { manifest, rowBytes };
}

/** @throws OpsError for an archive of a portal that is newer than this one */
export function mustBeKnown({ migrasi }: Manifest): void {
  const known = migrationsIn(migrationsFolder);
  const unknown = migrasi.filter(name => !known.includes(name));
  if (unknown.length)
    throw new OpsError(`Arsip ini dari portal yang lebih baru (${unknown.join(', ')}). Perbarui portal lebih dahulu.`);
}
