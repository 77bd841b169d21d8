import { createServer } from 'node:http';
import fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { callSource, closeBreakers } from '../../../../server/areas/sinkronisasi/siamik/http.ts';
import { mustBeOutside } from '../../../../server/areas/sinkronisasi/siamik/outsideHosts.ts';
import { sourceWords } from '../../../../server/areas/sinkronisasi/siamik/port.ts';
import type { SourceSettings } from '../../../../server/areas/sinkronisasi/siamik/source.ts';
import { listenAt, readConfig } from '../../../../server/platform/config.ts';
import { createHttp } from '../../../../server/platform/http.ts';
import { renderMarkdown } from '../../../../server/platform/landing/markdown.ts';

const kept = { hosts: process.env.SOURCE_HOSTS, mode: process.env.NODE_ENV };
afterEach(() => {
  process.env.NODE_ENV = kept.mode;
  if (kept.hosts === undefined) delete process.env.SOURCE_HOSTS;
  else process.env.SOURCE_HOSTS = kept.hosts;
  closeBreakers();
});

describe('sources of the academic system', () => {
  it.each(['10.0.0.7', '172.16.4.4', '192.168.1.20', '169.254.169.254', '100.64.0.1', '[fd00::7]', '0.0.0.0'])(
    '%s, inside the own network, is called only where the operator names it',
    async host => {
      delete process.env.SOURCE_HOSTS;
      await expect(mustBeOutside(host, 'SIAMIK')).rejects.toThrow('Minta pengelola server mengizinkannya');
      process.env.SOURCE_HOSTS = '10.9.9.9';
      await expect(mustBeOutside(host, 'SIAMIK')).rejects.toThrow('Minta pengelola server mengizinkannya');
      process.env.SOURCE_HOSTS = `siamik.example , ${host.replace(/[[\]]/g, '').toUpperCase()}`;
      await expect(mustBeOutside(host, 'SIAMIK')).resolves.toBeUndefined();
    },
  );

  it('on this machine are called outside production only', async () => {
    await expect(mustBeOutside('127.0.0.1', 'SIAMIK')).resolves.toBeUndefined();
    process.env.NODE_ENV = 'production';
    await expect(mustBeOutside('127.0.0.1', 'SIAMIK')).rejects.toThrow('Minta pengelola server mengizinkannya');
    await expect(mustBeOutside('[::1]', 'SIAMIK')).rejects.toThrow('Minta pengelola server mengizinkannya');
  });

  it('that answer more than 64 MB, without saying how much, are not read to the end', async () => {
    const piece = Buffer.alloc(1024 * 1024, ' ');
    let sent = 0;
    let asked = 0;
    const server = createServer((_request, response) => {
      asked++;
      let left = 80;
      const more = () => {
        while (left > 0) {
          left--;
          sent++;
          if (!response.write(piece)) return void response.once('drain', more);
        }
        response.end('{}');
      };
      more();
    });
    await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const settings: SourceSettings = {
      id: '1',
      kode: 'siamik',
      nama: 'SIAMIK',
      mode: 'http',
      baseUrl: `http://127.0.0.1:${port}`,
      namaVariabelKunci: null,
      timeoutDetik: 20,
      ukuranHalaman: 500,
      pemetaan: null,
      aktif: true,
    };
    await expect(callSource(settings, { path: 'tendik' })).rejects.toThrow('SIAMIK sedang tidak dapat dihubungi.');
    server.closeAllConnections();
    await new Promise(closed => server.close(closed));
    expect(asked).toBe(3);
    expect(sent).toBeLessThan(asked * 80);
  });

  it('are quoted in words whatever they send', () => {
    for (const odd of [{ nama: 'x' }, ['a'], new Map()]) expect(sourceWords(odd)).not.toContain('[object');
    expect(sourceWords({ nama: 'x' })).toContain('nama');
  });
});

describe('links of articles', () => {
  it.each([
    '[a](/\\evil.example)',
    '[a](//evil.example)',
    '[a](</\t/evil.example>)',
    '[a](javascript:alert(1))',
    '![a](/\\evil.example/p.png)',
  ])('%s lead nowhere', text => expect(renderMarkdown(text)).not.toMatch(/<(a|img) /));

  it('lead where they say on the own site', () => {
    expect(renderMarkdown('[a](/berita)')).toContain('<a href="/berita"');
  });
});

describe('the server', () => {
  it('with demo accounts listens to this machine only, unless HOST says otherwise', () => {
    expect(listenAt({ host: undefined }, true)).toEqual({ host: 'localhost', localOnly: true });
    expect(listenAt({ host: '0.0.0.0' }, true)).toEqual({ host: '0.0.0.0', localOnly: false });
    expect(listenAt({ host: undefined }, false)).toEqual({ host: '0.0.0.0', localOnly: false });
  });

  it('waits for a request five minutes at most, and for so many connections', async () => {
    const app = await createHttp(readConfig({ LOG_LEVEL: 'silent' }), registry);
    await app.ready();
    const bare = fastify();
    expect(app.server.requestTimeout).toBe(300_000);
    expect(app.server.maxConnections).toBe(2000);
    expect(bare.server.maxConnections).toBeUndefined();
    await app.close();
  });
});
