import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { findPostgres, startPostgres, startReplica, throwAwayPrimary } from '../../../../scripts/postgres.mjs';
import { createApp } from '../../../../server/app.ts';
import { prepareData } from '../../../../server/ops/prepare.ts';
import { connect } from '../../../../server/platform/database/client.ts';
import type { Db } from '../../../../server/platform/database/db.ts';
import { migrate } from '../../../../server/platform/database/migrate.ts';
import { migrationsFolder } from '../../../../server/platform/database/migrationsFolder.ts';
import { testConfig } from '../../support/world.ts';

type Server = Awaited<ReturnType<typeof startPostgres>>;

interface Answer {
  status: number;
  body: unknown;
  wait: unknown;
}

/** A browser: it keeps cookies, whichever process of the portal answers. */
interface Browser {
  on(portal: FastifyInstance, method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Answer>;
  /** Codes of the stores that a list shows. */
  codes(portal: FastifyInstance): Promise<string[]>;
}

/** The first account's new password. */
const password = 'Sandi-Baru#2026';
const waiting = { timeout: 40_000 };

function browser(): Browser & { enter(portal: FastifyInstance, secret: string): Promise<string> } {
  const jar = new Map<string, string>();
  let token = '';
  const on: Browser['on'] = async (portal, method, path, body) => {
    const answer = await portal.inject({
      method,
      url: `/api/${path}`,
      headers: {
        'x-api-key': testConfig.apiKey,
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { payload: body } : {}),
    });
    for (const { name, value } of answer.cookies) jar.set(name, value);
    return { status: answer.statusCode, body: answer.json(), wait: answer.headers['retry-after'] };
  };
  return {
    on,
    codes: async portal => {
      const { status, body } = await on(portal, 'GET', 'master/gudang?kolom=["kode"]');
      expect(status).toBe(200);
      return (body as { kode: string }[]).map(({ kode }) => kode);
    },
    enter: async (portal, secret) => {
      const { status, body } = await on(portal, 'POST', 'user/login', { username: 'superadmin', password: secret });
      expect(status).toBe(200);
      const { token: given, user } = body as { token: { AccessToken: string }; user: { id: string } };
      token = given.AccessToken;
      return user.id;
    },
  };
}

async function ask<T extends pg.QueryResultRow>(server: Server, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe.skipIf(!findPostgres())('portal dengan replika basis data', () => {
  let primary: Server;
  let replica: Server;
  const opened: { app: FastifyInstance; db: Db }[] = [];
  let one: FastifyInstance;
  let other: FastifyInstance;
  let writer: ReturnType<typeof browser>;
  let reader: ReturnType<typeof browser>;

  /** A process of the portal, as far as the database and its other processes can tell. */
  async function portal(url: string, readUrl?: string): Promise<FastifyInstance> {
    const db = connect({ url, readUrl, poolSize: 2 });
    const { app } = await createApp({ config: testConfig, db, registry });
    opened.push({ app, db });
    return app;
  }
  const make = (on: FastifyInstance, kode: string) =>
    writer.on(on, 'POST', 'master/gudang', { kode, nama: kode, jenis: 'arsip' });
  /** State of the replica on the health page. */
  const standing = async () => {
    const { body } = await writer.on(one, 'GET', 'pengaturan/kesehatan');
    const { bagian } = body as { bagian: { kunci: string; keadaan: string; baris: { keterangan: string }[] }[] };
    return bagian.find(({ kunci }) => kunci === 'replika');
  };

  beforeAll(async () => {
    primary = await startPostgres(throwAwayPrimary);
    const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const db = connect({ url: primary.url });
    await migrate(db, migrationsFolder);
    await prepareData(db, registry, testConfig, { regions: id => id.length === 2, quiet: true });
    await db.close();
    const first = /sandi sementara: (\S+)/.exec(said.mock.calls.flat().join('\n'))?.[1] ?? '';
    said.mockRestore();
    replica = await startReplica(primary);
    const both = `postgres://postgres@127.0.0.1:${primary.port},127.0.0.1:${replica.port}/postgres?target_session_attrs=read-write`;
    one = await portal(both, replica.url);
    other = await portal(both, replica.url);
    writer = browser();
    const id = await writer.enter(one, first);
    await writer.on(one, 'PUT', `user/password/${id}`, { oldPassword: first, newPassword: password });
    await writer.enter(one, password);
    reader = browser();
    await reader.enter(other, password);
  });
  afterAll(async () => {
    for (const { app, db } of opened) {
      await app.close();
      await db.close();
    }
    replica.stop();
    primary.stop();
  });

  it('shows a person their own write at once in every process, while others may read an older list', async () => {
    await make(one, 'lama');
    await expect.poll(() => reader.codes(other), waiting).toContain('lama');
    await expect.poll(async () => (await standing())?.keadaan, waiting).toBe('baik');
    await ask(replica, 'select pg_wal_replay_pause()');
    expect((await make(one, 'baru')).status).toBe(201);
    expect(await writer.codes(other)).toContain('baru');
    expect(await writer.codes(one)).toContain('baru');
    const seen = await reader.codes(other);
    expect(seen).toContain('lama');
    expect(seen).not.toContain('baru');
    // A program that keeps no cookies is not told an older list either.
    expect(await browserless()).toContain('baru');
    await ask(replica, 'select pg_wal_replay_resume()');
    await expect.poll(() => reader.codes(other), waiting).toContain('baru');
  });

  /** The list as a program gets it that keeps nothing but its token. */
  async function browserless(): Promise<string[]> {
    const program = browser();
    await program.enter(one, password);
    const fresh = browser();
    await fresh.enter(other, password);
    return fresh.codes(other);
  }

  it('leaves a replica out that is away, and takes it in again', async () => {
    replica.kill();
    expect(await reader.codes(other)).toContain('baru');
    await expect.poll(async () => (await standing())?.keadaan, waiting).toBe('masalah');
    expect((await make(one, 'tanpa_replika')).status).toBe(201);
    expect(await writer.codes(other)).toContain('tanpa_replika');
    replica.start();
    await expect.poll(async () => (await standing())?.keadaan, waiting).toBe('baik');
    await expect.poll(() => reader.codes(other), waiting).toContain('tanpa_replika');
  });

  it('goes on with the promoted replica without a restart, and never with the former primary', async () => {
    await make(one, 'sebelum');
    await expect
      .poll(() => ask(replica, `select 1 from master_gudang where kode = 'sebelum'`), waiting)
      .toHaveLength(1);
    primary.kill();
    // Of what was on its way nobody knows; whoever comes after is told when to try again.
    await expect
      .poll(() => make(one, 'di_antara'), waiting)
      .toMatchObject({ status: 503, wait: '5', body: { kode: 'BASIS_DATA_TERPUTUS' } });
    replica.promote();
    await expect.poll(async () => (await make(one, 'sesudah')).status, waiting).toBe(201);
    // The former primary comes back by itself and would take writes.
    primary.start();
    expect((await make(other, 'sesudahnya')).status).toBe(201);
    expect(await writer.codes(one)).toEqual(expect.arrayContaining(['sebelum', 'sesudah', 'sesudahnya']));
    expect(await ask(primary, `select 1 from master_gudang where kode like 'sesudah%'`)).toEqual([]);
  });
});
