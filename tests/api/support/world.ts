import type { FastifyInstance, InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import pg from 'pg';
import { registry } from '../../../resources/index.ts';
import {
  createRegistry,
  isRecord,
  type Programme,
  type Resource,
  type Role,
  type Screen,
} from '../../../resources/kit/index.ts';
import { type AppOptions, createApp } from '../../../server/app.ts';
import type { ServerArea } from '../../../server/areas/area.ts';
import { rules, rulesWith } from '../../../server/areas/gatherAreas.ts';
import { serverAreas } from '../../../server/areas/index.ts';
import { prepareData } from '../../../server/ops/prepare.ts';
import { hashCheaply } from '../../../server/platform/access/password.ts';
import { seedMenu } from '../../../server/platform/access/seedMenu.ts';
import { type Config, readConfig } from '../../../server/platform/config.ts';
import { connect } from '../../../server/platform/database/client.ts';
import type { Db } from '../../../server/platform/database/db.ts';
import { migrate } from '../../../server/platform/database/migrate.ts';
import { migrationsFolder } from '../../../server/platform/database/migrationsFolder.ts';
import { pendingStatements } from '../../../server/platform/database/schemaDiff.ts';
import type { RulesByResource } from '../../../server/platform/engine/rules.ts';
import { besides } from '../../fixtures/besides.ts';
import { embeddedTemplate, openCopy, type Waiting } from './template.ts';

// The product's own cost is asserted in tests/unit/platform/access/password.test.ts.
hashCheaply();

/** The day that the demo university was seeded on; the clock of a world starts there. */
export const today = new Date('2026-11-21T03:00:00Z');

export const testConfig: Config = readConfig({
  NODE_ENV: 'test',
  DATA_DIR: '.cache/uji',
  SECRET: 'rahasia-uji-rahasia-uji-rahasia-uji',
  LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
  BASE_URL: 'http://localhost:3000',
});

async function fill(db: Db): Promise<void> {
  await migrate(db, migrationsFolder);
  await prepareData(db, registry, testConfig, {
    today,
    regions: id => id.startsWith('35') || id.length === 2,
    quiet: true,
    stageAccounts: false,
  });
}

/** Everything that the demo university is made by. */
const sources = ['server', 'resources', 'tests/api/support'];

/** Makes what worlds are copied from, on the embedded database or on the server of TEST_DATABASE_URL. */
export async function prepareTemplates(): Promise<{ template: string; templateDatabase: string }> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return { template: await embeddedTemplate('demo', sources, fill), templateDatabase: '' };
  const templateDatabase = `contoh_${process.pid}`;
  await admin(url, `create database ${templateDatabase}`);
  const db = connect({ url: databaseUrl(url, templateDatabase) });
  await fill(db);
  await db.close();
  return { template: '', templateDatabase };
}

function databaseUrl(url: string, database: string): string {
  const parsed = new URL(url);
  parsed.pathname = `/${database}`;
  return parsed.href;
}

async function admin(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

let worlds = 0;

/** A database of one's own: a copy of the demo university. */
export async function openTestDb(
  templates: { template: string; templateDatabase: string },
  waiting: Waiting = {},
): Promise<Db> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return openCopy(templates.template, waiting);
  const name = `uji_${process.pid}_${worlds++}_${Date.now()}`;
  // Copied as files: half the time of the default, which writes every page to the log.
  await admin(url, `create database ${name} template ${templates.templateDatabase} strategy file_copy`);
  return connect({
    ...waiting,
    url: databaseUrl(url, name),
    onClose: () => admin(url, `drop database ${name} with (force)`),
  });
}

/** Demo account of each role. */
export const accounts: Readonly<Record<Role, string>> = {
  HA01: 'superadmin',
  HA02: 'mahasiswa',
  HA03: 'timmbkm',
  HA04: 'dosen',
  HA05: 'koordinator',
  HA06: 'mitra',
  HA07: 'penilai',
  HA08: 'inbound',
  HA09: 'outbound',
  HA10: 'bakpk',
};

type Body = Record<string, unknown> | unknown[] | undefined;

/**
 * A person at the door of the API. A change of one row (`PUT` and `DELETE` of it, its actions) names the version that
 * the person would see now, unless the body has a `version` of its own, were it undefined; `bare` sends what it is given.
 */
export interface Person {
  token: string;
  /** The same person, whose calls say nothing that the test does not. */
  bare: Omit<Person, 'bare'>;
  get(path: string, query?: Record<string, unknown>): Promise<Response>;
  post(path: string, body?: Body): Promise<Response>;
  put(path: string, body?: Body): Promise<Response>;
  delete(path: string, body?: Body): Promise<Response>;
}

