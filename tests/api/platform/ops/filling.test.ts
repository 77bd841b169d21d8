import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { type PrepareOptions, prepareData } from '../../../../server/ops/prepare.ts';
import { tableName } from '../../../../server/platform/database/columns.ts';
import type { Queryable } from '../../../../server/platform/database/db.ts';
import { openDatabase } from '../../../../server/platform/database/open.ts';
import { contentOf } from '../../../../server/platform/engine/examples/content.ts';
import { testConfig } from '../../support/world.ts';
import { emptyFolder, serverDatabase, serverUrl } from './place.ts';
import { build, killAll, start } from './running.ts';

/** A new database is filled by a program of its own, which may end in its middle. */

beforeAll(build);
afterEach(killAll);

const childrenOf = (pid: number | undefined): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

describe('portal yang mengisi basis data baru', () => {
  it('mengatakan mengapa pengisian gagal, lalu berakhir', async () => {
    const config = emptyFolder();
    writeFileSync(join(config.dataDir, 'pg'), 'bukan folder');
    const portal = start(config);
    expect(await portal.exit()).toBe(1);
    expect(portal.text()).toMatch(/^Portal gagal dimulai: Error: EEXIST.*pg'/m);
    expect(portal.text()).not.toContain('terhenti');
  });

  it('mengatakan bahwa pengisian terhenti, lalu berakhir', async () => {
    const portal = start(emptyFolder());
    await expect.poll(() => childrenOf(portal.child.pid)).toHaveLength(1);
    for (const pid of childrenOf(portal.child.pid)) process.kill(pid, 'SIGKILL');
    expect(await portal.exit()).toBe(1);
    expect(portal.text()).toContain('Pengisian basis data baru terhenti (SIGKILL)');
  });
});

/** Tables with rows, but for what migrations and their order write. */
async function filledTables(db: Queryable): Promise<string[]> {
  const filled: string[] = [];
  for (const r of registry.resources) {
    const row = await db.one<{ ada: boolean }>(`select exists (select 1 from ${tableName(r)}) as ada`);
    if (row?.ada) filled.push(r.name);
  }
  return filled;
}

describe.runIf(serverUrl)('pengisian yang dibunuh di tengahnya', () => {
  let made: Awaited<ReturnType<typeof serverDatabase>>;
  beforeAll(async () => {
    made = await serverDatabase(serverUrl ?? '');
  });
  afterAll(() => made.drop());

  it('tidak meninggalkan apa pun, dan yang berikutnya mulai dari awal', async () => {
    const { config } = made;
    const child = spawn(process.execPath, ['dist/server/filling.mjs'], {
      cwd: join(import.meta.dirname, '../../../..'),
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'development',
        DATA_DIR: config.dataDir,
        DATABASE_URL: config.databaseUrl,
        BASE_URL: '',
      },
    });
    const ended = once(child, 'close');
    // Thousands of rows are written, and tens of thousands are still to come.
    let said = '';
    for await (const part of child.stdout) {
      said += part;
      if (said.includes('Kecamatan')) child.kill('SIGKILL');
    }
    await ended;
    expect(child.signalCode, said).toBe('SIGKILL');

    const db = await openDatabase(config);
    try {
      expect(await contentOf(db)).toBeUndefined();
      expect(await filledTables(db)).toEqual([]);
      const few: PrepareOptions = { regions: id => id.length === 2, quiet: true };
      expect(await prepareData(db, registry, testConfig, few)).toEqual({ demo: false, filled: true });
      expect(await filledTables(db)).toContain('pengaturan/user');
    } finally {
      await db.close();
    }
  });
});
