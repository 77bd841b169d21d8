import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Prepared, prepare, send } from './landing/prepared.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
};

/** Names below assets/ carry their content's hash. */
const cacheOf = (address: string): string =>
  address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=86400';

/** Scripts and styles of the back office; the public pages' are served beside them. */
const scripts = '/assets/app/';

/**
 * Serves the files of the back office's build, except its page. A file is read and compressed when somebody first asks
 * for it and then answered from memory: a start waits for none of the two hundred.
 */
export function serveAppFiles(app: FastifyInstance, folder: string): void {
  const ready = new Map<string, Promise<Prepared>>();
  const fileOf = (address: string, path: string): Promise<Prepared> => {
    const known = ready.get(address);
    if (known) return known;
    const type = types[extname(path)] ?? 'application/octet-stream';
    const made = readFile(path).then(content => prepare(content, { type, cache: cacheOf(address), effort: 4 }));
    ready.set(address, made);
    made.catch(() => ready.delete(address));
    return made;
  };
  const hashed = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.html')) continue;
    const path = join(entry.parentPath, entry.name);
    const address = path.slice(folder.length).replaceAll('\\', '/');
    if (address.startsWith(scripts)) hashed.set(address, path);
    // The logo is in both builds.
    else if (!app.hasRoute({ method: 'GET', url: address }))
      app.get(address, async (request, reply) => send(request, reply, await fileOf(address, path)));
  }
  // One route for all of them: three hundred would hold up the start.
  app.get(`${scripts}*`, async (request, reply) => {
    const address = request.url.split('?', 1)[0] ?? '';
    const path = hashed.get(address);
    return path ? send(request, reply, await fileOf(address, path)) : reply.callNotFound();
  });
}

/** The page of the back office; undefined when it is not built. */
export async function readAppPage(folder: string, apiKey: string): Promise<string | undefined> {
  const path = join(folder, 'index.html');
  if (!existsSync(path)) return undefined;
  const key = apiKey.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  // The login page sends the key of this installation.
  return (await readFile(path, 'utf8')).replace(
    /(<meta name="api-key" content=")[^"]*"/,
    (_, start) => `${start}${key}"`,
  );
}