export interface World {
  app: FastifyInstance;
  db: Db;
  /** The clock of the server. */
  clock: { now: Date };
  /** Somebody logged in, by role or username. */
  as(who: Role | (string & {})): Promise<Person>;
  /** Somebody without a login. */
  stranger: Person;
  login(username: string, password?: string, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

const encode = (query: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
  );

/**
 * An answer whose `json()` says of `errors` what a person reads: the sentence by field. How they travel, with codes and
 * what is filled in, is asserted in `platform/refusals.test.ts`, which reads the body.
 */
export function asRead(answer: Response): Response {
  const { body, statusCode } = answer;
  if (statusCode < 400) return answer;
  return Object.assign(answer, {
    json: () => {
      const read: unknown = JSON.parse(body);
      if (!isRecord(read) || !isRecord(read.errors)) return read;
      const said = (told: unknown) => (isRecord(told) && 'message' in told ? told.message : told);
      return {
        ...read,
        errors: Object.fromEntries(Object.entries(read.errors).map(([field, told]) => [field, said(told)])),
      };
    },
  });
}

/** Answers of a server that a test asks without a person are read in the same way. */
export function readAsPeople(app: FastifyInstance): void {
  const ask = app.inject.bind(app);
  Object.assign(app, { inject: async (asked: InjectOptions | string) => asRead(await ask(asked)) });
}

/** Calls the API as the holder of a token; without one if it is empty. */
export function person(app: FastifyInstance, token: string): Person {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body: Body) =>
    asRead(
      await app.inject({ method, url: `/api/${path}`, headers, ...(body === undefined ? {} : { payload: body }) }),
    );
  const get: Person['get'] = async (path, query = {}) =>
    asRead(await app.inject({ method: 'GET', url: `/api/${path}`, query: encode(query), headers }));
  const bare = {
    token,
    get,
    post: (path: string, body?: Body) => send('POST', path, body),
    put: (path: string, body?: Body) => send('PUT', path, body),
    delete: (path: string, body?: Body) => send('DELETE', path, body),
  };
  const seen = async (row: string, body: Body): Promise<Body> => {
    if (Array.isArray(body) || (body && ('version' in body || 'items' in body || 'ids' in body || 'filter' in body)))
      return body;
    const version = await versionAt({ get }, readAt(row));
    return version === undefined ? body : { ...body, version };
  };
  return {
    ...bare,
    bare,
    post: async (path, body) =>
      send('POST', path, rowStep.test(path) ? await seen(path.replace(rowStep, ''), body) : body),
    put: async (path, body) => send('PUT', path, await seen(path, body)),
    delete: async (path, body) => send('DELETE', path, await seen(path, body)),
  };
}

/** Calls whose address names a row: `x/{id}/aksi/setujui`. */
const rowStep = /\/(aksi\/.+|jadikan-mitra|buatkan-akun|buka-revisi)$/;
/** Accounts are read one by one under their resource's name. */
const readAt = (path: string): string => path.replace(/^auth\/users\//, 'pengaturan/user/');

/** The version of the row at a path, as somebody sees it now; null where it says so, undefined where there is none. */
export async function versionAt({ get }: Pick<Person, 'get'>, path: string): Promise<number | null | undefined> {
  const found = await get(path);
  if (found.statusCode !== 200) return undefined;
  const row: unknown = found.json();
  const version = typeof row === 'object' && row !== null && 'version' in row ? row.version : undefined;
  return typeof version === 'number' || version === null ? version : undefined;
}

/** Declarations that a test adds to the product's, e.g. entities of their own for tests of the engine. */
export interface Invented {
  resources: readonly Resource[];
  screens: readonly Screen[];
  programmes?: readonly Programme[];
  rules?: RulesByResource;
  areas?: readonly ServerArea[];
}

async function withInvented(db: Db, invented: Invented) {
  const whole = createRegistry(
    [...registry.resources, ...invented.resources],
    [...registry.screens, ...invented.screens],
    [...besides(registry.programmes, ...(invented.programmes ?? [])), ...(invented.programmes ?? [])],
    registry.letters,
  );
  for (const statement of (await pendingStatements(whole, migrationsFolder)).statements) await db.execute(statement);
  await seedMenu(db, whole);
  const areas = [...serverAreas, ...(invented.areas ?? [])];
  const own = invented.programmes ? rulesWith(whole, areas) : rules;
  return { registry: whole, rulesByResource: { ...own, ...invented.rules }, areas };
}

/** The same thing until it is let go; whoever holds it then holds nothing. Not for what a second server may still use. */
function letGo<T extends object>(whole: T): [held: T, letGo: () => void] {
  const { proxy, revoke } = Proxy.revocable(whole, {});
  return [proxy, revoke];
}

/** The whole server on a database of its own, with the demo university inside and a clock that stands still. */
export async function createWorld(
  templates: { template: string; templateDatabase: string },
  invented?: Invented,
  config: Partial<Config> = {},
  more: Pick<AppOptions, 'backup' | 'mail' | 'logTo'> = {},
): Promise<World> {
  const db = await openTestDb(templates);
  const clock = { now: new Date(today) };
  const declared = invented ? await withInvented(db, invented) : { registry };
  const { app } = await createApp({
    config: { ...testConfig, ...config },
    db,
    ...declared,
    demo: true,
    now: () => clock.now,
    ...more,
  });
  await app.ready();
  readAsPeople(app);
  // The runner keeps a file's tests, and with them its variables, until the last one has run: what these lead to goes.
  const [door, shut] = letGo(app);
  const people = new Map<string, Person>();
  const login: World['login'] = (username, password = testConfig.demoPassword, headers = {}) =>
    door.inject({
      method: 'POST',
      url: '/api/user/login',
      headers: { 'x-api-key': testConfig.apiKey, ...headers },
      payload: { username, password },
    });
  return {
    app: door,
    db,
    clock,
    login,
    stranger: person(door, ''),
    as: async who => {
      const username = who in accounts ? accounts[who as Role] : who;
      const known = people.get(username);
      if (known) return known;
      const answer = await login(username);
      if (answer.statusCode !== 200) throw new Error(`${username} tidak dapat masuk: ${answer.body}`);
      const made = person(door, answer.json<{ token: { AccessToken: string } }>().token.AccessToken);
      people.set(username, made);
      return made;
    },
    close: async () => {
      await door.close();
      await db.close();
      shut();
    },
  };
}
