import { readdirSync, readFileSync } from 'node:fs';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import { describe, expect, it } from 'vitest';
import { messages } from '../../../../resources/kit/index.ts';
import { addresses, calledOf, withCallTable } from '../../../../server/platform/callTable.ts';
import { HttpError } from '../../../../server/platform/errors.ts';
import { toHttpError } from '../../../../server/platform/toHttpError.ts';

const calls = [
  ['GET', '/api/mbkm/konfigurasi'],
  ['GET', '/api/mbkm/konfigurasi/all'],
  ['GET', '/api/mbkm/konfigurasi/:id'],
  ['PUT', '/api/mbkm/konfigurasi/:kunci'],
  ['GET', '/api/mbkm/konfigurasi/:id/aksi/:action'],
  ['GET', '/api/mbkm/:jenis/rekap'],
  ['GET', '/api/mbkm/:kode(^[a-z]{3}$)'],
  ['GET', '/api/mbkm'],
  ['POST', '/api/:area'],
  ['GET', '/api/v6/mhs*'],
  ['GET', '/api/v6/mhs/khusus'],
] as const;

const asked = [
  ['GET', '/api/mbkm/konfigurasi'],
  ['GET', '/api/mbkm/konfigurasi/'],
  ['GET', '/api/mbkm/konfigurasi?range=[0,9]'],
  ['GET', '/api/mbkm/konfigurasi/all'],
  ['GET', '/api/mbkm/konfigurasi/42'],
  ['GET', '/api/mbkm/konfigurasi/dua%20kata%2Fx'],
  ['GET', '/api/%6Dbkm/konfigurasi/42'],
  ['GET', '/api/mbkm/konfigurasi/%E0%A4%A'],
  ['PUT', '/api/mbkm/konfigurasi/42'],
  ['DELETE', '/api/mbkm/konfigurasi/42'],
  ['PATCH', '/api/mbkm/konfigurasi/42'],
  ['OPTIONS', '/api/mbkm/konfigurasi/42'],
  ['GET', '/api/mbkm/konfigurasi/42/aksi/setujui'],
  ['GET', '/api/mbkm/konfigurasi/rekap'],
  ['GET', '/api/mbkm/lain/rekap'],
  ['GET', '/api/mbkm/lain'],
  ['GET', '/api/mbkm/abc'],
  ['GET', '/api/MBKM/abc'],
  ['GET', '/api//mbkm'],
  ['GET', '/api/mbkm'],
  ['POST', '/api/mbkm'],
  ['GET', '/api/v6/mhs'],
  ['GET', '/api/v6/mhs/khusus'],
  ['GET', '/api/v6/mhs/khusus/lagi'],
  ['GET', `/api/mbkm/konfigurasi/${'x'.repeat(300)}`],
  ['GET', `/api/mbkm/konfigurasi/${'x'.repeat(301)}`],
  ['GET', `/api/mbkm/${'x'.repeat(301)}/rekap`],
  ['GET', '/api/dalam/1'],
  ['GET', '/api/'],
  ['GET', '/api'],
  ['GET', '/halaman'],
] as const;

const refusal = (error: unknown) => {
  const { statusCode, code, message } = toHttpError(error);
  return { statusCode, code, message };
};

/** A server of these calls, each of which answers its address and its parameters. */
function serving(inTable: boolean): FastifyInstance {
  const bare = fastify({
    routerOptions: addresses,
    exposeHeadRoutes: false,
    frameworkErrors: (error: FastifyError, _request: unknown, reply: FastifyReply) =>
      void reply.code(toHttpError(error).statusCode).send(refusal(error)),
  });
  bare.setErrorHandler((error, _request, reply) => reply.code(toHttpError(error).statusCode).send(refusal(error)));
  const app = inTable ? withCallTable(bare) : bare;
  app.addHook('onRequest', async (request, reply) => {
    const { url, config } = calledOf(request);
    reply.header('called', `${url} ${config.summary}`);
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ tidak: 'ada' }));
  for (const [method, url] of calls)
    app.route({
      method,
      url,
      config: { summary: `${method} ${url}` },
      handler: async request => ({ url, params: request.params, query: request.query }),
    });
  app.get('/halaman', (_request, reply) => reply.send('halaman'));
  app.register(async scope => {
    scope.get('/api/dalam/:id', async request => ({ dalam: request.params }));
  });
  return app;
}

describe('calls below /api', () => {
  it('are answered as fastify answers its routes', async () => {
    const [plain, table] = [serving(false), serving(true)];
    const answersOf = (app: FastifyInstance) =>
      Promise.all(
        asked.map(async ([method, url]) => {
          const { statusCode, body, headers } = await app.inject({ method, url });
          // A parameter that is too long is refused before hooks by fastify.
          return [method, url, statusCode, body, statusCode === 414 ? undefined : headers.called];
        }),
      );
    expect(await answersOf(table)).toEqual(await answersOf(plain));
    await Promise.all([plain.close(), table.close()]);
  });

  it('are seen by onRoute, have one handler each, and are known', () => {
    const app = withCallTable(fastify({ exposeHeadRoutes: false }));
    const seen: string[] = [];
    app.addHook('onRoute', ({ method, url }) => {
      seen.push(`${method} ${url}`);
    });
    app.get('/api/a/:id', async () => 1);
    app.put('/api/a/:id', async () => 1);
    app.get('/halaman', async () => 1);
    expect(seen.sort()).toEqual(['GET /api/a/:id', 'GET /halaman', 'PUT /api/a/:id']);
    expect(() => app.get('/api/a/:kunci', async () => 2)).toThrow('Rute dua kali: GET /api/a/:kunci');
    expect(['/api/a/:id', '/api/b', '/halaman'].map(url => app.hasRoute({ method: 'GET', url }))).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('refuse with what their handler throws, at once or later', async () => {
    const app = withCallTable(fastify());
    app.setErrorHandler((error, _request, reply) => reply.code(toHttpError(error).statusCode).send(refusal(error)));
    const refuse = () => {
      throw new HttpError(409, messages.wrongState);
    };
    app.get('/api/a', refuse);
    app.get('/api/b', async () => refuse());
    expect([(await app.inject('/api/a')).statusCode, (await app.inject('/api/b')).statusCode]).toEqual([409, 409]);
    await app.close();
  });

  // The one route of the table is open to everybody with a session: a hook that asks Fastify guards by that.
  it('are asked of the table alone by whoever guards', () => {
    const asking = readdirSync('server', { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.ts') && /\brouteOptions\b/.test(readFileSync(`server/${file}`, 'utf8')))
      .sort();
    // The pages of the documentation are an inner scope of Fastify's own.
    expect(asking).toEqual(['platform/callTable.ts', 'platform/docs.ts']);
  });
});
