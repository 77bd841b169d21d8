import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { createApp } from '../../../../server/app.ts';
import { runCli } from '../../../../server/cli.ts';
import { backupJobs } from '../../../../server/ops/backupJobs.ts';
import { createFilePorts } from '../../../../server/platform/documents/files/index.ts';
import type { Scheduler } from '../../../../server/platform/jobs/index.ts';
import { createScheduler } from '../../../../server/platform/jobs/scheduler.ts';
import { person, testConfig, today } from '../../support/world.ts';
import { type Origin, openOrigin } from './origin.ts';
import { folder } from './place.ts';

// Two backups and a restore of the demo university: beside other work more than the minute of other tests.
describe('backups that the portal makes by itself', { timeout: 240_000 }, () => {
  let origin: Origin;
  let now = today;
  let app: Awaited<ReturnType<typeof createApp>>['app'];
  let processes: Scheduler[];
  /** Report of the last backup. */
  let archived = { tabel: 0, baris: 0 };
  const target = folder();
  const archives = () => readdirSync(target).sort();
  /** Logged in anew each time: the clock runs ahead of sessions. */
  const as = async (username: string) => {
    const login = await app.inject({
      method: 'POST',
      url: '/api/user/login',
      headers: { 'x-api-key': testConfig.apiKey },
      payload: { username, password: testConfig.demoPassword },
    });
    return person(app, login.json().token.AccessToken);
  };
  const run = async (name: string) => (await (await as('superadmin')).post(`sistem/pekerjaan/${name}/jalankan`)).json();
  const runsOf = async (job: string) =>
    (await (await as('superadmin')).get('sistem/pekerjaan'))
      .json<{ name: string; terakhir: { jadwal: string | null; status: string }[] }[]>()
      .flatMap(({ name, terakhir }) => (name === job ? terakhir : []));
  const tasks = async (username = 'superadmin') =>
    (await (await as(username)).get('dashboard'))
      .json<{ tugas: { label: string; nama: string[]; link: string }[] }>()
      .tugas.filter(({ link }) => link === '/pengaturan/kesehatan');

  beforeAll(async () => {
    origin = await openOrigin({ template: inject('template'), templateDatabase: inject('templateDatabase') });
    const config = {
      ...testConfig,
      ...origin.config,
      backup: { at: '01:30', keep: 1, folder: target, s3: undefined },
    };
    const made = await createApp({
      config,
      db: origin.db,
      registry,
      demo: true,
      now: () => now,
      files: createFilePorts(config),
    });
    ({ app } = made);
    processes = [1, 2].map(() => createScheduler(made.engine, backupJobs(config), app.log));
  });
  afterAll(async () => {
    await app.close();
    await origin.close();
  });

  it('are tasks of Super Admin while there are none, and of nobody else', async () => {
    now = new Date(Date.now() + 30 * 86_400_000);
    expect((await tasks()).map(({ label }) => label)).toEqual([
      'Cadangan belum dibuat sebagaimana mestinya',
      'Cadangan sudah lama tidak dicoba dipulihkan',
    ]);
    expect(await tasks('timmbkm')).toEqual([]);
    now = today;
    expect(await run('cadangan-coba')).toMatchObject({ status: 'gagal', pesan: 'Belum ada cadangan untuk dicoba.' });
    expect(await tasks()).toMatchObject([
      { label: 'Percobaan pemulihan cadangan gagal', nama: ['Belum ada cadangan untuk dicoba.'] },
    ]);
  });

  it('are made at their time by one process, and only so many stay', async () => {
    const killed = join(target, 'portal-mbkm-otomatis-2026-11-01-013000.tar.gz.sebagian');
    writeFileSync(killed, 'separuh');
    utimesSync(killed, new Date('2026-11-01'), new Date('2026-11-01'));
    writeFileSync(join(target, 'portal-mbkm-2026-01-01-000000.tar.gz'), 'buatan tangan');
    now = new Date('2026-11-22T18:31:00Z');
    await Promise.all(processes.map(one => one.tick()));
    expect(archives()).toEqual([
      'portal-mbkm-2026-01-01-000000.tar.gz',
      'portal-mbkm-otomatis-2026-11-22-183100.tar.gz',
    ]);
    // Both were due at once; the rehearsal waits for an archive instead of failing for want of one.
    expect((await runsOf('cadangan-coba')).map(({ jadwal }) => jadwal)).toEqual([null]);
    now = new Date('2026-11-23T18:31:00Z');
    const made = await run('cadangan');
    expect(made).toMatchObject({
      status: 'selesai',
      hasil: { ukuran: expect.any(Number), berkas: 1, berkasHilang: 0, dihapus: 1 },
    });
    archived = made.hasil;
    expect(archived.baris).toBeGreaterThan(1000);
    expect(archives()).toEqual([
      'portal-mbkm-2026-01-01-000000.tar.gz',
      'portal-mbkm-otomatis-2026-11-23-183100.tar.gz',
    ]);
  });

  it('are rehearsed in a copy that is thrown away, with figures', async () => {
    const left = join(origin.config.dataDir, 'coba', 'ditinggal', 'pg');
    mkdirSync(left, { recursive: true });
    const { tabel, baris } = archived;
    expect(await run('cadangan-coba')).toMatchObject({
      status: 'selesai',
      hasil: { tabel, baris, berkas: 1, migrasiBaru: [] },
    });
    expect(readdirSync(join(origin.config.dataDir, 'coba'))).toEqual([]);
    expect(await tasks()).toEqual([]);
  });

  it('are rehearsed by hand as well, the newest one unless another is named; a damaged one is refused', async () => {
    const env = { DATA_DIR: folder(), BACKUP_DIR: target, NODE_ENV: 'test' };
    const newest = archives().at(-1) ?? '';
    const bytes = readFileSync(join(target, newest));
    writeFileSync(join(target, 'portal-mbkm-2026-12-01-000000.tar.gz'), bytes.subarray(0, bytes.length - 4000));
    const said: unknown[] = [];
    const hear = (words: unknown) => void said.push(words);
    vi.spyOn(console, 'log').mockImplementation(hear);
    vi.spyOn(console, 'error').mockImplementation(hear);
    expect(await runCli(['restore', '--coba'], env)).toBe(1);
    vi.restoreAllMocks();
    expect(said).toEqual([
      `Mencoba memulihkan ${join(target, 'portal-mbkm-2026-12-01-000000.tar.gz')}`,
      'Arsip rusak atau terpotong.',
    ]);
    expect(existsSync(join(env.DATA_DIR, 'pg'))).toBe(false);
  });
});
