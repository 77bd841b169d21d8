import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Identity } from '../../resources/identity.ts';
import { escaped, withIdentity } from './identityPage.ts';
import { filesOf, sendFile } from './landing/files.ts';
import { type Prepared, prepare, send } from './landing/prepared.ts';

/** Scripts and styles of the back office; the public pages' are served beside them. */
const scripts = '/assets/app/';
const workerFile = 'sw.js';
/** Where the page shows the title of its screen, and after it the screen itself, before its scripts. */
const emptyTitle = '<p class="shell-title"></p>';
const screenPlace = '<!--layar-->';
const shownTitle = (title: string) => `<p class="shell-title">${escaped(title)}</p>`;

/** Serves the files of the back office's build, except its page. */
export function serveAppFiles(app: FastifyInstance, folder: string): void {
  const files = filesOf(folder);
  // The logo is in both builds.
  for (const [address, file] of files)
    if (!address.startsWith(scripts) && address !== `/${workerFile}` && !app.hasRoute({ method: 'GET', url: address }))
      app.get(address, (request, reply) => sendFile(request, reply, file));
  // One route for all of them: three hundred would hold up the start.
  app.get(`${scripts}*`, (request, reply) => sendFile(request, reply, files.get(request.url.split('?', 1)[0] ?? '')));
}

/** Which release of the screens a folder holds: the worker names every file of the build. */
const releaseIn = async (folder: string): Promise<string> =>
  existsSync(join(folder, workerFile))
    ? createHash('sha1')
        .update(await readFile(join(folder, workerFile)))
        .digest('hex')
        .slice(0, 12)
    : '';

/** Lets a page ask a worker that waits for its release (src/platform/providers/appWorker.ts). */
const answering = (release: string) =>
  `self.addEventListener('message',e=>{if(e.data&&e.data.type==='RELEASE'&&e.ports[0])e.ports[0].postMessage('${release}')});`;

/**
 * The service worker, never kept by anybody; the revision of the page that it keeps follows from the page as this
 * installation serves it (identity, key), not only from the build.
 */
export function serveWorker(app: FastifyInstance, folder: string, page: () => Promise<string>): void {
  const file = join(folder, workerFile);
  if (!existsSync(file)) return;
  const made = new Map<string, Promise<Prepared>>();
  const workerOf = async (): Promise<Prepared> => {
    const revision = createHash('sha1')
      .update(await page())
      .digest('hex');
    const before = made.get(revision);
    if (before) return before;
    const worker = Promise.all([readFile(file, 'utf8'), releaseIn(folder)]).then(([text, release]) =>
      prepare(`${text.replace('REVISI_HALAMAN', revision)}\n${answering(release)}`, {
        type: 'text/javascript; charset=utf-8',
        cache: 'no-cache',
      }),
    );
    made.clear();
    made.set(revision, worker);
    return worker;
  };
  app.get(`/${workerFile}`, async (request, reply) => send(request, reply, await workerOf()));
}

/**
 * The page of the back office by the title of its screen: '' where it is not known, undefined for the pages outside the
 * frame (login, registration). Its first screen (firstScreen.ts) stands between the two parts.
 */
type AppPage = (identity: Identity, title: string | undefined) => readonly [before: string, after: string];

/** Reads the page of the back office; undefined when it is not built. */
export async function readAppPage(folder: string, apiKey: string): Promise<AppPage | undefined> {
  const path = join(folder, 'index.html');
  if (!existsSync(path)) return undefined;
  // The login page sends the key of this installation.
  const html = (await readFile(path, 'utf8'))
    .replace(/(<meta name="api-key" content=")[^"]*"/, (_, start) => `${start}${escaped(apiKey)}"`)
    .replace('name="release" content=""', `name="release" content="${await releaseIn(folder)}"`);
  return (identity, title) => {
    const page = withIdentity(html, identity)
      .replace('data-page=""', `data-page="${title === undefined ? 'luar' : 'dalam'}"`)
      .replace(emptyTitle, () => (title ? shownTitle(title) : emptyTitle));
    const [before = '', after = ''] = page.split(screenPlace, 2);
    return [before, after];
  };
}
