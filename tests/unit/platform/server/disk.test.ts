import fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { watchDisk } from '../../../../server/platform/disk.ts';
import { isDiskFull } from '../../../../server/platform/fullDisk.ts';

/** A file system without a single free byte. */
const full = '/proc';

describe('a disk that is nearly full', () => {
  const app = fastify();
  const disk = watchDisk(app, { dataDir: full, embedded: true });
  app.get('/api/x', async () => ({}));
  for (const path of ['/api/x', '/api/user/login', '/api/user/logout']) app.post(path, async () => ({}));
  afterAll(() => app.close());
  const ask = async (method: 'GET' | 'POST', url: string) => (await app.inject({ method, url })).statusCode;

  it('takes no more writes on the embedded database; people read, come in and go', async () => {
    expect(await ask('POST', '/api/x')).toBe(507);
    expect([
      await ask('GET', '/api/x'),
      await ask('POST', '/api/user/login'),
      await ask('POST', '/api/user/logout'),
    ]).toEqual([200, 200, 200]);
    expect([await disk.isFull(), disk.refused()]).toEqual([true, 1]);
  });

  it('is known by the words of PostgreSQL and of the system, also behind another error', () => {
    const coded = (code: string) => Object.assign(new Error(code), { code });
    for (const code of ['53100', 'ENOSPC', 'EDQUOT']) expect(isDiskFull(coded(code))).toBe(true);
    expect(isDiskFull(new Error('x', { cause: coded('ENOSPC') }))).toBe(true);
    expect(isDiskFull(coded('EACCES'))).toBe(false);
  });
});
