import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createConnection, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { BackupConfig } from '../../../../server/ops/backup.ts';
import { emptyFolder, runningPortal, serverDatabase, serverUrl } from './place.ts';
import { build, killAll, portOf, start } from './running.ts';

/** A database with the demo university that nobody has open. */
async function filled(): Promise<{ config: BackupConfig; drop: () => Promise<void> }> {
  if (serverUrl) return serverDatabase(serverUrl, { template: inject('templateDatabase') });
  const { config, db } = await runningPortal(inject('template'));
  await db.close();
  return { config, drop: async () => undefined };
}

const factsOf = (pid: number): string[] => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
const stateOf = (pid: number) => factsOf(pid)[0];
const startOf = (pid: number) => factsOf(pid)[19];

describe('portal sebagai proses', () => {
  let config: BackupConfig;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    build();
    ({ config, drop } = await filled());
  });
  afterAll(() => drop());
  afterEach(killAll);

  it('menyelesaikan permintaan yang sedang berjalan ketika dihentikan', async () => {
    const portal = start(config);
    const port = await portOf(portal);
    const body = JSON.stringify({ username: 'timmbkm', password: 'Nusantara#2026' });
    const socket = createConnection(port, '127.0.0.1').setEncoding('utf8');
    const answer = async (words: string) => {
      let text = '';
      while (!text.includes(words)) text += (await once(socket, 'data'))[0];
      return text;
    };
    socket.write(
      `POST /api/user/login HTTP/1.1\r\nhost: portal\r\nx-api-key: portal-mbkm-demo\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n`,
    );
    // The server has begun with the request, and waits for its body.
    await answer('100 Continue');
    portal.child.kill('SIGTERM');
    await refused(port);
    socket.write(body);
    expect(await answer('AccessToken')).toContain('200 OK');
    expect(await portal.exit()).toBe(0);
  });

  it('berhenti walau ada sambungan yang tidak meminta apa-apa, dan permintaan yang tidak kunjung lengkap', async () => {
    const portal = start(config, { STOP_SECONDS: '1' });
    const port = await portOf(portal);
    const [unused, half] = await Promise.all([connected(port), connected(port)]);
    half.write(
      'POST /api/user/login HTTP/1.1\r\nhost: portal\r\ncontent-type: application/json\r\ncontent-length: 9\r\nexpect: 100-continue\r\n\r\n',
    );
    await once(half, 'data');
    portal.child.kill('SIGTERM');
    await Promise.all([gone(unused), gone(half)]);
    expect(await portal.exit()).toBe(0);
  });

  it.skipIf(serverUrl)('menolak proses kedua pada folder data yang sama dengan kalimat yang jelas', async () => {
    const first = start(config);
    await portOf(first);
    const second = start(config);
    expect(await second.exit()).toBe(1);
    expect(second.text()).toMatch(new RegExp(`Folder data ${config.dataDir} sedang dipakai .*PID ${first.child.pid}`));
    expect(second.text()).not.toContain('    at ');
  });

  it.skipIf(serverUrl)('menyimpan datanya hanya untuk pemiliknya, juga berkas pertama basis datanya', async () => {
    const portal = start(config);
    await portOf(portal);
    const open = readdirSync(config.dataDir, { recursive: true, encoding: 'utf8' }).filter(name => {
      const found = statSync(join(config.dataDir, name));
      // The engine makes its cache of the catalogue anew, as it likes; no row stands in it.
      return found.isFile() && !name.endsWith('pg_internal.init') && found.mode & 0o077;
    });
    expect(statSync(join(config.dataDir, 'pg/PG_VERSION')).isFile()).toBe(true);
    expect(open).toEqual([]);
  });

  it.skipIf(serverUrl)(
    'mengambil alih folder data dari proses yang sudah mati tetapi belum diambil induknya',
    async () => {
      // The shell becomes a program that never asks for the child that it had.
      const parent = spawn('sh', ['-c', 'exec 3<&0; (read line <&3) & echo $!; exec sleep 300']);
      try {
        const pid = Number(String((await once(parent.stdout, 'data'))[0]));
        await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n');
        parent.stdin.write('\n');
        await expect.poll(() => stateOf(pid)).toBe('Z');
        writeFileSync(join(config.dataDir, 'kunci.pid'), `${pid} ${startOf(pid)}`);
        const portal = start(config);
        expect(await portOf(portal)).toBeGreaterThan(0);
      } finally {
        parent.kill('SIGKILL');
      }
    },
  );

  it('menolak data contoh dalam mode production', async () => {
    const portal = start(config, {
      NODE_ENV: 'production',
      SECRET: 'rahasia-uji-rahasia-uji-rahasia-uji',
      API_KEY: 'kunci-uji-portal',
    });
    expect(await portal.exit()).toBe(1);
    expect(portal.text()).toContain('mode production menolaknya');
  });

  it('berhenti dengan menyebut pengaturan yang salah', async () => {
    const portal = start(emptyFolder(), { PORT: 'tiga ribu' });
    expect(await portal.exit()).toBe(1);
    expect(portal.text()).toContain('Periksa konfigurasi');
    expect(portal.text()).toContain('PORT');
  });
});

async function connected(port: number): Promise<Socket> {
  const socket = createConnection(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Waits until the other side has closed, in whatever way. */
const gone = (socket: Socket) =>
  new Promise<void>(done => {
    socket.on('error', () => undefined);
    socket.on('close', () => done()).resume();
  });

/** Waits until a port takes no new connection. */
async function refused(port: number): Promise<void> {
  for (;;) {
    const open = await new Promise<boolean>(resolve => {
      const probe = createConnection(port, '127.0.0.1');
      probe.once('connect', () => {
        probe.destroy();
        resolve(true);
      });
      probe.once('error', () => resolve(false));
    });
    if (!open) return;
  }
}
