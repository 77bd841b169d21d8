// @module-tag semua: fills a database twice, half a minute each
import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { emptyFolder, lookInside, serverUrl } from './place.ts';
import { build, kill, killAll, portOf, start } from './running.ts';

/** Most memory of a portal with its embedded database that was just filled, in MB: 376, and 495 where it fills it itself. */
const mostMemory = 440;

const residentMb = (pid = 0): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

describe.skipIf(serverUrl)('the first start on the embedded database', () => {
  beforeAll(() => build());
  afterEach(killAll);

  it('gives back the memory that filling it took', async () => {
    const config = emptyFolder();
    const portal = start(config);
    expect((await fetch(`http://127.0.0.1:${await portOf(portal)}/readyz`)).status).toBe(200);
    expect(residentMb(portal.child.pid)).toBeLessThan(mostMemory);
    portal.child.kill('SIGTERM');
    expect(await portal.exit()).toBe(0);
  }, 180_000);

  it('leaves nobody behind who fills when it is killed, and begins anew', async () => {
    const config = emptyFolder();
    const cut = start(config);
    await cut.says(/Kelurahan\/Desa .*baris/);
    // Its output ends with the last process that writes there.
    await kill(cut.child);
    const portal = start(config);
    await portOf(portal);
    portal.child.kill('SIGTERM');
    expect(await portal.exit()).toBe(0);
    await lookInside(config, async db => {
      expect(await db.one(`select nilai from _portal where kunci = 'isi'`)).toEqual({ nilai: 'demo' });
      expect(await db.one('select count(distinct npm) = count(*) as sekali from master_mahasiswa')).toEqual({
        sekali: true,
      });
    });
  }, 180_000);
});
