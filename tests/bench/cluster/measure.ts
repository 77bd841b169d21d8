import { mkdtempSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { registry } from '../../../resources/index.ts';
import { prepareData } from '../../../server/ops/prepare.ts';
import { readConfig } from '../../../server/platform/config.ts';
import { connect } from '../../../server/platform/database/client.ts';
import { migrate } from '../../../server/platform/database/migrate.ts';
import { migrationsFolder } from '../../../server/platform/database/migrationsFolder.ts';
import { option } from '../compare.ts';
import { fillField } from '../fieldData.ts';
import { type Load, startLoad } from './load.ts';
import { ask, type Cluster, missing, type Part, type Server, startCluster } from './parts.ts';
import { openSessions, type People } from './people.ts';

/**
 * Kills each part of a cluster in turn while people work, and prints what they saw of it (docs/deployment.md "More
 * machines"). Options: --mahasiswa=200 --dosen=20 --ekspor=5 --jeda=8 (seconds between two logs of a student) --detik=5
 * (before a part is killed, and how long it stays away) --sinkron=1 (0: commits wait for no replica). The small run above
 * takes some minutes with the filling; --mahasiswa=2000 --dosen=50 --jeda=120 is the large one.
 */
export async function measureCluster(): Promise<void> {
  const absent = missing();
  if (absent.length) throw new Error(`Belum terpasang: ${absent.join(', ')} (apt-get install ${absent.join(' ')})`);
  const synchronous = option('sinkron', 1) === 1;
  const counts = {
    students: option('mahasiswa', 200),
    lecturers: option('dosen', 20),
    exports: option('ekspor', 5),
  };
  const seconds = option('detik', 5);
  let people: People = { students: [], lecturers: [], office: [] };
  const cluster = await startCluster(synchronous, async primary => {
    people = await filled(primary, counts);
  });
  // Whoever breaks it off leaves no servers behind.
  process.once('SIGINT', () => void cluster.stop().finally(() => process.exit(130)));
  try {
    console.log(
      `${people.students.length} mahasiswa, ${people.lecturers.length} dosen, ${people.office.length} ekspor; ` +
        `replikasi ${synchronous ? 'sinkron' : 'tidak sinkron'}; ${cpus().length} inti, beban ${loadavg()[0]?.toFixed(1)} sebelum mulai`,
    );
    const load = startLoad(cluster.url, people, option('jeda', 8) * 1000);
    await sleep(2 * seconds * 1000);
    const begun = performance.now();
    await sleep(2 * seconds * 1000);
    console.log(steady(load, begun));
    console.log(heading);
    for (const [name, part] of partsOf(cluster)) await killed(name, part, load, cluster, seconds);
    const last = await promotion(load, cluster, seconds);
    await load.end();
    await report(load, last, cluster);
  } finally {
    await cluster.stop();
  }
}

/** Most milliseconds of one statement that fills: 80,000 logs at once. */
const fillingMs = 10 * 60_000;

async function filled(
  primary: Server,
  counts: { students: number; lecturers: number; exports: number },
): Promise<People> {
  const db = connect({ url: primary.url, poolSize: 2 });
  try {
    await migrate(db, migrationsFolder);
    const config = readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), 'mbkm-bench-')) });
    await prepareData(db, registry, config, {
      today: new Date(),
      students: counts.students + 1000,
      regions: id => id.startsWith('35') || id.length === 2,
      quiet: true,
    });
    return await db.unhurried(fillingMs, async () => {
      const { idGelombang } = await fillField(db, Math.ceil(counts.students / 10), 'dosen');
      return openSessions(db, idGelombang, counts);
    });
  } finally {
    await db.close();
  }
}

const partsOf = ({ portals, replicas, poolers, s3, nginx }: Cluster): [string, Part][] => {
  const [portal] = portals;
  const [replica] = replicas;
  const [pooler] = poolers;
  if (!portal || !replica || !pooler) return [];
  return [
    ['satu proses portal', portal],
    ['satu replika', { kill: replica.kill, back: replica.start }],
    ['PgBouncer server utama', pooler],
    ['penyimpanan berkas', s3],
    ['nginx', nginx],
  ];
};

const heading =
  'bagian yang dimatikan       log terjawab  hilang  diulang sendiri  galat yang dilihat orang                           normal setelah';

