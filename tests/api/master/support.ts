import type { FastifyInstance, LightMyRequestResponse as Response } from 'fastify';
import { registry } from '../../../resources/index.ts';
import type { Role } from '../../../resources/kit/index.ts';
import { createApp } from '../../../server/app.ts';
import type { Db } from '../../../server/platform/database/db.ts';
import { accounts, openTestDb, person, testConfig, today } from '../support/world.ts';

/** Shared by the tests of master data. */

export type Row = Record<string, unknown> & { id: string; version: number };

type Body = Record<string, unknown> | unknown[] | undefined;

/** The calls that the tests make. */
export interface Caller {
  get(path: string, query?: Record<string, unknown>): Promise<Response>;
  post(path: string, body?: Body): Promise<Response>;
  put(path: string, body?: Body): Promise<Response>;
  delete(path: string, body?: Body): Promise<Response>;
}

/** The first row that a filter finds. */
export async function first(who: Caller, endpoint: string, filter: Record<string, unknown>): Promise<Row> {
  const answer = await who.get(endpoint, { filter, range: [0, 0] });
  const row = answer.statusCode === 200 ? answer.json<Row[]>()[0] : undefined;
  if (!row) throw new Error(`${endpoint} ${JSON.stringify(filter)}: ${answer.body}`);
  return row;
}

/** Status and the messages by field of an answer, for comparing both at once. */
export const verdict = (answer: Response) => {
  const { errors, message } = answer.json<{ errors?: Record<string, string>; message?: string }>();
  return { status: answer.statusCode, ...(errors ? { errors } : { message }) };
};

/** Expected answer with errors by field. */
export const refused = (errors: Record<string, string>) => ({ status: 422, errors });

const callerWith = (app: FastifyInstance, token: string): Caller => person(app, token);

/** Somebody who logs in with a password of their own. */
export async function loginAs(app: FastifyInstance, username: string, password: string): Promise<Caller> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/user/login',
    headers: { 'x-api-key': testConfig.apiKey },
    payload: { username, password },
  });
  if (answer.statusCode !== 200) throw new Error(`${username} tidak dapat masuk: ${answer.body}`);
  return callerWith(app, answer.json<{ token: { AccessToken: string } }>().token.AccessToken);
}

export interface PackageWorld {
  app: FastifyInstance;
  db: Db;
  as(role: Role): Promise<Caller>;
  close(): Promise<void>;
}

/** A server with people by role, whose versions the tests name themselves. */
export async function createPackageWorld(templates: {
  template: string;
  templateDatabase: string;
}): Promise<PackageWorld> {
  const db = await openTestDb(templates);
  const { app } = await createApp({ config: testConfig, db, registry, demo: true, now: () => new Date(today) });
  await app.ready();
  const known = new Map<Role, Caller>();
  return {
    app,
    db,
    as: async role => {
      const caller = known.get(role) ?? (await loginAs(app, accounts[role], testConfig.demoPassword));
      known.set(role, caller);
      return caller;
    },
    close: async () => {
      await app.close();
      await db.close();
    },
  };
}
