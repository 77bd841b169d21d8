import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type Prepared, prepare } from './prepared.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** A name with its content's hash in it never changes. */
const hashed = /-[\w-]{8}\.(js|css|svg|woff2)$/;

/** Loads the files of the client build by address; only what browsers ask for, not the manifest. */
export async function loadFiles(folder: string): Promise<Map<string, Prepared>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile() && types[extname(entry.name)] !== undefined);
  return new Map(
    await Promise.all(
      files.map(async (entry): Promise<[string, Prepared]> => {
        const path = join(entry.parentPath, entry.name);
        const address = path.slice(folder.length).replaceAll('\\', '/');
        const type = types[extname(entry.name)] ?? 'application/octet-stream';
        const cache = hashed.test(entry.name) ? 'public, max-age=31536000, immutable' : 'public, max-age=86400';
        return [address, await prepare(await readFile(path), { type, cache })];
      }),
    ),
  );
}
