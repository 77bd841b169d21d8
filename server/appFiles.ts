import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { filesOf, sendFile } from './landing/files.ts';

/** Scripts and styles of the back office; the public pages' are served beside them. */
const scripts = '/assets/app/';

/** Serves the files of the back office's build, except its page. */
export function serveAppFiles(app: FastifyInstance, folder: string): void {
  const files = filesOf(folder);
  // The logo is in both builds.
  for (const [address, file] of files)
    if (!address.startsWith(scripts) && !app.hasRoute({ method: 'GET', url: address }))
      app.get(address, (request, reply) => sendFile(request, reply, file));
  // One route for all of them: three hundred would hold up the start.
  app.get(`${scripts}*`, (request, reply) => sendFile(request, reply, files.get(request.url.split('?', 1)[0] ?? '')));
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
