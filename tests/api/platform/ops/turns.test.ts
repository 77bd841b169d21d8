import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { join } from 'node:path';
// biome-ignore lint/plugin: what must not happen has no end to wait for; on a slow machine the test only proves less.
import { setTimeout as after } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Embedded, startEmbedded } from '../../../../server/platform/database/embedded.ts';
import { copyTemplate } from '../../support/template.ts';
import { folder } from './place.ts';

/** A message of PostgreSQL's protocol. */
function message(type: string, ...parts: (string | number)[]): Buffer {
  const body = Buffer.concat(
    parts.map(part => (typeof part === 'string' ? Buffer.from(`${part}\0`) : Buffer.from([part >> 8, part & 255]))),
  );
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}

async function answerWith(socket: Socket, end: string): Promise<string> {
  let text = '';
  while (!text.includes(end)) text += ((await once(socket, 'data')) as [Buffer])[0].toString('latin1');
  return text;
}

describe('basis data tertanam dengan dua program', () => {
  let embedded: Embedded;
  beforeAll(async () => {
    const dataDir = folder();
    if (inject('template')) copyTemplate(inject('template'), dataDir);
    embedded = await startEmbedded(dataDir);
  });
  afterAll(() => embedded.stop());

  it('menyelesaikan pertanyaan yang satu sebelum memulai yang lain', async () => {
    const raw = createConnection(join(embedded.host, '.s.PGSQL.5432'));
    const start = message('', 3, 0, 'user', 'postgres', 'database', 'postgres', '');
    raw.write(start);
    await answerWith(raw, 'Z\0\0\0\x05');
    raw.write(message('P', '', `select 'milik yang pertama'`, 0));
    await answerWith(raw, '1\0\0\0\x04');

    const other = new pg.Client({ host: embedded.host, user: 'postgres', database: 'postgres' });
    let finished = false;
    const second = other
      .connect()
      .then(() => other.query('select $1::text as kata', ['milik yang kedua']))
      .finally(() => {
        finished = true;
      });
    await Promise.race([second, after(300)]);
    expect(finished).toBe(false);

    raw.write(Buffer.concat([message('B', '', '', 0, 0, 0), message('E', '', 0, 0), message('S')]));
    expect(await answerWith(raw, 'Z\0\0\0\x05')).toContain('milik yang pertama');
    expect((await second).rows).toEqual([{ kata: 'milik yang kedua' }]);
    raw.end();
    await other.end();
  });
});
