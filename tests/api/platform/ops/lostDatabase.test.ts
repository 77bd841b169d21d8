import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '../../../../resources/kit/index.ts';
import { findPostgres, startPostgres } from '../../../../scripts/postgres.mjs';
import { connect } from '../../../../server/platform/database/client.ts';
import { DatabaseLost } from '../../../../server/platform/database/db.ts';
import { emptyFolder } from './place.ts';
import { build, killAll, portOf, type Running, start } from './running.ts';

interface Answer {
  status: number;
  body: { message?: string; kode?: string };
}

/** Asks the portal as a program does. */
type Call = (method: string, path: string, body?: object) => Promise<Answer>;

async function loggedIn(port: number, password: string): Promise<Call> {
  let token = '';
  const call: Call = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        'x-api-key': 'portal-mbkm-demo',
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    return { status: answer.status, body: text ? JSON.parse(text) : {} };
  };
  const login = async (secret: string) => {
    const answer = await call('POST', '/api/user/login', { username: 'superadmin', password: secret });
    const { token: given, user } = answer.body as { token: { AccessToken: string }; user: { id: string } };
    token = given.AccessToken;
    return user.id;
  };
  const id = await login(password);
  await call('PUT', `/api/user/password/${id}`, { oldPassword: password, newPassword: 'Sandi-Baru#2026' });
  await login('Sandi-Baru#2026');
  return call;
}

const waiting = { timeout: 50_000 };

describe.skipIf(!findPostgres())('portal yang kehilangan basis datanya', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let portal: Running;
  let call: Call;

  beforeAll(async () => {
    build();
    server = await startPostgres({ fsync: 'off' });
    portal = start({ ...emptyFolder(), databaseUrl: server.url });
    const port = await portOf(portal);
    const [, password = ''] = await portal.says(/kata sandi sementara: (\S+)/);
    call = await loggedIn(port, password);
  });
  afterAll(async () => {
    await killAll();
    server.stop();
  });

  const ask = async <T extends pg.QueryResultRow>(sql: string) => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    try {
      return (await client.query<T>(sql)).rows;
    } finally {
      await client.end();
    }
  };
  const make = (kode: string) => call('POST', '/api/master/gudang', { kode, nama: kode, jenis: 'arsip' });
  const made = async (like: string) =>
    (await ask<{ kode: string }>(`select kode from master_gudang where kode like '${like}%'`)).map(row => row.kode);
  const ready = () => expect.poll(async () => (await call('GET', '/readyz')).status, waiting).toBe(200);

  /** Makes rows from four sides until each has made so many; gives back those that were acknowledged. */
  async function underLoad(prefix: string, meanwhile: () => Promise<void>): Promise<string[]> {
    const acknowledged: string[] = [];
    const wrong: Answer[] = [];
    const words: unknown[] = [messages.notSaved.text, messages.maybeSaved.text, messages.databaseLost.text];
    let over = false;
    const write = async (writer: number) => {
      for (let n = 0; !over; n++) {
        const kode = `${prefix}${writer}_${n}`;
        const { status, body } = await make(kode);
        if (status === 201) acknowledged.push(kode);
        else if (status !== 503 || !words.includes(body.message)) wrong.push({ status, body });
      }
    };
    const writers = [1, 2, 3, 4].map(write);
    const more = async (least: number) => {
      const from = acknowledged.length;
      await expect.poll(() => acknowledged.length, waiting).toBeGreaterThan(from + least);
    };
    await more(20);
    await meanwhile();
    await more(20);
    over = true;
    await Promise.all(writers);
    expect(wrong).toEqual([]);
    return acknowledged;
  }

  it('hidup terus dan tidak kehilangan satu pun baris yang dijawab ketika koneksi yang sibuk diputus', {
    tags: ['semua'],
  }, async () => {
    const acknowledged = await underLoad('putus_', async () => {
      let ended = 0;
      while (ended < 15) {
        const rows = await ask(
          `select pg_terminate_backend(pid) from pg_stat_activity where state <> 'idle' and pid <> pg_backend_pid()`,
        );
        ended += rows.length;
      }
    });
    expect(await made('putus_')).toEqual(expect.arrayContaining(acknowledged));
    await ready();
    expect(portal.child.exitCode).toBeNull();
  });

  it('hidup terus ketika servernya dimulai ulang di bawah beberapa penulis', async () => {
    const acknowledged = await underLoad('ulang_', async () => {
      await server.restart();
      await ready();
    });
    expect(await made('ulang_')).toEqual(expect.arrayContaining(acknowledged));
    expect(portal.child.exitCode).toBeNull();
  });

  it('mengatakan bahwa yang terputus ketika disimpan mungkin sudah tersimpan', async () => {
    await ask(`
      create function putus() returns trigger language plpgsql as $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
      create constraint trigger putus after insert on master_gudang deferrable initially deferred
        for each row when (new.kode = 'akhir') execute function putus();`);
    const answer = await make('akhir');
    expect(answer).toMatchObject({
      status: 503,
      body: { kode: 'MUNGKIN_TERSIMPAN', message: messages.maybeSaved.text },
    });
    await ask('drop trigger putus on master_gudang; drop function putus');
    expect((await make('sesudah')).status).toBe(201);
  });

  it('membedakan yang terputus sebelum dan ketika transaksinya berakhir', async () => {
    const db = connect({ url: server.url, poolSize: 1 });
    await db.execute('create table akhir (n int)');
    await db.execute(`
      create function akhir() returns trigger language plpgsql as $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`);
    await db.execute(
      'create constraint trigger akhir after insert on akhir deferrable initially deferred for each row execute function akhir()',
    );
    const before = db.transaction(tx => tx.query('select pg_terminate_backend(pg_backend_pid())'));
    await expect(before).rejects.toMatchObject({ name: 'DatabaseLost', maybeSaved: false });
    const atTheEnd = db.transaction(tx => tx.execute('insert into akhir values (1)'));
    await expect(atTheEnd).rejects.toMatchObject({ name: 'DatabaseLost', maybeSaved: true });
    await db.close();
  });

  it('putus di tengah unduhan yang mengalir, dan koneksi itu tidak dipakai lagi', async () => {
    const db = connect({ url: server.url, poolSize: 1 });
    const reading = async () => {
      for await (const rows of db.stream('select generate_series(1, 10) as n, pg_backend_pid() as pid', [], 2))
        await ask(`select pg_terminate_backend(${Number(rows[0]?.pid)}, 5000)`);
    };
    await expect(reading()).rejects.toBeInstanceOf(DatabaseLost);
    expect(await db.one('select 1 as satu')).toEqual({ satu: 1 });
    await db.close();
  });

  it('mendengar lagi yang diberitahukan proses lain sesudah koneksinya putus', async () => {
    const [one, other] = [connect({ url: server.url }), connect({ url: server.url })];
    const heard: string[] = [];
    one.listen('uji', payload => heard.push(payload));
    const tell = async (word: string) => {
      await other.notify('uji', word);
      return heard;
    };
    await expect.poll(() => tell('pertama'), waiting).toContain('pertama');
    await ask(`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen "uji"'`);
    await expect.poll(() => tell('kedua'), waiting).toContain('kedua');
    await Promise.all([one.close(), other.close()]);
  });
});
