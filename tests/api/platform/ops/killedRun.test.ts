// @module-tag semua: kills a process in the middle of its work, a minute each
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { KeadaanRetensi } from '../../../../resources/pengaturan/panggilanRetensi.ts';
import type { BackupConfig } from '../../../../server/ops/backup.ts';
import type { Db, Queryable } from '../../../../server/platform/database/db.ts';
import { contentsOf, lookInside, runningPortal, serverDatabase, serverUrl } from './place.ts';
import { build, kill, killAll, portOf, type Running, start } from './running.ts';

/** Runs that write in many transactions, or in one long one, and the power goes in their middle. */
const persons = 60;
const job = 'sistem/pekerjaan/anonimkan/jalankan';

interface Filled {
  config: BackupConfig;
  drop: () => Promise<void>;
}

/** A database with the demo university that nobody has open. */
async function filled(): Promise<Filled> {
  if (serverUrl) return serverDatabase(serverUrl, { template: inject('templateDatabase') });
  const { config, db } = await runningPortal(inject('template'));
  await db.close();
  return { config, drop: async () => undefined };
}

async function enter(portal: Running) {
  const url = `http://127.0.0.1:${await portOf(portal)}/api`;
  const login = await fetch(`${url}/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'portal-mbkm-demo' },
    body: JSON.stringify({ username: 'superadmin', password: 'Nusantara#2026' }),
  });
  const { token } = (await login.json()) as { token: { AccessToken: string } };
  const headers = { authorization: `Bearer ${token.AccessToken}`, 'content-type': 'application/json' };
  return {
    post: (path: string, body: object = {}) =>
      fetch(`${url}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
    run: async () => {
      const answer = await fetch(`${url}/pengaturan/retensi`, { headers });
      return ((await answer.json()) as KeadaanRetensi).jalan[0];
    },
  };
}
type Admin = Awaited<ReturnType<typeof enter>>;

/** Asks until some are made unknown. */
async function untilSome(admin: Admin) {
  for (;;) {
    const run = await admin.run();
    if (run && (run.dianonimkan > 0 || run.status === 'selesai')) return run;
  }
}

/** Values that figures are computed from. */
const figures = (db: Db) =>
  db.query(
    `select p.kode_jenis_mbkm, p.status, p.status_konversi, p.id_program_prodi, m.angkatan, m.jenis_kelamin, count(*)::int as n,
       sum(p.total_sks_diakui) as sks, sum(p.nilai_akhir) as nilai
     from mbkm_pendaftar_program_mbkm p join master_mahasiswa m on m.id = p.id_mahasiswa
     group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6`,
  );

interface Who {
  id: string;
  nama: string;
  npm: string;
}
interface Line {
  [name: string]: unknown;
  id: string;
  hasil: string;
  nama: string;
}

/** Plans a run of graduates whose years are over since yesterday. */
async function plan(db: Db): Promise<Who[]> {
  await db.execute(
    `update mbkm_pendaftar_program_mbkm set status = 'ditolak', tanggal_selesai = '2019-01-01', tanggal_final = null,
       tanggal_daftar = '2018-06-01' where id_mahasiswa in (select id from master_mahasiswa order by npm limit 300)`,
  );
  const who = await db.query<{ id: string; nama: string; npm: string }>(
    `select m.id::text as id, m.nama, m.npm from master_mahasiswa m
      where m.id in (select id from master_mahasiswa order by npm limit 300) and array_length(string_to_array(m.nama, ' '), 1) > 1
        and not exists (select 1 from konversi_revisi_nilai r join mbkm_pendaftar_program_mbkm p on p.id = r.id_pendaftar_mbkm
          where p.id_mahasiswa = m.id)
      order by m.npm limit ${persons}`,
  );
  await db.execute(
    `update master_mahasiswa set status_akademik = 'lulus', created_at = '2018-01-01' where id::text = any($1::text[])`,
    [who.map(({ id }) => id)],
  );
  await db.execute(
    `insert into pengaturan_retensi (id, jenis, tahun) values (gen_random_uuid(), 'master/mahasiswa', 1)`,
  );
  const run = '01900000-0000-7000-8000-0000000000bb';
  await db.execute(
    `insert into internal_anonimisasi (id, tanggal, status, catatan, total, id_user)
     values ($1, current_date - 1, 'direncanakan', 'Masa simpan habis.', $2, 'x')`,
    [run, who.length],
  );
  await db.execute(
    `insert into internal_anonimisasi_baris (id, id_anonimisasi, jenis, id_baris, hasil)
     select gen_random_uuid(), $1, 'master/mahasiswa', n.id, 'menunggu' from unnest($2::text[]) as n(id)`,
    [run, who.map(({ id }) => id)],
  );
  return who;
}

