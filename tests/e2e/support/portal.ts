import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import { registry } from '../../../resources/index.ts';
import type { Role } from '../../../resources/kit/index.ts';
import { createApp } from '../../../server/app.ts';
import type { Db } from '../../../server/platform/database/db.ts';
import { accounts, openTestDb, testConfig, today } from '../../api/support/world.ts';

/** Folder of the built front ends. */
export const distDir: string = process.env.E2E_DIST ?? fileURLToPath(new URL('../../../dist', import.meta.url));

export const password: string = testConfig.demoPassword;

/** The username of a role's demo account, or the username itself. */
export const usernameOf = (who: Role | (string & {})): string =>
  Object.entries(accounts).find(([role]) => role === who)?.[1] ?? who;

/** The whole portal at an address, on a copy of the demo university. */
export interface Portal {
  /** `http://127.0.0.1:12345`, without a slash at the end. */
  url: string;
  app: FastifyInstance;
  db: Db;
  /** The clock of the server; it stands on the day that the demo university was seeded on. */
  clock: { now: Date };
  /** Answer of the API while this is set: `() => 503` simulates a server that is down. */
  api: { answer: ((path: string) => number | undefined) | undefined };
  /** The service worker of another release, while one is set; and a file of the app that does not arrive before `held`. */
  release: { worker: string | undefined; held?: Promise<void> | undefined };
  /** The token of a fresh session. */
  tokenOf(who: Role | (string & {})): Promise<string>;
  close(): Promise<void>;
}

/** Does not arrive before `release.held`. */
export const heldFile = '/assets/app/tertahan.js';

let portals = 0;
let logins = 0;

/** Port of this worker's first portal: with the same address the browser's cache stays useful. */
let port = 0;

/**
 * Starts the portal in this process: the product's own app with the built front ends, on a free port.
 * @param patience how long a page waits for its first screen; none comes along unless a test is about it, since every
 * other one waits for what the scripts draw
 */
export async function startPortal(patience = 0): Promise<Portal> {
  const db = await openTestDb({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  const clock = { now: new Date(today) };
  const api: Portal['api'] = { answer: undefined };
  const release: Portal['release'] = { worker: undefined };
  const config = { ...testConfig, dataDir: `.cache/e2e-${process.pid}-${portals++}` };
  const { app } = await createApp({ config, db, registry, demo: true, now: () => clock.now, distDir, patience });
  app.addHook('onRequest', async (request, reply) => {
    const status = request.url.startsWith('/api/') ? api.answer?.(request.url) : undefined;
    if (request.url === heldFile) await release.held;
    if (release.worker && request.url === '/sw.js') return reply.type('text/javascript').send(release.worker);
    if (status) return reply.code(status).send({ statusCode: status, message: 'Sedang tidak tersedia.' });
  });
  const url = await app.listen({ port, host: '127.0.0.1' });
  port = Number(new URL(url).port);
  return {
    url,
    app,
    db,
    clock,
    api,
    release,
    tokenOf: async who => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/user/login',
        headers: { 'x-api-key': config.apiKey },
        payload: { username: usernameOf(who), password },
        // Each from a computer of its own: a scenario in which many log in is no stranger who asks without end.
        remoteAddress: `10.${(++logins >> 16) & 255}.${(logins >> 8) & 255}.${logins & 255}`,
      });
      if (answer.statusCode !== 200) throw new Error(`${who} tidak dapat masuk: ${answer.body}`);
      return answer.json<{ token: { AccessToken: string } }>().token.AccessToken;
    },
    close: async () => {
      await app.close();
      await db.close();
      rmSync(config.dataDir, { recursive: true, force: true });
    },
  };
}