/** Calls a second, and what failed, while everything ran. */
function steady(load: Load, begun: number): string {
  const seen = load.since(begun);
  const span = (performance.now() - begun) / 1000;
  const wrong = seen.filter(({ ok }) => !ok);
  return `Tanpa gangguan: ${(seen.length / span).toFixed(1)} permintaan/dtk, ${wrong.length} galat: ${kindsOf(wrong)}`;
}

const kindsOf = (wrong: readonly { kind: string }[]): string => {
  const counts = new Map<string, number>();
  for (const { kind } of wrong) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, n]) => `${n}× ${kind}`).join(', ') || 'tidak ada';
};

/** Kills a part, lets it be away, brings it back, and waits until nobody has seen an error for a while. */
async function killed(name: string, part: Part, load: Load, cluster: Cluster, seconds: number): Promise<void> {
  await sleep(seconds * 1000);
  const begun = performance.now();
  await part.kill();
  await sleep(seconds * 1000);
  await part.back();
  await line(name, begun, load, cluster.primary, seconds);
}

/** The operator's steps after the primary is lost; docs/deployment.md says the same in words. */
async function promotion(load: Load, { primary, replicas }: Cluster, seconds: number): Promise<Server> {
  await sleep(seconds * 1000);
  const begun = performance.now();
  primary.kill();
  await sleep(seconds * 1000);
  const where = await Promise.all(
    replicas.map(async replica => ({
      replica,
      bytes: Number(
        (await ask<{ n: string }>(replica, `select pg_last_wal_receive_lsn() - '0/0'::pg_lsn as n`))[0]?.n ?? 0,
      ),
    })),
  );
  const [best, ...others] = where.toSorted((a, b) => b.bytes - a.bytes).map(({ replica }) => replica);
  if (!best) throw new Error('tidak ada replika');
  best.promote();
  for (const other of others) {
    const name = `replika_${replicas.indexOf(other) + 1}`;
    await ask(
      other,
      `alter system set primary_conninfo = 'host=127.0.0.1 port=${best.port} user=postgres application_name=${name}'`,
    );
    await ask(other, 'select pg_reload_conf()');
  }
  await line('server utama, lalu promosi', begun, load, best, seconds);
  return best;
}

async function line(name: string, begun: number, load: Load, server: Server, seconds: number): Promise<void> {
  // Nobody has seen an error for `seconds`, and somebody has written since.
  const deadline = performance.now() + 90_000;
  const quiet = () => {
    const recent = load.since(performance.now() - seconds * 1000);
    return recent.some(({ ok }) => ok) && recent.every(({ ok }) => ok);
  };
  let settled = false;
  while (!settled && performance.now() < deadline) {
    await sleep(500);
    settled = quiet();
  }
  const wrong = load.since(begun).filter(({ ok }) => !ok);
  const last = wrong.at(-1)?.at ?? begun;
  const kept = [...load.acknowledged].filter(([, at]) => at >= begun).map(([id]) => id);
  const lost = await lostOf(kept, server);
  const normal = settled ? `${((last - begun) / 1000).toFixed(1)} dtk` : 'belum';
  const told = wrong.filter(one => one.told);
  const again = wrong.length - told.length;
  console.log(
    `${name.padEnd(26)} ${String(kept.length).padStart(13)} ${String(lost).padStart(7)} ${String(again).padStart(16)}  ${kindsOf(told).padEnd(50)} ${normal.padStart(8)}`,
  );
}

/** Acknowledged logs that the server does not have. */
async function lostOf(ids: readonly string[], server: Server): Promise<number> {
  const found = await ask<{ n: string }>(
    server,
    'select count(*) as n from kkn_laporan_harian where id_klien = any($1::text[])',
    [[...ids]],
  );
  return ids.length - Number(found[0]?.n ?? 0);
}

async function report(load: Load, last: Server, { portals }: Cluster): Promise<void> {
  const all = [...load.acknowledged.keys()];
  console.log(
    `Seluruhnya ${load.calls()} permintaan, ${all.length} log terjawab, ${await lostOf(all, last)} di antaranya tidak ada di server utama yang baru; ` +
      `${load.unseen()} kali tulisan sendiri belum tampak pada daftar berikutnya; ${portals.length} portal; beban ${loadavg()[0]?.toFixed(1)} di akhir`,
  );
}