/** The persons of the run by now. */
const linesOf = (db: Db) =>
  db.query<Line>(
    `select b.id_baris as id, b.hasil, m.nama from internal_anonimisasi_baris b join master_mahasiswa m on m.id::text = b.id_baris`,
  );

/** Tables in which the number of somebody stands. */
async function placesOf(db: Db, texts: readonly string[]): Promise<string[]> {
  const tables = await db.query<{ t: string }>(
    `select c.relname as t from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = current_schema() and c.relkind = 'r'`,
  );
  const found: string[] = [];
  for (const { t } of tables)
    if (await db.one(`select 1 as ada from "${t}" r where r::text like any($1) limit 1`, [texts.map(x => `%${x}%`)]))
      found.push(t);
  return found;
}

let place: Filled;
const patient = { timeout: 240_000, interval: 500 };

/** A run whose process is gone may be taken over after five minutes. */
const minutesLater = () =>
  lookInside(place.config, db =>
    db.execute(`update internal_pekerjaan set denyut = '2020-01-01' where status = 'berjalan'`),
  );
beforeAll(async () => {
  build();
});
afterAll(killAll);

describe('making people unknown, killed in the middle', () => {
  let who: Who[];
  let before: unknown;
  beforeAll(async () => {
    place = await filled();
    await lookInside(place.config, async db => {
      who = await plan(db);
      before = await figures(db);
    });
  });
  afterAll(() => place.drop());

  it('leaves each person whole or unknown, goes on after the start, and ends with all figures as they were', async () => {
    let portal = start(place.config);
    let admin = await enter(portal);
    const half = await untilSome(admin);
    await kill(portal.child);
    expect(half.status).toBe('berjalan');
    await lookInside(place.config, async db => {
      const lines = await linesOf(db);
      expect(new Set(lines.map(({ hasil }) => hasil))).toContain('selesai');
      expect(lines.some(({ hasil }) => hasil !== 'selesai')).toBe(true);
      for (const { id, hasil, nama } of lines)
        if (hasil === 'selesai') expect(nama).toMatch(/^Anonim [0-9A-F]{8}$/);
        else expect(nama).toBe(who.find(one => one.id === id)?.nama);
    });
    await minutesLater();
    // The start looks for what is due by itself.
    portal = start(place.config);
    admin = await enter(portal);
    await expect.poll(async () => (await admin.run())?.status, patient).toBe('selesai');
    expect((await admin.run())?.dianonimkan).toBe(who.length);
    await kill(portal.child);
    await lookInside(place.config, async db => {
      expect(
        await placesOf(
          db,
          who.map(({ npm }) => npm),
        ),
      ).toEqual([]);
      expect(await figures(db)).toEqual(before);
    });
  }, 400_000);
});

