import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { logbookMagang } from '../../resources/magang/logbookMagang.ts';
import { mahasiswa } from '../../resources/master/mahasiswa.ts';
import { connect } from '../../server/platform/database/client.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { given, number } from './compare.ts';
import { login, type Served, servePortal } from './servers.ts';

/**
 * Exports and a sending to Neo Feeder's stand-in on a database that `npm run demo` has filled: `npm run bench --
 * --bagian=pekerjaan --di=URL`. Of each: how long it took, the portal's largest memory, the longest wait for a lock and
 * the longest time that a lock was held which makes writers wait, both by looking at pg_locks every 50 ms.
 */
export async function measureLongWork(): Promise<void> {
  const url = given('di', '');
  if (!url) throw new Error('--di=postgres://… dari basis data demo');
  const db = connect({ url, poolSize: 2 });
  const portal = await servePortal(url, false);
  try {
    const authorization = await login(portal.url, 'superadmin');
    const told = (name: string, work: () => Promise<string>) => watched(db, portal, name, work);
    for (const [path, format] of [
      [mahasiswa.endpoint, 'csv'],
      [mahasiswa.endpoint, 'xlsx'],
      [logbookMagang.endpoint, 'csv'],
    ] as const)
      await told(`ekspor ${path} ${format}`, () => exported(portal.url, authorization, path, format));
    await told('Neo Feeder disusun', () => composed(db, portal.url, authorization));
  } finally {
    await portal.stop();
    await db.close();
  }
}

/** Reads a whole file as a browser that keeps up does. @returns its size */
async function exported(portal: string, authorization: string, path: string, format: string): Promise<string> {
  const answer = await fetch(`${portal}/api/${path}/ekspor?format=${format}`, { headers: { authorization } });
  if (!answer.ok || !answer.body) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  let [bytes, lines] = [0, 0];
  for await (const piece of answer.body) {
    bytes += piece.byteLength;
    if (format === 'csv') for (const byte of piece) if (byte === 10) lines++;
  }
  return `${number(bytes / 2 ** 20)} MB${lines ? `, ${number(lines)} baris` : ''}`;
}

type Sending = Record<string, unknown> & { id: string; status: string };

/** One sending of all kinds of the period that most participate in. @returns how many records it has */
async function composed(db: Db, portal: string, authorization: string): Promise<string> {
  const ask = async (method: string, path: string, body?: object): Promise<Sending> => {
    const headers = { authorization, 'content-type': 'application/json' };
    const answer = await fetch(`${portal}/api/${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`);
    return JSON.parse(text);
  };
  const found = await db.one<{ id: string; jenis: string[]; n: number }>(
    `select id_periode as id, array_agg(distinct kode_jenis_mbkm) as jenis, count(*)::int as n
     from mbkm_pendaftar_program_mbkm where status in ('berjalan', 'selesai') group by 1 order by 3 desc limit 1`,
  );
  const path = 'sinkronisasi/pengiriman-feeder';
  const body = { nama: `Ukuran ${Date.now()}`, idPeriode: found?.id, jenis: found?.jenis };
  const { id } = await ask('POST', path, body);
  for (;;) {
    await ask('POST', 'sistem/pekerjaan/neo-feeder/jalankan').catch(() => undefined);
    const now = await ask('GET', `${path}/${id}`);
    if (now.status !== 'menyusun') return `${number(found?.n ?? 0)} peserta, ${now.jumlahRekaman} data, ${now.status}`;
    await pause(200);
  }
}

/** Modes that make who writes rows of the table wait. */
const strong = `('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')`;

const locksSql = `select
    coalesce(max(extract(epoch from clock_timestamp() - l.waitstart)) filter (where not l.granted), 0)::float8 as waits,
    coalesce(max(extract(epoch from clock_timestamp() - a.xact_start)) filter
      (where l.granted and l.mode in ${strong} and l.locktype = 'relation'), 0)::float8 as holds,
    coalesce(max(extract(epoch from clock_timestamp() - a.xact_start)) filter (where l.transactionid is not null), 0)::float8 as writes
  from pg_locks l join pg_stat_activity a on a.pid = l.pid and a.datname = current_database() and a.pid <> pg_backend_pid()`;

async function watched(db: Db, portal: Served, name: string, work: () => Promise<string>): Promise<void> {
  // The kernel forgets the highest memory so far.
  writeFileSync(`/proc/${portal.pid}/clear_refs`, '5');
  const before = portal.memoryMb();
  const longest = { waits: 0, holds: 0, writes: 0 };
  const begun = performance.now();
  let done = false;
  const watching = (async () => {
    while (!done) {
      const now = await db.one<{ waits: number; holds: number; writes: number }>(locksSql);
      for (const key of ['waits', 'holds', 'writes'] as const) longest[key] = Math.max(longest[key], now?.[key] ?? 0);
      await pause(50);
    }
  })();
  const what = await work().finally(() => {
    done = true;
  });
  await watching;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const highest = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${portal.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  console.log(
    `${name}: ${what}, ${seconds} dtk; memori ${number(before)} → ${number(highest)} MB; menunggu kunci ${longest.waits.toFixed(2)}, kunci penulis ditahan ${longest.holds.toFixed(2)}, transaksi yang menulis ${longest.writes.toFixed(2)} dtk`,
  );
}
