import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import { programs } from '../../../landing/content/programs.ts';
import { registry } from '../../../resources/index.ts';
import { type AppOptions, createApp } from '../../../server/app.ts';
import { connect } from '../../../server/platform/database/client.ts';
import { createWorld, type Person, person, testConfig, type World } from './world.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Front ends as a build leaves them, as far as the server reads them. */
function buildFrontEnds(distDir: string): void {
  const landing = join(distDir, 'landing');
  for (const folder of [join(distDir, 'app'), join(landing, 'client'), join(landing, 'server')])
    mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'src/index.html'), join(distDir, 'app/index.html'));
  for (const folder of ['app', 'landing/client'])
    cpSync(join(root, 'public/logo.svg'), join(distDir, folder, 'logo.svg'));
  const page = { styles: [], script: '/assets/landing/main.js', preload: [], font: null };
  const pages = ['beranda', 'berita', 'artikel', ...programs.map(({ code }) => code)].map(key => [key, page] as const);
  writeFileSync(join(landing, 'assets.json'), JSON.stringify(Object.fromEntries(pages)));
  writeFileSync(
    join(landing, 'server/entry-server.js'),
    `export * from '${join(root, 'landing/entry-server.tsx')}';\n`,
  );
}

/** The database of the world by another connection, where it is a server's. */
async function secondConnection(world: World): Promise<World['db']> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return world.db;
  const named = await world.db.one<{ name: string }>('select current_database() as name');
  const address = new URL(url);
  address.pathname = `/${named?.name}`;
  return connect({ url: address.href });
}

/** A process with the front ends that it serves. */
export interface Fronted {
  readonly world: World;
  readonly app: FastifyInstance;
  close(): Promise<void>;
}

const foldersOf = (name: string): string => join(root, '.cache', `uji-${name}-${process.pid}`);

/**
 * @param name of the folder of the front ends, one for each file of tests
 * @param more options of the app beyond the usual ones
 */
export async function withFrontEnds(name: string, more: Partial<AppOptions> = {}): Promise<Fronted> {
  const distDir = foldersOf(name);
  buildFrontEnds(distDir);
  const world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  const { db, clock } = world;
  const { app } = await createApp({
    config: testConfig,
    db,
    registry,
    demo: true,
    now: () => clock.now,
    distDir,
    ...more,
  });
  await app.ready();
  return {
    world,
    app,
    close: async () => {
      await app.close();
      await world.close();
      rmSync(distDir, { recursive: true, force: true });
    },
  };
}

/** Two processes on one database, with the front ends that they serve. */
export interface TwoProcesses {
  readonly world: World;
  readonly here: FastifyInstance;
  readonly there: FastifyInstance;
  /** Connection of the second process. */
  readonly elsewhere: World['db'];
  /** Super Admin at the first. */
  readonly admin: Person;
  close(): Promise<void>;
}

/** @param name of the folder of the front ends, one for each file of tests */
export async function twoProcesses(name: string): Promise<TwoProcesses> {
  const distDir = foldersOf(name);
  buildFrontEnds(distDir);
  const world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  const elsewhere = await secondConnection(world);
  const open = async (db: World['db']) => {
    const made = await createApp({ config: testConfig, db, registry, demo: true, now: () => world.clock.now, distDir });
    await made.app.ready();
    return made.app;
  };
  const here = await open(world.db);
  const there = await open(elsewhere);
  return {
    world,
    here,
    there,
    elsewhere,
    admin: person(here, (await world.as('superadmin')).token),
    close: async () => {
      await here.close();
      await there.close();
      if (elsewhere !== world.db) await elsewhere.close();
      await world.close();
      rmSync(distDir, { recursive: true, force: true });
    },
  };
}
