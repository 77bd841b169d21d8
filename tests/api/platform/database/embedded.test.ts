import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { DataDirLocked, lockDataDir } from '../../../../server/platform/database/lock.ts';
import { openDatabase } from '../../../../server/platform/database/open.ts';
import { copyTemplate } from '../../support/template.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'mbkm-data-'));

/** With a cluster, which takes seconds to make; an empty one in a run on a server. */
function withCluster(): string {
  const dataDir = folder();
  const template = inject('template');
  if (template) copyTemplate(template, dataDir);
  return dataDir;
}

const open = (dataDir: string) => openDatabase({ dataDir, databaseUrl: undefined, poolSize: 1 });

describe('folder data tertanam', () => {
  it('menolak proses kedua dengan menyebut folder dan PID', async () => {
    const dataDir = folder();
    const release = await lockDataDir(dataDir);
    await expect(lockDataDir(dataDir)).rejects.toThrow(DataDirLocked);
    await expect(lockDataDir(dataDir)).rejects.toThrow(new RegExp(`${dataDir}.*PID ${process.pid}`));
    release();
    (await lockDataDir(dataDir))();
  });

  it('menolak juga ketika pemegangnya di kontainer lain, yang PID-nya tidak berarti apa-apa di sini', async () => {
    for (const dataDir of [folder(), join(folder(), 'folder-yang-dalam/'.repeat(8))]) {
      const release = await lockDataDir(dataDir);
      const lock = join(dataDir, 'kunci.pid');
      // As it stands there when it is read from another PID namespace: no process here has this id and start.
      writeFileSync(lock, readFileSync(lock, 'utf8').replace(/^\d+ \d+/, '999999 12345'));
      await expect(lockDataDir(dataDir)).rejects.toThrow(/sedang dipakai portal lain, mungkin di kontainer lain/);
      release();
      (await lockDataDir(dataDir))();
    }
  });

  it('mengambil alih kunci yang ditinggalkan proses mati', async () => {
    const dataDir = folder();
    writeFileSync(join(dataDir, 'kunci.pid'), '999999 12345');
    (await lockDataDir(dataDir))();
  });

  it('mengambil alih kunci proses yang sudah mati tetapi belum diambil induknya', async () => {
    const dataDir = folder();
    // It ends only after the shell has become a program that collects nobody.
    const parent = spawn('sh', ['-c', 'exec 3<&0; (read line <&3) & echo $!; exec sleep 300']);
    const [said]: Buffer[] = await once(parent.stdout, 'data');
    await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n');
    parent.stdin.write('\n');
    const stat = () => readFileSync(`/proc/${String(said).trim()}/stat`, 'utf8');
    await expect.poll(stat).toContain(') Z ');
    const started = stat().split(') ')[1]?.split(' ')[19];
    writeFileSync(join(dataDir, 'kunci.pid'), `${String(said).trim()} ${started}`);
    (await lockDataDir(dataDir))();
    parent.kill('SIGKILL');
  });

  it('menunggu sebentar pemegang yang sedang berhenti', async () => {
    const dataDir = folder();
    // It ends when its input does.
    const holder = spawn('cat');
    const stat = readFileSync(`/proc/${holder.pid}/stat`, 'utf8');
    writeFileSync(join(dataDir, 'kunci.pid'), `${holder.pid} ${stat.split(') ')[1]?.split(' ')[19]}`);
    await expect(lockDataDir(dataDir)).rejects.toThrow(DataDirLocked);
    const waiting = lockDataDir(dataDir, 30_000);
    holder.stdin.end();
    (await waiting)();
  });

  it('tidak kehilangan satu pun tulisan yang sudah dijawab ketika proses dibunuh', async () => {
    const dataDir = withCluster();
    const child = fork(join(import.meta.dirname, 'writer.mjs'), [dataDir], {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    let acknowledged = 0;
    await new Promise<void>(resolve => {
      child.on('message', (n: number) => {
        acknowledged = n;
        if (n >= 150) resolve();
      });
    });
    child.kill('SIGKILL');
    await once(child, 'exit');
    const db = await open(dataDir);
    const kept = await db.one<{ n: number }>('select count(*)::int as n from tulisan where nomor <= $1', [
      acknowledged,
    ]);
    await db.close();
    expect(kept?.n).toBe(acknowledged);
  }, 240_000);

  it('memulai kembali mesin yang berhenti sendiri: yang sudah dijawab ada, yang belum selesai tidak', async () => {
    const child = fork(join(import.meta.dirname, 'revive.mjs'), [withCluster()], {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
    });
    const [said] = await once(child, 'message');
    expect(said).toEqual({ lost: 'DatabaseLost', rows: [{ nomor: 1 }], started: 2 });
  }, 240_000);

  it('menolak pemakaian db di dalam transaksi, yang akan menunggu dirinya sendiri', async () => {
    const db = await open(withCluster());
    await expect(db.transaction(() => db.query('select 1'))).rejects.toThrow('Pakai tx');
    await db.close();
  });
});
