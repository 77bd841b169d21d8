import { fileURLToPath } from 'node:url';
import Fastify, { type FastifyInstance } from 'fastify';
import type { DataBeranda, DataLanding } from '../../../../landing/api.ts';
import { programOf } from '../../../../landing/content/programs.ts';
import { firstIdentity } from '../../../../server/platform/identity.ts';
import { registerLanding } from '../../../../server/platform/landing/index.ts';
import { articles, indexData, landingData, logos, news, stories } from './sample.ts';

const known = { identity: firstIdentity, pictures: {} };
const distDir = fileURLToPath(new URL('../../../../dist/landing', import.meta.url));

/** How the fake API answers now; tests change it. */
interface ApiState {
  down: boolean;
  change: <T extends DataBeranda | DataLanding>(data: T) => T;
}

export interface World {
  app: FastifyInstance;
  api: ApiState;
  url: string;
  close: () => Promise<void>;
}

/** The landing plugin on a bare app with the public endpoints in memory. */
export async function startWorld(port = 0): Promise<World> {
  // Routed like the portal (server/platform/http.ts).
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  const api: ApiState = { down: false, change: data => data };
  app.addHook('onRequest', async (request, reply) => {
    if (api.down && request.url.startsWith('/api/publik'))
      return reply.code(503).send({ statusCode: 503, message: '-' });
  });
  app.get('/api/publik/beranda', () => api.change(indexData));
  app.get<{ Params: { kode: string } }>('/api/publik/landing/:kode', async (request, reply) => {
    const program = programOf(request.params.kode);
    return program ? api.change(landingData(program.code)) : reply.code(404).send({ statusCode: 404, message: '-' });
  });
  app.get('/api/publik/berita', () => ({ items: news.slice(0, 12), total: news.length }));
  app.get('/api/contoh/logo/:name', (request, reply) => reply.type('image/svg+xml').send(logos.get(request.url)));
  app.get('/api/contoh/:name', (_, reply) => reply.type('application/octet-stream').send('-'));
  app.get('/favicon.ico', (_, reply) => reply.code(204).send());
  // Screens of the back office that public pages link to.
  app.get('/login', (_, reply) => reply.type('text/html').send('<!doctype html><title>Login</title><h1>Login</h1>'));

  const landing = await registerLanding(app, {
    distDir,
    identity: { read: async () => known, bytes: async () => undefined },
    baseUrl: 'https://mbkm.example',
    isAppPath: () => false,
    article: async slug => articles.get(slug) ?? null,
    listArticles: async query => {
      if (api.down) throw new Error('down');
      const all = [...news, ...stories].filter(
        entry =>
          (!query.kategori || entry.kategori === query.kategori) &&
          (!query.kode || entry.program.includes(query.kode)) &&
          entry.judul.toLowerCase().includes(query.q.toLowerCase()),
      );
      const start = (query.page - 1) * query.perPage;
      return { items: all.slice(start, start + query.perPage), total: all.length };
    },
    articles: async () => [...articles.values()],
  });
  app.setNotFoundHandler(landing.notFound);
  const url = await app.listen({ port, host: '127.0.0.1' });
  return { app, api, url, close: () => app.close() };
}