describe('a run that is called off after it was cut off', () => {
  let who: Who[];
  beforeAll(async () => {
    place = await filled();
    who = await lookInside(place.config, plan);
  });
  afterAll(() => place.drop());

  it('finishes those it had begun with and leaves the others alone', async () => {
    let portal = start(place.config);
    let admin = await enter(portal);
    const { id } = await untilSome(admin);
    await kill(portal.child);
    // Its job still looks alive for some minutes, so that nothing goes on before it is called off.
    portal = start(place.config);
    admin = await enter(portal);
    expect((await admin.post(`pengaturan/retensi/rencana/${id}/batal`, { catatan: 'Salah.' })).status).toBe(200);
    await kill(portal.child);
    await minutesLater();
    portal = start(place.config);
    admin = await enter(portal);
    await expect.poll(async () => (await admin.post(job)).status, patient).toBe(200);
    await kill(portal.child);
    await lookInside(place.config, async db => {
      const lines = await linesOf(db);
      expect(lines.filter(({ hasil }) => hasil === 'berlangsung' || hasil === 'menunggu')).toEqual([]);
      const gone = lines.filter(({ hasil }) => hasil === 'selesai').map(line => line.id);
      const left = who.filter(one => !gone.includes(one.id));
      expect(gone.length).toBeGreaterThan(0);
      expect(left.length).toBeGreaterThan(0);
      expect(
        await placesOf(
          db,
          who.filter(one => gone.includes(one.id)).map(({ npm }) => npm),
        ),
      ).toEqual([]);
      // Everything of the others is as it was: their participations too.
      const named = await db.query<{ npm: string }>(
        'select distinct npm from mbkm_pendaftar_program_mbkm where npm = any($1::text[])',
        [left.map(({ npm }) => npm)],
      );
      const had = await db.query<{ npm: string }>(
        `select distinct m.npm from mbkm_pendaftar_program_mbkm p join master_mahasiswa m on m.id = p.id_mahasiswa where m.npm = any($1::text[])`,
        [left.map(({ npm }) => npm)],
      );
      expect(named.length).toBe(had.length);
    });
  }, 400_000);
});

describe.skipIf(!serverUrl)('taking the demo university out, killed in the middle', () => {
  beforeAll(async () => {
    place = await filled();
  });
  afterAll(() => place.drop());

  /** `npm run admin` as a process of its own. */
  const emptying = () =>
    spawn(
      process.execPath,
      ['scripts/built.mjs', 'admin', '--kosongkan-demo', '--nama=Portal MBKM', '--tanpa-cadangan'],
      {
        env: {
          ...process.env,
          NODE_ENV: 'development',
          DATA_DIR: place.config.dataDir,
          DATABASE_URL: place.config.databaseUrl ?? '',
          BASE_URL: '',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );

  it('leaves everything as it was, and works the second time', async () => {
    const before = await lookInside(place.config, contentsOf);
    await lookInside(place.config, async db => {
      const others = async (on: Queryable, where: string) => {
        // Within a transaction the server answers what it answered first.
        await on.query('select pg_stat_clear_snapshot()');
        return on.one<{ n: number }>(
          `select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and ${where}`,
        );
      };
      await db.transaction(async tx => {
        // The last that is written: everything else is gone by then, within the transaction.
        await tx.query('select 1 from pengaturan_sumber_data for update');
        const cut = emptying();
        await expect.poll(async () => (await others(tx, `wait_event_type = 'Lock'`))?.n, patient).toBe(1);
        await kill(cut);
      });
      await expect
        .poll(async () => (await others(db, `application_name = '' and state <> 'idle'`))?.n, patient)
        .toBe(0);
    });
    expect(await lookInside(place.config, contentsOf)).toEqual(before);

    const again = emptying();
    let said = '';
    for (const stream of [again.stdout, again.stderr])
      stream.on('data', part => {
        said += part;
      });
    await once(again, 'close');
    expect(said).toContain('Data contoh sudah dikosongkan.');
    const after = await lookInside(place.config, contentsOf);
    expect(after.master_mahasiswa?.rows).toBe(0);
    expect(after.pengaturan_user?.rows).toBe(1);
  }, 400_000);
});
